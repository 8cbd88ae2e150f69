import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useLocation, useNotificationContext, useTranslate } from 'react-admin';

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
    if (payload)
      setShown(others =>
        [{ key: next.current++, payload }, ...others].filter(
          ({ payload: { notificationOptions } }, place) => place < mostAtOnce || notificationOptions?.ignored,
        ),
      );
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

/** What a notice can have beside its text, given in `notificationOptions`. */
export interface NoticeButton {
  /** Key of its text. */
  label: string;
  press: () => void;
}

function Notice({ payload: { message, type, notificationOptions = {} }, onGone }: { payload: NotificationPayload; onGone: () => void }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { autoHideDuration = usualTime, messageArgs } = notificationOptions;
  const { button, ignored, title } = notificationOptions as { button?: NoticeButton; ignored?: () => void; title?: string };
  const end = useRef((_isPressed: boolean) => {});
  end.current = isPressed => {
    if (isPressed) button?.press();
    else ignored?.();
    onGone();
  };
  useEffect(() => {
    if (autoHideDuration === null) return undefined;
    const timer = setTimeout(() => end.current(false), autoHideDuration);
    return () => clearTimeout(timer);
  }, [autoHideDuration]);
  const first = useRef(pathname);
  useEffect(() => {
    // Whoever goes on has decided: what waits for the button is done now.
    const leave = () => ignored && end.current(false);
    if (pathname !== first.current) leave();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [pathname, ignored]);
  return (
    <Alert
      variant="filled"
      elevation={6}
      severity={type === 'error' || type === 'warning' || type === 'success' ? type : 'info'}
      onClose={() => end.current(false)}
      sx={{ overflowWrap: 'anywhere' }}
      action={
        button && (
          <Button color="inherit" size="small" onClick={() => end.current(true)}>
            {translate(button.label)}
          </Button>
        )
      }
    >
      {title && <AlertTitle>{translate(title)}</AlertTitle>}
      {typeof message === 'string' ? translate(message, messageArgs) : message}
    </Alert>
  );
}
