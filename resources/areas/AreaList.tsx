import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RecordOf } from '#define';
import { RecordForm } from '#frame/form/RecordForm.tsx';
import { ListPage } from '#frame/list/ListPage.tsx';
import { useMayLeave } from '#frame/routing/unsavedChanges.ts';
import type { areas } from './areas';

/** The list of areas, edited in their rows. */
export default function AreaList({ list }: { list: string }) {
  return <ListPage list={list} rowForm={AreaInRow} />;
}

/** The Edit button, which had the focus, is gone. */
const focusFirst = (form: HTMLElement | null) => form?.querySelector('input')?.focus();

function AreaInRow({ record, onClose }: { record: RecordOf<typeof areas>; onClose: () => void }) {
  const translate = useTranslate();
  const mayLeave = useMayLeave();
  return (
    <RecordForm
      record={record}
      saveLabel={translate('app.actions.save')}
      onSaved={onClose}
      onCancel={async () => (await mayLeave()) && onClose()}
      renderLayout={(inputs, buttons) => (
        <Box ref={focusFirst} sx={{ display: 'grid', gap: 1.5, py: 1.5, textAlign: 'start', maxWidth: 720 }}>
          {inputs}
          {buttons}
        </Box>
      )}
    />
  );
}
