import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type UseFormReturn, useFormContext, useFormState } from 'react-hook-form';
import { isLeaving, registerForm } from '#dataProvider/sessionEnd.ts';
import { type Resource, type ShopRecord, valueAt } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { initialOf, type OpenedRecord } from '#frame/form/openedRecord.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { differences } from '#frame/record/differences.ts';
import { clearLeaveChoice, hasChosenToLeave, takeUnsaved } from '#frame/routing/unsavedChanges.ts';
import { draftValues, type Typed } from './draftValues';
import type { DraftWriter, Offer } from './draftWriter';

const loadDraftWriter = () => import('./draftWriter');
const DraftNotice = lazyWithPreload(() => import('./DraftNotice'));

/** The unsaved values of a form, and the values that it was opened with. */
function unsavedChanges(form: UseFormReturn, opened: OpenedRecord): Typed {
  const changes = differences(initialOf(form), form.getValues());
  return { changes: Object.fromEntries(changes), was: Object.fromEntries(changes.map(([source]) => [source, valueAt(opened.get(), source)])) };
}

interface Props {
  /** Resource and record id, and the part of the record that the form edits. */
  form: string;
  opened: OpenedRecord;
}

/**
 * Stores unsaved changes. When the session ends or the app reloads the page, they are in the history entry and are restored by
 * themselves. They are also stored on the device as a draft, which outlives the tab and which this component offers to restore.
 */
export function DraftGuard({ form, opened }: Props) {
  const { fields } = useResource();
  const methods = useFormContext();
  const { isDirty } = useFormState();
  const restore = useRestore(methods, opened);
  const { writer, offers } = useDraftWriter(form, methods, opened, restore);
  useEffect(() => {
    if (!isDirty) return undefined;
    return registerForm({
      read: isStored => {
        const unsaved = unsavedChanges(methods, opened);
        const values = isStored ? draftValues(fields, unsaved) : unsaved;
        return values && { form, ...values, draft: writer.current?.id };
      },
      keep: () => writer.current?.keep(),
    });
  }, [isDirty, form, fields, methods, opened, writer]);
  const [offer] = offers;
  if (!offer) return null;
  const restoreDraft = (typed: Typed) => {
    restore(typed);
    // Write the form's draft before the restored one is removed.
    writer.current?.keep();
  };
  return (
    <Suspense>
      <DraftNotice key={offer.draft.id} offer={offer} isNew={!opened.get()} onRestore={restoreDraft} />
    </Suspense>
  );
}

/** @returns a function that restores unsaved changes together with the values that they replaced, so that the conflict check sees what others have changed since. */
function useRestore({ setValue }: UseFormReturn, opened: OpenedRecord): (typed: Partial<Typed>) => void {
  const notify = useNotify();
  return useCallback(
    ({ changes = {}, was = {} }) => {
      opened.put(was);
      for (const [source, value] of Object.entries(changes)) setValue(source, value, { shouldDirty: true });
      notify('app.notices.restored', { type: 'info', autoHideDuration: 5000 });
    },
    [setValue, opened, notify],
  );
}

/** The writer of the form's draft, once its code is loaded, and the older drafts of the form. */
function useDraftWriter(form: string, methods: UseFormReturn, opened: OpenedRecord, restore: (typed: Partial<Typed>) => void) {
  const { fields }: Resource = useResource();
  const notify = useNotify();
  const writer = useRef<DraftWriter>(undefined);
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  // In a ref, so that the effect does not start another draft with each render.
  const latest = useRef({ methods, restore });
  latest.current = { methods, restore };
  useEffect(() => {
    let isClosed = false;
    const read = () => draftValues(fields, unsavedChanges(latest.current.methods, opened));
    const now = () => ({ id: '', ...initialOf(latest.current.methods) }) as ShopRecord;
    const onFull = () => notify('app.notices.full', { type: 'warning', autoHideDuration: 10_000 });
    // The form sets its first values in an effect that runs after this one.
    const timer = setTimeout(async () => {
      const unsaved = takeUnsaved(form);
      if (unsaved) latest.current.restore(unsaved);
      const { draftWriter } = await importWithRetry(loadDraftWriter);
      if (isClosed) return;
      writer.current = draftWriter({ form, fields, draft: unsaved?.draft, read, now, offer: setOffers, onFull });
      writer.current.changed();
    });
    const unsubscribe = latest.current.methods.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ type }) => {
        if (type === 'change') clearLeaveChoice();
        writer.current?.changed();
      },
    });
    return () => {
      isClosed = true;
      clearTimeout(timer);
      unsubscribe();
      writer.current?.close(hasChosenToLeave() && !isLeaving());
      writer.current = undefined;
    };
  }, [form, fields, opened, notify]);
  return { writer, offers };
}
