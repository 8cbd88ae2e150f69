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
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 300_000 });

const crates = defineResource({
  name: 'crates',
  menu: 'products',
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'tags', kind: 'chips' },
    { source: 'pictures', kind: 'images' },
  ],
});
const declared = besideShop(resources, crates);
let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  mock = await startMock({ resources: declared, tables: { ...readFixtures(), crates: [{ _id: 'c1', name: 'Oak', tags: ['old'] }] } });
  await configureMockApi(mock);
  stubBrowser();
  Element.prototype.scrollIntoView = () => {};
});
afterAll(() => mock.stop());
beforeEach(async () => {
  await mock.reset();
  localStorage.setItem('token', await mock.signIn());
  mock.received.length = 0;
});
afterEach(cleanup);

const sent = () => mock.received.filter(({ method }) => method !== 'GET').map(({ body }) => body);

test('a letter that was typed and deleted is no unsaved change', async () => {
  const user = userEvent.setup();
  await renderApp('/crates/create/new', declared);
  const name = await screen.findByLabelText('Name');
  await user.type(name, 'x');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(location.pathname).toBe('/crates'));
  expect(screen.queryByRole('dialog', { name: 'Unsaved changes' })).toBeNull();
});

test('what is typed asks before the form is left, and not once it is as it was', async () => {
  const user = userEvent.setup();
  await renderApp('/crates/update/c1', declared);
  const name = await screen.findByLabelText('Name');
  await user.type(name, ' x');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'Unsaved changes' })).getByRole('button', { name: 'Stay' }));
  await user.type(name, '{Backspace}{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(location.pathname).toBe('/crates'));
});

test.each(['{Control>}s{/Control}', '{Control>}{Enter}{/Control}'])('%s saves with the word that is being typed', async keys => {
  const user = userEvent.setup();
  await renderApp('/crates/update/c1', declared);
  await user.type(await screen.findByRole('textbox', { name: 'Tags' }), `new${keys}`);
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ tags: ['old', 'new'] })]));
});

/** A picture that is being read until `refuse` is called. */
function refusedPicture() {
  let refuse = () => {};
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    refuse = () => this.dispatchEvent(new Event('error'));
  });
  return { file: new File(['?'], 'lamp.png', { type: 'image/png' }), refuse: () => refuse() };
}

test('a save that a picture stops forgets where staff wanted to go', async () => {
  const user = userEvent.setup();
  const { file, refuse } = refusedPicture();
  await renderApp('/crates/update/c1', declared);
  await user.type(await screen.findByLabelText('Name'), ' x');
  await user.upload(await screen.findByLabelText('Pictures', { selector: 'input[type=file]' }), file);
  await user.click(screen.getByRole('link', { name: 'Colors' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'Unsaved changes' })).getByRole('button', { name: 'Save' }));
  refuse();
  await screen.findByText(/lamp\.png/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).not.toBe('true'));
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location.pathname).toBe('/crates'));
});
