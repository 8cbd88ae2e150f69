import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useErrorText } from '#frame/context/useNotices.ts';

interface ErrorStateProps {
  title: string;
  error: unknown;
  onRetry?: () => void;
  /** Stands inside a card: away from its edges. On the page itself it is as wide as what stands beside it. */
  inCard?: boolean;
}

/** Stands where something could not be read: what happened, and a way to try again. */
export function ErrorState({ title, error, onRetry, inCard = false }: ErrorStateProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Alert
      severity="error"
      sx={{ my: 2, mx: inCard ? 2 : 0, overflowWrap: 'anywhere' }}
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate('app.actions.retry')}
          </Button>
        )
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {errorText(error)}
    </Alert>
  );
}
