/** Copies of a row that differ in a few values. All other parts are shared between the copies, and frozen. */
import { isPlain, type Plain } from '#define';
import type { Row } from '#mock-api/engine/behaviourTypes.ts';

/** The place of a value in a row. */
export interface Place {
  /** The keys that lead to the object or list that has the value. */
  path: readonly string[];
  key: string;
  /** The place as declarations write it, without positions in lists: `sizes.stock`. */
  source: string;
  value: unknown;
}

/** The places of all values in a row that are neither objects nor lists. */
export function placesIn(model: Row): Place[] {
  const places: Place[] = [];
  const walk = (holder: object, path: readonly string[], prefix: string) => {
    for (const [key, value] of Object.entries(holder)) {
      const source = Array.isArray(holder) ? prefix : prefix ? `${prefix}.${key}` : key;
      if (typeof value === 'object' && value !== null) walk(value, [...path, key], source);
      else places.push({ path, key, source, value });
    }
  };
  walk(model, [], '');
  return places;
}

/** The object or list that has the value of a place. */
export function holderIn(row: Row, { path }: Pick<Place, 'path'>): Plain {
  let holder: Plain = row;
  for (const key of path) holder = holder[key] as Plain;
  return holder;
}

/** The lists and objects of a model that a copy has anew, each with the keys of those within it. */
export type CopyPlan = ReadonlyMap<object, readonly string[]>;

/** What to copy of a model whose values at some places will change. Freezes all other parts, as they are shared. */
export function planCopy(model: Row, changes: readonly { place: Pick<Place, 'path'> }[]): CopyPlan {
  const plan = new Map<object, string[]>([[model, []]]);
  for (const { place } of changes) {
    let holder: object = model;
    for (const key of place.path) {
      const keys = plan.get(holder) ?? [];
      if (!keys.includes(key)) keys.push(key);
      plan.set(holder, keys);
      holder = (holder as Plain)[key] as object;
      if (!plan.has(holder)) plan.set(holder, []);
    }
  }
  for (const holder of plan.keys()) for (const part of Object.values(holder)) if (!plan.has(part)) freezeDeep(part);
  return plan;
}

/** A copy of a model by its plan. */
export function copied<T extends object>(model: T, plan: CopyPlan | undefined): T {
  const copy = (Array.isArray(model) ? [...model] : { ...model }) as T;
  for (const key of plan?.get(model) ?? []) (copy as Plain)[key] = copied((model as Plain)[key] as object, plan);
  return copy;
}

function freezeDeep(value: unknown): void {
  if (Array.isArray(value) || isPlain(value)) Object.values(Object.freeze(value)).forEach(freezeDeep);
}
