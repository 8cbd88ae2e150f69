import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { BusyButton } from './BusyButton';

interface ConfirmProps {
  title: string;
  text: string;
  /** Text of the button that does it. */
  confirm: string;
  isRunning?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done that cannot be taken back. Escape and Cancel leave everything as it is. */
export default function ConfirmDialog({ title, text, confirm, isRunning = false, onConfirm, onCancel }: ConfirmProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} autoFocus>
          {translate('app.actions.cancel')}
        </Button>
        <BusyButton onClick={onConfirm} color="error" variant="contained" isBusy={isRunning}>
          {confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
