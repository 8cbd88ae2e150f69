import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { BusyButton } from './BusyButton';

interface ConfirmProps {
  title: string;
  text: string;
  /** Text of the button that does it. */
  confirm: string;
  isRunning?: boolean;
  /** The button that does it is not red: nothing is lost by it. */
  isHarmless?: boolean;
  /** It cannot be done; what stands below the text says why. */
  isImpossible?: boolean;
  /** Something is chosen below the text: there is more room, and a press beside the dialog does not end it. */
  isChoice?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Stands below the text. */
  children?: ReactNode;
}

/** Asks before something is done that cannot be taken back. Escape and Cancel leave everything as it is. */
export default function ConfirmDialog({ title, text, confirm, isChoice = false, onConfirm, onCancel, children, ...button }: ConfirmProps) {
  const { isRunning = false, isHarmless = false, isImpossible = false } = button;
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={(_, reason) => (reason === 'escapeKeyDown' || !isChoice) && onCancel()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth={isChoice ? 'md' : 'xs'}
      fullWidth
    >
      <DialogTitle id={`${id}-title`} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
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
