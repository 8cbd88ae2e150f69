// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult, useList, useListFilterContext, useListPaginationContext } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { SteadyList } from '#frame/list/SteadyList.tsx';

afterEach(cleanup);

/** A list whose context is made anew at each `update`, with two components that count their renders. */
function listOf() {
  const rendered = { filter: 0, pages: 0 };
  const seen: { filter?: unknown; page?: number; setFilters?: ReturnType<typeof useListFilterContext>['setFilters'] } = {};
  const Filter = () => {
    const { filterValues, setFilters } = useListFilterContext();
    rendered.filter++;
    Object.assign(seen, { filter: filterValues, setFilters });
    return null;
  };
  const Pages = () => {
    seen.page = useListPaginationContext().page;
    rendered.pages++;
    return null;
  };
  const inside = (
    <SteadyList>
      <Filter />
      <Pages />
    </SteadyList>
  );
  const List = ({ state }: { state: Partial<ListControllerResult> }) => (
    <ListContextProvider value={{ ...useList({ data: [] }), ...state } as ListControllerResult}>{inside}</ListContextProvider>
  );
  const { rerender } = render(<List state={{ page: 1, filterValues: { q: 'tea' } }} />);
  return { rendered, seen, update: (state: Partial<ListControllerResult>) => act(() => rerender(<List state={state} />)) };
}

test('a new list context with the same content renders nothing below it', () => {
  const { rendered, update } = listOf();
  const before = { ...rendered };
  update({ page: 1, filterValues: { q: 'tea' }, setFilters: () => {} });
  expect(rendered).toEqual(before);
});

test('a changed value renders only the components that read it', () => {
  const { rendered, seen, update } = listOf();
  const before = { ...rendered };
  update({ page: 2, filterValues: { q: 'tea' } });
  expect(seen.page).toBe(2);
  expect(rendered).toEqual({ filter: before.filter, pages: before.pages + 1 });
  update({ page: 2, filterValues: { q: 'cup' } });
  expect(seen.filter).toEqual({ q: 'cup' });
});

test('a function from an earlier context calls the latest one', () => {
  const { seen, update } = listOf();
  const { setFilters } = seen;
  const calls: unknown[] = [];
  update({ page: 1, filterValues: { q: 'tea' }, setFilters: filters => calls.push(filters) });
  expect(seen.setFilters).toBe(setFilters);
  setFilters?.({ q: 'mug' }, {});
  expect(calls).toEqual([{ q: 'mug' }]);
});
