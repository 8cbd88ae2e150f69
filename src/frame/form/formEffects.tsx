/** What a form does beside its inputs: each renders nothing of its own. */
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { type UseFormReturn, useFormContext, useFormState } from 'react-hook-form';
import type { ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { MissingParts } from '#frame/loading/lazyWithPreload.tsx';
import { useLeaveGuard } from '#frame/routing/unsavedChanges.ts';
import { takeNewerRecord } from './takeNewerRecord';
import { useOnErrors } from './useOnErrors';

/** Lets the parts whose code has not come hold back the saving of the form. */
export function SaveBlocker({ children }: { children: ReactNode }) {
  const { register, unregister, clearErrors } = useFormContext();
  const parts = useRef(0);
  const hold = useCallback(() => {
    const name = `missing${parts.current++}`;
    register(name, { validate: () => 'app.errors.missingCode' });
    return () => {
      unregister(name);
      clearErrors(name);
    };
  }, [register, unregister, clearErrors]);
  return <MissingParts.Provider value={hold}>{children}</MissingParts.Provider>;
}

/** In milliseconds: so long what is wrong may take to be there, once its tab or row has opened. */
const mostWait = 3000;

/** Says, after the button was pressed, that fields are marked, and leads to the first on the screen; what the server refused has its own notice. */
export function FocusFirstError() {
  const notify = useNotify();
  const { setFocus } = useFormContext();
  useOnErrors(errors => {
    if (!errors.root) notify('app.notices.invalid', { type: 'error' });
    const path = firstPath(errors);
    const until = performance.now() + mostWait;
    const from = document.activeElement;
    const form = from?.closest('form') ?? document;
    const lead = () => {
      const at = document.activeElement;
      // Whoever has gone elsewhere meanwhile stays there.
      if (!path || performance.now() > until || (at !== from && at !== document.body)) return;
      const first = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].find(input => input.checkVisibility?.() ?? true);
      // An input whose code is still coming may hold an earlier mistake.
      const awaited = form.querySelector('[aria-busy="true"]');
      if (first && awaited && awaited.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) {
        requestAnimationFrame(lead);
        return;
      }
      if (first) first.focus();
      else setFocus(path);
      if (!first || document.activeElement !== first) requestAnimationFrame(lead);
    };
    // Tabs with mistakes open first.
    requestAnimationFrame(lead);
  });
  return null;
}

/** The path of the first error, `sizes.3.stock`; those of the form as a whole stand at none. */
function firstPath(errors: unknown, path = ''): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  if ('type' in errors && 'message' in errors) return path;
  for (const [key, inner] of Object.entries(errors)) {
    const found = key === 'root' ? undefined : firstPath(inner, path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return undefined;
}

/** Hands the form to what stands around it. */
export function FormRef({ form }: { form: RefObject<UseFormReturn | null> }) {
  const own = useFormContext();
  useEffect(() => {
    form.current = own;
  });
  return null;
}

/** Asks before the form is left with something typed that is not saved. What is of the form alone is no change. */
export function LeaveGuard() {
  const { fields } = useResource();
  const { dirtyFields } = useFormState();
  useLeaveGuard(Object.keys(dirtyFields).some(key => !fields.some(({ source, unsent }) => unsent && source === key)));
  return null;
}

/** Follows the record when it is read again. */
export function FollowRecord({ record }: { record: ShopRecord }) {
  const form = useFormContext();
  const taken = useRef(record);
  useEffect(() => {
    if (taken.current === record) return;
    taken.current = record;
    takeNewerRecord(form, record, form.control._defaultValues);
  }, [form, record]);
  return null;
}
