import { Alert, type AlertProps, Button } from '@mui/material';

interface AlertWithButtonProps extends AlertProps {
  label: string;
  /** Without it there is no button. */
  onPress: (() => void) | undefined;
}

export function AlertWithButton({ label, onPress, ...alert }: AlertWithButtonProps) {
  const button = onPress && (
    <Button color="inherit" size="small" onClick={onPress}>
      {label}
    </Button>
  );
  return <Alert {...alert} action={button} />;
}
