import { throttle } from 'es-toolkit/function';
import { currentPerson } from '#dataProvider/session.ts';
import { newId, personStore } from '#frame/storage/database.ts';
import { findAbandoned, holdLock } from '#frame/storage/tabLock.ts';
import type { Draft, Typed } from './draft';

/** The least time between two writes. In milliseconds. */
const writeInterval = 1000;

/** A draft that can be restored. `remove` is called when staff have restored or discarded it. */
export type Offer = Draft & { remove: () => void };

interface DraftForm {
  /** Resource and record id, such as `products/42`. */
  form: string;
  /** The id of the draft whose changes the form contains already. */
  draftId: string | undefined;
  /** Reads the unsaved changes that may be stored; `undefined` if there are none. */
  read: () => Typed | undefined;
  /** Called with each older draft of the form, as soon as no other tab uses it. */
  onOffer: (offer: Offer) => void;
  /** Called once when the storage of the device is full. */
  onFull: () => void;
}

export type DraftWriter = ReturnType<typeof draftWriter>;

const isFullError = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** The values without new images, which are data URLs. */
const withoutImages = (values: Typed['changes']): Typed['changes'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !JSON.stringify(value ?? null).includes('"data:image/')));

/** Writes a form's draft to the device, where other tabs leave it alone, and removes it when there are no unsaved changes. */
function storedDraft({ form, draftId, read, onFull }: DraftForm, id: string) {
  const person = currentPerson();
  const store = personStore(person);
  let isStored = draftId !== undefined;
  let isFull = false;
  let release: (() => void) | undefined;
  const put = ({ changes, was }: Typed) => store.put('drafts', { id, form, at: Date.now(), changes: isFull ? withoutImages(changes) : changes, was });
  const remove = async (): Promise<void> => {
    if (isStored) await store.remove('drafts', id);
    isStored = false;
  };
  /** Writes nothing after another person has signed in, or after sign-out. */
  const write = async (): Promise<void> => {
    if (!person || currentPerson() !== person) return;
    const typed = read();
    if (!typed) return remove();
    release ??= holdLock(id);
    isStored = true;
    await put(typed).catch(error => {
      if (!isFullError(error)) throw error;
      if (!isFull) onFull();
      // Without its images, the draft may still fit. Staff still have the image files.
      isFull = true;
      return put(typed);
    });
  };
  return { write, remove, release: () => release?.() };
}

/** Stores the unsaved changes of a form on the device. If the device cannot store drafts, the form works without them. */
export function draftWriter(options: DraftForm) {
  const { form, draftId, onOffer } = options;
  const id = draftId ?? newId();
  const { write, remove, release } = storedDraft(options, id);
  const closing = new AbortController();
  const { signal } = closing;
  const changed = throttle(() => void write().catch(() => {}), writeInterval, { signal });
  addEventListener('pagehide', changed.flush, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && changed.flush(), { signal });
  void findAbandoned('drafts', onOffer, signal, other => other.form === form && other.id !== id).catch(() => {});
  return {
    id,
    /** Call after each change: writes the draft, at most once a second. Cheap to call. */
    changed,
    /** Writes what was changed since the last write. */
    flush: changed.flush,
    /** Call when the form is closed. `isLeft`: staff left it on purpose, so its draft is removed. */
    close: (isLeft: boolean): void => {
      closing.abort();
      void (isLeft ? remove() : write()).catch(() => {}).finally(release);
    },
  };
}
