import { Box } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import { undoableEventEmitter, useNotificationContext, useTakeUndoableMutation } from 'react-admin';
import { loadCode } from '../../frame/loadCode';
import { useFirstScreenStands } from '../../frame/views/firstScreen';
import { lazily } from '../../frame/views/lazily';
import type { Shown } from './Notice';

const loadNotice = () => import('./Notice');
const Notice = lazily(loadNotice);

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
    if (stands) void loadCode(loadNotice).catch(() => {});
  }, [stands]);
  const [shown, setShown] = useState<Shown[]>([]);
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
    // Over the middle of the top bar, where no button of a list, a form or a dialog is.
    <Box
      sx={{
        position: 'fixed',
        top: 4,
        left: 0,
        right: 0,
        mx: 'auto',
        zIndex: 'snackbar',
        display: 'grid',
        gap: 1,
        width: 'min(440px, 100vw - 16px)',
      }}
    >
      <Suspense>
        {shown.map(notice => (
          <Notice key={notice.key} notice={notice} onGone={() => drop(notice)} />
        ))}
      </Suspense>
    </Box>
  );
}
