import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { LinkBase, ResourceContextProvider, useTranslate } from 'react-admin';
import { withId } from '../../dataProvider/rows';
import { nameOf } from '../../src/frame/format/texts';
import { usePageAddress } from '../../src/frame/kinds/pages';
import { ErrorState } from '../../src/frame/views/ErrorState';
import type { OnPage } from '../../src/frame/views/onPage';
import { PageHeader } from '../../src/frame/views/PageHeader';
import { RecordForm } from '../../src/frame/views/RecordForm';
import { Sections } from '../../src/frame/views/Sections';
import { useFreshRead } from '../../src/frame/views/useRead';
import { Waiting } from '../../src/frame/views/Waiting';
import type { ShopRecord } from '../define';
import { settingsFreshFor, simple } from './groups';
import type { settingsPage } from './settingsPage';
import { withFirstTaxCategory } from './taxCategories';

/** What the tabs send: not what the simplified page does. */
const inTabs = (record: ShopRecord): ShopRecord => ({
  ...Object.fromEntries(Object.entries(record).filter(([key]) => !simple.some(name => name === key))),
  id: record.id,
});

/** The settings in eight tabs of one form, saved in one call. */
export default function SettingsPage({ page }: OnPage<typeof settingsPage>) {
  const translate = useTranslate();
  const addressOf = usePageAddress();
  const { data, error, retry } = useFreshRead(page, 'settings', settingsFreshFor);
  const record = useMemo(() => data && withId(data), [data]);
  const [first, setFirst] = useState(record);
  if (record && !first) setFirst(record);
  const [isSaved, setSaved] = useState(false);
  // A tax category that staff have taken away is not offered again after saving.
  const grouped = useMemo(
    () => record && (record === first && !isSaved ? withFirstTaxCategory(inTabs(record)) : inTabs(record)),
    [record, first, isSaved],
  );
  return (
    <ResourceContextProvider value="settings">
      <PageHeader title={translate('pages.settings.title')}>
        {record && (
          <Button component={LinkBase} to={addressOf('updateSettings', { id: nameOf(record._id) || record.id })} variant="outlined">
            {translate('pages.updateSettings.title')}
          </Button>
        )}
      </PageHeader>
      {error && !record ? <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={retry} /> : null}
      {!record && !error && <Waiting label={translate('pages.settings.title')} />}
      {grouped && (
        <RecordForm
          stays
          record={grouped}
          asOpened={read => (isSaved ? inTabs(read) : withFirstTaxCategory(inTabs(read)))}
          saveLabel={translate('app.actions.save')}
          onSaved={() => setSaved(true)}
        >
          <Sections page="edit" except={['simplified']} />
        </RecordForm>
      )}
    </ResourceContextProvider>
  );
}
