/** What was typed into a form when its session ended, until the form is opened again. Kept in the history entry, never in a storage. */
import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { type Unsaved, unsavedForm } from '../../dataProvider/session';

let kept: Unsaved | undefined;

/** Keeps what the sign-in page hands over. */
export function restoreUnsaved(unsaved: Unsaved | undefined): void {
  kept = unsaved;
}

/** What was changed in this form before, by dotted path, once; `undefined` where there is nothing. */
export function takeUnsaved(form: string): Unsaved['changes'] | undefined {
  if (kept?.form !== form) return undefined;
  const { changes } = kept;
  kept = undefined;
  return changes;
}

/** Nothing is nothing, however it is written. */
const isEqual = (before: unknown, after: unknown): boolean => (before ?? null) === replaceEqualDeep(before ?? null, after ?? null);

/** A part of a record that is changed value by value; one with an id, as a reference, is another one as a whole. */
const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && !('_id' in value || 'id' in value);

/**
 * What differs between the values a form began with and those it holds, by dotted path, so that it can be put over a
 * record that has changed meanwhile. Lists and references are taken whole. Pure.
 */
export function changesIn(begun: Record<string, unknown>, now: Record<string, unknown>, within = ''): Unsaved['changes'] {
  const changes: Unsaved['changes'] = {};
  for (const key of new Set([...Object.keys(begun), ...Object.keys(now)])) {
    const [before, after] = [begun[key], now[key]];
    if (isPart(before) && isPart(after)) Object.assign(changes, changesIn(before, after, `${within}${key}.`));
    else if (!isEqual(before, after)) changes[`${within}${key}`] = after;
  }
  return changes;
}

/** Asks, where something stands unsaved in a form, whether to leave it, as react-admin does when a link is followed. */
export function useMayLeave(): () => boolean {
  const translate = useTranslate();
  return useCallback(() => !unsavedForm() || window.confirm(translate('ra.message.unsaved_changes')), [translate]);
}
