/** The references of generated rows: each leads to a row that was generated from the one its model refers to. */
import { isPlain, type Plain } from '#define';
import type { Row } from '#mock-api/engine/behaviourTypes.ts';
import { holderIn, type Place } from './rowCopies';

/** A reference in a model. */
export interface GeneratedReference {
  place: Pick<Place, 'path' | 'key'>;
  /** The id in the model. */
  id: string;
  /** The embedded parts of records, by record; undefined where the reference is an id. Shared between references that embed the same keys. */
  parts: EmbeddedParts | undefined;
  /** Values beside the reference that repeat the referenced record, as the name of an ordered product. They change with it. */
  repeated: readonly { name: string; parts: EmbeddedParts }[];
}

/** Parts of records, all with the same keys. */
type EmbeddedParts = Map<Row, Plain>;

/** The part of a record that has the keys of a model's part. */
function partLike(model: Plain, target: Plain): Plain {
  return Object.fromEntries(
    Object.entries(model).map(([key, value]) => {
      const other = target[key];
      if (isPlain(value) && isPlain(other)) return [key, partLike(value, other)];
      return [key, typeof other === typeof value ? other : value];
    }),
  );
}

const isRepeated = (value: unknown, original: unknown): boolean =>
  isPlain(value) && isPlain(original) && JSON.stringify(partLike(value, original)) === JSON.stringify(value);

const shapeOf = (part: Plain): string => JSON.stringify(part, (_, value) => (isPlain(value) ? value : typeof value));

/** A function that finds the references in a model: values that are ids of rows of the fixtures. */
export function referencesBy(fixtures: ReadonlyMap<string, Row>): (model: Row) => GeneratedReference[] {
  const partsByShape = new Map<string, EmbeddedParts>();
  const partsOf = (part: Plain, name: string): EmbeddedParts => {
    const shape = `${name} ${shapeOf(part)}`;
    const parts = partsByShape.get(shape) ?? new Map();
    partsByShape.set(shape, parts);
    return parts;
  };
  return model => {
    const references: GeneratedReference[] = [];
    const walk = (holder: Plain, path: readonly string[]) => {
      for (const [key, value] of Object.entries(holder)) {
        const id = isPlain(value) ? value._id : value;
        // Numbers are no references, even where a row has that number as its id.
        const target = key === '_id' || typeof id !== 'string' ? undefined : fixtures.get(id);
        const others = isPlain(value) || !path.length ? [] : Object.entries(holder).filter(([name, other]) => isRepeated(other, target?.[name]));
        const repeated = others.map(([name, other]) => ({ name, parts: partsOf(other as Plain, name) }));
        if (target) references.push({ place: { path, key }, id: target._id, parts: isPlain(value) ? partsOf(value, '') : undefined, repeated });
        else if (typeof value === 'object' && value !== null) walk(value as Plain, [...path, key]);
      }
    };
    walk(model, []);
    return references;
  };
}

function partIn(parts: EmbeddedParts, target: Row, model: unknown, source: unknown): Plain {
  const part = parts.get(target) ?? Object.freeze(partLike(model as Plain, source as Plain));
  parts.set(target, part);
  return part;
}

/** A function that sets the references of a row. @param copiesById a row of the fixtures and the rows generated from it, by its id. */
export function referenceSetter(
  copiesById: ReadonlyMap<string, readonly Row[]>,
  chance: () => number,
): (row: Row, references: readonly GeneratedReference[]) => void {
  return (row, references) => {
    for (const { place, id, parts, repeated } of references) {
      const targets = copiesById.get(id) ?? [];
      const target = targets[Math.floor(chance() * targets.length)];
      if (!target) continue;
      const holder = holderIn(row, place);
      holder[place.key] = parts ? partIn(parts, target, holder[place.key], target) : target._id;
      for (const { name, parts } of repeated) holder[name] = partIn(parts, target, holder[name], target[name]);
    }
  };
}
