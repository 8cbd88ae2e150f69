import { useEffect } from 'react';
import type { Typed } from '#frame/form/drafts/draft.ts';
import { useDraft } from '#frame/form/drafts/useDraft.ts';
import type { inlineEditStore, UnsavedValues } from './inlineEditStore';

const valuesIn = ({ changes }: Partial<Typed>): UnsavedValues => (changes?.cells ?? {}) as UnsavedValues;

/** Values that were typed into cells in an earlier visit and never saved. */
export interface InlineEditDraft {
  /** The last change, in milliseconds since 1970. */
  at: number;
  values: UnsavedValues;
  decide: (restores: boolean) => void;
}

/**
 * Keeps the unsaved cells of a list as a draft, under the name `cells`.
 * @returns an earlier draft to offer, if there is one
 */
export function useInlineEditDraft(form: string, store: ReturnType<typeof inlineEditStore>): InlineEditDraft | undefined {
  const { changed, offer } = useDraft(form, {
    read: () => {
      const cells = store.unsaved();
      return Object.keys(cells).length ? { changes: { cells }, was: {} } : undefined;
    },
    restore: typed => store.restore(valuesIn(typed)),
  });
  useEffect(() => store.subscribe(changed), [store, changed]);
  return offer && { at: offer.at, values: valuesIn(offer), decide: offer.decide };
}
