import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { useLeaveQuestion } from '#frame/routing/unsavedChanges.ts';

/** Asks what to do with unsaved input before it is left: save, leave or stay. */
export default function LeaveDialog({ canSave, answer }: NonNullable<ReturnType<typeof useLeaveQuestion>>) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={() => answer('stay')} aria-describedby={id} maxWidth="xs" fullWidth>
      <DialogTitle>{translate('app.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={id}>{translate('ra.message.unsaved_changes')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer('stay')} autoFocus>
          {translate('app.leave.stay')}
        </Button>
        <Button color="error" onClick={() => answer('leave')}>
          {translate('app.leave.leave')}
        </Button>
        {canSave && (
          <Button variant="contained" onClick={() => answer('save')}>
            {translate('app.actions.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
