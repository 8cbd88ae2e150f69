import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useErrorText } from '#frame/context/useNotices.ts';

interface ErrorStateProps {
  title: string;
  error: unknown;
  onRetry?: () => void;
  /** Adds a margin to the sides, for use inside a card. */
  inCard?: boolean;
}

/** Shown in place of content that could not be read: the error text and a Retry button. */
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

/** Shown in place of a small part that could not be read: the error text and a Retry button. */
export function ReadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <span className="unread">
      {errorText(error)}{' '}
      <button type="button" onClick={onRetry}>
        {translate('app.actions.retry')}
      </button>
    </span>
  );
}
