// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defineResource } from '#define';
import { readFixtures } from '#mock-api/shop.ts';
import { resources } from '#resources';
import { besideShop } from '#tests/support/besideShop.ts';
import { configureMockApi } from '#tests/support/configureMockApi.ts';
import { startMock } from '#tests/support/mockServer.ts';
import { renderApp, stubBrowser } from '#tests/support/renderedApp.tsx';

// The code of a screen is compiled when it is first opened, which is slow on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
vi.setConfig({ testTimeout: 300_000 });

/** All that a new resource needs: a declaration and a fixture. */
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

/** Its name field has an unusual key, so `represent` must name it. */
const guilds = defineResource({ name: 'guilds', represent: 'motto', fields: [{ source: 'motto', kind: 'text' }] });
const apprentices = defineResource({
  name: 'apprentices',
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'guild', kind: 'reference', reference: 'guilds' },
    { source: 'others', kind: 'references', reference: 'guilds' },
  ],
});
const tables = {
  potteries: fixture,
  guilds: [{ _id: 'g1', motto: 'Clay first' }, { _id: 'g2', motto: 'Fire and water' }, { _id: 'g3', email: 'guild@example.test' }, { _id: 'g4' }],
  apprentices: [
    { _id: 'p1', name: 'Anu', guild: 'g2', others: ['g1', 'g3'] },
    { _id: 'p2', name: 'Binu', guild: { motto: 'Of old' }, others: [{ _id: 'g9' }] },
  ],
};

const declared = besideShop(resources, potteries, guilds, apprentices);
let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  mock = await startMock({ resources: declared, tables: { ...readFixtures(), ...tables } });
  await configureMockApi(mock);
  stubBrowser();
});
afterAll(() => mock.stop());
beforeEach(async () => {
  await mock.reset();
  localStorage.setItem('token', await mock.signIn());
});
afterEach(cleanup);

const open = (address: string) => renderApp(address, declared);

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

test('a select names what it offers, and what was chosen, as the resource names its records', async () => {
  await open('/apprentices/update/p1');
  const guild = await screen.findByRole('combobox', { name: 'Guild' });
  await waitFor(() => expect(guild).toHaveProperty('value', 'Fire and water'));
  for (const name of ['Clay first', 'guild@example.test']) await screen.findByText(name);
  const user = userEvent.setup();
  await user.click(guild);
  const named = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(named).toEqual(['Clay first', 'Fire and water', 'guild@example.test', 'g4']);
  await user.clear(guild);
  await user.type(guild, 'clay');
  await user.click(await screen.findByRole('option', { name: 'Clay first' }));
  expect(guild).toHaveProperty('value', 'Clay first');
});

test('a select names what the record holds and nothing offers', async () => {
  await open('/apprentices/update/p2');
  const guild = await screen.findByRole('combobox', { name: 'Guild' });
  await waitFor(() => expect(guild).toHaveProperty('value', 'Of old'));
  screen.getByText('g9');
});

/** The cells of a table of the developer page, row by row. */
async function rowsOf(name: string) {
  const [, ...rows] = within(await screen.findByRole('region', { name })).getAllByRole('row');
  return rows.map(row =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
}

test('the page of the developers shows what it yields, and what its texts are made of', async () => {
  await open('/dev/resources?of=potteries');
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

test('the page of the developers shows how screens are laid out, and the pages that are no entity', async () => {
  await open('/dev/resources?of=shops');
  expect(await rowsOf('Related')).toContainEqual([
    'orders',
    'the list all of orderswhere shop is the record itselfcolumns orderId, createdAt, shippingInfo.name, totalPrice, paymentType, orderStatusa tab, read when it is opened',
  ]);
  expect(await rowsOf('Slots')).toContainEqual(['show#dealer', 'the content of the block dealer']);
  const user = userEvent.setup();
  await user.click(within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: 'account' }));
  expect(await rowsOf('Addresses')).toEqual([['account', 'none: other screens read and write it']]);
  expect(await rowsOf('Calls')).toContainEqual(['write signIn', 'POST /login', 'email, password', '']);
  expect(screen.queryByRole('region', { name: 'Fields' })).toBeNull();
});
