import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useLocation, useNotificationContext, useTranslate } from 'react-admin';

interface Shown {
  key: number;
  payload: NotificationPayload;
}

/** In milliseconds, where a notice does not say. */
const usualTime: Record<string, number> = { success: 2000, error: 3000 };
const otherwise = 4000;
const mostAtOnce = 3;

/**
 * What has just happened, newest first, each for its own time; the same words stand there once. react-admin's own shows one after the other,
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
          ({ payload: { message, notificationOptions } }, place) =>
            (place < mostAtOnce && (place === 0 || message !== payload.message)) || notificationOptions?.ignored,
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
export interface NoticeOptions {
  button?: {
    /** Key of its text. */
    label: string;
    press: () => void;
  };
  /** Runs when the notice goes without its button pressed: its time is over, or staff leave the screen. */
  ignored?: () => void;
  /** Key of a line above the text. */
  title?: string;
  /** It stands on the screen too and is read out there. */
  isSaid?: boolean;
  /** The app itself leaves the screen right after; staff do not. */
  goesBack?: boolean;
}

function Notice({ payload: { message, type, notificationOptions = {} }, onGone }: { payload: NotificationPayload; onGone: () => void }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { autoHideDuration = usualTime[type] ?? otherwise, messageArgs } = notificationOptions;
  const { button, ignored, title, goesBack, isSaid } = notificationOptions as NoticeOptions;
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
  const here = useRef(pathname);
  const returns = useRef(goesBack);
  useEffect(() => {
    // Whoever goes on has decided: what waits for the button is done now.
    const leave = () => ignored && end.current(false);
    if (pathname !== here.current && !returns.current) leave();
    if (pathname !== here.current) returns.current = false;
    here.current = pathname;
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [pathname, ignored]);
  return (
    <Alert
      variant="filled"
      {...(isSaid ? { role: 'presentation' } : {})}
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
