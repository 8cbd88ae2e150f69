/** What was typed into a form when its session ended, until the form is opened again. Kept in the history entry, never in a storage. */
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { type Unsaved, unsavedForm } from '../../dataProvider/session';

let kept: Unsaved | undefined;

/** Keeps what the sign-in page hands over. */
export function restoreUnsaved(unsaved: Unsaved | undefined): void {
  kept = unsaved;
}

/** The values typed into this form before, once; `undefined` where there are none. */
export function takeUnsaved(form: string): Record<string, unknown> | undefined {
  if (kept?.form !== form) return undefined;
  const { values } = kept;
  kept = undefined;
  return values;
}

/** Asks, where something stands unsaved in a form, whether to leave it, as react-admin does when a link is followed. */
export function useMayLeave(): () => boolean {
  const translate = useTranslate();
  return useCallback(() => !unsavedForm() || window.confirm(translate('ra.message.unsaved_changes')), [translate]);
}
