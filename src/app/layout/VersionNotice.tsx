import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { ownVersion } from '#app/deployment.ts';
import { addressAt } from '#dataProvider/basePath.ts';
import { reloadPage, unsavedForm } from '#dataProvider/sessionEnd.ts';
import { isPlain } from '#define';
import { versionKey } from '#frame/context/queryCache.ts';

/** In milliseconds. */
const pause = 5 * 60_000;
/** Until the person has finished typing. */
const shortPause = 10_000;

/** The version that the server has now; that of this page where it cannot be read. */
async function servedVersion(): Promise<string> {
  const reply = fetch(addressAt('/version.json'), { cache: 'no-cache' });
  const answer: unknown = await reply.then(response => response.json()).catch(() => undefined);
  if (!isPlain(answer) || typeof answer.version !== 'string') return ownVersion();
  return typeof answer.commit === 'string' ? `${answer.version} (${answer.commit})` : answer.version;
}

const isTyping = (): boolean => unsavedForm() !== undefined || document.activeElement?.matches('input, textarea, [contenteditable="true"]') === true;

/** @throws Error for a newer version while something is typed. */
async function versionToTell(): Promise<string> {
  const version = await servedVersion();
  if (version !== ownVersion() && isTyping()) throw new Error('Something is typed');
  return version;
}

/**
 * Offers to reload the page once a newer version of the app is there. It looks when the tab comes back, every few minutes while it is seen, and
 * when a part of the app cannot be loaded.
 */
export default function VersionNotice() {
  const notify = useNotify();
  const { data: version, refetch } = useQuery({
    queryKey: versionKey,
    queryFn: versionToTell,
    initialData: ownVersion,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.status === 'error' ? shortPause : pause),
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    const look = () => void refetch();
    addEventListener('vite:preloadError', look);
    return () => removeEventListener('vite:preloadError', look);
  }, [refetch]);
  useEffect(() => {
    if (version === ownVersion()) return;
    const button = { label: 'app.actions.reload', press: reloadPage };
    notify('app.notices.newVersion', { type: 'info', autoHideDuration: null, isSmall: true, button });
  }, [version, notify]);
  return null;
}
