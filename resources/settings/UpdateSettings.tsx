import { Card, CardContent } from '@mui/material';
import { useMemo } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { withId } from '../../dataProvider/rows';
import { usePageAddress } from '../../src/frame/kinds/pages';
import { useResource } from '../../src/frame/kinds/resources';
import { ErrorState } from '../../src/frame/views/ErrorState';
import { Inputs } from '../../src/frame/views/Inputs';
import { PageHeader } from '../../src/frame/views/PageHeader';
import { RecordForm } from '../../src/frame/views/RecordForm';
import { useBackTo } from '../../src/frame/views/useBack';
import { useFreshRead } from '../../src/frame/views/useRead';
import { Waiting } from '../../src/frame/views/Waiting';
import type { ShopRecord } from '../define';
import { settingsFreshFor, simple } from './groups';
import { settingsPage } from './settingsPage';

/** What this page sends. */
const ofPage = (record: ShopRecord): ShopRecord => ({ id: record.id, ...Object.fromEntries(simple.map(key => [key, record[key]])) });

/** Main shop, search distance, return duration and privacy policy, and nothing else. */
export default function UpdateSettings() {
  const translate = useTranslate();
  const { data, error, retry } = useFreshRead(settingsPage, 'settings', settingsFreshFor);
  const back = useBackTo(usePageAddress()('settings'));
  const few = useMemo(() => data && ofPage(withId(data)), [data]);
  return (
    <ResourceContextProvider value="settings">
      <PageHeader title={translate('pages.updateSettings.title')} />
      {error && !data ? <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={retry} /> : null}
      {!data && !error && <Waiting label={translate('pages.updateSettings.title')} />}
      {few && (
        <RecordForm
          stays
          record={few}
          asOpened={ofPage}
          part="#simplified"
          saveLabel={translate('app.actions.save')}
          onSaved={() => {}}
          onCancel={back}
        >
          <Card variant="outlined">
            <CardContent>
              <Few />
            </CardContent>
          </Card>
        </RecordForm>
      )}
    </ResourceContextProvider>
  );
}

function Few() {
  const { fields } = useResource();
  return <Inputs page="edit" fields={fields.filter(({ source }) => simple.some(name => name === source))} />;
}
