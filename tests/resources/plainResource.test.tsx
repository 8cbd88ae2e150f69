// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readFixtures } from '../../mock-api/store';
import { resources } from '../../resources';
import { defineResource } from '../../resources/define';
import { startMock } from '../support/mockServer';

// The code of a screen is compiled when it is first opened, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 8000 });

/** All that a developer writes for a new entity: a declaration and a fixture. */
const potteries = defineResource({
  name: 'potteries',
  menu: 'products',
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'city', kind: 'text' },
  ],
});
const fixture = [
  { _id: 'a1', name: 'Kozhikode Textiles', city: 'Kozhikode' },
  { _id: 'a2', name: 'Nilambur Teak', city: 'Nilambur' },
];

const withPotteries = [...resources, potteries];
let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  mock = await startMock({ resources: withPotteries, tables: { ...readFixtures(), potteries: fixture } });
  vi.stubEnv('VITE_API_URL', `${mock.origin}/api`);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => {});
});
afterAll(() => mock.stop());
beforeEach(async () => {
  await mock.reset();
  localStorage.setItem('token', await mock.signIn());
});
afterEach(cleanup);

async function open(address: string) {
  const { App } = await import('../../src/app/App');
  const { createI18nProvider } = await import('../../src/app/i18nProvider');
  history.replaceState(null, '', address);
  render(
    <RouterProvider
      router={createBrowserRouter([{ path: '*', element: <App resources={withPotteries} i18nProvider={await createI18nProvider('en')} /> }])}
      useTransitions={false}
    />,
  );
}

const rows = async () => (await screen.findAllByRole('row')).slice(1);

test('one declaration and one fixture give a list with its own address and a menu entry', async () => {
  await open('/potteries');
  await screen.findByText('Kozhikode Textiles');
  expect(await rows()).toHaveLength(2);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'City', 'Actions']);
  expect(screen.getByRole('link', { name: 'Potteries' })).toHaveProperty('pathname', '/potteries');
  expect(screen.getByRole('link', { name: 'Create Pottery' })).toHaveProperty('pathname', '/potteries/create/new');
  expect(screen.getByRole('link', { name: 'View Nilambur Teak' })).toHaveProperty('pathname', '/potteries/a2');
  expect(screen.getByRole('link', { name: 'Edit Nilambur Teak' })).toHaveProperty('pathname', '/potteries/update/a2');
});

test('a record of it is created through the form, and the mock holds it', async () => {
  const user = userEvent.setup();
  await open('/potteries/create/new');
  await user.click(await screen.findByRole('button', { name: 'Create Pottery' }));
  await screen.findByText('Required');
  await user.type(screen.getByLabelText(/Name/), 'Manjeri Pottery');
  await user.type(screen.getByLabelText(/City/), 'Manjeri');
  await user.click(screen.getByRole('button', { name: 'Create Pottery' }));
  await screen.findByText('Pottery Created Successfully!');
  await screen.findByText('Manjeri Pottery');
  await waitFor(() => expect(location.pathname).toBe('/potteries'));
});

test('a record of it is shown, edited and deleted', async () => {
  const user = userEvent.setup();
  await open('/potteries/a1');
  await screen.findByRole('heading', { name: 'Kozhikode Textiles' });
  await user.click(screen.getByRole('link', { name: 'Update' }));
  const city = await screen.findByLabelText(/City/);
  await user.clear(city);
  await user.type(city, 'Calicut');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Pottery Updated Successfully!');
  await screen.findByText('Calicut');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'Delete Kozhikode Textiles?' })).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Pottery Deleted Successfully!');
  const left = (await (await mock.call('GET', '/potteries', undefined, await mock.signIn())).json()) as { id: string }[];
  expect(left.map(({ id }) => id)).toEqual(['a2']);
});

test('the page of the developers shows what it yields, and what its texts are made of', async () => {
  await open('/dev/resources?of=potteries');
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  const cells = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const rowsOf = async (name: string) => (await part(name)).getAllByRole('row').slice(1).map(cells);
  expect(await rowsOf('Addresses')).toEqual([
    ['/potteries', 'list all'],
    ['/potteries/{id}', 'show'],
    ['/potteries/create/new', 'create'],
    ['/potteries/update/{id}', 'edit'],
  ]);
  expect(await rowsOf('Calls')).toContainEqual(['create', 'POST /potteries', 'name, city', 'a record']);
  expect(await rowsOf('Fields')).toContainEqual(['name', 'text', 'show, create, edit', 'required']);
  expect(await rowsOf('Texts')).toContainEqual(['fields.city', 'City', 'made of its name in en, gr, it, rs, sp']);
  screen.getByText('No check finds anything.');
});
