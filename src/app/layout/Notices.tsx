import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { undoableEventEmitter, useNotificationContext, useTakeUndoableMutation } from 'react-admin';
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
  const [shown, setShown] = useState<Shown[]>([]);
  const [spacer, setSpacer] = useState<HTMLElement | null>(null);
  useRoomBelow(spacer);
  const next = useRef(0);
  const pending = useRef<Shown>(undefined);
  useEffect(() => {
    if (!notifications.length) return;
    const payload = takeNotification();
    if (!payload) return;
    const notice: Shown = { key: next.current++, payload };
    const { undoable } = payload.notificationOptions ?? {};
    const previous = undoable ? pending.current : undefined;
    if (undoable) {
      notice.mutation = takeMutation() ?? (end => undoableEventEmitter.emit('end', end));
      pending.current = notice;
    }
    setShown(others => [
      notice,
      ...others.filter(
        ({ key, payload: { message, notificationOptions }, mutation }, place) =>
          key !== previous?.key && ((place < maxNotices - 1 && message !== payload.message) || mutation || notificationOptions?.ignored),
      ),
    ]);
    previous?.mutation?.({ isUndo: false });
  }, [notifications, takeNotification, takeMutation]);
  const remove = (closed: Shown) => {
    if (pending.current === closed) pending.current = undefined;
    setShown(others => others.filter(({ key }) => key !== closed.key));
  };
  return (
    <Box sx={column}>
      {shown.map(notice => (
        <Notice key={notice.key} notice={notice} onClosed={() => remove(notice)} />
      ))}
      <Box ref={setSpacer} sx={{ flex: 1, order: 1, '&&': { pointerEvents: 'none' } }} />
    </Box>
  );
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
