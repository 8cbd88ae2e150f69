/**
 * A person's IndexedDB database on this device: unsaved drafts, deletes that wait for their Undo, running bulk runs, and the journal of their
 * changes.
 * It outlives the session. Logging out deletes it, except for a journal the person chose to keep; "Logout On This Device" deletes every person's.
 * Without IndexedDB nothing is stored and nothing fails.
 */
import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
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

const openDatabases = new Map<string, Promise<IDBPDatabase>>();

/** Opens the database of that name once, and closes it when another tab deletes it. */
function open(name: string): Promise<IDBPDatabase> {
  const known = openDatabases.get(name);
  if (known) return known;
  const forget = () => void openDatabases.delete(name);
  const connect = async () => {
    const database = await openDB(name, 3, {
      upgrade(upgraded, oldVersion, _newVersion, upgrade) {
        for (const store of allStores) if (!upgraded.objectStoreNames.contains(store)) upgraded.createObjectStore(store, { keyPath: 'id' });
        if (!upgraded.objectStoreNames.contains('images')) upgraded.createObjectStore('images');
        if (oldVersion) void renameKeys(upgrade);
      },
      blocking: (_currentVersion, _blockedVersion, { target }) => {
        (target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    await sweep(database);
    return database;
  };
  const opening = connect();
  openDatabases.set(name, opening);
  opening.catch(forget);
  return opening;
}

/** Before version 3, some keys of runs and changes had other names. */
async function renameKeys(upgrade: IDBPTransaction<unknown, string[], 'versionchange'>): Promise<void> {
  for (const name of ['runs', 'changes'] as const) {
    const store = upgrade.objectStore(name);
    for (const stored of await store.getAll()) {
      const entry = JSON.parse(JSON.stringify(stored).replaceAll('"asked":', '"input":'));
      await store.put(name === 'runs' ? renameRun(entry) : entry);
    }
  }
}

const renameRun = ({ isBack, left, tasks = [], ...run }: { isBack?: boolean; left?: unknown; tasks?: { state?: string; back?: unknown }[] }) => ({
  ...run,
  isUndo: isBack,
  skipped: left,
  tasks: tasks.map(({ state, back, ...task }) => ({ ...task, state: state === 'rest' ? 'notStarted' : state, ...(back ? { undo: back } : {}) })),
});

const imagesOf = (id: string): IDBKeyRange => IDBKeyRange.bound(`${id}/`, `${id}/\uffff`);

const expiring: Store[] = ['drafts', 'deletes', 'runs', 'changes'];
const allStores: Store[] = [...expiring, 'choices'];

/** Deletes entries older than a month, except choices. */
async function sweep(database: IDBPDatabase): Promise<void> {
  const writing = database.transaction([...expiring, 'images'], 'readwrite');
  for (const name of expiring) {
    const store = writing.objectStore(name);
    for (const { id, at } of await store.getAll()) {
      if (Date.now() - at < month) continue;
      void store.delete(id);
      void writing.objectStore('images').delete(imagesOf(id));
    }
  }
  await writing.done;
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

/** Reads and writes a person's database. Writes fail with the DOMException 'QuotaExceededError' when the device has no room. */
export function personStore(person: string) {
  const name = draftsKey + person;
  let database: IDBPDatabase | undefined;
  const connect = async () => {
    const connection = await open(name);
    database = connection;
    connection.addEventListener('versionchange', () => {
      database = undefined;
    });
    return connection;
  };
  /** Writes synchronously if the database is open, and commits at once: a closing page runs nothing later. */
  const write = (change: (writing: IDBPTransaction<unknown, string[], 'readwrite'>) => void): Promise<void> => {
    const run = (at: IDBPDatabase) => {
      const writing = at.transaction([...allStores, 'images'], 'readwrite');
      change(writing);
      writing.commit();
      return writing.done;
    };
    return database ? run(database) : connect().then(run);
  };
  const read = async <T>(from: (database: IDBPDatabase) => Promise<T>): Promise<T | undefined> =>
    (await hasDatabase(name)) ? from(await connect()) : undefined;
  return {
    all: async <S extends Store>(store: S): Promise<Stores[S][]> => (await read(at => at.getAll(store))) ?? [],
    one: <S extends Store>(store: S, id: string): Promise<Stores[S] | undefined> => read(at => at.get(store, id)),
    /** The images of a draft, by their numbers. */
    images: async (id: string): Promise<Map<number, Blob>> => {
      const [keys, blobs] = await Promise.all([read(at => at.getAllKeys('images', imagesOf(id))), read(at => at.getAll('images', imagesOf(id)))]);
      return new Map((keys ?? []).map((key, place) => [Number(String(key).slice(id.length + 1)), blobs?.[place] ?? new Blob()]));
    },
    /** Stores a value and its new images. */
    put: <S extends Store>(store: S, value: Stores[S], images: ReadonlyMap<number, Blob> = new Map()): Promise<void> =>
      write(writing => {
        void writing.objectStore(store).put(value);
        for (const [number, image] of images) void writing.objectStore('images').put(image, `${value.id}/${number}`);
      }),
    remove: (store: Store, id: string): Promise<void> =>
      write(writing => {
        void writing.objectStore(store).delete(id);
        void writing.objectStore('images').delete(imagesOf(id));
      }),
    clear: (...names: readonly (Store | 'images')[]): Promise<void> =>
      write(writing => {
        for (const store of names) void writing.objectStore(store).clear();
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
