/** The references of made rows: each points to one of those made after that to which its model refers. */
import { isPlain, type Plain } from '../../resources/define';
import type { Row } from '../define';
import { holderIn, type Place } from './copies';

/** A reference in a model. */
export interface Point {
  place: Pick<Place, 'path' | 'key'>;
  /** The id it has in the model. */
  id: string;
  /** What stands beside it and is as in what it refers to, as the name of an ordered product: it goes with it. */
  beside: readonly string[];
}

/** Of a record that is referred to, as much as the referring one holds of it. */
function pictured(held: Plain, target: Plain): Plain {
  return Object.fromEntries(
    Object.entries(held).map(([key, value]) => {
      const own = target[key];
      if (isPlain(value) && isPlain(own)) return [key, pictured(value, own)];
      return [key, typeof own === typeof value ? own : value];
    }),
  );
}

const isSaidAlike = (value: unknown, own: unknown): boolean =>
  isPlain(value) && isPlain(own) && JSON.stringify(pictured(value, own)) === JSON.stringify(value);

/** The references in a model, known by the ids of the fixtures. */
export function pointsIn(model: Row, fixtures: ReadonlyMap<string, Row>): Point[] {
  const points: Point[] = [];
  const walk = (holder: Plain, path: readonly string[]) => {
    for (const [key, held] of Object.entries(holder)) {
      const id = String(isPlain(held) ? held._id : held);
      const target = key === '_id' ? undefined : fixtures.get(id);
      const isBeside = (name: string) => !isPlain(held) && path.length > 0 && isSaidAlike(holder[name], target?.[name]);
      if (target) points.push({ place: { path, key }, id, beside: Object.keys(holder).filter(isBeside) });
      else if (typeof held === 'object' && held !== null) walk(held as Plain, [...path, key]);
    }
  };
  walk(model, []);
  return points;
}

/** Points the references of a row; `after` has what was made after a fixture, by its id, and that itself. */
export function pointing(after: ReadonlyMap<string, readonly Row[]>, chance: () => number): (row: Row, points: readonly Point[]) => void {
  const pictures = new Map<string, Plain>();
  /** One for all who hold as much of the same record: nobody changes within it. */
  const pictureOf = (held: Plain, target: Row, part: Plain): Plain => {
    const key = `${target._id} ${JSON.stringify(held, (_, value) => (isPlain(value) ? value : typeof value))}`;
    const known = pictures.get(key) ?? Object.freeze(pictured(held, part));
    pictures.set(key, known);
    return known;
  };
  return (row, points) => {
    for (const { place, id, beside } of points) {
      const targets = after.get(id) ?? [];
      const target = targets[Math.floor(chance() * targets.length)];
      if (!target) continue;
      const holder = holderIn(row, place);
      const held = holder[place.key];
      holder[place.key] = isPlain(held) ? pictureOf(held, target, target) : target._id;
      for (const name of beside) holder[name] = pictureOf(holder[name] as Plain, target, target[name] as Plain);
    }
  };
}
