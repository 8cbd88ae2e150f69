/** Conditions: when something holds, as data, with one evaluator for screens, bulk actions, the mock and tests. Pure. */

import { now } from './now';
import { asNumber, asText, isPlain, valueAt } from './records';
import type { SetupInput, SetupList } from './vocabulary';

/** What the settings must say for something to be shown: multi-language mode is on, or a name is among the inputs of the shop's setup. */
export type SettingsCondition = 'multiLanguage' | { [L in SetupList]: { setup: L; name: SetupInput<L> } }[SetupList];

/**
 * What a value must be: this value (`null`: nothing; `false`: not true), or what the keys say, all of them.
 * Days are `'2026-11-22'`, `'today'`, `'today-7'`, `'month'`, `'monthEnd-1'`. A reference is told by its id, a list fits when one of it does.
 */
export type Test<V = unknown> =
  | V
  | null
  | {
      in?: readonly V[];
      not?: V | null;
      /** Nothing is there, as no text, an empty list; or something is. */
      empty?: boolean;
      /** At least; of a day, this day or later. */
      from?: V;
      /** At most; of a day, this day or earlier. */
      to?: V;
      /** A text within, in any case of letters. */
      contains?: string;
    };

/** What the values of a record must be, by their sources; all must fit. */
export type RecordCondition = { readonly [source: string]: Test };

/** A condition on the settings or on the record. */
export type Condition = SettingsCondition | RecordCondition;

/** One condition, or several that must all hold. */
export type Conditions = Condition | readonly Condition[];

/** Whether a condition is one on the settings. */
const isOfSettings = (condition: Condition): condition is SettingsCondition =>
  typeof condition === 'string' || ('setup' in condition && 'name' in condition);

/** Those on the settings among some conditions. */
export const settingsIn = (conditions: Conditions | undefined): SettingsCondition[] => [conditions ?? []].flat().filter(isOfSettings);

/** Those on the record among some conditions. */
export const recordConditionsIn = (conditions: Conditions | undefined): RecordCondition[] =>
  [conditions ?? []].flat().filter((condition): condition is RecordCondition => !isOfSettings(condition));

/** The keys of a test that is more than a value. */
export const testKeys = ['in', 'not', 'empty', 'from', 'to', 'contains'] as const;

const counted = /^(today|monthEnd|month)([+-]\d+)?$/;

/** A day of the calendar here, `'2026-11-22'`, of a date. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day that a bound means: `'today-7'` is a week ago, `'month-1'` the first day of last month and `'monthEnd-1'` its last. Anything else is itself. */
export function boundOf(value: unknown): unknown {
  const [, from, by = 0] = (typeof value === 'string' && counted.exec(value)) || [];
  if (!from) return value;
  const today = now();
  const [year, month, far] = [today.getFullYear(), today.getMonth(), Number(by)];
  if (from === 'today') return dayOf(new Date(year, month, today.getDate() + far));
  return dayOf(from === 'month' ? new Date(year, month + far, 1) : new Date(year, month + far + 1, 0));
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** Whether there is nothing: no value, no letter, no item. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && !value.trim()) ||
  (Array.isArray(value) && !value.length) ||
  (isPlain(value) && !Object.keys(value).length);

/** What of a value is compared: a record by its id. */
const bare = (value: unknown): unknown => (isPlain(value) ? (value._id ?? value.id) : value);

function is(value: unknown, wanted: unknown): boolean {
  if (wanted === null) return isNothing(value);
  if (typeof wanted === 'boolean') return (value === true || value === 'true') === wanted;
  return !isNothing(value) && asText(bare(value)) === asText(bare(wanted));
}

/** Below 0 where the value comes before the bound; `NaN` where they cannot be compared. */
function compare(value: unknown, bound: unknown): number {
  if (isNothing(value)) return Number.NaN;
  if (isDay(bound)) {
    const date = new Date(isDay(value) ? `${value}T00:00` : asText(value));
    const day = Number.isNaN(date.getTime()) ? undefined : dayOf(date);
    return day === undefined ? Number.NaN : day.localeCompare(bound);
  }
  return (asNumber(value) ?? Number.NaN) - (asNumber(bound) ?? Number.NaN);
}

/** The keys of a test, where it has any; `undefined` of one that is a value. */
export function partsOf(test: unknown): Record<string, unknown> | undefined {
  const parts = isPlain(test) && Object.keys(test).every(key => testKeys.some(known => known === key)) ? test : undefined;
  return parts && Object.keys(parts).length ? parts : undefined;
}

const parts: Record<(typeof testKeys)[number], (value: unknown, said: unknown) => boolean> = {
  in: (value, said) => Array.isArray(said) && said.some(wanted => is(value, wanted)),
  not: (value, said) => !is(value, said),
  empty: (value, said) => isNothing(value) === said,
  from: (value, said) => compare(value, boundOf(said)) >= 0,
  to: (value, said) => compare(value, boundOf(said)) <= 0,
  contains: (value, said) => !isNothing(value) && asText(value).toLowerCase().includes(asText(said).trim().toLowerCase()),
};

/** Whether a value is what a test wants. */
export function fits(test: Test, value: unknown): boolean {
  const said = partsOf(test);
  if (Array.isArray(value) && value.length && !(said && ('empty' in said || 'not' in said))) return value.some(item => fits(test, item));
  if (Array.isArray(value) && value.length && said && 'not' in said) return value.every(item => fits(test, item));
  if (!said) return is(value, test);
  return testKeys.every(key => !(key in said) || parts[key](value, said[key]));
}

/** Whether a condition holds for a record: as data, or as a function where data will not do. None holds always. */
export function holds<R extends object>(condition: RecordCondition | ((record: R) => boolean) | undefined, record: R): boolean {
  if (typeof condition === 'function') return condition(record);
  return Object.entries(condition ?? {}).every(([source, test]) => fits(test, valueAt(record, source)));
}

/** Conditions on the settings stay; those on the record are placed in a row. */
export const placedAll = (conditions: Conditions, row: string): Condition[] => [
  ...settingsIn(conditions),
  ...recordConditionsIn(conditions).map(condition => placed(condition, row)),
];

/** The sources of a condition as they stand in the record: within a row those of the row, and with a slash those of the record. */
export const placed = (condition: RecordCondition, row: string): RecordCondition =>
  Object.fromEntries(Object.entries(condition).map(([source, test]) => [sourceIn(row, source), test]));

/** A source that a field of a row names, as it stands in the record. */
export const sourceIn = (row: string, source: string): string => (source.startsWith('/') ? source.slice(1) : `${row}.${source}`);
