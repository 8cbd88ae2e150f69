import { AlertTitle, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RequestError } from '#dataProvider/http.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { AlertWithButton } from './AlertWithButton';

interface ErrorStateProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  /** Adds a margin to the sides, for use inside a card. */
  inCard?: boolean;
}

/** Shown in place of content that could not be read: the error text and a Retry button. */
export function ErrorState({ title, error, onRetry, inCard = false }: ErrorStateProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <AlertWithButton
      severity="error"
      label={translate('app.actions.retry')}
      onPress={onRetry}
      sx={{ my: 2, mx: inCard ? 2 : 0, overflowWrap: 'anywhere' }}
    >
      <AlertTitle>{title}</AlertTitle>
      {errorText(error)}
      {error instanceof RequestError && error.requestId && (
        <Box component="small" sx={{ display: 'block', userSelect: 'all' }}>
          {translate('app.notices.request', { id: error.requestId })}
        </Box>
      )}
    </AlertWithButton>
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
