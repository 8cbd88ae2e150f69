import { currentPerson } from '#dataProvider/session.ts';
import type { Field, ShopRecord } from '#define';
import { newId, type PersonStore, personStore } from '#frame/storage/database.ts';
import { holdLock, withLock } from '#frame/storage/tabLock.ts';
import { type Draft, kindsOf, offerOf } from './draft';
import { blobOf, dataUrlOf, extractImages, insertImages } from './draftImages';
import type { Typed } from './draftValues';

/** The least time between two writes. In milliseconds. */
const writeInterval = 1000;

/** A draft that can be restored. `decided` is called when staff have restored or discarded it. */
export interface Offer {
  draft: Draft;
  decided: () => Promise<void>;
}

interface DraftForm {
  /** Resource and record id, such as `products/42`. */
  form: string;
  fields: readonly Field[];
  /** The id of the draft whose changes the form contains already. */
  draft: string | undefined;
  /** Reads the unsaved changes that may be stored; `undefined` if there are none. */
  read: () => Typed | undefined;
  /** The record of the form without unsaved changes, as last read. */
  now: () => ShopRecord;
  /** Called with all drafts that can be restored, newest first, whenever they change. */
  offer: (offers: readonly Offer[]) => void;
  /** Called once when the storage of the device is full. */
  onFull: () => void;
}

export interface DraftWriter {
  id: string;
  /** Call after each change: writes the draft soon, at most once a second. Cheap to call. */
  changed: () => void;
  keep: () => void;
  /** Call when the form is closed. `isLeft`: staff left it on purpose, so its draft is removed. */
  close: (isLeft: boolean) => void;
}

/** Gives each new image of a form a number. `takeNew` returns the images that were added since its last call. */
function imageNumbers() {
  const numbers = new Map<string, number>();
  let added = new Map<number, Blob>();
  const numberOf = (url: string): number => {
    const existing = numbers.get(url);
    if (existing !== undefined) return existing;
    const number = numbers.size;
    numbers.set(url, number);
    const blob = blobOf(url);
    if (blob) added.set(number, blob);
    return number;
  };
  const takeNew = () => {
    const images = added;
    added = new Map();
    return images;
  };
  return { numberOf, takeNew };
}

function storedDraft({ form, fields, read, onFull }: DraftForm, id: string, person: string, store: PersonStore) {
  let last = '';
  let isFull = false;
  let release: (() => void) | undefined;
  const { numberOf, takeNew } = imageNumbers();
  const onWriteError = async (draft: Draft, error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') return;
    if (!isFull) onFull();
    isFull = true;
    // Without its images, the draft may still fit. Staff still have the image files.
    await store.put('drafts', draft);
  };
  /** Writes nothing after another person has signed in, or after sign-out. */
  const write = async (): Promise<void> => {
    if (currentPerson() !== person) return;
    const typed = read();
    if (!typed) return remove();
    const changes = extractImages(typed.changes, numberOf) as Typed['changes'];
    const was = extractImages(typed.was, numberOf) as Typed['was'];
    const text = JSON.stringify([changes, was]);
    if (text === last) return;
    last = text;
    release ??= holdLock(id);
    const draft: Draft = { id, form, at: Date.now(), changes, was, kinds: kindsOf(fields, Object.keys(changes)) };
    const images = takeNew();
    await store.put('drafts', draft, isFull ? new Map() : images).catch(error => onWriteError(draft, error));
  };
  const remove = async () => {
    if (!last) return;
    last = '';
    await store.remove('drafts', id);
  };
  return { write, remove, adopt: () => (last = 'stored before'), release: () => release?.() };
}

/** Stores the unsaved changes of a form on the device, and offers its older drafts unless they belong to another open tab. */
export function draftWriter(form: DraftForm): DraftWriter {
  const person = currentPerson();
  const id = form.draft ?? newId();
  const store = personStore(person);
  const { write, remove, adopt, release } = storedDraft(form, id, person, store);
  if (form.draft) adopt();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastWrite = 0;
  const keep = (): void => {
    clearTimeout(timer);
    timer = undefined;
    lastWrite = performance.now();
    // If the device cannot store drafts, the form works without them.
    if (person) void write().catch(() => {});
  };
  const onVisibilityChange = () => document.visibilityState === 'hidden' && keep();
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', onVisibilityChange);
  const closing = new AbortController();
  if (person) void offerAll(form, id, store, closing.signal).catch(() => {});
  return {
    id,
    keep,
    changed: () => {
      timer ??= setTimeout(keep, Math.max(0, lastWrite + writeInterval - performance.now()));
    },
    close: isLeft => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      closing.abort();
      if (person) void (isLeft ? remove() : write()).catch(() => {}).finally(release);
    },
  };
}

/** Offers the older drafts of a form until it is closed, each as soon as no other tab holds its lock. */
async function offerAll(form: DraftForm, currentId: string, store: PersonStore, signal: AbortSignal): Promise<void> {
  let offers: readonly Offer[] = [];
  const setOffers = (newOffers: readonly Offer[]) => {
    offers = newOffers;
    if (!signal.aborted) form.offer([...newOffers].sort((one, other) => other.draft.at - one.draft.at));
  };
  const offerOne = async (id: string) => {
    // Read again, because the other tab may have written it until it was closed.
    const draftInStore = await store.one('drafts', id);
    if (!draftInStore || signal.aborted) return;
    const draft = await withImages(store, draftInStore);
    if (!offerOf(form.fields, draft, form.now())) return store.remove('drafts', id);
    await new Promise<void>(resolve => {
      signal.addEventListener('abort', () => resolve());
      const decided = async () => {
        setOffers(offers.filter(offer => offer.draft.id !== id));
        await store.remove('drafts', id).catch(() => {});
        resolve();
      };
      setOffers([...offers, { draft, decided }]);
    });
  };
  const drafts = (await store.all('drafts')).filter(draft => draft.form === form.form && draft.id !== currentId);
  await Promise.all(drafts.map(({ id }) => withLock(id, () => offerOne(id), signal).catch(() => {})));
}

async function withImages(store: PersonStore, draft: Draft): Promise<Draft> {
  const images = await Promise.all(
    [...(await store.images(draft.id))].map(async ([number, image]) => {
      const url = await dataUrlOf(image).catch(() => undefined);
      return url === undefined ? [] : [[number, url] as const];
    }),
  );
  const urls = new Map(images.flat());
  const restored = (values: Typed['was']) => insertImages(values, urls) as Typed['was'];
  return { ...draft, changes: restored(draft.changes), was: restored(draft.was) };
}
