/** What an address, a screen or a view asks of a list: its filters, as tests on rows. Pure. */

import type { Call } from './call';
import { boundOf, type Conditions, fits, partsOf, type Test } from './conditions';
import { type Filter, type FullFilter, filterOf, filtersOf, isAvailable, isFound, isPaged, takes, testIn } from './filters';
import type { Field } from './kinds';
import { isPlain, type Plain, type ShopRecord, valueAt } from './records';

/** What is read of a list: what it can be narrowed by, and how it is asked. */
interface Filtered {
  filters?: readonly (string | Filter)[];
  call?: Call;
}

/** One filter in force. */
export interface QueryTest {
  filter: FullFilter;
  test: Test;
  /** The server is asked; else the rows are narrowed where they come. */
  isSent: boolean;
  /** Whether a row that came is what was wanted. */
  isFound: (row: ShopRecord) => boolean;
}

/** What a filter object says of each source: parts of a form, `{ town: { name: … } }`, by their dotted sources. */
function flat(said: Plain, known: readonly string[], above = ''): [source: string, said: unknown][] {
  return Object.entries(said).flatMap(([key, value]): [string, unknown][] => {
    const source = above + key;
    return isPlain(value) && !partsOf(value) && !known.includes(source) ? flat(value, known, `${source}.`) : [[source, value]];
  });
}

/** What a filter that is not declared may ask of rows that came whole: of a field, or of what a reference holds. */
function askedOfField(source: string, said: unknown, fields: readonly Field[]): QueryTest | undefined {
  const isKnown = fields.some(field => source === field.source || source.startsWith(`${field.source}.`));
  if (!isKnown || said === undefined || (Array.isArray(said) && !said.length)) return undefined;
  const test: Test = Array.isArray(said) ? { in: said } : said;
  return { filter: filterOf(source, fields), test, isSent: false, isFound: row => fits(test, valueAt(row, source)) };
}

/**
 * The filters in force, of what react-admin's filter object says. What is no filter of the list, or not in its shape, as in an
 * address that somebody has written, is left out.
 */
export function queryOfTests(list: Filtered, fields: readonly Field[], said: unknown): QueryTest[] {
  if (!isPlain(said)) return [];
  const declared = filtersOf(list, fields);
  const isWhole = list.call && !isPaged(list.call);
  const known = [...declared, ...fields].map(({ source }) => source);
  const { q: _words, ...others } = said;
  return flat(others, known).flatMap(([source, value]) => {
    const filter = declared.find(one => one.source === source);
    if (!filter) return (isWhole && askedOfField(source, value, fields)) || [];
    const test = isAvailable(filter, list) ? testIn(filter, value) : undefined;
    if (test === undefined) return [];
    return [{ filter, test, isSent: !list.call || takes(list.call, filter), isFound: row => isFound(filter, test, row) }];
  });
}

/** The filters in force as a filter object again, days that count from today as days of the calendar. */
export const withDays = (asked: readonly QueryTest[]): Plain =>
  Object.fromEntries(
    asked.map(({ filter: { source }, test }) => {
      const said = partsOf(test);
      return [source, said ? Object.fromEntries(Object.entries(said).map(([key, value]) => [key, boundOf(value)])) : test];
    }),
  );

/** What the settings must say for a list to be asked for this, one condition each filter in force. */
export const conditionsOf = (list: Filtered, fields: readonly Field[], said: unknown): (Conditions | undefined)[] =>
  queryOfTests(list, fields, said).map(({ filter }) => filter.when);
