// @vitest-environment jsdom
/** What the tutorial says is seen. `tutorial.test.ts` runs these tests in the copy that has followed it. */
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readable } from '#i18n/readable.ts';
import { resources } from '#resources';
import { providerOverMock } from '#tests/support/providerOverMock.ts';
import { renderApp, stubBrowser } from '#tests/support/renderedApp.tsx';

// The code of a screen is compiled when it is first opened, which is slow on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
vi.setConfig({ testTimeout: 300_000 });

/** The entity of the tutorial comes last. */
const { name } = resources[resources.length - 1] as (typeof resources)[number];

providerOverMock();
beforeAll(stubBrowser);
afterEach(cleanup);

const row = (title: RegExp) => screen.findByRole('row', { name: title });

test('the menu has the entity; its list has the columns, the view, the computed value and the bar', async () => {
  await renderApp(`/${name}`, resources);
  const full = await row(/Beypore Quay/);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Name', 'City', 'Pallets', 'Capacity', 'Space', 'State', 'Actions']);
  expect(screen.getByRole('link', { name: readable(name) })).toHaveProperty('pathname', `/${name}`);
  expect(within(screen.getByRole('navigation', { name: 'Views' })).getByRole('link', { name: 'Closed' })).toBeDefined();
  expect(
    within(full)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['40', '0', 'open']));
  await waitFor(() => expect(full.querySelector('.MuiLinearProgress-root')).not.toBeNull());
});

test('an open one is closed after a question, a notice offers Undo, and it can be opened', async () => {
  const user = userEvent.setup();
  await renderApp(`/${name}`, resources);
  await user.click(await screen.findByRole('button', { name: 'Close Ghat Road' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Open Ghat Road' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Close Ghat Road' })).toBeNull();
});

test('the form refuses more pallets than there is room for', async () => {
  const user = userEvent.setup();
  await renderApp(`/${name}/update/d1`, resources);
  const pallets = await screen.findByLabelText(/Pallets/);
  await user.clear(pallets);
  await user.type(pallets, '41');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is no room for so many')).toBeDefined();
});
