import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Plain, ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useMayLeave } from '#frame/routing/unsavedChanges.ts';
import { formName, RecordForm } from './RecordForm';

interface FormDialogProps {
  record: ShopRecord | undefined;
  /** Values that a create form begins with. */
  prefill?: Plain;
  /** Whether there is another form below, whose unsaved changes stay. */
  isOverForm?: boolean;
  /** Called after saving with the record, if the server told its id, and without one when staff close the dialog. */
  onClose: (saved?: ShopRecord) => void;
}

/** Focuses the first text input, unless staff have focused another one already. */
const focusFirstText = (dialog: HTMLElement) => {
  if (document.activeElement?.matches('input, textarea')) return;
  dialog.querySelector<HTMLElement>('input[type=text]:not([readonly]), textarea')?.focus();
};

/** The create or edit form in a dialog over the list, or over another form. */
export default function FormDialog({ record, prefill, isOverForm = false, onClose }: FormDialogProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const createLabel = translate('app.actions.create', { name: translate(`resources.${name}.name`, { smart_count: 1 }) });
  const mayLeave = useMayLeave(isOverForm ? formName(name, record) : undefined);
  const leave = async () => (await mayLeave()) && onClose();
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && void leave()}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onEntered: focusFirstText } }}
    >
      <DialogTitle>
        {translate(`resources.${name}.${record ? 'edit' : 'dialog'}`, { _: translate(`resources.${name}.create`, { _: createLabel }) })}
      </DialogTitle>
      <RecordForm
        record={record}
        saveLabel={translate(`resources.${name}.save`, { _: translate('app.actions.save') })}
        prefill={prefill}
        onSaved={onClose}
        onCancel={() => void leave()}
        renderLayout={(inputs, buttons) => (
          <>
            <DialogContent sx={{ '&&': { pt: 1 } }}>{inputs}</DialogContent>
            <DialogActions sx={{ px: 3, pb: 2 }}>{buttons}</DialogActions>
          </>
        )}
      />
    </Dialog>
  );
}
