import { Box, Card, CardContent } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useField } from '../../src/frame/kinds/resources';
import { ErrorState } from '../../src/frame/views/ErrorState';
import { Inputs } from '../../src/frame/views/Inputs';
import { PageHeader } from '../../src/frame/views/PageHeader';
import { RecordForm } from '../../src/frame/views/RecordForm';
import { useBack } from '../../src/frame/views/useBack';
import { useFreshRecord } from '../../src/frame/views/useFreshRecord';
import { Waiting } from '../../src/frame/views/Waiting';
import { settingsFreshFor, simple } from './groups';
import { Namesake } from './Namesake';

/** Main shop, search distance, return duration and privacy policy, and nothing else. */
export default function UpdateSettings() {
  const translate = useTranslate();
  const { record, error, retry } = useFreshRecord('settings', 'shop', settingsFreshFor);
  const back = useBack('settings');
  const few = useMemo(() => record && { id: record.id, ...Object.fromEntries(simple.map(key => [key, record[key]])) }, [record]);
  return (
    <>
      <PageHeader title={translate('resources.settings.edit')} />
      {error && !record ? <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={retry} /> : null}
      {!record && !error && <Waiting label={translate('resources.settings.edit')} />}
      {few && (
        <RecordForm stays record={few} saveLabel={translate('app.actions.save')} onSaved={() => {}} onCancel={back}>
          <Card variant="outlined">
            <CardContent>
              <Few />
            </CardContent>
          </Card>
        </RecordForm>
      )}
    </>
  );
}

function Few() {
  const fields = [useField('homeShop'), useField('shopSearchDistance'), useField('returnDuration')];
  const policy = [useField('privacyPolicy')];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <div>
        <Inputs page="edit" fields={fields} />
        <Namesake of="returnDuration" tab="shipping" />
      </div>
      <div>
        <Inputs page="edit" fields={policy} />
        <Namesake of="privacyPolicy" tab="legal" />
      </div>
    </Box>
  );
}
