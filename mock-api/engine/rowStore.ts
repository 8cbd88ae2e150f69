/** The rows of a world: its first rows and what was changed, in memory or kept in a folder, with the uploaded images. */
import { isPlain } from '#define';
import type { Row, World } from './behaviourTypes';
import { isTables, type Tables } from './fixtures';
import { createRowCache } from './rowCache';
import { hashOf } from './scenarios/chance';
import type { Image } from './uploadedImages';

/** The store of a world. */
export interface Store extends World {
  /** Runs a change of rows, and saves them. */
  change: <T>(make: () => T) => T;
  /** A result by a name, computed again once rows have changed. */
  cached: <T>(name: string, compute: () => T) => T;
  /** Goes back to the rows that the store began with. */
  reset: () => void;
  /** Takes over changed fixtures. Tables with changed rows stay, and a line of the log names them. */
  takeFixtures: () => void;
  /** All rows. */
  tables: () => Tables;
  /** Replaces the rows of some tables, and adds images from data URLs. */
  take: (tables: Tables, images: readonly string[]) => void;
  /** Stores an uploaded image. @returns its address. @throws Refusal when it is no image. */
  storeImage: (dataUrl: string) => string;
  /** An image by its name, uploaded or of the fixtures; undefined when there is none. */
  readImage: (name: string) => Image | undefined;
  /** An uploaded image by its name. */
  readUpload: (name: string) => Image | undefined;
}

/** A place that only this mock writes to, until another mock takes it: a folder of files, or a database of the browser. */
export interface DataFolder {
  /** Its name, for the log. */
  name: string;
  /** The value of a JSON file, undefined when there is none. Sets aside a file that is broken or holds another type, and logs it. */
  readJson: <T>(name: string, holds: (value: unknown) => value is T) => T | undefined;
  /** Writes a file, completely or not at all. Does nothing once another mock has taken the folder. */
  write: (name: string, content: string) => void;
}

/** The images of a store. */
export type ImageStore = Pick<Store, 'storeImage' | 'readImage' | 'readUpload'> & { clear: () => void };

/** Where the worlds of a mock have their rows and images. */
export interface MockStorage {
  /** Whether changes outlast the mock. */
  isLasting: boolean;
  /** Opens a part of it; one in memory when the part is unset. The folder is unset when nothing is kept there. */
  open: (part: string | undefined) => { folder?: DataFolder | undefined; images: ImageStore };
  /** Holds rows in memory. */
  holdRows: (first: Tables) => { getState: () => Tables; setState: (tables: Tables) => unknown };
}

/** Where a store begins, and where it keeps changes. */
export interface StoreOptions {
  storage: MockStorage;
  /** The part of the storage to keep changes in; in memory when unset. */
  part: string | undefined;
  /** Makes the first rows. */
  begin: () => Tables;
  /** The store has too many rows to save them, or to compare them with changed fixtures. */
  isLarge?: boolean;
  now: () => Date;
  log: (line: string) => void;
  /** The command that goes back to the fixtures, for the log. */
  resetCommand: string;
}

const isTexts = (value: unknown): value is Record<string, string> => isPlain(value) && Object.values(value).every(text => typeof text === 'string');

const fingerprint = (table: unknown): string => hashOf(JSON.stringify(table));
const fingerprints = (tables: Tables): Record<string, string> =>
  Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, fingerprint(table)]));

/** The stored tables merged with the current fixtures. */
interface Merged {
  tables: Tables;
  /** The fingerprint of the fixture that each table was made from. */
  origins: Record<string, string>;
  /** The tables with changed rows whose fixture has changed too. */
  hidden: readonly string[];
}

/**
 * Merges stored tables with the current fixtures. A stored table without changed rows follows its fixture.
 * @param origins the fingerprints of the fixtures that the stored tables were made from.
 */
function merge(stored: Tables, origins: Record<string, string>, fixtures: Tables): Merged {
  const current = fingerprints(fixtures);
  const differing = Object.keys(stored).filter(
    name => current[name] && current[name] !== origins[name] && current[name] !== fingerprint(stored[name]),
  );
  const untouched = differing.filter(name => origins[name] === fingerprint(stored[name]));
  const hidden = differing.filter(name => !untouched.includes(name));
  return {
    tables: { ...fixtures, ...stored, ...Object.fromEntries(untouched.map(name => [name, fixtures[name]])) },
    origins: Object.fromEntries(Object.entries(current).map(([name, print]) => [name, hidden.includes(name) ? (origins[name] ?? '') : print])),
    hidden,
  };
}

/** 16 random hexadecimal digits. */
const randomDigits = (): string => [...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** Opens a store: its first rows, and over them the rows that the folder keeps. */
export function openStore({ storage, part, begin, isLarge = false, now, log, resetCommand }: StoreOptions): Store {
  const db = storage.holdRows(begin());
  const opened = storage.open(isLarge ? undefined : part);
  const { folder } = opened;
  const { clear: clearImages, ...images } = opened.images;
  const save = (): void => folder?.write('db.json', JSON.stringify(db.getState()));
  const rows = (resource: string): Row[] => {
    const state = db.getState();
    state[resource] ??= [];
    const table = state[resource] as Row | Row[];
    return Array.isArray(table) ? table : [table];
  };
  const cache = createRowCache(rows);
  const printsOf = (tables: Tables) => (isLarge ? {} : fingerprints(tables));
  let origins = printsOf(db.getState());
  let lastFixtures = JSON.stringify(origins);
  const load = (stored: Tables, madeFrom: Record<string, string>, fixtures: Tables): void => {
    const merged = isLarge ? { tables: { ...fixtures, ...stored }, origins: {}, hidden: [] } : merge(stored, madeFrom, fixtures);
    lastFixtures = JSON.stringify(printsOf(fixtures));
    origins = merged.origins;
    folder?.write('fixtures.json', JSON.stringify(origins));
    cache.change(() => db.setState(merged.tables));
    save();
    if (merged.hidden.length)
      log(
        `${folder?.name ?? 'What was changed here'} hides fixtures that have changed since: ${merged.hidden.map(name => `${name}.json`).join(', ')}. ` +
          `Back to the fixtures: ${resetCommand}`,
      );
  };
  if (folder) load(folder.readJson('db.json', isTables) ?? {}, folder.readJson('fixtures.json', isTexts) ?? {}, db.getState());
  return {
    rows,
    row: cache.row,
    // Like MongoDB's: ids grow with time, so that the newest record comes first in a list by id.
    newId: () => Math.floor(now().getTime() / 1000).toString(16) + randomDigits(),
    now: () => now().toISOString(),
    cached: cache.cached,
    change: make => {
      const result = cache.change(make);
      save();
      return result;
    },
    reset: () => {
      load({}, {}, begin());
      clearImages();
    },
    takeFixtures: () => {
      const fixtures = begin();
      if (JSON.stringify(printsOf(fixtures)) !== lastFixtures) load(db.getState(), origins, fixtures);
    },
    tables: () => db.getState(),
    take: (tables, uploads) => {
      cache.change(() => db.setState({ ...db.getState(), ...tables }));
      uploads.forEach(images.storeImage);
      save();
    },
    ...images,
  };
}
