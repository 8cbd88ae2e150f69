/** Filters: what a list can be narrowed by. The address holds the active ones, `useFilters` reads and sets them, `FilterControl` edits one. */
import { omit } from 'es-toolkit';
import { createContext, type RefObject, useContext, useLayoutEffect, useMemo } from 'react';
import { useListFilterContext } from 'react-admin';
import { type Plain, type QueryTest, queryOfTests, type Test } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useDeclaredList } from '#frame/list/declaredList.ts';

/** The filter values that were set last. react-admin's `filterValues` follow a moment later, so a second change in between builds on these. */
export const NextFilterValues = createContext<RefObject<Plain>>({ current: {} });

/** The search and the filters in the list's address, and functions to change them. Each change goes back to the first page. */
export function useFilters() {
  const { list } = useDeclaredList();
  const { fields } = useResource();
  const { filterValues, setFilters } = useListFilterContext();
  const nextFilterValues = useContext(NextFilterValues);
  const activeFilters: readonly QueryTest[] = useMemo(() => queryOfTests(list, fields, filterValues), [list, fields, filterValues]);
  const searchText: string = typeof filterValues?.q === 'string' ? filterValues.q : '';
  const filter: Plain = useMemo(() => {
    const tests = Object.fromEntries(activeFilters.map(({ filter: { source }, test }) => [source, test]));
    return searchText ? { q: searchText, ...tests } : tests;
  }, [activeFilters, searchText]);
  useLayoutEffect(() => {
    nextFilterValues.current = filter;
  }, [nextFilterValues, filter]);
  const setFilter = (next: Plain) => {
    nextFilterValues.current = next;
    setFilters(next);
  };
  return {
    searchText,
    activeFilters,
    /** The active filters without those that always show in the toolbar. */
    removableFilters: activeFilters.filter(({ filter }) => filter.alwaysOn !== true),
    /** The search (`q`) and the test of each active filter, by its source. */
    filter,
    search: (q: string) => setFilter({ ...nextFilterValues.current, q }),
    /** Adds words that staff are still typing to the next change of a filter or list. */
    typeSearch: (q: string) => {
      nextFilterValues.current = { ...nextFilterValues.current, q: q || undefined };
    },
    /** The filter values that were set last, with the words that staff are still typing. */
    nextFilter: () => nextFilterValues.current,
    /** Sets a filter; `undefined` removes it. */
    change: (source: string, test: Test | undefined) => setFilter({ ...nextFilterValues.current, [source]: test }),
    /** Removes filters, by default all; the search stays. */
    clear: (sources: readonly string[] = activeFilters.map(({ filter }) => filter.source)) => setFilter(omit(nextFilterValues.current, sources)),
  };
}
