/**
 * Conditions say as data when something holds: `{ isApproved: true, stock: { to: 5 } }`. Screens, bulk actions, the mock and the tests
 * evaluate them in the same way. Pure.
 */

import { now } from './now';
import { asNumber, asText, isPlain, timeOf, valueAt } from './records';
import type { SettingsFlag, SetupInput, SetupList } from './vocabulary';

/** A condition on the shop's settings: a flag is on, or a list of the setup contains a name: `{ setup: 'productInputs', name: 'tax' }`. */
export type SettingsCondition = SettingsFlag | { [L in SetupList]: { setup: L; name: SetupInput<L> } }[SetupList];

/**
 * A test of one value. A plain value must be equal: `'open'`; `null` means empty, `false` means not true. An object must hold in all its
 * keys: `{ from: 1, to: 5 }`. Days are `'2026-11-22'`, `'today'`, `'today-7'`, `'month'` (the first day of this month) or `'monthEnd-1'`
 * (the last day of last month). References are compared by their ids. A list passes when one of its values does.
 */
export type Test<V = unknown> = V | null | TestParts<V>;

/** A test of a value in several parts, which must all hold. */
export interface TestParts<V = unknown> {
  /** One of these values. */
  in?: readonly V[];
  /** Not this value. `null`: the record has a value. */
  not?: V | null;
  /** `true`: no value, an empty text or an empty list. `false`: something else. */
  empty?: boolean;
  /** At least this number; this day or later. */
  from?: V;
  /** At most this number; this day or earlier. */
  to?: V;
  /** Contains this text, in upper or lower case. */
  contains?: string;
}

/** A condition on a record: a test for each of some sources. All must pass. */
export type RecordCondition = { readonly [source: string]: Test };

/** A condition on the settings or on the record. */
export type Condition = SettingsCondition | RecordCondition;

/** One condition, or several that must all hold. */
export type Conditions = Condition | readonly Condition[];

const isOfSettings = (condition: Condition): condition is SettingsCondition =>
  typeof condition === 'string' || ('setup' in condition && 'name' in condition);

/** The conditions on the settings. */
export const settingsIn = (conditions: Conditions | undefined): SettingsCondition[] => [conditions ?? []].flat().filter(isOfSettings);

/** The conditions on the record. */
export const recordConditionsIn = (conditions: Conditions | undefined): RecordCondition[] =>
  [conditions ?? []].flat().filter((condition): condition is RecordCondition => !isOfSettings(condition));

/** The keys of a test that is an object. */
export const testKeys = ['in', 'not', 'empty', 'from', 'to', 'contains'] as const;

const relativeDay = /^(today|monthEnd|month)([+-]\d+)?$/;

/** The local calendar day of a date: `'2026-11-22'`. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Turns a relative day into a calendar day: `'today-7'` is a week ago, `'month-1'` the first day of last month, `'monthEnd-1'` its last. Other values stay. */
export function boundOf(value: unknown): unknown {
  const [, from, by = 0] = (typeof value === 'string' && relativeDay.exec(value)) || [];
  if (!from) return value;
  const today = now();
  const [year, month, offset] = [today.getFullYear(), today.getMonth(), Number(by)];
  if (from === 'today') return dayOf(new Date(year, month, today.getDate() + offset));
  return dayOf(from === 'month' ? new Date(year, month + offset, 1) : new Date(year, month + offset + 1, 0));
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** Whether a value is empty: no value, a text without letters, a list or object without items. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && !value.trim()) ||
  (Array.isArray(value) && !value.length) ||
  (isPlain(value) && !Object.keys(value).length);

/** The part of a value that is compared: the id of a record, else the value. */
const comparable = (value: unknown): unknown => (isPlain(value) ? (value._id ?? value.id) : value);

/** Whether a value is the wanted one, as conditions compare them. */
function equals(value: unknown, wanted: unknown): boolean {
  if (wanted === null) return isNothing(value);
  if (typeof wanted === 'boolean') return (value === true || value === 'true') === wanted;
  return !isNothing(value) && asText(comparable(value)) === asText(comparable(wanted));
}

/** Below 0 when the value is before the bound, above 0 when it is after; `NaN` when they cannot be compared. */
function compare(value: unknown, bound: unknown): number {
  if (isNothing(value)) return Number.NaN;
  if (isDay(bound)) {
    const time = timeOf(value);
    return Number.isNaN(time) ? Number.NaN : dayOf(new Date(time)).localeCompare(bound);
  }
  return (asNumber(value) ?? Number.NaN) - (asNumber(bound) ?? Number.NaN);
}

/** The keys of a test that is an object; `undefined` for a plain value. */
export function partsOf(test: unknown): Record<string, unknown> | undefined {
  if (!isPlain(test)) return undefined;
  const keys = Object.keys(test);
  return keys.length && keys.every(key => testKeys.some(known => known === key)) ? test : undefined;
}

const testers: Record<(typeof testKeys)[number], (value: unknown, operand: unknown) => boolean> = {
  in: (value, operand) => Array.isArray(operand) && operand.some(wanted => equals(value, wanted)),
  not: (value, operand) => !equals(value, operand),
  empty: (value, operand) => isNothing(value) === operand,
  from: (value, operand) => compare(value, boundOf(operand)) >= 0,
  to: (value, operand) => compare(value, boundOf(operand)) <= 0,
  contains: (value, operand) => !isNothing(value) && asText(value).toLowerCase().includes(asText(operand).trim().toLowerCase()),
};

/** Whether a value passes a test. */
export function fits(test: Test, value: unknown): boolean {
  const keys = partsOf(test);
  if (Array.isArray(value) && value.length) {
    if (keys && 'not' in keys) return value.every(item => fits(test, item));
    if (!(keys && 'empty' in keys)) return value.some(item => fits(test, item));
  }
  if (!keys) return equals(value, test);
  return testKeys.every(key => !(key in keys) || testers[key](value, keys[key]));
}

/** Whether a condition, data or a function, holds for a record. No condition holds always. */
export function holds<R extends object>(condition: RecordCondition | ((record: R) => boolean) | undefined, record: R): boolean {
  if (typeof condition === 'function') return condition(record);
  return Object.entries(condition ?? {}).every(([source, test]) => fits(test, valueAt(record, source)));
}

/** Moves the sources of conditions on the record into a row, see `placed`. Conditions on the settings stay. */
export const placedAll = (conditions: Conditions, row: string): Condition[] => [
  ...settingsIn(conditions),
  ...recordConditionsIn(conditions).map(condition => placed(condition, row)),
];

/** Moves the sources of a condition into a row: in row `sizes.3`, `stock` becomes `sizes.3.stock`, and `/isActive` becomes `isActive`. */
export const placed = (condition: RecordCondition, row: string): RecordCondition =>
  Object.fromEntries(Object.entries(condition).map(([source, test]) => [sourceIn(row, source), test]));

/** The source in the record of a name in a row: `stock` in row `sizes.3` is `sizes.3.stock`; `/isActive` is `isActive` of the record. */
export const sourceIn = (row: string, source: string): string => (source.startsWith('/') ? source.slice(1) : `${row}.${source}`);
