/**
 * A person's IndexedDB database on this device: unsaved drafts, deletes that wait for their Undo, running bulk runs, and the journal of their
 * changes.
 * It outlives the session. Logging out deletes it, except for a journal the person chose to keep; "Logout On This Device" deletes every person's.
 * Without IndexedDB nothing is stored and nothing fails.
 */
import { clearDrafts, draftsKey } from '#dataProvider/session.ts';

/** A setting the person chose for this device, stored by its name. */
interface Choice {
  id: 'keepsChanges';
}

/**
 * The value type of each store. The feature that fills a store declares its type in its own file:
 * `declare module '#frame/storage/database.ts' { interface Stores { drafts: Draft } }`.
 */
export interface Stores {
  choices: Choice;
}

type Store = keyof Stores;

/** A random id, unique across tabs. */
export const newId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join('');

/** In milliseconds. */
const month = 30 * 24 * 3600 * 1000;

const promised = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const openDatabases = new Map<string, Promise<IDBDatabase>>();

/** Opens the database of that name once, and closes it when another tab deletes it. */
function open(name: string): Promise<IDBDatabase> {
  const known = openDatabases.get(name);
  if (known) return known;
  const opening = (async () => {
    const request = indexedDB.open(name, 3);
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result: upgraded } = request;
      for (const store of allStores) if (!upgraded.objectStoreNames.contains(store)) upgraded.createObjectStore(store, { keyPath: 'id' });
      if (!upgraded.objectStoreNames.contains('images')) upgraded.createObjectStore('images');
      if (oldVersion && request.transaction) renameKeys(request.transaction);
    };
    const database = await promised(request);
    const forget = () => void openDatabases.delete(name);
    database.onversionchange = () => {
      database.close();
      forget();
    };
    database.onclose = forget;
    await sweep(database);
    return database;
  })();
  openDatabases.set(name, opening);
  opening.catch(() => openDatabases.delete(name));
  return opening;
}

/** Before version 3, some keys of runs and changes had other names. */
function renameKeys(upgrade: IDBTransaction): void {
  for (const store of ['runs', 'changes']) {
    const request = upgrade.objectStore(store).openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      const entry = cursor && JSON.parse(JSON.stringify(cursor.value).replaceAll('"asked":', '"input":'));
      cursor?.update(store === 'runs' ? renameRun(entry) : entry);
      cursor?.continue();
    };
  }
}

const renameRun = ({
  isBack,
  left,
  tasks = [],
  ...run
}: {
  isBack?: boolean;
  left?: unknown;
  tasks?: { state?: string; back?: unknown }[];
}): object => ({
  ...run,
  isUndo: isBack,
  skipped: left,
  tasks: tasks.map(({ state, back, ...task }) => ({ ...task, state: state === 'rest' ? 'notStarted' : state, ...(back ? { undo: back } : {}) })),
});

const imagesOf = (id: string): IDBKeyRange => IDBKeyRange.bound(`${id}/`, `${id}/\uffff`);

const expiring: Store[] = ['drafts', 'deletes', 'runs', 'changes'];
const allStores: Store[] = [...expiring, 'choices'];

/** Deletes entries older than a month, except choices. */
async function sweep(database: IDBDatabase): Promise<void> {
  const writing = database.transaction([...expiring, 'images'], 'readwrite');
  for (const store of expiring) {
    const objects = writing.objectStore(store);
    for (const { id, at } of (await promised(objects.getAll())) as { id: string; at: number }[]) {
      if (Date.now() - at < month) continue;
      objects.delete(id);
      writing.objectStore('images').delete(imagesOf(id));
    }
  }
}

let areOthersSwept = false;

/** Whether the database exists; `true` if the browser cannot tell. The first call also sweeps the databases of other people. */
async function hasDatabase(name: string): Promise<boolean> {
  const known = (await indexedDB.databases?.())?.flatMap(database => database.name ?? []);
  if (known && !areOthersSwept) {
    areOthersSwept = true;
    for (const other of known.filter(one => one.startsWith(draftsKey) && one !== name)) {
      (await open(other)).close();
      openDatabases.delete(other);
    }
  }
  return known?.includes(name) ?? true;
}

/** Resolves when the transaction is complete. @throws DOMException 'QuotaExceededError' when the device has no room. */
const completed = (writing: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error);
    // Commits at once, because the page may be closing.
    writing.commit?.();
  });

/** Reads and writes a person's database. */
export function personStore(person: string) {
  const name = draftsKey + person;
  let database: IDBDatabase | undefined;
  const connect = async () => {
    const connection = await open(name);
    database = connection;
    connection.addEventListener('versionchange', () => {
      database = undefined;
    });
    return connection;
  };
  /** Writes synchronously if the database is open: a closing page runs nothing later. */
  const write = (change: (writing: IDBTransaction) => void): Promise<void> => {
    const run = (at: IDBDatabase) => {
      const writing = at.transaction([...allStores, 'images'], 'readwrite');
      change(writing);
      return completed(writing);
    };
    return database ? run(database) : connect().then(run);
  };
  const read = async <T>(store: string, request: (objects: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> =>
    (await hasDatabase(name)) ? promised(request((await connect()).transaction(store).objectStore(store))) : undefined;
  return {
    all: async <S extends Store>(store: S): Promise<Stores[S][]> => ((await read(store, objects => objects.getAll())) ?? []) as Stores[S][],
    one: <S extends Store>(store: S, id: string) => read(store, objects => objects.get(id)) as Promise<Stores[S] | undefined>,
    /** The images of a draft, by their numbers. */
    images: async (id: string): Promise<Map<number, Blob>> => {
      const [keys, blobs] = await Promise.all([
        read('images', objects => objects.getAllKeys(imagesOf(id))),
        read('images', objects => objects.getAll(imagesOf(id)) as IDBRequest<Blob[]>),
      ]);
      return new Map((keys ?? []).map((key, place) => [Number(String(key).slice(id.length + 1)), blobs?.[place] ?? new Blob()]));
    },
    /** Stores a value and its new images. */
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
    clear: (...names: readonly (Store | 'images')[]): Promise<void> =>
      write(writing => {
        for (const store of names) writing.objectStore(store).clear();
      }),
  };
}

/** Deletes a person's database at logout. Someone who keeps their changes keeps only these. */
export async function forgetPerson(person: string): Promise<void> {
  const store = personStore(person);
  if (await store.one('choices', 'keepsChanges')) await store.clear('drafts', 'deletes', 'runs', 'images');
  else await clearDrafts(person);
}

export type PersonStore = ReturnType<typeof personStore>;
