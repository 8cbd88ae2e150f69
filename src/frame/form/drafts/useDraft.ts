import { useCallback, useEffect, useRef, useState } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { isLeaving, registerForm } from '#dataProvider/sessionEnd.ts';
import { noticeTimes } from '#frame/context/useNotices.ts';
import { hasChosenToLeave, takeUnsaved } from '#frame/routing/unsavedChanges.ts';
import type { Typed } from './draft';
import { type DraftWriter, draftWriter, type Offer } from './draftWriter';

interface DraftOptions {
  /** Reads the unsaved changes, if any. `isStored`: others may read them, so secrets are left out. */
  read: (isStored: boolean) => Typed | undefined;
  /** Puts unsaved changes back into the form. */
  restore: (typed: Partial<Typed>) => void;
}

/**
 * Keeps the unsaved changes of a form. When the session ends or the app reloads the page, the history entry holds them until
 * the form restores them. They are also stored on the device as a draft, which outlives the tab.
 * @param form resource and record id, such as `products/42`
 * @returns `changed`, to call after each change, and `offer`, an older draft of the form, newest first. `decide` restores or discards it.
 */
export function useDraft(form: string, options: DraftOptions) {
  const notify = useNotify();
  const writer = useRef<DraftWriter>(undefined);
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [read, restore] = [useEvent(options.read), useEvent(options.restore)];
  useEffect(() => {
    const unregister = registerForm({
      read: isStored => {
        const typed = read(isStored);
        return typed && { form, ...typed, draft: writer.current?.id };
      },
      flush: () => writer.current?.flush(),
    });
    // A form sets its first values in an effect that runs after this one.
    const timer = setTimeout(() => {
      const unsaved = takeUnsaved(form);
      if (unsaved) restore(unsaved);
      writer.current = draftWriter({
        form,
        draftId: unsaved?.draft,
        read: () => read(true),
        onOffer: offer => setOffers(others => [...others, offer].sort((one, other) => other.at - one.at)),
        onFull: () => notify('app.notices.full', { type: 'warning', autoHideDuration: noticeTimes.storageFull }),
      });
      writer.current.changed();
    });
    return () => {
      clearTimeout(timer);
      unregister();
      writer.current?.close(hasChosenToLeave() && !isLeaving());
      writer.current = undefined;
      setOffers([]);
    };
  }, [form, notify, read, restore]);
  const changed = useCallback(() => writer.current?.changed(), []);
  const [offer] = offers;
  const decide = (restores: boolean) => {
    if (!offer) return;
    setOffers(others => others.filter(other => other !== offer));
    if (restores) restore(offer);
    // Write the form's draft before the restored one is removed.
    writer.current?.flush();
    offer.remove();
  };
  return { changed, offer: offer && { ...offer, decide } };
}
