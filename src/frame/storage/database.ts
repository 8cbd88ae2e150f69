/**
 * A person's IndexedDB database on this device: unsaved drafts, running bulk runs, and the journal of their changes.
 * It outlives the session. Logging out deletes it, except for a journal the person chose to keep; "Logout On This Device" deletes every person's.
 * Without IndexedDB nothing is stored and nothing fails.
 */
import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { clearDrafts, draftsPrefix } from '#dataProvider/session.ts';

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

const expiring: Store[] = ['drafts', 'runs', 'changes'];
const allStores: Store[] = [...expiring, 'choices'];

const openDatabases = new Map<string, Promise<IDBPDatabase>>();

/** Opens the database of that name once, and closes it when another tab deletes it. */
function open(name: string): Promise<IDBPDatabase> {
  const known = openDatabases.get(name);
  if (known) return known;
  const forget = () => void openDatabases.delete(name);
  const connect = async () => {
    const database = await openDB(name, 4, {
      upgrade(upgraded) {
        // Versions before 4 stored drafts in another form, and unfinished deletes.
        for (const store of ['drafts', 'images', 'deletes']) if (upgraded.objectStoreNames.contains(store)) upgraded.deleteObjectStore(store);
        for (const store of allStores) if (!upgraded.objectStoreNames.contains(store)) upgraded.createObjectStore(store, { keyPath: 'id' });
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

/** Deletes entries older than a month, except choices. */
async function sweep(database: IDBPDatabase): Promise<void> {
  const writing = database.transaction(expiring, 'readwrite');
  for (const name of expiring) {
    const store = writing.objectStore(name);
    for (const { id, at } of await store.getAll()) if (Date.now() - at > month) void store.delete(id);
  }
  await writing.done;
}

let areOthersSwept = false;

/** Whether the database exists; `true` if the browser cannot tell. The first call also sweeps the databases of other people. */
async function hasDatabase(name: string): Promise<boolean> {
  const known = (await indexedDB.databases?.())?.flatMap(database => database.name ?? []);
  if (known && !areOthersSwept) {
    areOthersSwept = true;
    for (const other of known.filter(one => one.startsWith(draftsPrefix()) && one !== name)) {
      (await open(other)).close();
      openDatabases.delete(other);
    }
  }
  return known?.includes(name) ?? true;
}

/** Reads and writes a person's database. Writes fail with the DOMException 'QuotaExceededError' when the device has no room. */
export function personStore(person: string) {
  const name = draftsPrefix() + person;
  /** Commits at once: a closing page runs nothing later. */
  const write = async (stores: Store | Store[], change: (writing: IDBPTransaction<unknown, string[], 'readwrite'>) => void): Promise<void> => {
    const writing = (await open(name)).transaction([stores].flat(), 'readwrite');
    change(writing);
    writing.commit();
    await writing.done;
  };
  const read = async <T>(from: (database: IDBPDatabase) => Promise<T>): Promise<T | undefined> =>
    (await hasDatabase(name)) ? from(await open(name)) : undefined;
  return {
    all: async <S extends Store>(store: S): Promise<Stores[S][]> => (await read(at => at.getAll(store))) ?? [],
    one: <S extends Store>(store: S, id: string): Promise<Stores[S] | undefined> => read(at => at.get(store, id)),
    put: <S extends Store>(store: S, value: Stores[S]): Promise<void> => write(store, at => void at.objectStore(store).put(value)),
    remove: (store: Store, id: string): Promise<void> => write(store, at => void at.objectStore(store).delete(id)),
    clear: (...stores: Store[]): Promise<void> =>
      write(stores, at => {
        for (const store of stores) void at.objectStore(store).clear();
      }),
  };
}

/** Deletes a person's database at logout. Someone who keeps their changes keeps only these. */
export async function forgetPerson(person: string): Promise<void> {
  const store = personStore(person);
  if (await store.one('choices', 'keepsChanges')) await store.clear('drafts', 'runs');
  else await clearDrafts(person);
}
