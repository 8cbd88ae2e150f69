/**
 * Where the mock keeps its rows: json-server's store over the fixtures, in memory or in a file, and the
 * images that were uploaded.
 */

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import jsonServer from 'json-server';
import type { Row, World } from './define';

const folder = path.resolve(process.cwd(), 'mock-api');
const fixtures = path.join(folder, 'fixtures');

/** The rows of every resource, by its name. */
export type Tables = Record<string, unknown>;

/** Everything under `fixtures/`, by file name. */
export function readFixtures(): Tables {
  const files = readdirSync(fixtures).filter(file => file.endsWith('.json'));
  return Object.fromEntries(files.map(file => [path.basename(file, '.json'), JSON.parse(readFileSync(path.join(fixtures, file), 'utf8'))]));
}

/** The mock's store. `save` keeps what has changed, `reset` goes back to the fixtures. */
export interface Store extends World {
  single: (resource: string) => Row;
  save: () => void;
  reset: () => void;
  /** Keeps an uploaded image and returns its address. */
  keepImage: (dataUrl: string) => string;
  /** The image of an address, uploaded or a fixture; undefined when there is none. */
  readImage: (name: string) => { type: string; bytes: Buffer } | undefined;
}

const imageTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** Opens the store: in memory, or in the git-ignored `mock-api/.data`, so that work survives a restart. */
export function openStore({ keep, tables = readFixtures() }: { keep: boolean; tables?: Tables }): Store {
  const data = path.join(folder, '.data');
  const file = path.join(data, 'db.json');
  if (keep) {
    mkdirSync(path.join(data, 'images'), { recursive: true });
    const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tables) : {};
    writeFileSync(file, JSON.stringify({ ...tables, ...known }));
  }
  const db = jsonServer.router<Tables>(keep ? file : structuredClone(tables)).db;
  const uploaded = new Map<string, { type: string; bytes: Buffer }>();
  return {
    rows: resource => {
      const state = db.getState();
      state[resource] ??= [];
      const kept = state[resource] as Row | Row[];
      return Array.isArray(kept) ? kept : [kept];
    },
    single: resource => db.getState()[resource] as Row,
    // Like MongoDB's: ids grow with time, so that the newest record comes first in a list by id.
    newId: () => Math.floor(Date.now() / 1000).toString(16) + randomBytes(8).toString('hex'),
    now: () => new Date().toISOString(),
    save: () => void (keep && db.write()),
    reset: () => {
      db.setState(structuredClone(tables));
      uploaded.clear();
      if (keep) {
        rmSync(path.join(data, 'images'), { recursive: true, force: true });
        mkdirSync(path.join(data, 'images'), { recursive: true });
        db.write();
      }
    },
    keepImage: dataUrl => {
      const [, type = 'image/png', base64 = ''] = /^data:([^;,]+)[^,]*,(.*)$/s.exec(dataUrl) ?? [];
      const bytes = Buffer.from(base64, 'base64');
      const ending = Object.entries(imageTypes).find(([, known]) => known === type)?.[0] ?? 'png';
      const name = `${createHash('sha1').update(bytes).digest('hex').slice(0, 16)}.${ending}`;
      uploaded.set(name, { type, bytes });
      if (keep) writeFileSync(path.join(data, 'images', name), bytes);
      return `/api/images/${name}`;
    },
    readImage: name => {
      const safe = path.basename(name);
      const known = uploaded.get(safe);
      if (known) return known;
      const found = [path.join(fixtures, 'images', safe), path.join(data, 'images', safe)].find(existsSync);
      return found ? { type: imageTypes[path.extname(safe).slice(1)] ?? 'application/octet-stream', bytes: readFileSync(found) } : undefined;
    },
  };
}
