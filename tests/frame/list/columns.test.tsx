// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ListContextProvider, type ListControllerResult, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import { expect, test } from 'vitest';
import { defineResource } from '#define';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { SettingsContext, type SettingsInForce } from '#frame/context/settingsContext.ts';
import { useColumns, useDeclaredColumns } from '#frame/list/columns/useColumns.ts';
import { DeclaredListContext } from '#frame/list/declaredList.ts';

const lamps = defineResource({
  name: 'lamps',
  lists: {
    all: { columns: ['name', { source: 'price', when: { setup: 'productInputs', name: 'sellingPrice' } }, { source: 'watts', extra: true }] },
  },
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'price', kind: 'money' },
    { source: 'watts', kind: 'number' },
    { source: 'color', kind: 'text' },
  ],
});

const settingsWhere = (isPriceAllowed: boolean): SettingsInForce => ({
  settings: { companyName: undefined, currencySymbol: '' },
  isPending: false,
  isError: false,
  retry: () => {},
  allows: conditions => conditions === undefined || isPriceAllowed,
  allowsInput: () => true,
});

const Shop = ({ settings, children }: { settings: SettingsInForce; children: ReactNode }) => (
  <ResourcesContext.Provider value={[lamps]}>
    <SettingsContext.Provider value={settings}>
      <ResourceContextProvider value="lamps">{children}</ResourceContextProvider>
    </SettingsContext.Provider>
  </ResourcesContext.Provider>
);

const columnsWhere = (isPriceAllowed: boolean) => {
  const wrapper = ({ children }: { children: ReactNode }) => <Shop settings={settingsWhere(isPriceAllowed)}>{children}</Shop>;
  const { declared, others } = renderHook(() => useDeclaredColumns(lamps.lists.all), { wrapper }).result.current;
  return [declared, others].map(columns => columns.map(({ source }) => source));
};

test('a column that the settings hide cannot be added either; every other is offered once', () => {
  expect(columnsWhere(true)).toEqual([
    ['name', 'price'],
    ['watts', 'color'],
  ]);
  expect(columnsWhere(false)).toEqual([['name'], ['watts', 'color']]);
});

test('turning a page keeps the same column array, so that no row renders; a filter shows its extra column', () => {
  const settings = settingsWhere(true);
  let filterValues = {};
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestMemoryRouter>
      <Shop settings={settings}>
        <ListContextProvider value={{ filterValues } as ListControllerResult}>
          <DeclaredListContext.Provider value={{ list: lamps.lists.all, listKey: 'all' }}>{children}</DeclaredListContext.Provider>
        </ListContextProvider>
      </Shop>
    </TestMemoryRouter>
  );
  const { result, rerender } = renderHook(() => useColumns().shown, { wrapper });
  const filteredBy = (values: object) => {
    filterValues = { ...values };
    rerender();
    return result.current;
  };
  const first = result.current;
  expect(filteredBy({})).toBe(first);
  const withWatts = filteredBy({ watts: 60 });
  expect(withWatts.map(({ source }) => source)).toEqual(['name', 'price', 'watts']);
  expect(filteredBy({ watts: 60 })).toBe(withWatts);
});
