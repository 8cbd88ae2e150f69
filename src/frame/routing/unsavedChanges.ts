/** What is unsaved when a form is left, and whether that was meant. */
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { type UnsavedForm, unsavedForm } from '#dataProvider/sessionEnd.ts';

let kept: UnsavedForm | undefined;

/** Keeps what the sign-in page hands over. */
export function restoreUnsaved(unsaved: UnsavedForm | undefined): void {
  kept = unsaved;
}

/** What the values are called, as a form, that are edited in the rows of a resource's lists. */
export const inlineEditForm = (resource: string): string => `${resource}#rows`;

/** Whether something that was typed into this form waits to be put back into it. */
export const isKept = (form: string): boolean => kept?.form === form;

/** What was changed in this form before, and what stood there, by dotted path, once; `undefined` where there is nothing. */
export function takeUnsaved(form: string): Pick<UnsavedForm, 'changes' | 'was' | 'draft'> | undefined {
  if (kept?.form !== form) return undefined;
  const taken = kept;
  kept = undefined;
  return taken;
}

let isOnPurpose = false;

/** Whether staff have said that a form may go with what is unsaved in it. */
export const isLeft = (): boolean => isOnPurpose;

/** They go on with one. */
export function typesOn(): void {
  isOnPurpose = false;
}

/** Asks whether to leave what is unsaved, in the browser's own dialog. */
function asksToLeave(question: string): boolean {
  isOnPurpose = window.confirm(question);
  return isOnPurpose;
}

/** Asks, where something stands unsaved in a form, whether to leave it, as react-admin does when a link is followed. */
export function useMayLeave(): () => boolean {
  const translate = useTranslate();
  return useCallback(() => !unsavedForm() || asksToLeave(translate('ra.message.unsaved_changes')), [translate]);
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
    if (!isUnsaved || asksToLeave(translate('ra.message.unsaved_changes'))) latest.current.proceed?.();
    else latest.current.reset?.();
  }, [isBlocked, isUnsaved, translate]);
  useAskBeforeClosing(isUnsaved);
}

/** Has the browser ask before the tab is closed or loaded anew. */
export function useAskBeforeClosing(asks: boolean): void {
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}
