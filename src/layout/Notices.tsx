import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';

interface Shown {
  key: number;
  payload: NotificationPayload;
}

const usualTime = 4000;
const mostAtOnce = 3;

/**
 * What has just happened, newest first, each for its own time. react-admin's own shows one after the other,
 * so that the news of a success would wait behind errors that are long mended.
 */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<Shown[]>([]);
  const next = useRef(0);
  useEffect(() => {
    if (!notifications.length) return;
    const payload = takeNotification();
    if (payload) setShown(others => [{ key: next.current++, payload }, ...others].slice(0, mostAtOnce));
  }, [notifications, takeNotification]);
  const drop = (key: number) => setShown(others => others.filter(other => other.key !== key));
  return (
    <Box
      sx={{ position: 'fixed', top: 64, insetInlineEnd: 16, zIndex: 'snackbar', display: 'grid', gap: 1, width: 'min(420px, calc(100vw - 32px))' }}
    >
      {shown.map(({ key, payload }) => (
        <Notice key={key} payload={payload} onGone={() => drop(key)} />
      ))}
    </Box>
  );
}

function Notice({ payload: { message, type, notificationOptions = {} }, onGone }: { payload: NotificationPayload; onGone: () => void }) {
  const translate = useTranslate();
  const takeMutation = useTakeUndoableMutation();
  const { autoHideDuration = usualTime, messageArgs, undoable } = notificationOptions;
  const end = useRef((_isUndo: boolean) => {});
  end.current = isUndo => {
    if (undoable) takeMutation()?.({ isUndo });
    onGone();
  };
  useEffect(() => {
    if (autoHideDuration === null) return undefined;
    const timer = setTimeout(() => end.current(false), autoHideDuration);
    return () => clearTimeout(timer);
  }, [autoHideDuration]);
  return (
    <Alert
      variant="filled"
      elevation={6}
      severity={type === 'error' || type === 'warning' || type === 'success' ? type : 'info'}
      onClose={() => end.current(false)}
      sx={{ overflowWrap: 'anywhere' }}
      action={
        undoable && (
          <Button color="inherit" size="small" onClick={() => end.current(true)}>
            {translate('ra.action.undo')}
          </Button>
        )
      }
    >
      {typeof message === 'string' ? translate(message, messageArgs) : message}
    </Alert>
  );
}
