/** Effects of a form: hooks, and components that render nothing of their own. */
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNotify, useRecordContext } from 'react-admin';
import { type FieldErrors, get, type UseFormReturn, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type Field, firstStep, type Plain, type ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { decoded } from '#frame/format/texts.ts';
import { MissingParts } from '#frame/loading/lazyWithPreload.tsx';
import { changesAfter } from '#frame/record/derivedValues.ts';
import { unsavedFields } from '#frame/record/formValues.ts';
import { takeLeaveAfterSaving, useLeaveGuard } from '#frame/routing/unsavedChanges.ts';
import { takeNewerRecord } from './defaultValues';

/** Calls `onErrors` once after each failed submission, with the errors by field; `root` has the error of the server. */
export function useOnErrors(onErrors: (errors: FieldErrors) => void): void {
  const { submitCount, errors } = useFormState();
  const reported = useRef(submitCount);
  useEffect(() => {
    if (submitCount !== reported.current && Object.keys(errors).length) onErrors(errors);
    reported.current = submitCount;
  });
}

/** Prevents saving while the code of a part of the form is missing. */
export function SaveBlocker({ children }: { children: ReactNode }) {
  const { register, unregister, clearErrors } = useFormContext();
  const parts = useRef(0);
  const block = useCallback(() => {
    const name = `missing${parts.current++}`;
    register(name, { validate: () => 'app.errors.missingCode' });
    return () => {
      unregister(name);
      clearErrors(name);
    };
  }, [register, unregister, clearErrors]);
  return <MissingParts.Provider value={block}>{children}</MissingParts.Provider>;
}

/** How long to wait for an invalid input to be mounted after its tab or row was opened. In milliseconds. */
const maxWait = 3000;

/** After a failed submission, notifies staff and focuses the first invalid input on the screen. Errors of the server have a notice of their own. */
export function FocusFirstError() {
  const notify = useNotify();
  const { setFocus } = useFormContext();
  useOnErrors(errors => {
    if (!errors.root) notify('app.notices.invalid', { type: 'error' });
    const path = firstPath(errors);
    const until = performance.now() + maxWait;
    const from = document.activeElement;
    const form = from?.closest('form') ?? document;
    const focusFirst = () => {
      const at = document.activeElement;
      // Do not take the focus from staff who have moved on.
      if (!path || performance.now() > until || (at !== from && at !== document.body)) return;
      const first = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].find(input => input.checkVisibility?.() ?? true);
      // An input before it whose code is still loading may be invalid, too.
      const loading = form.querySelector('[aria-busy="true"]');
      if (first && loading && loading.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) {
        requestAnimationFrame(focusFirst);
        return;
      }
      if (first) first.focus();
      else setFocus(path);
      if (!first || document.activeElement !== first) requestAnimationFrame(focusFirst);
    };
    // Tabs with errors are opened first, which takes a frame.
    requestAnimationFrame(() => requestAnimationFrame(focusFirst));
  });
  return null;
}

/** The path of the first error, such as `sizes.3.stock`. Errors of the form as a whole have none. */
function firstPath(errors: unknown, path = ''): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  if ('type' in errors && 'message' in errors) return path;
  for (const [key, inner] of Object.entries(errors)) {
    const first = key === 'root' ? undefined : firstPath(inner, path ? `${path}.${key}` : key);
    if (first) return first;
  }
  return undefined;
}

/** Gives the component around the form access to the form's methods. */
export function FormRef({ form }: { form: RefObject<UseFormReturn | null> }) {
  const methods = useFormContext();
  useEffect(() => {
    form.current = methods;
  });
  return null;
}

/** Warns before a form with unsaved changes is left. Inputs of fields that no declaration names, in a slot, count as well. */
export function LeaveGuard() {
  const { fields } = useResource();
  const { getValues } = useFormContext();
  const { defaultValues = {}, dirtyFields, isSubmitting } = useFormState();
  const dirty = fields.filter(({ source }) => get(dirtyFields, source));
  // A value that is as it was again may differ for react-hook-form: `null` where there was none.
  useWatch({ name: dirty.map(({ source }) => source) });
  const isUndeclared = (key: string) => !fields.some(({ source }) => firstStep(source) === key);
  const isUnsaved = Object.keys(dirtyFields).some(isUndeclared) || unsavedFields(dirty, defaultValues, getValues(), false).length > 0;
  const place = useRef<HTMLSpanElement>(null);
  useLeaveGuard(isUnsaved, () => place.current?.closest('form')?.requestSubmit(), isSubmitting);
  // A save that failed forgets where staff wanted to go.
  useOnErrors(takeLeaveAfterSaving);
  return <span ref={place} hidden />;
}

/** Takes a record that was read again into the form. */
export function TakeNewerRecord({ record }: { record: ShopRecord }) {
  const form = useFormContext();
  const latest = useRef(record);
  useEffect(() => {
    if (latest.current === record) return;
    latest.current = record;
    takeNewerRecord(form, record, true);
  }, [form, record]);
  return null;
}

/**
 * Recomputes derived values when staff type, but not when code changes a value. Because it renders nothing, typing renders
 * only the input itself and the inputs of values derived from it.
 */
export function DerivedValues({ fields }: { fields: readonly Field[] }) {
  const { subscribe, setValue, getValues, getFieldState } = useFormContext();
  const stored = useRecordContext();
  const before = useRef<Plain>(undefined);
  useEffect(() => {
    before.current = structuredClone(getValues());
    const recompute = (typed: string, previous: Plain) => {
      for (const [source, value] of changesAfter(fields, typed, getValues(), previous, stored ?? {}))
        setValue(source, value, { shouldDirty: true, shouldValidate: Boolean(getFieldState(source).error) });
    };
    return subscribe({
      formState: { values: true },
      callback: ({ name, type, values }) => {
        const previous = before.current ?? values;
        // Set first, because the recomputed values call back here, too.
        before.current = values;
        if (type === 'change' && name) recompute(name, previous);
      },
    });
  }, [fields, stored, subscribe, setValue, getValues, getFieldState]);
  return null;
}

const focusable = 'input:not([type=hidden], :disabled), textarea, select, [contenteditable=true], [role=combobox], button, a[href]';

/** Scrolls to the input of a field and focuses it. @returns whether the input exists. */
function focusField(source: string): boolean {
  const cell = document.querySelector(`[data-field="${CSS.escape(source)}"]`);
  const input = cell && [...cell.querySelectorAll<HTMLElement>(focusable)].find(element => element.checkVisibility?.() ?? true);
  if (!input) return false;
  cell.scrollIntoView?.({ block: 'center' });
  input.focus({ preventScroll: true });
  return true;
}

/**
 * Focuses the field that the address names, such as `#taxDetails.taxId`, as soon as its input is mounted. A key press or a click
 * before that cancels it.
 */
export function useFieldInAddress(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again focuses the field again
  useEffect(() => {
    const source = decoded(hash.slice(1));
    if (!source || focusField(source)) return undefined;
    const observer = new MutationObserver(() => focusField(source) && stop());
    const stop = () => {
      observer.disconnect();
      for (const event of ['keydown', 'pointerdown']) document.removeEventListener(event, stop);
    };
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden', 'aria-hidden'] });
    for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, stop);
    return stop;
  }, [hash, key]);
}
