import { useTranslate } from 'react-admin';
import { useErrorText } from '#frame/context/useNotices.ts';

/** Stands in place of something small that could not be read: the server's words and a Retry. */
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
