/** The record that a form was opened with, and how newer versions of it get into the form. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Plain, type ShopRecord, valueAt } from '#define';
import { differences, isSame, rebase } from '#frame/record/differences.ts';
import { withValue } from '#frame/record/recordRows.ts';

/** The values that a form has without unsaved changes. */
export const initialOf = ({ formState }: Pick<UseFormReturn, 'formState'>): Plain => formState.defaultValues ?? {};

/** Takes a newer record into the form. Unsaved changes of staff stay. @returns the values that the form has without them. */
export function takeNewerRecord({ getValues, setValue, resetDefaultValues }: UseFormReturn, record: Plain, base: Plain): Plain {
  const values = getValues();
  const rebased = rebase(values, base, record);
  for (const [source, value] of differences(values, rebased.values)) setValue(source, value);
  resetDefaultValues(rebased.base);
  return rebased.base;
}

/** Puts a merged record into the form, so that only the changes of staff are unsaved. What they typed since they saved stays. */
export function takeMerged(form: UseFormReturn, { base, mine, theirs, merged }: Record<'base' | 'mine' | 'theirs' | 'merged', ShopRecord>): void {
  takeNewerRecord(form, theirs, base);
  const values = form.getValues();
  const isAt = (source: string, record: ShopRecord) => isSame(valueAt(values, source), valueAt(record, source));
  for (const [source, value] of differences(values, merged))
    if (isAt(source, mine) || isAt(source, theirs)) form.setValue(source, value, { shouldDirty: true });
}

export type OpenedRecord = ReturnType<typeof useOpenedRecord>;

/** Keeps the record that the form was opened with. Later versions replace it, except where staff have changed the form. */
export function useOpenedRecord(form: RefObject<UseFormReturn | null>, record: ShopRecord | undefined) {
  const latest = useRef(record);
  const [opened] = useState(() => {
    let base = record;
    /** The sources that a save has changed, and their values before it; `undefined` once the record was read again. */
    let saved: (readonly [source: string, was: unknown])[] | undefined;
    return {
      get: () => base,
      /** Replaces the record. `isSent`: it was saved as such, and has not been read again yet. */
      set: (now: ShopRecord, isSent = false) => {
        saved = isSent ? differences(now, base ?? {}) : undefined;
        base = now;
      },
      /** Puts back the stored values that a restored draft was typed over. */
      put: (was: Plain) => {
        if (base) base = Object.entries(was).reduce((whole, [source, value]) => withValue(whole, source, value), base);
      },
      follow: (read: ShopRecord, values: Plain) => {
        // The screen may pass on, as a new object, what it read before the save.
        if (saved?.length && saved.every(([source, was]) => isSame(valueAt(read, source), was))) return;
        const before = base;
        const typed = before && !saved ? differences(before, values).filter(([source, value]) => !isSame(valueAt(read, source), value)) : [];
        base = typed.reduce((whole, [source]) => withValue(whole, source, valueAt(before, source)), read);
        saved = undefined;
      },
    };
  });
  useEffect(() => {
    if (!record || latest.current === record) return;
    latest.current = record;
    opened.follow(record, form.current?.getValues() ?? {});
  }, [record, opened, form]);
  return opened;
}
