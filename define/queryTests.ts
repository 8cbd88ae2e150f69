/** Turns react-admin's filter object into tests on rows. Pure. */

import { boundOf, type Conditions, fits, partsOf, type Test } from './conditions';
import type { Field } from './fieldTypes';
import { type Filtered, type FullFilter, filterOf, filtersOf, isFound, takes, testIn } from './filters';
import { isPaged } from './paging';
import { isPlain, type Plain, type ShopRecord, valueAt } from './records';

/** One active filter. */
export interface QueryTest {
  filter: FullFilter;
  test: Test;
  /** Whether the server filters. Otherwise the rows are filtered in the browser. */
  isSent: boolean;
  /** Whether a row passes the filter. */
  isFound: (row: ShopRecord) => boolean;
}

/** The values of a filter object by source. react-admin's forms nest them: `{ town: { name: 'Kochi' } }` gives `town.name`. */
export function valuesBySource(filter: Plain, known: readonly string[], above = ''): [source: string, value: unknown][] {
  return Object.entries(filter).flatMap(([key, value]): [string, unknown][] => {
    const source = above + key;
    return isPlain(value) && !partsOf(value) && !known.includes(source) ? valuesBySource(value, known, `${source}.`) : [[source, value]];
  });
}

/** An undeclared filter, which a list that came whole allows: on a field, or on a value inside a referenced record. */
function undeclaredTest(source: string, value: unknown, fields: readonly Field[]): QueryTest | undefined {
  const isKnown = fields.some(field => source === field.source || source.startsWith(`${field.source}.`));
  if (!isKnown || value === undefined || (Array.isArray(value) && !value.length)) return undefined;
  const test: Test = Array.isArray(value) ? { in: value } : value;
  return { filter: filterOf(source, fields), test, isSent: false, isFound: row => fits(test, valueAt(row, source)) };
}

/**
 * The active filters in react-admin's filter object. Unknown filters and invalid values, as in a mistyped address, are left out.
 */
export function queryOfTests(list: Filtered, fields: readonly Field[], input: unknown): QueryTest[] {
  if (!isPlain(input)) return [];
  const declared = filtersOf(list, fields);
  const isWhole = list.call && !isPaged(list.call);
  const known = [...declared, ...fields].map(({ source }) => source);
  const { q: _search, ...others } = input;
  return valuesBySource(others, known).flatMap(([source, value]) => {
    const filter = declared.find(one => one.source === source);
    if (!filter) return (isWhole && undeclaredTest(source, value, fields)) || [];
    const test = testIn(filter, value);
    if (test === undefined) return [];
    return [{ filter, test, isSent: !list.call || takes(list.call, filter), isFound: row => isFound(filter, test, row) }];
  });
}

/** A filter object made of tests. Relative days become calendar days. */
export const withDays = (tests: readonly QueryTest[]): Plain =>
  Object.fromEntries(
    tests.map(({ filter: { source }, test }) => {
      const parts = partsOf(test);
      return [source, parts ? Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, boundOf(value)])) : test];
    }),
  );

/** The conditions of the active filters, one for each. */
export const conditionsOf = (list: Filtered, fields: readonly Field[], input: unknown): (Conditions | undefined)[] =>
  queryOfTests(list, fields, input).map(({ filter }) => filter.when);
