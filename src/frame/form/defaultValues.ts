/**
 * The default values of a form that edits a record are that record, so that only the changes of staff differ from them. A newer version of the
 * record replaces them.
 */
import type { UseFormReturn } from 'react-hook-form';
import { type Plain, type ShopRecord, valueAt } from '#define';
import { differences, isSame, rebase } from '#frame/record/differences.ts';

/** The values that a form has without unsaved changes. */
export const defaultValuesOf = ({ formState }: UseFormReturn): Plain => formState.defaultValues ?? {};

const isRecord = (values: Plain): values is ShopRecord => values.id !== undefined;

/** The record that a form edits; `undefined` if it creates one. */
export function recordIn(form: UseFormReturn): ShopRecord | undefined {
  const defaultValues = defaultValuesOf(form);
  return isRecord(defaultValues) ? defaultValues : undefined;
}

/**
 * Takes a newer record into the form. Unsaved changes of staff stay.
 * @param keepsBase whether they stay relative to the earlier values, so that the conflict check sees what others have changed
 */
export function takeNewerRecord(form: UseFormReturn, record: Plain, keepsBase: boolean): void {
  const values = form.getValues();
  const rebased = rebase(values, defaultValuesOf(form), record, keepsBase);
  for (const [source, value] of differences(values, rebased.values)) form.setValue(source, value);
  form.resetDefaultValues(rebased.base);
}

/** Puts a merged record into the form, so that only the changes of staff are unsaved. What they typed since they saved stays. */
export function takeMerged(form: UseFormReturn, { mine, theirs, merged }: Record<'mine' | 'theirs' | 'merged', ShopRecord>): void {
  takeNewerRecord(form, theirs, false);
  const values = form.getValues();
  const isAt = (source: string, record: ShopRecord) => isSame(valueAt(values, source), valueAt(record, source));
  for (const [source, value] of differences(values, merged))
    if (isAt(source, mine) || isAt(source, theirs)) form.setValue(source, value, { shouldDirty: true });
}
