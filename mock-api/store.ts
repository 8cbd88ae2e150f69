/**
 * Where the mock keeps its rows: json-server's store over the fixtures, in memory or in a folder, and the
 * images that were uploaded.
 */

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import jsonServer from 'json-server';
import { isPlain } from '../resources/define';
import { type DataFolder, takeFolder } from './dataFolder';
import type { Row, World } from './define';
import { type Image, imageType, uploadedImage } from './images';

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

/** The mock's store. `save` keeps what has changed, `reset` goes back to the fixtures. */
export interface Store extends World {
  save: () => void;
  reset: () => void;
  /** Takes over fixtures that have changed. Rows that were worked on stay, and it is said that they hide theirs. */
  takeFixtures: () => void;
  /** Keeps an uploaded image and returns its address. @throws Refusal when it is none. */
  keepImage: (dataUrl: string) => string;
  /** The image of an address, uploaded or a fixture; undefined when there is none. */
  readImage: (name: string) => Image | undefined;
}

/** Where a store keeps its changes, and what it starts from. */
export interface StoreOptions {
  /** The folder to keep changes in, so that work survives a restart; in memory when unset. */
  keep?: string | undefined;
  /** In place of the fixtures. */
  tables?: Tables | undefined;
  /** Is told, in a line, what whoever started the mock should know. */
  say: (line: string) => void;
  /** The command that goes back to the fixtures, for what is said. */
  resetCommand: string;
}

const isTables = (value: unknown): value is Tables =>
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
function openImages(folder: DataFolder | undefined): Pick<Store, 'keepImage' | 'readImage'> & { forget: () => void } {
  const uploaded = new Map<string, Image>();
  return {
    keepImage: dataUrl => {
      const { name, ...image } = uploadedImage(dataUrl);
      uploaded.set(name, image);
      folder?.write(`images/${name}`, image.bytes);
      return `/api/images/${name}`;
    },
    readImage: name => {
      const type = imageType(name);
      if (!type) return undefined;
      const fixture = path.join(fixtures, 'images', name);
      const bytes = uploaded.get(name)?.bytes ?? (existsSync(fixture) ? readFileSync(fixture) : folder?.read(`images/${name}`));
      return bytes && { type, bytes };
    },
    forget: () => {
      uploaded.clear();
      folder?.clear('images');
    },
  };
}

/** Opens the store: the fixtures, and over them what is kept. */
export function openStore({ keep, tables, say, resetCommand }: StoreOptions): Store {
  const folder = keep === undefined ? undefined : takeFolder(keep, say);
  const anew = () => (tables ? structuredClone(tables) : readFixtures());
  const db = jsonServer.router<Tables>(anew()).db;
  const { forget, ...images } = openImages(folder);
  const save = (): void => folder?.write('db.json', JSON.stringify(db.getState()));

  let origins = fingerprints(db.getState());
  let seen = JSON.stringify(origins);
  const settle = (kept: Tables, made: Record<string, string>): void => {
    const fresh = anew();
    const now = settled(kept, made, fresh);
    seen = JSON.stringify(fingerprints(fresh));
    origins = now.origins;
    folder?.write('fixtures.json', JSON.stringify(origins));
    db.setState(now.tables);
    save();
    if (now.hidden.length)
      say(
        `${keep ?? 'What was changed here'} hides fixtures that have changed since: ${now.hidden.map(name => `${name}.json`).join(', ')}. ` +
          `Back to the fixtures: ${resetCommand}`,
      );
  };
  if (folder) settle(folder.readJson('db.json', isTables) ?? {}, folder.readJson('fixtures.json', isTexts) ?? {});
  return {
    rows: resource => {
      const state = db.getState();
      state[resource] ??= [];
      const kept = state[resource] as Row | Row[];
      return Array.isArray(kept) ? kept : [kept];
    },
    // Like MongoDB's: ids grow with time, so that the newest record comes first in a list by id.
    newId: () => Math.floor(Date.now() / 1000).toString(16) + randomBytes(8).toString('hex'),
    now: () => new Date().toISOString(),
    save,
    reset: () => {
      settle({}, {});
      forget();
    },
    takeFixtures: () => {
      if (JSON.stringify(fingerprints(anew())) !== seen) settle(db.getState(), origins);
    },
    ...images,
  };
}
