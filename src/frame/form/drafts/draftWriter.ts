import { currentPerson } from '#dataProvider/session.ts';
import type { Field, ShopRecord } from '#define';
import { newId, type PersonStore, personStore } from '#frame/storage/database.ts';
import { holdLock, withLock } from '#frame/storage/tabLock.ts';
import { type Draft, kindsOf, offerOf, withImagesApart, withImagesBack } from './draft';
import { blobOf, urlOf } from './draftImages';
import type { Typed } from './draftValues';

/** In milliseconds: not more often is anything written while somebody types. */
const pause = 1000;

/** A draft that somebody may have back; `decided` once they have it, or do not want it. */
export interface Offer {
  draft: Draft;
  decided: () => Promise<void>;
}

/** A form whose draft is kept. */
export interface DraftForm {
  /** Resource and id of the record. */
  form: string;
  fields: readonly Field[];
  /** The draft that it holds already. */
  draft: string | undefined;
  /** What is unsaved in it and may be kept; nothing where nothing is. */
  read: () => Typed | undefined;
  /** The record as the form was opened with it, or as it was read since. */
  now: () => ShopRecord;
  /** Takes the drafts that are there, the newest first, whenever there are others. */
  offer: (offers: readonly Offer[]) => void;
  /** Runs once where there is no more room. */
  onFull: () => void;
}

/** The draft of a form that is open. */
export interface DraftWriter {
  id: string;
  /** Something may have changed: it is written soon, and not more than once a second. Costs nothing by itself. */
  changed: () => void;
  /** Writes it at once. */
  keep: () => void;
  /** The form is closed; `isLeft` on purpose, so that nothing is kept of it. */
  close: (isLeft: boolean) => void;
}

/** The images of a form that are kept already, each under its number. */
function imageNumbers() {
  const numbers = new Map<string, number>();
  let fresh = new Map<number, Blob>();
  const numberOf = (url: string): number => {
    const known = numbers.get(url);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(url, number);
    const blob = blobOf(url);
    if (blob) fresh.set(number, blob);
    return number;
  };
  const takeFresh = () => {
    const taken = fresh;
    fresh = new Map();
    return taken;
  };
  return { numberOf, takeFresh };
}

/** Writes the draft of one form, over and over. */
function writer({ form, fields, read, onFull }: DraftForm, id: string, person: string, kept: PersonStore) {
  let last = '';
  let isFull = false;
  let release: (() => void) | undefined;
  const { numberOf, takeFresh } = imageNumbers();
  const failed = async (draft: Draft, error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') return;
    if (!isFull) onFull();
    isFull = true;
    // What was typed is worth more than the pictures, which are still where they were chosen from.
    await kept.put('drafts', draft);
  };
  /** Nothing is kept for somebody who has signed out, or whose place another has taken. */
  const write = async (): Promise<void> => {
    if (currentPerson() !== person) return;
    const typed = read();
    if (!typed) return remove();
    const changes = withImagesApart(typed.changes, numberOf) as Typed['changes'];
    const was = withImagesApart(typed.was, numberOf) as Typed['was'];
    const text = JSON.stringify([changes, was]);
    if (text === last) return;
    last = text;
    release ??= holdLock(id);
    const draft: Draft = { id, form, at: Date.now(), changes, was, kinds: kindsOf(fields, Object.keys(changes)) };
    const images = takeFresh();
    await kept.put('drafts', draft, isFull ? new Map() : images).catch(error => failed(draft, error));
  };
  const remove = async () => {
    if (!last) return;
    last = '';
    await kept.remove('drafts', id);
  };
  return { write, remove, adopt: () => (last = 'of before'), release: () => release?.() };
}

/** Keeps what is unsaved in a form on the device, and offers what was kept of it before, unless a living tab has that. */
export function draftWriter(form: DraftForm): DraftWriter {
  const person = currentPerson();
  const id = form.draft ?? newId();
  const kept = personStore(person);
  const { write, remove, adopt, release } = writer(form, id, person, kept);
  if (form.draft) adopt();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = 0;
  const keep = (): void => {
    clearTimeout(timer);
    timer = undefined;
    written = performance.now();
    // A device that keeps nothing keeps nobody from typing.
    if (person) void write().catch(() => {});
  };
  const hide = () => document.visibilityState === 'hidden' && keep();
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', hide);
  const closing = new AbortController();
  if (person) void offerAll(form, id, kept, closing.signal).catch(() => {});
  return {
    id,
    keep,
    changed: () => {
      timer ??= setTimeout(keep, Math.max(0, written + pause - performance.now()));
    },
    close: isLeft => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', hide);
      closing.abort();
      if (person) void (isLeft ? remove() : write()).catch(() => {}).finally(release);
    },
  };
}

/** Offers what was kept of a form, each draft as soon as no other tab has it, until the form is closed. */
async function offerAll(form: DraftForm, own: string, kept: PersonStore, signal: AbortSignal): Promise<void> {
  let offers: readonly Offer[] = [];
  const tell = (now: readonly Offer[]) => {
    offers = now;
    if (!signal.aborted) form.offer([...now].sort((one, other) => other.draft.at - one.draft.at));
  };
  const offerOne = async (id: string) => {
    // What was kept last before its tab went.
    const last = await kept.one('drafts', id);
    if (!last || signal.aborted) return;
    const draft = await whole(kept, last);
    if (!offerOf(form.fields, draft, form.now())) return kept.remove('drafts', id);
    await new Promise<void>(resolve => {
      signal.addEventListener('abort', () => resolve());
      const decided = async () => {
        tell(offers.filter(offer => offer.draft.id !== id));
        await kept.remove('drafts', id).catch(() => {});
        resolve();
      };
      tell([...offers, { draft, decided }]);
    });
  };
  const drafts = (await kept.all('drafts')).filter(draft => draft.form === form.form && draft.id !== own);
  await Promise.all(drafts.map(({ id }) => withLock(id, () => offerOne(id), signal).catch(() => {})));
}

/** A draft with its images in it again, as far as they are there. */
async function whole(kept: PersonStore, draft: Draft): Promise<Draft> {
  const images = await Promise.all(
    [...(await kept.images(draft.id))].map(async ([number, image]) => {
      const url = await urlOf(image).catch(() => undefined);
      return url === undefined ? [] : [[number, url] as const];
    }),
  );
  const urls = new Map(images.flat());
  const back = (values: Typed['was']) => withImagesBack(values, urls) as Typed['was'];
  return { ...draft, changes: back(draft.changes), was: back(draft.was) };
}
