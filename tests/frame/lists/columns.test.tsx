// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { defineResource } from '../../../resources/define';
import { Resources } from '../../../src/frame/kinds/resources';
import { useDeclaredColumns } from '../../../src/frame/lists/useColumns';
import { Settings, type SettingsInForce } from '../../../src/frame/settings';

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

const columnsWhere = (isPriceAllowed: boolean) => {
  const settings: SettingsInForce = {
    settings: { companyName: undefined, currencySymbol: '' },
    isPending: false,
    isError: false,
    retry: () => {},
    allows: conditions => conditions === undefined || isPriceAllowed,
    allowsInput: () => true,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Resources.Provider value={[lamps]}>
      <Settings.Provider value={settings}>
        <ResourceContextProvider value="lamps">{children}</ResourceContextProvider>
      </Settings.Provider>
    </Resources.Provider>
  );
  const { declared, others } = renderHook(() => useDeclaredColumns(lamps.lists.all), { wrapper }).result.current;
  return [declared, others].map(columns => columns.map(({ source }) => source));
};

test('a column that the settings take away cannot be added again either; each that can be is offered once', () => {
  expect(columnsWhere(true)).toEqual([
    ['name', 'price'],
    ['watts', 'color'],
  ]);
  expect(columnsWhere(false)).toEqual([['name'], ['watts', 'color']]);
});
