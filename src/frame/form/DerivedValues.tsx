import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Field, Plain } from '#define';
import { changesAfter } from '#frame/record/derivedValues.ts';

/**
 * Lets the values that follow others do so when staff type; not when code changes something. Renders nothing, so that a key in one
 * input renders that input and those that follow it.
 */
export function DerivedValues({ fields }: { fields: readonly Field[] }) {
  const { subscribe, setValue, getValues, getFieldState } = useFormContext();
  const stored = useRecordContext();
  const before = useRef<Plain>(undefined);
  useEffect(() => {
    before.current = structuredClone(getValues());
    const follow = (typed: string, until: Plain) => {
      for (const [source, value] of changesAfter(fields, typed, getValues(), until, stored ?? {}))
        setValue(source, value ?? null, { shouldDirty: true, shouldValidate: Boolean(getFieldState(source).error) });
    };
    return subscribe({
      formState: { values: true },
      callback: ({ name, type, values }) => {
        const until = before.current ?? values;
        // What follows is told here too, and comes after it.
        before.current = values;
        if (type === 'change' && name) follow(name, until);
      },
    });
  }, [fields, stored, subscribe, setValue, getValues, getFieldState]);
  return null;
}
