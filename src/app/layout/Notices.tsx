import { Box } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotificationContext, useTakeUndoableMutation } from 'react-admin';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import type { Shown } from './Notice';

/** The code of a notice. */
export const loadNotice = () => import('./Notice');
const Notice = lazyWithPreload(loadNotice, null);

const maxNotices = 3;

/**
 * Recent notices, newest first; equal texts are shown once.
 * react-admin's notification shows one after the other, so a success would wait behind old errors.
 * An undoable mutation is sent when its notice closes, at the latest when the next undoable notice appears: undoing the older of two would
 * restore the rows of both.
 */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const { shown, show, close } = useShown();
  const [spacer, setSpacer] = useState<HTMLElement | null>(null);
  useRoomBelow(spacer);
  const next = useRef(0);
  useEffect(() => {
    if (!notifications.length) return;
    const payload = takeNotification();
    if (!payload) return;
    const notice: Shown = { key: next.current++, payload };
    if (payload.notificationOptions?.undoable) notice.mutation = takeMutation() ?? undefined;
    show(notice);
  }, [notifications, takeNotification, takeMutation, show]);
  return (
    <Box sx={column}>
      {shown.map(notice => (
        <Notice key={notice.key} notice={notice} onEnd={isPressed => close(notice, isPressed)} />
      ))}
      <Box ref={setSpacer} sx={{ flex: 1, order: 1, '&&': { pointerEvents: 'none' } }} />
    </Box>
  );
}

/** Whether a change waits until the notice closes: an undoable mutation of react-admin, or a delete of ours. */
const isWaiting = ({ mutation, payload }: Shown) => Boolean(mutation ?? payload.notificationOptions?.ignored);

/** Whether a notice is about the record that another one says is gone for good: its Undo would find nothing. */
function isOfGone(
  { payload: { notificationOptions: { about } = {} } }: Shown,
  { payload: { notificationOptions: { about: gone } = {} } }: Shown,
): boolean {
  return gone?.isGone === true && about?.resource === gone.resource && about.record.id === gone.record.id;
}

/**
 * The notices on screen. `close` removes one: if its button was pressed, it runs the button, otherwise it sends the change that waits. A second
 * `close` does nothing. Leaving the page sends all changes that wait, even if the code of a notice is not loaded yet.
 */
function useShown() {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const latest = useRef(shown);
  const set = useCallback((notices: readonly Shown[]) => {
    latest.current = notices;
    setShown(notices);
  }, []);
  const close = useCallback(
    (notice: Shown, isPressed: boolean) => {
      if (!latest.current.includes(notice)) return;
      set(latest.current.filter(other => other !== notice));
      const { mutation, payload } = notice;
      const { button, ignored } = payload.notificationOptions ?? {};
      if (mutation) mutation({ isUndo: isPressed });
      else if (isPressed) button?.press();
      else ignored?.();
    },
    [set],
  );
  const show = useCallback(
    (notice: Shown) => {
      const stays = (other: Shown, place: number) =>
        (place < maxNotices - 1 && other.payload.message !== notice.payload.message && !isOfGone(other, notice)) || isWaiting(other);
      const previous = notice.mutation && latest.current.find(({ mutation }) => mutation);
      set([notice, ...latest.current.filter(stays)]);
      if (previous) close(previous, false);
    },
    [set, close],
  );
  useEffect(() => {
    const leave = () => {
      for (const notice of latest.current.filter(isWaiting)) close(notice, false);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      // A change of the language mounts the notices anew.
      leave();
    };
  }, [close]);
  return { shown, show, close };
}

/** Notices are over the middle of the top bar, away from the buttons of lists, forms and dialogs. Small ones are at the bottom, after the spacer. */
const column = {
  position: 'fixed',
  inset: '4px 8px 0',
  zIndex: 'snackbar',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', boxSizing: 'border-box' },
} as const;

/** Publishes the height of the small notices at the bottom as `--room-below`. The page and sticky bars leave that room. */
function useRoomBelow(spacer: HTMLElement | null): void {
  useEffect(() => {
    if (!spacer || !window.ResizeObserver) return undefined;
    const observer = new ResizeObserver(() => {
      const room = Math.max(0, window.innerHeight - spacer.getBoundingClientRect().bottom);
      document.documentElement.style.setProperty('--room-below', `${room}px`);
    });
    observer.observe(spacer);
    return () => observer.disconnect();
  }, [spacer]);
}
