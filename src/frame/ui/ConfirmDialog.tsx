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
  /** Nothing is lost, so the confirm button is not red. */
  isHarmless?: boolean;
  /** The confirm button is disabled; `children` say why. */
  isImpossible?: boolean;
  /** `children` ask for a choice: the dialog is wider, and a click beside it does not close it. */
  isChoice?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Shown below the text. */
  children?: ReactNode;
}

/** Asks before a destructive action. Escape and Cancel change nothing. */
export function ConfirmDialog({ title, text, confirm, isChoice = false, onConfirm, onCancel, children, ...button }: ConfirmProps) {
  const { isRunning = false, isHarmless = false, isImpossible = false } = button;
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
        <BusyButton onClick={onConfirm} color={isHarmless ? 'primary' : 'error'} variant="contained" isBusy={isRunning} disabled={isImpossible}>
          {confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
