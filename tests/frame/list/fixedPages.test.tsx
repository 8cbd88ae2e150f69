// @vitest-environment jsdom
import { cleanup, configure, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { AccessDenied, Layout, NotFound } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { call, defineResource } from '#define';
import { Admin } from '#frame/Admin.tsx';
import { defaultSettings, SettingsContext } from '#frame/context/settingsContext.ts';
import { english as texts } from '#i18n/english.ts';
import { readableText } from '#i18n/readable.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const { app } = texts;

// The code of a screen is compiled when it is first opened, which is slow on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 120_000 });

const options = { perPage: 'typed', actions: [], row: ['show'] } as const;
const logs = defineResource({
  name: 'logs',
  fields: [{ source: 'name', kind: 'text' }],
  lists: {
    all: { ...options, call: call('GET /log/all?page&limit=50', { rows: 'logs' }) },
    of: { ...options, path: undefined, call: call('GET /log/of/{id}?page&limit=50', { rows: 'logs' }) },
  },
  pages: { create: false, edit: false },
  calls: { one: call('GET /log/{id}') },
  related: { others: { list: 'logs.of' } },
});
afterEach(cleanup);

const table = Array.from({ length: 200 }, (_, place) => ({ _id: `r${place}`, name: `Row ${place}` }));
const shop = providerOverMock({ resources: [logs], tables: { logs: table } });

function open(address: string) {
  history.replaceState(null, '', address);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const i18nProvider = polyglotI18nProvider(() => ({ ra: english.ra, app }), 'en', [], {
    onMissingKey: (key: string) => readableText(key, 1) ?? key,
  });
  const element = (
    <SettingsContext.Provider value={defaultSettings}>
      <Admin
        resources={[logs]}
        dataProvider={shop.provider}
        i18nProvider={i18nProvider}
        redirects={{}}
        layout={Layout}
        accessDenied={AccessDenied}
        notFound={NotFound}
        wrap={screens => screens}
      />
    </SettingsContext.Provider>
  );
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} useTransitions={false} />);
}

test.each([
  ['a list', '/logs'],
  ['a related list', '/logs/r3'],
])('%s whose pages have a fixed length has as many pages as there are, and offers no other length', async (_, address) => {
  open(address);
  await screen.findByText('Row 49');
  expect(await screen.findByRole('button', { name: /page 4/i })).toBeDefined();
  expect(screen.queryByRole('button', { name: /page (5|20)$/i })).toBeNull();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('for a page behind the end, the last page is read once', async () => {
  const read = vi.spyOn(shop.provider, 'getList');
  open('/logs?page=9');
  expect(await screen.findByRole('button', { name: /4/, current: 'page' })).toBeDefined();
  expect(screen.getByText('Row 199')).toBeDefined();
  expect(read.mock.calls.map(([, { pagination }]) => pagination?.page)).toEqual([9]);
  expect(shop.mock.received.map(({ url }) => url)).toEqual(['/log/all?page=9&limit=50', '/log/all?page=4&limit=50']);
});
