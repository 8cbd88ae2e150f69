/** The mock's folder in this browser's database. All tabs of a visitor have the same one. */
import { type IDBPDatabase, openDB } from 'idb';
import type { DataFolder } from '#mock-api/engine/rowStore.ts';

const store = 'files';
/** The key of a text that is new with each change. */
const stampKey = 'stamp';

/** The files, in memory until they are saved. */
export interface VisitorFiles {
  folder: DataFolder;
  /** Whether the database has no changes of another tab. */
  isCurrent: () => Promise<boolean>;
  load: () => Promise<void>;
  /** Writes what has changed; resolves when it outlasts the page. */
  save: () => Promise<void>;
}

/** Opens the database. Where the browser forbids it, the files live as long as the page. */
export async function openVisitorFiles(name: string): Promise<VisitorFiles & { isLasting: boolean }> {
  const files = new Map<string, string>();
  const changed = new Set<string>();
  let stamp: unknown;
  const database = await openDatabase(name);
  return {
    isLasting: database !== undefined,
    folder: folderOf(name, files, changed),
    isCurrent: async () => !database || (await database.get(store, stampKey)) === stamp,
    load: async () => {
      files.clear();
      changed.clear();
      if (!database) return;
      const transaction = database.transaction(store);
      const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      for (const [at, key] of keys.entries()) files.set(String(key), String(values[at]));
      stamp = files.get(stampKey);
    },
    save: async () => {
      if (!database || !changed.size) return;
      stamp = String(Math.random());
      const { store: written, done } = database.transaction(store, 'readwrite');
      for (const file of changed) void written.put(files.get(file), file);
      void written.put(stamp, stampKey);
      await done;
      changed.clear();
    },
  };
}

async function openDatabase(name: string): Promise<IDBPDatabase | undefined> {
  try {
    return await openDB(name, 1, { upgrade: database => void database.createObjectStore(store) });
  } catch {
    return undefined;
  }
}

const folderOf = (name: string, files: Map<string, string>, changed: Set<string>): DataFolder => ({
  name,
  readJson: (file, holds) => {
    const value: unknown = JSON.parse(files.get(file) ?? 'null');
    return holds(value) ? value : undefined;
  },
  write: (file, content) => {
    if (files.get(file) === content) return;
    files.set(file, content);
    changed.add(file);
  },
});
