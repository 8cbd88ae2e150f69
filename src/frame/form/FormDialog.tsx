import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useMayLeave } from '#frame/routing/unsavedChanges.ts';
import { RecordForm } from './RecordForm';

/** The create or edit form in a dialog over the list. */
export default function FormDialog({ record, onClose }: { record: ShopRecord | undefined; onClose: () => void }) {
  const { name } = useResource();
  const translate = useTranslate();
  const id = useId();
  const mayLeave = useMayLeave();
  const leave = () => mayLeave() && onClose();
  return (
    <Dialog open onClose={(_, reason) => reason === 'escapeKeyDown' && leave()} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate(`resources.${name}.${record ? 'edit' : 'dialog'}`, { _: translate(`resources.${name}.create`) })}</DialogTitle>
      <RecordForm
        record={record}
        saveLabel={translate(`resources.${name}.save`, { _: translate('app.actions.save') })}
        onSaved={onClose}
        onCancel={leave}
        frame={(inputs, buttons) => (
          <>
            <DialogContent sx={{ '&&': { pt: 1 } }}>{inputs}</DialogContent>
            <DialogActions sx={{ px: 3, pb: 2 }}>{buttons}</DialogActions>
          </>
        )}
      />
    </Dialog>
  );
}
