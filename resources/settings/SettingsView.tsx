import { useMemo, useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { usePageAddress } from '#frame/context/pagesContext.ts';
import { RecordForm } from '#frame/form/RecordForm.tsx';
import { nameOf } from '#frame/format/texts.ts';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import type { PageProps } from '#frame/slots/slots.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { OtherPage } from './OtherPage';
import { simplifiedKeys } from './settingsGroups';
import type { settingsPage } from './settingsPage';
import { withFirstTaxCategory } from './taxCategories';
import { useSettingsRecord } from './useSettingsRecord';

/** The values of the tabs, without those of the simplified page. */
const inTabs = (record: ShopRecord): ShopRecord => ({
  ...Object.fromEntries(Object.entries(record).filter(([key]) => !simplifiedKeys.some(name => name === key))),
  id: record.id,
});

/** The settings in eight tabs of one form, saved by one call. */
export default function SettingsPage({ page }: PageProps<typeof settingsPage>) {
  const translate = useTranslate();
  const addressOf = usePageAddress();
  const { record, error, retry } = useSettingsRecord(page);
  const [first, setFirst] = useState(record);
  if (record && !first) setFirst(record);
  const [isSaved, setSaved] = useState(false);
  // After saving, a removed tax category is not offered again.
  const grouped = useMemo(() => record && (record === first ? withFirstTaxCategory(inTabs(record)) : inTabs(record)), [record, first]);
  return (
    <ResourceContextProvider value="settings">
      <PageHeader title={translate('pages.settings.title')} />
      {record && canAccess('updateSettings', 'show') && (
        <OtherPage text="about" page="updateSettings" to={addressOf('updateSettings', { id: nameOf(record._id) || record.id })} />
      )}
      {error && !record ? <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={retry} /> : null}
      {!record && !error && <Loading label={translate('pages.settings.title')} />}
      {grouped && (
        <RecordForm
          staysOpen
          record={grouped}
          asOpened={read => (isSaved ? inTabs(read) : withFirstTaxCategory(inTabs(read)))}
          saveLabel={translate('app.actions.save')}
          onSaved={() => setSaved(true)}
          includes={section => section !== 'simplified'}
        />
      )}
    </ResourceContextProvider>
  );
}
