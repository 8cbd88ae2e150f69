/** Large tables: rows generated from those of the fixtures, each a little different. */
import type { Faker } from '@faker-js/faker';
import { isGone, type Resource } from '#define';
import type { Row } from '#mock-api/engine/behaviourTypes.ts';
import type { Tables } from '#mock-api/engine/fixtures.ts';
import { chancesBy } from './chance';
import { referenceSetter, referencesBy } from './generatedReferences';
import { type GeneratedRow, rowGenerator, type Words } from './generatedRows';
import type { ScenarioParts } from './scenario';

/** How many rows the tables have. */
export interface LargeSizes {
  /** The number of rows of a table, by its name. */
  counts?: Readonly<Record<string, number>>;
  /** Every other table has this many times the rows of its fixture. */
  times: number;
}

/** Random words by a seed. */
function wordsBy(seed: number): Words {
  // Faker is large, so it is loaded only here. Not by `import()`: the module runner that loaded the mock may be closed by now.
  const { createRequire } = process.getBuiltinModule('node:module');
  const { faker } = createRequire(import.meta.url)('@faker-js/faker/locale/en_IN') as { faker: Faker };
  faker.seed(seed);
  return { person: () => faker.person.fullName(), adjective: () => faker.commerce.productAdjective() };
}

const newestFirst = ({ row: { createdAt: a } }: GeneratedRow, { row: { createdAt: b } }: GeneratedRow): number =>
  a === b ? 0 : String(a) < String(b) ? 1 : -1;

const isDeleted = (resource: Resource | undefined, row: Row): boolean => resource !== undefined && isGone(resource, { ...row, id: row._id });

/**
 * The fixtures with generated rows behind them. Each is made from a row that is not deleted, with another id, name, code, dates and
 * amounts. A reference to a row of the fixtures becomes one to a row that was made from it, so that related rows stay related.
 */
export const largeTables =
  ({ counts = {}, times }: LargeSizes) =>
  (fixtures: Tables, { seed, resources, answers }: ScenarioParts): Tables => {
    const words = wordsBy(seed);
    const chance = chancesBy(seed);
    const models = new Map(Object.entries(fixtures).filter((table): table is [string, Row[]] => Array.isArray(table[1])));
    const fixtureRows = new Map([...models.values()].flat().map(row => [row._id, row]));
    const copiesById = new Map([...fixtureRows].map(([id, row]) => [id, [row]]));
    const referencesOf = referencesBy(fixtureRows);
    const generated = [...models].map(([name, rows]): [string, GeneratedRow[]] => {
      const resource = resources.find(known => known.name === name);
      const living = rows.filter(row => !isDeleted(resource, row));
      const generate = rowGenerator({ name, resource, answers, rows, words, chance, seed, referencesOf });
      const length = living.length ? Math.max(0, (counts[name] ?? rows.length * times) - rows.length) : 0;
      const more = Array.from({ length }, (_, index) => generate(living[Math.floor(chance() * living.length)] as Row, index));
      for (const { model, row } of more) copiesById.get(model._id)?.push(row);
      return [name, more.sort(newestFirst)];
    });
    const setReferences = referenceSetter(copiesById, chance);
    for (const [, rows] of generated) for (const { row, references } of rows) setReferences(row, references);
    return {
      ...fixtures,
      ...Object.fromEntries(generated.map(([name, rows]) => [name, [...(models.get(name) ?? []), ...rows.map(({ row }) => row)]])),
    };
  };
