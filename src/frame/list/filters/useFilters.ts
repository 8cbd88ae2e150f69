import { createContext, type RefObject, useCallback, useContext, useLayoutEffect, useMemo } from 'react';
import { useListFilterContext } from 'react-admin';
import { type FullFilter, filtersOf, isAvailable, isPlain, type List, type Plain, type QueryTest, queryOfTests, type Test } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';

/** The filter object as it was asked for last: the address follows a moment later, and two changes may come before it does. */
export const LatestFilter = createContext<RefObject<Plain>>({ current: {} });

/** What a list can be narrowed by, as its call and the settings allow. */
export function useAvailableFilters(list: List): readonly FullFilter[] {
  const { fields } = useResource();
  const { allows } = useSettings();
  return useMemo(() => filtersOf(list, fields).filter(filter => isAvailable(filter, list) && allows(filter.when, 'column')), [list, fields, allows]);
}

/** The words and filters that the address asks a list for, and how to ask for others; whatever is asked begins at the first page. */
export function useFilters(list: List) {
  const { fields } = useResource();
  const { filterValues, setFilters } = useListFilterContext();
  const latest = useContext(LatestFilter);
  const said: unknown = filterValues;
  const words = isPlain(said) && typeof said.q === 'string' ? said.q : '';
  const asked: readonly QueryTest[] = useMemo(() => queryOfTests(list, fields, said), [list, fields, said]);
  const all = useMemo<Plain>(
    () => ({ ...(words ? { q: words } : {}), ...Object.fromEntries(asked.map(({ filter: { source }, test }) => [source, test])) }),
    [asked, words],
  );
  useLayoutEffect(() => {
    latest.current = all;
  }, [latest, all]);
  const ask = useCallback(
    (next: Plain) => {
      latest.current = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== ''));
      setFilters(latest.current);
    },
    [latest, setFilters],
  );
  return {
    words,
    search: (q: string) => ask({ ...latest.current, q }),
    asked,
    /** The test that a filter has in force. */
    testOf: (source: string): Test | undefined => asked.find(({ filter }) => filter.source === source)?.test,
    /** Asks one filter for something else; `undefined` takes it away. */
    change: (source: string, test: Test | undefined) => ask({ ...latest.current, [source]: test }),
    /** Takes filters away, default all of them. */
    clear: (sources: readonly string[] = asked.map(({ filter }) => filter.source)) =>
      ask(Object.fromEntries(Object.entries(latest.current).filter(([source]) => !sources.includes(source)))),
  };
}
