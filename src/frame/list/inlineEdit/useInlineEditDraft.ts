import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { isLeaving, registerForm } from '#dataProvider/sessionEnd.ts';
import type { Field } from '#define';
import type { Typed } from '#frame/form/drafts/draftValues.ts';
import { type DraftWriter, draftWriter, type Offer } from '#frame/form/drafts/draftWriter.ts';
import { isLeft, takeUnsaved } from '#frame/routing/unsavedChanges.ts';
import type { UnsavedValues } from './inlineEditStore';
import type { InlineEdit } from './useInlineEdit';

/** What a draft calls the unsaved values of a sheet. */
const source = 'cells';
const fields: readonly Field[] = [{ source, kind: 'text' }];

const valuesIn = ({ changes }: Pick<Typed, 'changes'>): UnsavedValues => (changes[source] ?? {}) as UnsavedValues;

/** What was typed into the rows of a list before and not saved. */
export interface InlineEditDraft {
  /** When it was typed last, in milliseconds since 1970. */
  at: number;
  values: UnsavedValues;
  /** Puts it back into its cells, or forgets it. */
  decide: (restores: boolean) => void;
}

/**
 * Keeps what is typed into the rows of a list and not saved: over the end of a session, from where it is back by itself, and as a draft
 * on the device, which is given to be offered. As `KeptDraft` does for forms.
 * @param form what the draft is called
 */
export function useInlineEditDraft(form: string, { store }: InlineEdit): InlineEditDraft | undefined {
  const notify = useNotify();
  const keeper = useRef<DraftWriter>(undefined);
  const [[offer], setOffers] = useState<readonly Offer[]>([]);
  useEffect(() => {
    const read = (): Typed | undefined => (store.unsaved() ? { changes: { [source]: store.unsavedValues() }, was: {} } : undefined);
    const unsaved = takeUnsaved(form);
    if (unsaved) store.putBack(valuesIn(unsaved));
    const onFull = () => notify('app.notices.full', { type: 'warning', autoHideDuration: 10_000 });
    const kept = draftWriter({ form, fields, draft: unsaved?.draft, read, now: () => ({ id: '' }), offer: setOffers, onFull });
    keeper.current = kept;
    kept.changed();
    const unsubscribe = store.subscribe(kept.changed);
    const withdraw = registerForm({
      read: () => {
        const typed = read();
        return typed && { form, ...typed, draft: kept.id };
      },
      keep: kept.keep,
    });
    return () => {
      unsubscribe();
      withdraw();
      kept.close(isLeft() && !isLeaving());
    };
  }, [form, store, notify]);
  if (!offer) return undefined;
  const values = valuesIn(offer.draft);
  return {
    at: offer.draft.at,
    values,
    decide: restores => {
      if (restores) store.putBack(values);
      // The sheet's own draft is there before the old one goes.
      keeper.current?.keep();
      void offer.decided();
    },
  };
}
