/** The references of made rows: each points to one of those made after that to which its model refers. */
import { isPlain, type Plain } from '#define';
import type { Row } from '#mock-api/engine/behaviourTypes.ts';
import { holderIn, type Place } from './rowCopies';

/** A reference in a model. */
export interface Point {
  place: Pick<Place, 'path' | 'key'>;
  /** The id it has in the model. */
  id: string;
  /** What of the record it holds; nothing where it is an id. One for all that hold as much, as nobody changes within it. */
  pictures: Pictures | undefined;
  /** What stands beside it and is as in what it refers to, as the name of an ordered product: it goes with it. */
  beside: readonly { name: string; pictures: Pictures }[];
}

/** Parts of records, all of the same keys. */
type Pictures = Map<Row, Plain>;

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

const shapeOf = (held: Plain): string => JSON.stringify(held, (_, value) => (isPlain(value) ? value : typeof value));

/** Finds the references in models, known by the ids of the fixtures. */
export function pointsBy(fixtures: ReadonlyMap<string, Row>): (model: Row) => Point[] {
  const known = new Map<string, Pictures>();
  const picturesLike = (held: Plain, name: string): Pictures => {
    const shape = `${name} ${shapeOf(held)}`;
    const pictures = known.get(shape) ?? new Map();
    known.set(shape, pictures);
    return pictures;
  };
  return model => {
    const points: Point[] = [];
    const walk = (holder: Plain, path: readonly string[]) => {
      for (const [key, held] of Object.entries(holder)) {
        const id = isPlain(held) ? held._id : held;
        // A number that is also somebody's id, as a quantity of 1, points to nobody.
        const target = key === '_id' || typeof id !== 'string' ? undefined : fixtures.get(id);
        const besides = isPlain(held) || !path.length ? [] : Object.entries(holder).filter(([name, value]) => isSaidAlike(value, target?.[name]));
        const beside = besides.map(([name, value]) => ({ name, pictures: picturesLike(value as Plain, name) }));
        if (target) points.push({ place: { path, key }, id: target._id, pictures: isPlain(held) ? picturesLike(held, '') : undefined, beside });
        else if (typeof held === 'object' && held !== null) walk(held as Plain, [...path, key]);
      }
    };
    walk(model, []);
    return points;
  };
}

function pictureIn(pictures: Pictures, target: Row, held: unknown, part: unknown): Plain {
  const known = pictures.get(target) ?? Object.freeze(pictured(held as Plain, part as Plain));
  pictures.set(target, known);
  return known;
}

/** Points the references of a row; `after` has what was made after a fixture, by its id, and that itself. */
export function pointing(after: ReadonlyMap<string, readonly Row[]>, chance: () => number): (row: Row, points: readonly Point[]) => void {
  return (row, points) => {
    for (const { place, id, pictures, beside } of points) {
      const targets = after.get(id) ?? [];
      const target = targets[Math.floor(chance() * targets.length)];
      if (!target) continue;
      const holder = holderIn(row, place);
      holder[place.key] = pictures ? pictureIn(pictures, target, holder[place.key], target) : target._id;
      for (const { name, pictures } of beside) holder[name] = pictureIn(pictures, target, holder[name], target[name]);
    }
  };
}
