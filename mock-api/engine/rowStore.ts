/** The rows of a world: json-server's store over the fixtures, in memory or kept in a folder, with the uploaded images. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import jsonServer from 'json-server';
import { isPlain } from '#define';
import type { Row, World } from './behaviourTypes';
import { type DataFolder, takeFolder } from './dataFolder';
import { isTables, type Tables } from './fixtures';
import { createRowCache } from './rowCache';
import { type Image, imageType, uploadedImage } from './uploadedImages';

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

/** Where a store begins, and where it keeps changes. */
export interface StoreOptions {
  /** The folder to keep changes in, so that work survives a restart; in memory when unset. */
  dataFolder?: string | undefined;
  /** Makes the first rows. */
  begin: () => Tables;
  /** The folder of the fixtures' images. */
  images: string | undefined;
  /** The store has too many rows to save them, or to compare them with changed fixtures. */
  isLarge?: boolean;
  now: () => Date;
  log: (line: string) => void;
  /** The command that goes back to the fixtures, for the log. */
  resetCommand: string;
}

const isTexts = (value: unknown): value is Record<string, string> => isPlain(value) && Object.values(value).every(text => typeof text === 'string');

const fingerprint = (table: unknown): string => createHash('sha1').update(JSON.stringify(table)).digest('hex');
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

/** The images of the fixtures and the uploaded ones, which are in memory and in the data folder. */
function openImages(
  folder: DataFolder | undefined,
  fixtures: string | undefined,
): Pick<Store, 'storeImage' | 'readImage' | 'readUpload'> & { clear: () => void } {
  const uploaded = new Map<string, Image>();
  const fileOf = (name: string): string | undefined => {
    const file = fixtures && path.join(fixtures, name);
    return file && existsSync(file) ? file : undefined;
  };
  const read = (name: string, readOther: () => Buffer | undefined): Image | undefined => {
    const type = imageType(name);
    if (!type) return undefined;
    const bytes = uploaded.get(name)?.bytes ?? readOther();
    return bytes && { type, bytes };
  };
  const readStored = (name: string) => folder?.read(`images/${name}`);
  return {
    storeImage: dataUrl => {
      const { name, ...image } = uploadedImage(dataUrl);
      uploaded.set(name, image);
      folder?.write(`images/${name}`, image.bytes);
      return `/api/images/${name}`;
    },
    readImage: name =>
      read(name, () => {
        const file = fileOf(name);
        return file ? readFileSync(file) : readStored(name);
      }),
    readUpload: name => read(name, () => (fileOf(name) ? undefined : readStored(name))),
    clear: () => {
      uploaded.clear();
      folder?.clear('images');
    },
  };
}

/** Opens a store: its first rows, and over them the rows that the folder keeps. */
export function openStore({ dataFolder, begin, images: imageFolder, isLarge = false, now, log, resetCommand }: StoreOptions): Store {
  const folder = dataFolder === undefined || isLarge ? undefined : takeFolder(dataFolder, log);
  const db = jsonServer.router<Tables>(begin()).db;
  const { clear: clearImages, ...images } = openImages(folder, imageFolder);
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
        `${dataFolder ?? 'What was changed here'} hides fixtures that have changed since: ${merged.hidden.map(name => `${name}.json`).join(', ')}. ` +
          `Back to the fixtures: ${resetCommand}`,
      );
  };
  if (folder) load(folder.readJson('db.json', isTables) ?? {}, folder.readJson('fixtures.json', isTexts) ?? {}, db.getState());
  return {
    rows,
    row: cache.row,
    // Like MongoDB's: ids grow with time, so that the newest record comes first in a list by id.
    newId: () => Math.floor(now().getTime() / 1000).toString(16) + randomBytes(8).toString('hex'),
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
