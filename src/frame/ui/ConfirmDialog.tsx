import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { BusyButton } from './BusyButton';

interface ConfirmProps {
  title: string;
  text: string;
  /** Text of the confirm button. */
  confirm: string;
  isRunning?: boolean;
  /** The confirm button is red. */
  danger?: boolean;
  /** The confirm button is disabled; `children` say why. */
  confirmDisabled?: boolean;
  /** `children` ask for a choice: the dialog is wider, and a click beside it does not close it. */
  isChoice?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Shown below the text. */
  children?: ReactNode;
}

/** Asks before an action. Escape and Cancel change nothing. */
export function ConfirmDialog({ title, text, confirm, isChoice = false, onConfirm, onCancel, children, ...button }: ConfirmProps) {
  const { isRunning = false, danger = false, confirmDisabled = false } = button;
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={(_, reason) => (reason === 'escapeKeyDown' || !isChoice) && onCancel()}
      aria-describedby={id}
      maxWidth={isChoice ? 'md' : 'xs'}
      fullWidth
    >
      <DialogTitle dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={id} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} autoFocus>
          {translate('app.actions.cancel')}
        </Button>
        <BusyButton onClick={onConfirm} color={danger ? 'error' : 'primary'} variant="contained" isBusy={isRunning} disabled={confirmDisabled}>
          {confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
