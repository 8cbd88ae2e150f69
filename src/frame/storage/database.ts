/**
 * The database of a person on this device: unsaved drafts, deletes that wait for their Undo, bulk runs under way, and the journal of
 * their changes. It outlasts the end of a session. Logging out deletes it, but for a journal that the person keeps; "Logout On This
 * Device" deletes those of everybody. Where the browser keeps none, nothing is kept and nothing fails.
 */
import { clearDrafts, draftsKey } from '#dataProvider/session.ts';
import type { Entry } from '#frame/activity/activityEntry.ts';
import type { Draft } from '#frame/form/drafts/draft.ts';
import type { NotedRun } from '#frame/list/bulk/bulkRuns.ts';

/** A delete that has been told and not yet sent. */
export interface PendingDelete {
  id: string;
  resource: string;
  record: string;
  /** What the record is called. */
  name: string;
  at: number;
}

/** What a person has chosen for this device, by its name. */
interface Choice {
  id: 'keepsChanges';
}

/** What each store holds. */
export interface Stores {
  drafts: Draft;
  deletes: PendingDelete;
  runs: NotedRun;
  changes: Entry;
  choices: Choice;
}

type Store = keyof Stores;

/** An id that no other tab makes. */
export const newId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join('');

const month = 30 * 24 * 3600 * 1000;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const opened = new Map<string, Promise<IDBDatabase>>();

/** Opens the database of that name, and lets go of it when it is to be deleted. */
function open(name: string): Promise<IDBDatabase> {
  const known = opened.get(name);
  if (known) return known;
  const opening = (async () => {
    const request = indexedDB.open(name, 2);
    request.onupgradeneeded = () => {
      const { result: made } = request;
      for (const store of stores) if (!made.objectStoreNames.contains(store)) made.createObjectStore(store, { keyPath: 'id' });
      if (!made.objectStoreNames.contains('images')) made.createObjectStore('images');
    };
    const database = await done(request);
    const forget = () => void opened.delete(name);
    database.onversionchange = () => {
      database.close();
      forget();
    };
    database.onclose = forget;
    await sweep(database);
    return database;
  })();
  opened.set(name, opening);
  opening.catch(() => opened.delete(name));
  return opening;
}

const imagesOf = (id: string): IDBKeyRange => IDBKeyRange.bound(`${id}/`, `${id}/\uffff`);

const passing: Store[] = ['drafts', 'deletes', 'runs', 'changes'];
const stores: Store[] = [...passing, 'choices'];

/** Nothing but a choice is kept for longer than a month. */
async function sweep(database: IDBDatabase): Promise<void> {
  const writing = database.transaction([...passing, 'images'], 'readwrite');
  for (const store of passing) {
    const kept = writing.objectStore(store);
    for (const { id, at } of (await done(kept.getAll())) as { id: string; at: number }[]) {
      if (Date.now() - at < month) continue;
      kept.delete(id);
      writing.objectStore('images').delete(imagesOf(id));
    }
  }
}

let areOthersSwept = false;

/** Whether anything was ever kept for a person here; `true` where a browser cannot tell. What others have left is looked through, once. */
async function isBegun(name: string): Promise<boolean> {
  const known = (await indexedDB.databases?.())?.flatMap(database => database.name ?? []);
  if (known && !areOthersSwept) {
    areOthersSwept = true;
    for (const other of known.filter(one => one.startsWith(draftsKey) && one !== name)) {
      (await open(other)).close();
      opened.delete(other);
    }
  }
  return known?.includes(name) ?? true;
}

/** Resolves once what was asked of the database stands. @throws DOMException 'QuotaExceededError' where there is no room. */
const written = (writing: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error);
    // The page may be going: nothing else is asked, so it need not wait for that.
    writing.commit?.();
  });

/** What is kept for a person. */
export function personStore(person: string) {
  const name = draftsKey + person;
  let database: IDBDatabase | undefined;
  const reach = async () => {
    const reached = await open(name);
    database = reached;
    reached.addEventListener('versionchange', () => {
      database = undefined;
    });
    return reached;
  };
  /** At once where the database is open: a page that is going does nothing later. */
  const write = (change: (writing: IDBTransaction) => void): Promise<void> => {
    const run = (at: IDBDatabase) => {
      const writing = at.transaction([...stores, 'images'], 'readwrite');
      change(writing);
      return written(writing);
    };
    return database ? run(database) : reach().then(run);
  };
  const read = async <T>(store: string, ask: (kept: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> =>
    (await isBegun(name)) ? done(ask((await reach()).transaction(store).objectStore(store))) : undefined;
  return {
    all: async <S extends Store>(store: S): Promise<Stores[S][]> => ((await read(store, kept => kept.getAll())) ?? []) as Stores[S][],
    one: <S extends Store>(store: S, id: string) => read(store, kept => kept.get(id)) as Promise<Stores[S] | undefined>,
    /** The images of a draft, by their numbers. */
    images: async (id: string): Promise<Map<number, Blob>> => {
      const [keys, blobs] = await Promise.all([
        read('images', kept => kept.getAllKeys(imagesOf(id))),
        read('images', kept => kept.getAll(imagesOf(id)) as IDBRequest<Blob[]>),
      ]);
      return new Map((keys ?? []).map((key, place) => [Number(String(key).slice(id.length + 1)), blobs?.[place] ?? new Blob()]));
    },
    /** Keeps it, with the images that are new in it. */
    put: <S extends Store>(store: S, value: Stores[S], images: ReadonlyMap<number, Blob> = new Map()): Promise<void> =>
      write(writing => {
        writing.objectStore(store).put(value);
        for (const [number, image] of images) writing.objectStore('images').put(image, `${value.id}/${number}`);
      }),
    remove: (store: Store, id: string): Promise<void> =>
      write(writing => {
        writing.objectStore(store).delete(id);
        writing.objectStore('images').delete(imagesOf(id));
      }),
    clear: (...emptied: readonly (Store | 'images')[]): Promise<void> =>
      write(writing => {
        for (const store of emptied) writing.objectStore(store).clear();
      }),
  };
}

/** Deletes what is kept for a person who logs out; of one who has chosen to keep their changes, all but these. */
export async function forgetPerson(person: string): Promise<void> {
  const kept = personStore(person);
  if (await kept.one('choices', 'keepsChanges')) await kept.clear('drafts', 'deletes', 'runs', 'images');
  else await clearDrafts(person);
}

/** What is kept for a person, and how to change it. */
export type PersonStore = ReturnType<typeof personStore>;
