/** What tests ask of a declaration: its words in English, its addresses, values that its fields and conditions take. */

import {
  type Call,
  type Field,
  type FullFilter,
  fits,
  isNothing,
  isPlain,
  partsOf,
  type RecordCondition,
  type Resource,
  type ShopRecord,
  type Test,
  testIn,
  valueAt,
} from '#define';
import { en } from '#i18n/en.ts';
import { readableText } from '#i18n/readable.ts';

/** A text of a resource as English staff read it, `fields.name`. */
export function words({ name }: Resource, key: string): string {
  const text = valueAt(en, `resources.${name}.${key}`);
  return typeof text === 'string' ? text : (readableText(`resources.${name}.${key}`) ?? '');
}

/** The address of a call without its query, filled with constants, and with an id where one is needed. */
export const pathOf = ({ path, with: constants = {} }: Call, id = ''): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => (constants as Record<string, string>)[name] ?? id);

/** The rows in a list answer, whatever holds them. */
export const rowsOf = (reply: object): Record<string, unknown>[] => Object.values(reply).find(Array.isArray) ?? [];

/** What a person types into a field; `undefined` where nothing is typed: it is chosen, or switched. */
export function typedFor({ kind, as }: Field): string | undefined {
  if (kind === 'text' || kind === 'longText' || kind === 'secret') {
    if (String(as) === 'email') return `standard${Date.now() % 100_000}@example.com`;
    return as ? '9847012345' : 'Standard';
  }
  if (['number', 'integer', 'money', 'percent'].includes(kind)) return '7';
  return kind === 'date' ? '2026-11-22' : undefined;
}

/** A value that fits a test, and one that does not. */
export function valuesFor(test: Test): [fitting: unknown, other: unknown] {
  const parts = partsOf(test) ?? { is: test };
  const said = Object.values(parts).flat();
  const candidates = [
    ...said,
    ...said.map(value => !value),
    ...said.map(value => Number(value) + 1),
    ...said.map(value => Number(value) - 1),
    'another',
    '',
    'x',
  ];
  const fitting = candidates.find(value => fits(test, value));
  const other = candidates.find(value => !fits(test, value));
  return [fitting, other];
}

/** A record with a value put where a dotted source says. */
export function withValue(record: Record<string, unknown>, source: string, value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = source.split('.');
  if (!rest.length) return { ...record, [first]: value };
  const inner = record[first];
  return { ...record, [first]: withValue(typeof inner === 'object' && inner ? { ...inner } : {}, rest.join('.'), value) };
}

/** The record changed so that a condition holds, and for each of its sources so that only that one does not. */
export function recordsFor(condition: RecordCondition, record: Record<string, unknown>) {
  const entries = Object.entries(condition);
  const held = entries.reduce((made, [source, test]) => withValue(made, source, valuesFor(test)[0]), record);
  return { held, broken: entries.map(([source, test]) => withValue(held, source, valuesFor(test)[1])) };
}

/** A test that a filter can hold, of a value that one of the rows has; `undefined` where none has any. */
export function testFor(filter: FullFilter, rows: readonly ShopRecord[]): Test | undefined {
  const values = rows.flatMap(row => (filter.value ? filter.value(row) : valueAt(row, filter.source)));
  const there = values.filter(value => !isNothing(value));
  const [first] = there;
  const bare = isPlain(first) ? first._id : first;
  const said = {
    // Of a list that has none of them, none is found.
    choices: () => ({ in: [String(there.find(value => filter.choices.includes(String(value))) ?? filter.choices[0])] }),
    reference: () => bare,
    flag: () => there.find(value => value === true) ?? false,
    range: () => (filter.isDay ? { from: '2000-01-01', to: 'today' } : { to: Math.max(...there.map(Number)) - 1 }),
    contains: () => ({ contains: String(bare).slice(0, 4) }),
    empty: () => ({ empty: true }),
  };
  return filter.form && testIn(filter, said[filter.form]());
}
