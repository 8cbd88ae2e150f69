/** Unsaved input when a form is left: the question before leaving, and the input that the sign-in page gives back. */
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker, useNavigate } from 'react-admin';
import { createListeners } from '#dataProvider/listeners.ts';
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

let choseToLeave = false;

/** Whether the user chose to leave unsaved input behind. */
export const hasChosenToLeave = (): boolean => choseToLeave;

/** The user continues typing instead. */
export function clearLeaveChoice(): void {
  choseToLeave = false;
  leaveAfterSaving = undefined;
}

/** What to do with unsaved input: save it and leave, leave it behind, or stay. */
export type LeaveChoice = 'save' | 'leave' | 'stay';

/** The open question whether to leave unsaved input. */
interface LeaveQuestion {
  canSave: boolean;
  answer: (choice: LeaveChoice) => void;
}

let question: LeaveQuestion | undefined;
const { subscribe, notify } = createListeners();

function setQuestion(next: LeaveQuestion | undefined): void {
  question = next;
  notify();
}

/** The open question whether to leave unsaved input; `undefined` if there is none. */
export const useLeaveQuestion = (): LeaveQuestion | undefined => useSyncExternalStore(subscribe, () => question);

/** Asks whether to leave unsaved input. @returns a function that withdraws the question */
function askToLeave(onAnswer: (choice: LeaveChoice) => void, canSave = false): () => void {
  const asking: LeaveQuestion = {
    canSave,
    answer: choice => {
      setQuestion(undefined);
      choseToLeave = choice === 'leave';
      onAnswer(choice);
    },
  };
  setQuestion(asking);
  return () => {
    if (question === asking) setQuestion(undefined);
  };
}

/** Asks before leaving if any form, or the form of a name, has unsaved input. Resolves to whether to leave. */
export function useMayLeave(form?: string): () => Promise<boolean> {
  const withdraw = useRef<() => void>(undefined);
  // What is asked about is gone, for example saved in the meantime.
  useEffect(() => () => withdraw.current?.(), []);
  return useCallback(
    () =>
      new Promise(resolve => {
        if (unsavedForm(false, form)) withdraw.current = askToLeave(choice => resolve(choice === 'leave'));
        else resolve(true);
      }),
    [form],
  );
}

let leaveAfterSaving: (() => void) | undefined;

/** Where staff chose to go once the form is saved. A second call returns `undefined`. */
export function takeLeaveAfterSaving(): (() => void) | undefined {
  const leave = leaveAfterSaving;
  leaveAfterSaving = undefined;
  return leave;
}

/**
 * Asks before a screen with unsaved input is left. Moving within the screen, for example to another tab, asks nothing.
 * @param save starts saving; without it, Save is not offered
 * @param isSaving the question is not asked then: the screen is left once it is saved
 */
export function useLeaveGuard(isUnsaved: boolean, save?: () => void, isSaving = false): void {
  const navigate = useNavigate();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved && nextLocation.pathname !== currentLocation.pathname);
  const latest = useRef({ blocker, navigate, save, isSaving });
  latest.current = { blocker, navigate, save, isSaving };
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return undefined;
    const { proceed, reset, location } = latest.current.blocker;
    if (!isUnsaved) {
      proceed?.();
      return undefined;
    }
    const leaveOnceSaved = () => {
      reset?.();
      leaveAfterSaving = () => location && latest.current.navigate(location.pathname + location.search + location.hash);
    };
    if (latest.current.isSaving) {
      leaveOnceSaved();
      return undefined;
    }
    return askToLeave(choice => {
      if (choice === 'leave') return proceed?.();
      if (choice === 'stay') return reset?.();
      leaveOnceSaved();
      latest.current.save?.();
    }, latest.current.save !== undefined);
  }, [isBlocked, isUnsaved]);
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
