/** The whole state of a world as one JSON object, which another mock can load. */
import { isPlain, type Plain } from '#define';
import { Refusal } from './behaviourTypes';
import { type Fault, faultsIn } from './faults';
import { isTables, type Tables } from './fixtures';
import { timeIn } from './mockClock';
import { type Image, uploadedImage } from './uploadedImages';
import type { MockWorld } from './world';
import type { Beginning } from './worlds';

/** The version of the object's format. */
const version = 1;

/** A table with more rows is left out: the file would be too large to send back, and scenario and seed make the same rows again. */
const maxRows = 5000;

const isLong = (table: unknown): boolean => Array.isArray(table) && table.length > maxRows;

const dataUrl = ({ type, bytes }: Image): string => `data:${type};base64,${bytes.toString('base64')}`;

/** The uploaded images that rows name, as data URLs by their names. */
function uploadsIn(rows: Tables, { store }: MockWorld): Record<string, string> {
  const names = new Set([...JSON.stringify(rows).matchAll(/\/api\/images\/([\w.-]+)/g)].map(([, name = '']) => name));
  return Object.fromEntries(
    [...names].flatMap(name => {
      const image = store.readUpload(name);
      return image ? [[name, dataUrl(image)]] : [];
    }),
  );
}

/** The state of a world. `clock` is the time it was set to, `null` where it was not set; `leftOut` names the tables that are too long. */
export function dataOf(world: MockWorld) {
  const { scenario, seed, clock, store, faults } = world;
  const tables = Object.entries(store.tables());
  const rows = Object.fromEntries(tables.filter(([, table]) => !isLong(table)));
  const leftOut = tables.filter(([, table]) => isLong(table)).map(([name]) => name);
  return {
    version,
    scenario,
    seed,
    clock: clock.isSet() ? clock.now().toISOString() : null,
    rows,
    images: uploadsIn(rows, world),
    faults: faults.list(),
    leftOut,
  };
}

/** The validated result of `dataOf`. */
export interface WorldData {
  beginning: Beginning;
  rows: Tables;
  images: readonly string[];
  faults: Fault[];
  clock: Date | undefined;
}

/** Validates an object of `dataOf`. @throws Refusal that names what is wrong with it. */
export function readData(input: Plain, beginningFrom: (input: Plain) => Beginning): WorldData {
  if (input.version !== version) throw new Refusal(`'version' must be ${version}`);
  const { rows, images = {}, faults = [], clock = null } = input;
  if (!isTables(rows)) throw new Refusal("'rows' must hold lists of objects, or one object, by the names of resources");
  const urls = isPlain(images) ? Object.values(images) : [undefined];
  if (!urls.every(url => typeof url === 'string')) throw new Refusal("'images' must hold data URLs by the names of images");
  urls.forEach(uploadedImage);
  return { beginning: beginningFrom(input), rows, images: urls, faults: faultsIn(faults), clock: timeIn('clock', clock) };
}

/** Puts data into a world. @throws Refusal where scenario or seed differ. */
export function putData(world: MockWorld, { beginning, rows, images, faults, clock }: WorldData): void {
  if (beginning.scenario !== world.scenario || beginning.seed !== world.seed)
    throw new Refusal(
      `These are data of '${beginning.scenario}' with seed ${beginning.seed}, and this is '${world.scenario}' with seed ${world.seed}`,
    );
  world.reset();
  world.store.take(rows, images);
  world.faults.set(faults);
  world.clock.set(clock);
}
