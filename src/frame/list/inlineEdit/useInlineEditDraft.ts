import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { isLeaving, registerForm } from '#dataProvider/sessionEnd.ts';
import type { Field } from '#define';
import type { Typed } from '#frame/form/drafts/draftValues.ts';
import { type DraftWriter, draftWriter, type Offer } from '#frame/form/drafts/draftWriter.ts';
import { hasChosenToLeave, takeUnsaved } from '#frame/routing/unsavedChanges.ts';
import type { inlineEditStore, UnsavedValues } from './inlineEditStore';

/** A draft keeps all cells as the value of one field, under this name. */
const source = 'cells';
const fields: readonly Field[] = [{ source, kind: 'text' }];

const valuesIn = ({ changes }: Pick<Typed, 'changes'>): UnsavedValues => (changes[source] ?? {}) as UnsavedValues;

/** Values that were typed into cells in an earlier visit and never saved. */
export interface InlineEditDraft {
  /** The last change, in milliseconds since 1970. */
  at: number;
  values: UnsavedValues;
  decide: (restores: boolean) => void;
}

/**
 * Keeps the unsaved cells of a list, as `DraftGuard` keeps those of a form. When the session ends they go along to the sign-in page and are
 * restored from there. Otherwise they are a draft on this device.
 * @returns an earlier draft to offer, if there is one
 */
export function useInlineEditDraft(form: string, store: ReturnType<typeof inlineEditStore>): InlineEditDraft | undefined {
  const notify = useNotify();
  const writer = useRef<DraftWriter>(undefined);
  const [[offer], setOffers] = useState<readonly Offer[]>([]);
  useEffect(() => {
    const read = (): Typed | undefined => {
      const values = store.unsaved();
      return Object.keys(values).length ? { changes: { [source]: values }, was: {} } : undefined;
    };
    const unsaved = takeUnsaved(form);
    if (unsaved) store.restore(valuesIn(unsaved));
    const onFull = () => notify('app.notices.full', { type: 'warning', autoHideDuration: 10_000 });
    const draft = draftWriter({ form, fields, draft: unsaved?.draft, read, now: () => ({ id: '' }), offer: setOffers, onFull });
    writer.current = draft;
    draft.changed();
    const unsubscribe = store.subscribe(draft.changed);
    const unregister = registerForm({
      read: () => {
        const typed = read();
        return typed && { form, ...typed, draft: draft.id };
      },
      keep: draft.keep,
    });
    return () => {
      unsubscribe();
      unregister();
      draft.close(hasChosenToLeave() && !isLeaving());
    };
  }, [form, store, notify]);
  if (!offer) return undefined;
  const values = valuesIn(offer.draft);
  return {
    at: offer.draft.at,
    values,
    decide: restores => {
      if (restores) store.restore(values);
      // Write the new draft before the old one is deleted.
      writer.current?.keep();
      void offer.decided();
    },
  };
}
