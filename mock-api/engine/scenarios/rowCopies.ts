/** Copies of a row in which a few values will be others: they share with it all else, which nobody may change. */
import { isPlain, type Plain } from '#define';
import type { Row } from '#mock-api/engine/behaviourTypes.ts';

/** Where a value stands in a row. */
export interface Place {
  /** The keys that lead to what holds it. */
  path: readonly string[];
  key: string;
  /** The same in the words of declarations, which count no rows. */
  source: string;
  held: unknown;
}

/** The places of all values in a row that are no object or list. */
export function placesIn(model: Row): Place[] {
  const places: Place[] = [];
  const walk = (holder: object, path: readonly string[], before: string) => {
    for (const [key, held] of Object.entries(holder)) {
      const source = Array.isArray(holder) ? before : before ? `${before}.${key}` : key;
      if (typeof held === 'object' && held !== null) walk(held, [...path, key], source);
      else places.push({ path, key, source, held });
    }
  };
  walk(model, [], '');
  return places;
}

/** What holds the value of a place. */
export function holderIn(row: Row, { path }: Pick<Place, 'path'>): Plain {
  let holder: Plain = row;
  for (const key of path) holder = holder[key] as Plain;
  return holder;
}

/** Of a model, what within it is another in a copy: lists and objects, each with the keys of those within it. */
export type Copying = ReadonlyMap<object, readonly string[]>;

/** What has to be copied of a model where values at some places will be others. What is not is frozen, as it is shared. */
export function copyingOf(model: Row, changes: readonly { place: Pick<Place, 'path'> }[]): Copying {
  const copying = new Map<object, string[]>([[model, []]]);
  for (const { place } of changes) {
    let holder: object = model;
    for (const key of place.path) {
      const keys = copying.get(holder) ?? [];
      if (!keys.includes(key)) keys.push(key);
      copying.set(holder, keys);
      holder = (holder as Plain)[key] as object;
      if (!copying.has(holder)) copying.set(holder, []);
    }
  }
  for (const holder of copying.keys()) for (const held of Object.values(holder)) if (!copying.has(held)) frozen(held);
  return copying;
}

/** A copy of a model. */
export function copied<T extends object>(model: T, copying: Copying | undefined): T {
  const copy = (Array.isArray(model) ? [...model] : { ...model }) as T;
  for (const key of copying?.get(model) ?? []) (copy as Plain)[key] = copied((model as Plain)[key] as object, copying);
  return copy;
}

function frozen(value: unknown): void {
  if (Array.isArray(value) || isPlain(value)) Object.values(Object.freeze(value)).forEach(frozen);
}
