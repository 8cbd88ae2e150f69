import { Card, CardContent } from '@mui/material';
import { useMemo } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { usePageAddress } from '#frame/context/pagesContext.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { RecordForm } from '#frame/form/RecordForm.tsx';
import { Inputs } from '#frame/inputs/InputGrid.tsx';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { useBackTo } from '#frame/page/useBack.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { OtherPage } from './OtherPage';
import { simplifiedKeys } from './settingsGroups';
import { settingsPage } from './settingsPage';
import { useSettingsRecord } from './useSettingsRecord';

/** The values of this page. */
const pageValues = (record: ShopRecord): ShopRecord => ({ id: record.id, ...Object.fromEntries(simplifiedKeys.map(key => [key, record[key]])) });

/** Edits main shop, search distance, return duration and privacy policy. */
export default function UpdateSettings() {
  const translate = useTranslate();
  const { record, error, retry } = useSettingsRecord(settingsPage);
  const addressOf = usePageAddress();
  const back = useBackTo(addressOf('settings'));
  const values = useMemo(() => record && pageValues(record), [record]);
  return (
    <ResourceContextProvider value="settings">
      <PageHeader title={translate('pages.updateSettings.title')} />
      <OtherPage text="others" page="settings" to={addressOf('settings')} />
      {error && !record ? <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={retry} /> : null}
      {!record && !error && <Loading label={translate('pages.updateSettings.title')} />}
      {values && (
        <RecordForm
          staysOpen
          record={values}
          asOpened={pageValues}
          part="#simplified"
          saveLabel={translate('app.actions.save')}
          onSaved={() => {}}
          onCancel={back}
          includes={section => section === 'simplified'}
        >
          <Card variant="outlined">
            <CardContent>
              <SimplifiedInputs />
            </CardContent>
          </Card>
        </RecordForm>
      )}
    </ResourceContextProvider>
  );
}

function SimplifiedInputs() {
  const { fields } = useResource();
  return <Inputs page="edit" fields={fields.filter(({ source }) => simplifiedKeys.some(name => name === source))} />;
}
