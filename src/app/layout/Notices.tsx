import { Box } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import { undoableEventEmitter, useNotificationContext, useTakeUndoableMutation } from 'react-admin';
import { useFirstScreenStands } from '#frame/loading/firstScreen.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import type { Shown } from './Notice';

const loadNotice = () => import('./Notice');
const Notice = lazyWithPreload(loadNotice);

const mostAtOnce = 3;

/**
 * What has just happened, newest first, each for its own time; the same words stand there once. react-admin's own shows one after the other,
 * so that the news of a success would wait behind errors that are long mended. What an undoable notice stands for is sent when the notice goes,
 * and at the latest when the next undoable one comes: to take back the older of two would put the rows of both back.
 */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const stands = useFirstScreenStands();
  // Before there is any: what it tells may be that the connection is gone.
  useEffect(() => {
    if (stands) void importWithRetry(loadNotice).catch(() => {});
  }, [stands]);
  const [shown, setShown] = useState<Shown[]>([]);
  const [between, setBetween] = useState<HTMLElement | null>(null);
  useRoomBelow(between);
  const next = useRef(0);
  const pending = useRef<Shown>(undefined);
  useEffect(() => {
    if (!notifications.length) return;
    const payload = takeNotification();
    if (!payload) return;
    const notice: Shown = { key: next.current++, payload };
    const { undoable } = payload.notificationOptions ?? {};
    const former = undoable ? pending.current : undefined;
    if (undoable) {
      notice.waiting = takeMutation() ?? (end => undoableEventEmitter.emit('end', end));
      pending.current = notice;
    }
    setShown(others => [
      notice,
      ...others.filter(
        ({ key, payload: { message, notificationOptions }, waiting }, place) =>
          key !== former?.key && ((place < mostAtOnce - 1 && message !== payload.message) || waiting || notificationOptions?.ignored),
      ),
    ]);
    former?.waiting?.({ isUndo: false });
  }, [notifications, takeNotification, takeMutation]);
  const drop = (gone: Shown) => {
    if (pending.current === gone) pending.current = undefined;
    setShown(others => others.filter(({ key }) => key !== gone.key));
  };
  return (
    <Box sx={column}>
      <Suspense>
        {shown.map(notice => (
          <Notice key={notice.key} notice={notice} onGone={() => drop(notice)} />
        ))}
      </Suspense>
      <Box ref={setBetween} sx={{ flex: 1, order: 1, '&&': { pointerEvents: 'none' } }} />
    </Box>
  );
}

/** Above: over the middle of the top bar, where no button of a list, a form or a dialog is. Small ones stand below what is between. */
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

/** Says how high the small notices at the bottom are, as `--room-below`: the page ends above them, and so does what sticks to its bottom. */
function useRoomBelow(between: HTMLElement | null): void {
  useEffect(() => {
    if (!between || !window.ResizeObserver) return undefined;
    const observer = new ResizeObserver(() => {
      const room = Math.max(0, window.innerHeight - between.getBoundingClientRect().bottom);
      document.documentElement.style.setProperty('--room-below', `${room}px`);
    });
    observer.observe(between);
    return () => observer.disconnect();
  }, [between]);
}
