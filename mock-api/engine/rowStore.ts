/**
 * Where the mock keeps its rows: json-server's store over the fixtures, in memory or in a folder, and the
 * images that were uploaded.
 */

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import jsonServer from 'json-server';
import { isPlain } from '#define';
import type { Row, World } from './behaviourTypes';
import { type DataFolder, takeFolder } from './dataFolder';
import { memoryOf } from './rowCache';
import { type Image, imageType, uploadedImage } from './uploadedImages';

const fixtures = path.resolve(process.cwd(), 'mock-api/fixtures');

/** The rows of every resource, by its name. */
export type Tables = Record<string, unknown>;

/** The names of what is under `fixtures/`. */
export const fixtureNames = (): string[] =>
  readdirSync(fixtures)
    .filter(file => file.endsWith('.json'))
    .map(file => path.basename(file, '.json'));

/** Everything under `fixtures/`, by file name. @throws Error that names the file which is no JSON. */
export const readFixtures = (): Tables => Object.fromEntries(fixtureNames().map(name => [name, readFixture(name)]));

function readFixture(name: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(fixtures, `${name}.json`), 'utf8'));
  } catch (error) {
    throw new Error(`mock-api/fixtures/${name}.json is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** The store of a world. */
export interface Store extends World {
  /** Lets something change rows, and keeps what has changed. Else what was found out about rows is remembered. */
  change: <T>(make: () => T) => T;
  /** What was found out about rows, by a name; found out again once rows have changed. */
  remembered: <T>(name: string, find: () => T) => T;
  /** Back to the rows that the store began with. */
  reset: () => void;
  /** Takes over fixtures that have changed. Rows that were worked on stay, and it is said that they hide theirs. */
  takeFixtures: () => void;
  /** All rows there are. */
  tables: () => Tables;
  /** Takes other rows in the place of those of the same tables, and images as data URLs. */
  take: (tables: Tables, images: readonly string[]) => void;
  /** Keeps an uploaded image and returns its address. @throws Refusal when it is none. */
  keepImage: (dataUrl: string) => string;
  /** The image of an address, uploaded or a fixture; undefined when there is none. */
  readImage: (name: string) => Image | undefined;
  /** The image of an address, where it was uploaded. */
  readUpload: (name: string) => Image | undefined;
}

/** Where a store keeps its changes, and what it starts from. */
export interface StoreOptions {
  /** The folder to keep changes in, so that work survives a restart; in memory when unset. */
  keep?: string | undefined;
  /** Makes the rows it starts from. */
  begin: () => Tables;
  /** There are too many rows to be kept, or held against changed fixtures. */
  isLarge?: boolean;
  /** What time it is. */
  now: () => Date;
  /** Is told, in a line, what whoever started the mock should know. */
  say: (line: string) => void;
  /** The command that goes back to the fixtures, for what is said. */
  resetCommand: string;
}

/** Whether something holds rows by the names of resources. */
export const isTables = (value: unknown): value is Tables =>
  isPlain(value) && Object.values(value).every(table => isPlain(table) || (Array.isArray(table) && table.every(isPlain)));
const isTexts = (value: unknown): value is Record<string, string> => isPlain(value) && Object.values(value).every(text => typeof text === 'string');

const fingerprint = (table: unknown): string => createHash('sha1').update(JSON.stringify(table)).digest('hex');
const fingerprints = (tables: Tables): Record<string, string> =>
  Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, fingerprint(table)]));

/** The tables a mock works with: the fixtures as they are now, and over them what was done to those of before. */
interface Settled {
  tables: Tables;
  /** Of what fixture each table was made: it may be another by now. */
  origins: Record<string, string>;
  /** The fixtures that have changed since, but stay hidden by what was done. */
  hidden: readonly string[];
}

/** Lays what is kept, made of fixtures with the fingerprints `made`, over the fixtures of now. A table that nobody has worked on follows its fixture. */
function settled(kept: Tables, made: Record<string, string>, fresh: Tables): Settled {
  const now = fingerprints(fresh);
  const differing = Object.keys(kept).filter(name => now[name] && now[name] !== made[name] && now[name] !== fingerprint(kept[name]));
  const untouched = differing.filter(name => made[name] === fingerprint(kept[name]));
  const hidden = differing.filter(name => !untouched.includes(name));
  return {
    tables: { ...fresh, ...kept, ...Object.fromEntries(untouched.map(name => [name, fresh[name]])) },
    origins: Object.fromEntries(Object.entries(now).map(([name, print]) => [name, hidden.includes(name) ? (made[name] ?? '') : print])),
    hidden,
  };
}

/** The images of the fixtures, and those that are uploaded, in memory and in the folder if there is one. */
function openImages(folder: DataFolder | undefined): Pick<Store, 'keepImage' | 'readImage' | 'readUpload'> & { forget: () => void } {
  const uploaded = new Map<string, Image>();
  const read = (name: string, others: (file: string) => Buffer | undefined): Image | undefined => {
    const type = imageType(name);
    if (!type) return undefined;
    const bytes = uploaded.get(name)?.bytes ?? others(path.join(fixtures, 'images', name));
    return bytes && { type, bytes };
  };
  return {
    keepImage: dataUrl => {
      const { name, ...image } = uploadedImage(dataUrl);
      uploaded.set(name, image);
      folder?.write(`images/${name}`, image.bytes);
      return `/api/images/${name}`;
    },
    readImage: name => read(name, fixture => (existsSync(fixture) ? readFileSync(fixture) : folder?.read(`images/${name}`))),
    readUpload: name => read(name, fixture => (existsSync(fixture) ? undefined : folder?.read(`images/${name}`))),
    forget: () => {
      uploaded.clear();
      folder?.clear('images');
    },
  };
}

/** Opens the store: the rows it begins with, and over them what is kept. */
export function openStore({ keep, begin, isLarge = false, now, say, resetCommand }: StoreOptions): Store {
  const folder = keep === undefined || isLarge ? undefined : takeFolder(keep, say);
  const db = jsonServer.router<Tables>(begin()).db;
  const { forget, ...images } = openImages(folder);
  const save = (): void => folder?.write('db.json', JSON.stringify(db.getState()));
  const rows = (resource: string): Row[] => {
    const state = db.getState();
    state[resource] ??= [];
    const kept = state[resource] as Row | Row[];
    return Array.isArray(kept) ? kept : [kept];
  };
  const memory = memoryOf(rows);
  const printed = (tables: Tables) => (isLarge ? {} : fingerprints(tables));
  let origins = printed(db.getState());
  let seen = JSON.stringify(origins);
  const settle = (kept: Tables, made: Record<string, string>, fresh: Tables): void => {
    const now = isLarge ? { tables: { ...fresh, ...kept }, origins: {}, hidden: [] } : settled(kept, made, fresh);
    seen = JSON.stringify(printed(fresh));
    origins = now.origins;
    folder?.write('fixtures.json', JSON.stringify(origins));
    memory.change(() => db.setState(now.tables));
    save();
    if (now.hidden.length)
      say(
        `${keep ?? 'What was changed here'} hides fixtures that have changed since: ${now.hidden.map(name => `${name}.json`).join(', ')}. ` +
          `Back to the fixtures: ${resetCommand}`,
      );
  };
  if (folder) settle(folder.readJson('db.json', isTables) ?? {}, folder.readJson('fixtures.json', isTexts) ?? {}, db.getState());
  return {
    rows,
    row: memory.row,
    // Like MongoDB's: ids grow with time, so that the newest record comes first in a list by id.
    newId: () => Math.floor(now().getTime() / 1000).toString(16) + randomBytes(8).toString('hex'),
    now: () => now().toISOString(),
    remembered: memory.remembered,
    change: make => {
      const made = memory.change(make);
      save();
      return made;
    },
    reset: () => {
      settle({}, {}, begin());
      forget();
    },
    takeFixtures: () => {
      const fresh = begin();
      if (JSON.stringify(printed(fresh)) !== seen) settle(db.getState(), origins, fresh);
    },
    tables: () => db.getState(),
    take: (tables, uploads) => {
      memory.change(() => db.setState({ ...db.getState(), ...tables }));
      uploads.forEach(images.keepImage);
      save();
    },
    ...images,
  };
}
