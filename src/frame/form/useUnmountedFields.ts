import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { get, type UseFormReturn } from 'react-hook-form';
import { holdsFor, type Page, valueAt } from '#define';
import type { ReadUnmounted } from '#frame/inputs/unmountedFields.ts';
import { useRequiredText } from '#frame/inputs/useValidators.ts';
import { isStored } from '#frame/record/recordRows.ts';
import { firstErrorOf, validatorsOf } from '#frame/record/validators.ts';

interface Registered {
  _f?: { mount?: boolean; validate?: unknown };
}

/**
 * The fields of a form that are not mounted, of tabs nobody opened and closed rows. What is wrong with them when the form is
 * submitted is found like any other mistake, and its tab or row opens.
 */
export function useUnmountedFields(form: RefObject<UseFormReturn | null>, page: Page) {
  const reads = useRef(new Set<ReadUnmounted>());
  const marks = useRef(new Map<string, () => string>());
  const requiredText = useRequiredText(page);
  const hold = useCallback((read: ReadUnmounted) => {
    reads.current.add(read);
    return () => void reads.current.delete(read);
  }, []);
  const has = useCallback((source: string) => [...reads.current].some(read => read().some(field => field.source === source)), []);
  const check = useCallback(() => {
    if (!form.current) return;
    const { control, getValues, register, unregister } = form.current;
    const at = (source: string): Registered | undefined => get(control._fields, source);
    // What was found last time may be mended, or its input may be there and check it by itself.
    for (const [source, validate] of marks.current) {
      if (at(source)?._f?.validate === validate) unregister(source, { keepValue: true, keepDefaultValue: true, keepDirty: true, keepTouched: true });
      else if (!at(source)?._f?.mount) form.current.clearErrors(source);
    }
    marks.current.clear();
    const values = getValues();
    for (const field of [...reads.current].flatMap(read => read())) {
      if (at(field.source)?._f?.mount) continue;
      const isLeftAlone = (value: unknown) => page === 'edit' && isStored(field, value, control._defaultValues, values);
      const checks = validatorsOf(field, holdsFor(field.required, page, values), requiredText(field), isLeftAlone);
      const mistake = firstErrorOf(checks, valueAt(values, field.source), values);
      if (!mistake) continue;
      const validate = () => mistake;
      register(field.source, { validate });
      marks.current.set(field.source, validate);
    }
  }, [form, page, requiredText]);
  return useMemo(() => ({ hold, has, check }), [hold, has, check]);
}
