/** What was typed into a form when its session ended, until the form is opened again. Kept in the history entry, never in a storage. */
import type { Unsaved } from '../../dataProvider/session';

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
