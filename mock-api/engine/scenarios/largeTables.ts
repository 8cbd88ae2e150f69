/** A shop that is large: rows made after those of the fixtures, each a little different. */
import type { Resource } from '#define';
import type { Row } from '#mock-api/engine/behaviourTypes.ts';
import type { Tables } from '#mock-api/engine/rowStore.ts';
import { chancesBy } from './chance.ts';
import { pointing, pointsBy } from './generatedReferences';
import { type Made, maker } from './generatedRows';
import type { Making } from './scenario';
import { wordsBy } from './words';

/** How many rows a table has, where somebody has said it; every other one has so many times those of its fixture. */
const counts: Readonly<Record<string, number>> = { products: 100_000, orders: 20_000, users: 50_000, category: 5_000 };
const times = 20;

const newestFirst = ({ row: { createdAt: a } }: Made, { row: { createdAt: b } }: Made): number => (a === b ? 0 : String(a) < String(b) ? 1 : -1);

/**
 * The fixtures with so many rows more as make a large shop: each after one of the fixture that is not deleted, with an id, names, codes, dates
 * and amounts of its own. What refers to a row of the fixture refers to one of those made after it, so that all hangs together.
 */
export function large(fixtures: Tables, { seed, resources }: Making): Tables {
  const words = wordsBy(seed);
  const chance = chancesBy(seed);
  const models = new Map(Object.entries(fixtures).filter((table): table is [string, Row[]] => Array.isArray(table[1])));
  const fixtureRows = new Map([...models.values()].flat().map(row => [row._id, row]));
  const after = new Map([...fixtureRows].map(([id, row]) => [id, [row]]));
  const pointsOf = pointsBy(fixtureRows);
  const made = [...models].map(([name, rows]): [string, Made[]] => {
    const resource = resources.find(known => known.name === name);
    const living = rows.filter(row => !isGone(resource, row));
    const make = maker({ name, resource, rows, words, chance, seed, pointsOf });
    const wanted = Math.max(0, (counts[name] ?? rows.length * times) - rows.length);
    const more = living.length ? Array.from({ length: wanted }, (_, index) => make(living[Math.floor(chance() * living.length)] as Row, index)) : [];
    for (const { model, row } of more) after.get(model._id)?.push(row);
    return [name, more.sort(newestFirst)];
  });
  const point = pointing(after, chance);
  for (const [, rows] of made) for (const { row, points } of rows) point(row, points);
  return { ...fixtures, ...Object.fromEntries(made.map(([name, rows]) => [name, [...(models.get(name) ?? []), ...rows.map(({ row }) => row)]])) };
}

const isGone = (resource: Resource | undefined, row: Row): boolean => resource?.isGone?.({ ...row, id: row._id }) === true;
