/** What tests need of a declaration: its English texts, addresses, and values for its fields and conditions. */

import {
  type Call,
  complaintOf,
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
  validationsIn,
  valueAt,
  withValue,
} from '#define';
import { english as en } from '#i18n/english.ts';
import { readableText } from '#i18n/readable.ts';

/** An English text of a resource, such as `fields.name`. */
export function words({ name }: Resource, key: string): string {
  const text = valueAt(en, `resources.${name}.${key}`);
  return typeof text === 'string' ? text : (readableText(`resources.${name}.${key}`) ?? '');
}

/** The path of a call without its query, with constants and an id filled in. */
export const pathOf = ({ path, with: constants = {} }: Call, id = ''): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => (constants as Record<string, string>)[name] ?? id);

/** The rows in a list answer, under any key. */
export const rowsOf = (reply: object): Record<string, unknown>[] => Object.values(reply).find(Array.isArray) ?? [];

/** What a person types into a field. `undefined` for kinds that are chosen or switched. */
export function typedFor(field: Field): string | undefined {
  const isRight = (text: string) => !validationsIn(field).some(check => !check.warning && complaintOf(check, text, {}));
  const usual = usualFor(field);
  return usual && ([usual, '9847012345', '1234', 'AB12', 'abc'].find(isRight) ?? usual);
}

function usualFor({ kind, keyboard }: Field): string | undefined {
  if (kind === 'text' || kind === 'longText' || kind === 'secret') {
    if (String(keyboard) === 'email') return `standard${Date.now() % 100_000}@example.com`;
    return keyboard ? '9847012345' : 'Standard';
  }
  if (['number', 'integer', 'money', 'percent'].includes(kind)) return '7';
  return kind === 'date' ? '2026-11-22' : undefined;
}

/** A value that fits a test, and one that does not. */
export function valuesFor(test: Test): [fitting: unknown, other: unknown] {
  const parts = partsOf(test) ?? { is: test };
  const values = Object.values(parts).flat();
  const candidates = [
    ...values,
    ...values.map(value => !value),
    ...values.map(value => Number(value) + 1),
    ...values.map(value => Number(value) - 1),
    'another',
    '',
    'x',
  ];
  const fitting = candidates.find(value => fits(test, value));
  const other = candidates.find(value => !fits(test, value));
  return [fitting, other];
}

/** Changes a record so that a condition holds, and for each of its sources so that only that one does not. */
export function recordsFor(condition: RecordCondition, record: Record<string, unknown>) {
  const entries = Object.entries(condition);
  const matching = entries.reduce((made, [source, test]) => withValue(made, source, valuesFor(test)[0]), record);
  return { matching, broken: entries.map(([source, test]) => withValue(matching, source, valuesFor(test)[1])) };
}

/** A filter value that one of the rows has. `undefined` where no row has any. */
export function testFor(filter: FullFilter, rows: readonly ShopRecord[]): Test | undefined {
  const values = rows.flatMap(row => (filter.value ? filter.value(row) : valueAt(row, filter.source)));
  const there = values.filter(value => !isNothing(value));
  const [first] = there;
  const bare = isPlain(first) ? first._id : first;
  const tests = {
    // No row of the list has a value, so the filter finds none.
    choices: () => ({ in: [String(there.find(value => filter.choices.includes(String(value))) ?? filter.choices[0])] }),
    reference: () => bare,
    flag: () => there.find(value => value === true) ?? false,
    range: () => (filter.isDay ? { from: '2000-01-01', to: 'today' } : { to: Math.max(...there.map(Number)) - 1 }),
    contains: () => ({ contains: String(bare).slice(0, 4) }),
    empty: () => ({ empty: true }),
  };
  return filter.form && testIn(filter, tests[filter.form]());
}
