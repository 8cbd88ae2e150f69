/** Filters: what a list can be narrowed by. The address holds the active ones, `useFilters` reads and sets them, `FilterControl` edits one. */
import { createContext, type RefObject, useContext, useLayoutEffect, useMemo } from 'react';
import { useListFilterContext } from 'react-admin';
import { isPlain, type Plain, type QueryTest, queryOfTests, type Test } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useDeclaredList } from '#frame/list/declaredList.ts';

/** The filter values that were set last. The address follows a moment later, so a second change in between must build on these. */
export const LatestFilter = createContext<RefObject<Plain>>({ current: {} });

/** The search and the filters in the list's address, and functions to change them. Each change goes back to the first page. */
export function useFilters() {
  const { list } = useDeclaredList();
  const { fields } = useResource();
  const { filterValues, setFilters } = useListFilterContext();
  const latest = useContext(LatestFilter);
  const values: unknown = filterValues;
  const searchText = isPlain(values) && typeof values.q === 'string' ? values.q : '';
  const activeFilters: readonly QueryTest[] = useMemo(() => queryOfTests(list, fields, values), [list, fields, values]);
  useLayoutEffect(() => {
    const tests = Object.fromEntries(activeFilters.map(({ filter: { source }, test }) => [source, test]));
    latest.current = searchText ? { q: searchText, ...tests } : tests;
  }, [latest, activeFilters, searchText]);
  const setValues = (values: Plain) => {
    latest.current = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
    setFilters(latest.current);
  };
  return {
    searchText,
    search: (q: string) => setValues({ ...latest.current, q }),
    activeFilters,
    /** Undefined if the filter is not active. */
    testOf: (source: string): Test | undefined => activeFilters.find(({ filter }) => filter.source === source)?.test,
    /** Sets a filter; `undefined` removes it. */
    change: (source: string, test: Test | undefined) => setValues({ ...latest.current, [source]: test }),
    /** Removes filters, by default all; the search stays. */
    clear: (sources: readonly string[] = activeFilters.map(({ filter }) => filter.source)) =>
      setValues(Object.fromEntries(Object.entries(latest.current).filter(([source]) => !sources.includes(source)))),
  };
}
