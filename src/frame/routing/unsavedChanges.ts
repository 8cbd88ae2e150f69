/** Unsaved input when a form is left: the question before leaving, and the input that the sign-in page gives back. */
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { type UnsavedForm, unsavedForm } from '#dataProvider/sessionEnd.ts';

let restored: UnsavedForm | undefined;

/** Stores the unsaved input that the sign-in page hands over. */
export function restoreUnsaved(unsaved: UnsavedForm | undefined): void {
  restored = unsaved;
}

/** The form name of the values edited in the rows of a list. */
export const inlineEditForm = (resource: string): string => `${resource}#rows`;

/** Whether unsaved input waits to be restored into this form. */
export const isUnsavedRestored = (form: string): boolean => restored?.form === form;

/** The stored changes and original values of a form, by dotted path. A second call returns `undefined`. */
export function takeUnsaved(form: string): Pick<UnsavedForm, 'changes' | 'was' | 'draft'> | undefined {
  if (restored?.form !== form) return undefined;
  const result = restored;
  restored = undefined;
  return result;
}

let isOnPurpose = false;

/** Whether the user chose to leave unsaved input behind. */
export const hasChosenToLeave = (): boolean => isOnPurpose;

/** The user continues typing instead. */
export function clearLeaveChoice(): void {
  isOnPurpose = false;
}

/** Asks with the browser's confirm dialog whether to leave unsaved input. */
function asksToLeave(question: string): boolean {
  isOnPurpose = window.confirm(question);
  return isOnPurpose;
}

/** Asks before leaving if any form, or the form of a name, has unsaved input, as react-admin does for links. */
export function useMayLeave(form?: string): () => boolean {
  const translate = useTranslate();
  return useCallback(() => !unsavedForm(false, form) || asksToLeave(translate('ra.message.unsaved_changes')), [translate, form]);
}

/** Asks before a screen with unsaved input is left or closed. Moving within the screen, for example to another tab, asks nothing. */
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

/** Makes the browser ask before the tab is closed or reloaded. */
export function useAskBeforeClosing(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
