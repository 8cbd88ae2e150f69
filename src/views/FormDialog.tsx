import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { ShopRecord } from '../../resources/define';
import { useResource } from '../kinds/resources';
import { RecordForm } from './RecordForm';

/** Create and edit in a dialog over the list; staff stay on the screen. */
export default function FormDialog({ record, onClose }: { record: ShopRecord | undefined; onClose: () => void }) {
  const { name } = useResource();
  const translate = useTranslate();
  const refresh = useRefresh();
  const id = useId();
  const saved = () => {
    refresh();
    onClose();
  };
  return (
    <Dialog open onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate(`resources.${name}.${record ? 'edit' : 'create'}`)}</DialogTitle>
      <RecordForm
        record={record}
        saveLabel={translate('app.actions.save')}
        onSaved={saved}
        onCancel={onClose}
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
