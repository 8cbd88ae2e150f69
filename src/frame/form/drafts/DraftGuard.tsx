import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type UseFormReturn, useFormContext, useFormState } from 'react-hook-form';
import { isLeaving, registerForm } from '#dataProvider/sessionEnd.ts';
import { type Resource, type ShopRecord, valueAt } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import type { ConflictCheck } from '#frame/form/conflicts/useConflictCheck.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { differences } from '#frame/record/differences.ts';
import { isLeft, takeUnsaved, typesOn } from '#frame/routing/unsavedChanges.ts';
import { draftValues, type Typed } from './draftValues';
import type { DraftWriter as Keeper, Offer } from './draftWriter';

const later = () => import('./draftWriter');
const DraftNotice = lazyWithPreload(() => import('./DraftNotice'));

type Opened = ConflictCheck['opened'];

/** What is unsaved in a form, and what stood there when it was opened. */
function typedIn({ control }: UseFormReturn, opened: Opened): Typed {
  const changes = differences(control._defaultValues, control._formValues);
  return { changes: Object.fromEntries(changes), was: Object.fromEntries(changes.map(([source]) => [source, valueAt(opened.get(), source)])) };
}

interface Props {
  /** Resource and id of the record, and which part of it the form takes. */
  form: string;
  opened: Opened;
}

/**
 * Keeps what is typed: over the end of a session or a reload of ours in the history entry, from where it is back by itself; and as a
 * draft on the device, which outlives the tab and is offered here.
 */
export function DraftGuard({ form, opened }: Props) {
  const { fields } = useResource();
  const own = useFormContext();
  const { isDirty } = useFormState();
  const restore = useRestore(own, opened);
  const { keeper, offers } = useKeeper(form, own, opened, restore);
  useEffect(() => {
    if (!isDirty) return undefined;
    return registerForm({
      read: isKept => {
        const typed = typedIn(own, opened);
        const kept = isKept ? draftValues(fields, typed) : typed;
        return kept && { form, ...kept, draft: keeper.current?.id };
      },
      keep: () => keeper.current?.keep(),
    });
  }, [isDirty, form, fields, own, opened, keeper]);
  const [offer] = offers;
  if (!offer) return null;
  const take = (typed: Typed) => {
    restore(typed);
    // The form's own draft is there before the old one goes.
    keeper.current?.keep();
  };
  return (
    <Suspense>
      <DraftNotice key={offer.draft.id} offer={offer} isNew={!opened.get()} onRestore={take} />
    </Suspense>
  );
}

/** Puts back what was typed before. What stood there then is what it is a change of, so that what others have changed since is found out. */
function useRestore({ setValue }: UseFormReturn, opened: Opened): (typed: Partial<Typed>) => void {
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

/** What keeps the draft of the form, once its code has come, and what it offers of before. */
function useKeeper(form: string, own: UseFormReturn, opened: Opened, restore: (typed: Partial<Typed>) => void) {
  const { fields }: Resource = useResource();
  const notify = useNotify();
  const keeper = useRef<Keeper>(undefined);
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  // What a render gives anew does not begin a draft anew.
  const latest = useRef({ own, restore });
  latest.current = { own, restore };
  useEffect(() => {
    let isClosed = false;
    const read = () => draftValues(fields, typedIn(latest.current.own, opened));
    const now = () => ({ id: '', ...latest.current.own.control._defaultValues }) as ShopRecord;
    const onFull = () => notify('app.notices.full', { type: 'warning', autoHideDuration: 10_000 });
    // The form sets its first values in an effect of its own, after this one.
    const timer = setTimeout(async () => {
      const unsaved = takeUnsaved(form);
      if (unsaved) latest.current.restore(unsaved);
      const { draftWriter } = await importWithRetry(later);
      if (isClosed) return;
      keeper.current = draftWriter({ form, fields, draft: unsaved?.draft, read, now, offer: setOffers, onFull });
      keeper.current.changed();
    });
    // Asked of the form itself: whoever listens to its values has all of them copied with every key.
    const { unsubscribe } = latest.current.own.control._subjects.state.subscribe({
      next: told => {
        if ('type' in told && told.type === 'change') typesOn();
        keeper.current?.changed();
      },
    });
    return () => {
      isClosed = true;
      clearTimeout(timer);
      unsubscribe();
      keeper.current?.close(isLeft() && !isLeaving());
      keeper.current = undefined;
    };
  }, [form, fields, opened, notify]);
  return { keeper, offers };
}
