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
  onConfirm: () => void;
  onCancel: () => void;
  /** Stands below the text. */
  children?: ReactNode;
}

/** Asks before something is done that cannot be taken back. Escape and Cancel leave everything as it is. */
export default function ConfirmDialog(props: ConfirmProps) {
  const { title, text, confirm, isRunning = false, isHarmless = false, isImpossible = false, onConfirm, onCancel, children } = props;
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
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
