/** What happens around the submission of a form: it waits for files, checks fields that are not mounted, and reports its errors. */
import { type FormEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, get, type UseFormReturn, useFormState } from 'react-hook-form';
import { holdsFor, type Page, valueAt } from '#define';
import type { FileReads, ReadUnmounted } from '#frame/inputs/formContext.ts';
import { useRequiredText } from '#frame/inputs/useValidators.ts';
import { firstErrorOf, validatorsOf } from '#frame/inputs/validators.ts';
import { isStored } from '#frame/record/recordRows.ts';

/** Calls `onErrors` once after each failed submission, with the errors by field; `root` has the error of the server. */
export function useOnErrors(onErrors: (errors: FieldErrors) => void): void {
  const { submitCount, errors } = useFormState();
  const reported = useRef(submitCount);
  useEffect(() => {
    if (submitCount !== reported.current && Object.keys(errors).length) onErrors(errors);
    reported.current = submitCount;
  });
}

/**
 * Delays the submission of a form until its files have been read. If a file is refused, the form is not submitted, because
 * staff would leave the screen that shows the reason.
 * @returns `waitFor` registers files that are being read; `delay` is called with each submit event and returns whether the
 * submission is delayed. A delayed form is submitted again by code.
 */
export function useSubmitAfterFiles() {
  const files = useRef(new Set<FileReads>());
  const waiting = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const waitFor = useCallback((read: FileReads) => {
    files.current.add(read);
    void read.then(() => files.current.delete(read));
  }, []);
  const delay = useCallback((event: FormEvent<HTMLElement>): boolean => {
    if (!files.current.size) return false;
    event.preventDefault();
    event.stopPropagation();
    if (waiting.current) return true;
    waiting.current = true;
    setWaiting(true);
    const form = event.target as HTMLFormElement;
    void Promise.all(files.current).then(accepted => {
      waiting.current = false;
      setWaiting(false);
      if (accepted.every(Boolean)) form.requestSubmit();
      else setTimeout(() => form.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' }));
    });
    return true;
  }, []);
  return { waitFor, delay, isWaiting };
}

interface Registered {
  _f?: { mount?: boolean; validate?: unknown };
}

/**
 * Checks the fields of a form that are not mounted, such as those in tabs that were never opened and in closed rows. `check` registers
 * each invalid one with its error, so that the form refuses to submit and the tab or row opens.
 */
export function useUnmountedFields(form: RefObject<UseFormReturn | null>, page: Page) {
  const readers = useRef(new Set<ReadUnmounted>());
  const marks = useRef(new Map<string, () => string>());
  const requiredText = useRequiredText(page);
  const add = useCallback((read: ReadUnmounted) => {
    readers.current.add(read);
    return () => void readers.current.delete(read);
  }, []);
  const has = useCallback((source: string) => [...readers.current].some(read => read().some(field => field.source === source)), []);
  const check = useCallback(() => {
    if (!form.current) return;
    const { control, getValues, register, unregister } = form.current;
    const registered = (source: string): Registered | undefined => get(control._fields, source);
    // The value may have been corrected since the last check, or its input may have been mounted and checks it now.
    for (const [source, validate] of marks.current) {
      if (registered(source)?._f?.validate === validate)
        unregister(source, { keepValue: true, keepDefaultValue: true, keepDirty: true, keepTouched: true });
      else if (!registered(source)?._f?.mount) form.current.clearErrors(source);
    }
    marks.current.clear();
    const values = getValues();
    for (const field of [...readers.current].flatMap(read => read())) {
      if (registered(field.source)?._f?.mount) continue;
      const isUnchanged = (value: unknown) => page === 'edit' && isStored(field, value, control._defaultValues, values);
      const checks = validatorsOf(field, holdsFor(field.required, page, values), requiredText(field), isUnchanged);
      const error = firstErrorOf(checks, valueAt(values, field.source), values);
      if (!error) continue;
      const validate = () => error;
      register(field.source, { validate });
      marks.current.set(field.source, validate);
    }
  }, [form, page, requiredText]);
  return useMemo(() => ({ add, has, check }), [add, has, check]);
}
