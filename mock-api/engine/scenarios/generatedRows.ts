/** Makes a row after another: what is different of it follows from the declaration of its fields, and from what its fixture looks like. */
import { type Field, type Resource, valueAt } from '#define';
import type { Row } from '#mock-api/engine/behaviourTypes.ts';
import { round2 } from '#resources/products/prices.ts';
import { fieldsBySource } from './fieldsBySource';
import type { Point } from './generatedReferences';
import { copied, copyingOf, holderIn, type Place, placesIn } from './rowCopies';
import type { Words } from './words';

/** A made row, and the one that it was made after. */
export interface Made {
  row: Row;
  model: Row;
  /** Where it refers to others. */
  points: readonly Point[];
}

/** What rows of a table are made with. */
interface Parts {
  name: string;
  resource: Resource | undefined;
  /** The fixture. */
  rows: readonly Row[];
  words: Words;
  chance: () => number;
  seed: number;
  pointsOf: (model: Row) => Point[];
}

/** Makes a value out of the model's. */
type Value = (before: unknown, about: About) => unknown;

/** A value of a copy that is another one than in the model. */
interface Change {
  place: Place;
  value: Value;
}

/** What is the same for all values of one made row. */
interface About {
  number: number;
  factor: number;
  /** What it is made later than its model, in milliseconds. */
  later: number;
  person: string;
  words: Words;
  chance: () => number;
}

const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

const hex = (number: number, digits: number): string => Math.floor(number).toString(16).padStart(digits, '0').slice(-digits);

/** The sources at which each row of a fixture has a text of its own that ends in figures: codes that count on. */
function codesIn(rows: readonly Row[], fields: ReadonlyMap<string, Field>): ReadonlyMap<string, number> {
  const sources = [...fields].filter(([source, { kind }]) => kind === 'text' && source !== '_id').map(([source]) => source);
  return new Map(
    sources.flatMap((source): [string, number][] => {
      const values = rows.map(row => valueAt(row, source)).filter(value => value !== undefined && value !== '');
      const numbers = values.map(value => Number(/\d+$/.exec(String(value))?.[0] ?? Number.NaN));
      const areCodes = values.length > rows.length / 2 && new Set(values).size === values.length && numbers.every(Number.isSafeInteger);
      return areCodes ? [[source, Math.max(...numbers)]] : [];
    }),
  );
}

/** What comes in the place of a value at a source; `undefined` where the model's stays. */
function changeAt(
  source: string,
  model: unknown,
  { resource }: Parts,
  field: Field | undefined,
  code: number | undefined,
): Change['value'] | undefined {
  const represent = resource?.represent ?? 'name';
  const arePeople = resource?.fields.some(({ as }) => as === 'email') ?? false;
  if (isTime(model)) return (before, { later }) => new Date(Date.parse(String(before)) + later).toISOString();
  if (typeof model === 'number' && field?.kind === 'money') return (before, { factor }) => round2(Number(before) * factor);
  if (typeof model === 'number' && field?.kind === 'number' && !source.includes('.') && !field.derive)
    return (before, { chance }) => Math.floor(Number(before) * chance() * 2);
  if (typeof model !== 'string' || !field) return undefined;
  if (code !== undefined) return (before, { number }) => String(before).replace(/\d+$/, '') + (code + number);
  if (field.as === 'email')
    return (_, { person, number }) =>
      `${person
        .toLowerCase()
        .replace(/[^a-z]+/g, '.')
        .replace(/^\.|\.$/g, '')}.${number}@mail.example`;
  if (source === represent && arePeople) return (_, { person }) => person;
  if (source === represent) return (before, { words, number }) => `${words.adjective()} ${before} ${number}`;
  return source === represent.replace('primaryLang', 'secondaryLang') ? (before, { number }) => `${before} ${number}` : undefined;
}

/** The values of a model that are others in what is made after it. */
function changesOf(model: Row, parts: Parts, fields: ReadonlyMap<string, Field>, codes: ReadonlyMap<string, number>): Change[] {
  return placesIn(model).flatMap(place => {
    const value = changeAt(place.source, place.held, parts, fields.get(place.source), codes.get(place.source));
    return value ? [{ place, value }] : [];
  });
}

/** The first and the last time that rows of a table were made. */
function timesOf(rows: readonly Row[]): [number, number] {
  const times = rows.map(({ createdAt }) => Date.parse(String(createdAt))).filter(Number.isFinite);
  return times.length ? [Math.min(...times), Math.max(...times)] : [0, 0];
}

/** Makes rows of a table, the `index`th after a model. References are pointed to what was made by then, once all have their ids. */
export function maker(parts: Parts): (model: Row, index: number) => Made {
  const { name, resource, rows, words, chance, seed, pointsOf } = parts;
  const fields: ReadonlyMap<string, Field> = resource ? fieldsBySource(resource) : new Map();
  const codes = codesIn(rows, fields);
  const plans = new Map(
    rows.map(model => {
      const [changes, points] = [changesOf(model, parts, fields, codes), pointsOf(model)];
      return [model, { changes, points, copying: copyingOf(model, [...changes, ...points]) }];
    }),
  );
  const [first, last] = timesOf(rows);
  const arePeople = resource?.fields.some(({ as }) => as === 'email') ?? false;
  const salt = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 32, seed);
  return (model, index) => {
    const { changes = [], points = [], copying } = plans.get(model) ?? {};
    const row = copied(model, copying);
    const made = first + Math.floor(chance() * (last - first));
    const later = made - (Date.parse(String(model.createdAt)) || made);
    const person = arePeople ? words.person() : '';
    const about: About = { number: index + 1, factor: 1 + Math.floor(chance() * 4), later, person, words, chance };
    for (const { place, value } of changes) {
      const holder = holderIn(row, place);
      holder[place.key] = value(holder[place.key], about);
    }
    row._id = hex(Math.max(made / 1000, 0x60000000 + index), 8) + hex(salt, 8) + hex(index, 8);
    return { row, model, points };
  };
}
