import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { nameOf } from '../../src/frame/format/texts';
import { FieldInput } from '../../src/frame/kinds/inputs';
import { ErrorState } from '../../src/frame/views/ErrorState';
import type { OwnInputs } from '../../src/frame/views/Inputs';
import { PageHeader } from '../../src/frame/views/PageHeader';
import { RecordForm } from '../../src/frame/views/RecordForm';
import { Sections } from '../../src/frame/views/Sections';
import { useFreshRecord } from '../../src/frame/views/useFreshRecord';
import { Waiting } from '../../src/frame/views/Waiting';
import { settingsFreshFor, simple } from './groups';
import { Namesake } from './Namesake';
import { NamesInput } from './NamesInput';
import { withFirstTaxCategory } from './taxCategories';

/** What no field can say: that a setting has a namesake on the simplified page, and lists of which each entry is on offer or not. */
const own: OwnInputs = {
  'shipping.returnDuration': ({ page }) => (
    <>
      <FieldInput source="shipping.returnDuration" page={page} />
      <Namesake of="shipping.returnDuration" />
    </>
  ),
  'legal.privacyPolicy': ({ page }) => (
    <>
      <FieldInput source="legal.privacyPolicy" page={page} />
      <Namesake of="legal.privacyPolicy" />
    </>
  ),
  'setup.shippingInputs': () => <NamesInput list="shippingInputs" />,
  'setup.productInputs': () => <NamesInput list="productInputs" />,
  'setup.classificationInputs': () => <NamesInput list="classificationInputs" />,
};

/** The settings in eight tabs of one form, saved in one call. */
export default function SettingsPage() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { record, error, retry } = useFreshRecord('settings', 'shop', settingsFreshFor);
  const [first, setFirst] = useState(record);
  if (record && !first) setFirst(record);
  const [isSaved, setSaved] = useState(false);
  const grouped = useMemo(() => {
    if (!record) return undefined;
    // What the simplified page sends is not sent from here.
    const tabs = { ...Object.fromEntries(Object.entries(record).filter(([key]) => !simple.some(name => name === key))), id: record.id };
    // A tax category that staff have taken away is not offered again after saving.
    return record === first && !isSaved ? withFirstTaxCategory(tabs) : tabs;
  }, [record, first, isSaved]);
  return (
    <>
      <PageHeader title={translate('resources.settings.title')}>
        {record && (
          <Button
            component={LinkBase}
            to={createPath({ resource: 'settings', type: 'edit', id: nameOf(record._id) || record.id })}
            variant="outlined"
          >
            {translate('resources.settings.edit')}
          </Button>
        )}
      </PageHeader>
      {error && !record ? <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={retry} /> : null}
      {!record && !error && <Waiting label={translate('resources.settings.title')} />}
      {grouped && (
        <RecordForm stays record={grouped} saveLabel={translate('app.actions.save')} onSaved={() => setSaved(true)}>
          <Sections page="edit" inputs={own} except={['simplified']} />
        </RecordForm>
      )}
    </>
  );
}
