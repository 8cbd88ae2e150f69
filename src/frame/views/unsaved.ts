/** What was typed into a form when its session ended, until the form is opened again. Kept in the history entry, never in a storage. */
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { type Unsaved, unsavedForm } from '../../../dataProvider/leaving';

let kept: Unsaved | undefined;

/** Keeps what the sign-in page hands over. */
export function restoreUnsaved(unsaved: Unsaved | undefined): void {
  kept = unsaved;
}

/** What was changed in this form before, and what stood there, by dotted path, once; `undefined` where there is nothing. */
export function takeUnsaved(form: string): Pick<Unsaved, 'changes' | 'was'> | undefined {
  if (kept?.form !== form) return undefined;
  const taken = kept;
  kept = undefined;
  return taken;
}

/** Asks, where something stands unsaved in a form, whether to leave it, as react-admin does when a link is followed. */
export function useMayLeave(): () => boolean {
  const translate = useTranslate();
  return useCallback(() => !unsavedForm() || window.confirm(translate('ra.message.unsaved_changes')), [translate]);
}

/** Asks before a screen with something unsaved is left for another, or closed. Moving within the screen, as to another of its tabs, asks nothing. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const translate = useTranslate();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved && nextLocation.pathname !== currentLocation.pathname);
  const latest = useRef(blocker);
  latest.current = blocker;
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return;
    if (!isUnsaved || window.confirm(translate('ra.message.unsaved_changes'))) latest.current.proceed?.();
    else latest.current.reset?.();
  }, [isBlocked, isUnsaved, translate]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
