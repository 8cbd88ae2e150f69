/** Generates a row from another. The declared fields and the values of the fixtures decide which values differ. */
import { type Field, type FieldDeclaration, languageSections, type Resource, valueAt } from '#define';
import type { Row } from '#mock-api/engine/behaviourTypes.ts';
import { fieldsBySource } from './fieldsBySource';
import type { GeneratedReference } from './generatedReferences';
import { copied, holderIn, type Place, placesIn, planCopy } from './rowCopies';

/** Random words. */
export interface Words {
  person: () => string;
  adjective: () => string;
}

/** A generated row, and the row of the fixtures that it was made from. */
export interface GeneratedRow {
  row: Row;
  model: Row;
  /** Its references, which still lead to rows of the fixtures. */
  references: readonly GeneratedReference[];
}

/** What rows of a table are generated from. */
interface TableParts {
  name: string;
  resource: Resource | undefined;
  answers: Readonly<Record<string, readonly FieldDeclaration[]>>;
  /** The rows of the fixture. */
  rows: readonly Row[];
  words: Words;
  chance: () => number;
  seed: number;
  referencesOf: (model: Row) => GeneratedReference[];
}

/** Makes a value from the model's. */
type MakeValue = (before: unknown, context: RowContext) => unknown;

/** A value that differs from the model's. */
interface Change {
  place: Place;
  value: MakeValue;
}

/** What all values of one generated row share. */
interface RowContext {
  number: number;
  factor: number;
  /** How much later than its model the row was created, in milliseconds. */
  later: number;
  person: string;
  words: Words;
  chance: () => number;
}

const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

const hex = (number: number, digits: number): string => Math.floor(number).toString(16).padStart(digits, '0').slice(-digits);

/** The sources of codes, with their highest number: texts that end in digits and differ in each row of a fixture. */
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

/** How a value at a source changes; `undefined` where it stays the model's. */
function changeAt(
  source: string,
  model: unknown,
  { resource }: TableParts,
  field: Field | undefined,
  code: number | undefined,
): MakeValue | undefined {
  const represent = resource?.represent ?? 'name';
  const arePeople = resource?.fields.some(({ keyboard }) => keyboard === 'email') ?? false;
  if (isTime(model)) return (before, { later }) => new Date(Date.parse(String(before)) + later).toISOString();
  if (typeof model === 'number' && field?.kind === 'money') return (before, { factor }) => Math.round(Number(before) * factor * 100) / 100;
  if (typeof model === 'number' && field?.kind === 'number' && !source.includes('.') && !field.derive)
    return (before, { chance }) => Math.floor(Number(before) * chance() * 2);
  if (typeof model !== 'string' || !field) return undefined;
  if (code !== undefined) return (before, { number }) => String(before).replace(/\d+$/, '') + (code + number);
  if (field.keyboard === 'email')
    return (_, { person, number }) =>
      `${person
        .toLowerCase()
        .replace(/[^a-z]+/g, '.')
        .replace(/^\.|\.$/g, '')}.${number}@mail.example`;
  if (source === represent && arePeople) return (_, { person }) => person;
  if (source === represent) return (before, { words, number }) => `${words.adjective()} ${before} ${number}`;
  const [first = '', second = ''] = languageSections();
  return source === represent.replace(first, second) ? (before, { number }) => `${before} ${number}` : undefined;
}

/** The changes of a model's values. */
function changesOf(model: Row, parts: TableParts, fields: ReadonlyMap<string, Field>, codes: ReadonlyMap<string, number>): Change[] {
  return placesIn(model).flatMap(place => {
    const value = changeAt(place.source, place.value, parts, fields.get(place.source), codes.get(place.source));
    return value ? [{ place, value }] : [];
  });
}

/** The first and the last `createdAt` of rows. */
function timesOf(rows: readonly Row[]): [number, number] {
  const times = rows.map(({ createdAt }) => Date.parse(String(createdAt))).filter(Number.isFinite);
  return times.length ? [Math.min(...times), Math.max(...times)] : [0, 0];
}

/** A function that generates the `index`th row of a table from a model. The references are set later, once all rows have ids. */
export function rowGenerator(parts: TableParts): (model: Row, index: number) => GeneratedRow {
  const { name, resource, answers, rows, words, chance, seed, referencesOf } = parts;
  const fields: ReadonlyMap<string, Field> = resource ? fieldsBySource(resource, answers) : new Map();
  const codes = codesIn(rows, fields);
  const plans = new Map(
    rows.map(model => {
      const [changes, references] = [changesOf(model, parts, fields, codes), referencesOf(model)];
      return [model, { changes, references, copy: planCopy(model, [...changes, ...references]) }];
    }),
  );
  const [first, last] = timesOf(rows);
  const arePeople = resource?.fields.some(({ keyboard }) => keyboard === 'email') ?? false;
  const salt = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 32, seed);
  return (model, index) => {
    const { changes = [], references = [], copy } = plans.get(model) ?? {};
    const row = copied(model, copy);
    const created = first + Math.floor(chance() * (last - first));
    const later = created - (Date.parse(String(model.createdAt)) || created);
    const person = arePeople ? words.person() : '';
    const context: RowContext = { number: index + 1, factor: 1 + Math.floor(chance() * 4), later, person, words, chance };
    for (const { place, value } of changes) {
      const holder = holderIn(row, place);
      holder[place.key] = value(holder[place.key], context);
    }
    row._id = hex(Math.max(created / 1000, 0x60000000 + index), 8) + hex(salt, 8) + hex(index, 8);
    return { row, model, references };
  };
}
