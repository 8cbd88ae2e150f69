/** All that a world holds, as one object of JSON that another mock can take. */
import { isPlain, type Plain } from '#define';
import { Refusal } from './behaviourTypes';
import { type Fault, faultsIn } from './faults';
import { timeIn } from './mockClock';
import { isTables, type Tables } from './rowStore';
import { type Image, uploadedImage } from './uploadedImages';
import type { MockWorld } from './world';
import { type Beginning, beginningOf } from './worlds';

/** Which form the object has. */
const version = 1;

/** A table with more rows is left out, as no file of them could be sent back: they follow from scenario and seed. */
const mostRows = 5000;

const isLong = (table: unknown): boolean => Array.isArray(table) && table.length > mostRows;

const dataUrl = ({ type, bytes }: Image): string => `data:${type};base64,${bytes.toString('base64')}`;

/** The images that rows name and somebody has uploaded, as data URLs by their names. */
function uploadsIn(rows: Tables, { store }: MockWorld): Record<string, string> {
  const names = new Set([...JSON.stringify(rows).matchAll(/\/api\/images\/([\w.-]+)/g)].map(([, name = '']) => name));
  return Object.fromEntries(
    [...names].flatMap(name => {
      const image = store.readUpload(name);
      return image ? [[name, dataUrl(image)]] : [];
    }),
  );
}

/** All of a world. `clock` is the time it was set to, `null` where it goes with the machine's; `leftOut` names tables that are too long. */
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
    faults: faults.inForce(),
    leftOut,
  };
}

/** What `dataOf` has told, looked at. */
export interface Data {
  of: Beginning;
  rows: Tables;
  images: readonly string[];
  faults: Fault[];
  clock: Date | undefined;
}

/** Looks at what `dataOf` has told. @throws Refusal of what it cannot have told. */
export function readData(told: Plain): Data {
  if (told.version !== version) throw new Refusal(`'version' must be ${version}`);
  const { rows, images = {}, faults = [], clock = null } = told;
  if (!isTables(rows)) throw new Refusal("'rows' must hold lists of objects, or one object, by the names of resources");
  const urls = isPlain(images) ? Object.values(images) : [undefined];
  if (!urls.every(url => typeof url === 'string')) throw new Refusal("'images' must hold data URLs by the names of images");
  urls.forEach(uploadedImage);
  return { of: beginningOf(told), rows, images: urls, faults: faultsIn(faults), clock: timeIn('clock', clock) };
}

/** Puts data into a world of the same scenario and seed. @throws Refusal where it is another. */
export function putData(world: MockWorld, { of, rows, images, faults, clock }: Data): void {
  if (of.scenario !== world.scenario || of.seed !== world.seed)
    throw new Refusal(`These are data of '${of.scenario}' with seed ${of.seed}, and this is '${world.scenario}' with seed ${world.seed}`);
  world.reset();
  world.store.take(rows, images);
  world.faults.set(faults);
  world.clock.set(clock);
}
