/** The board of a list whose resource has states: cards are dragged or moved by their menu, by the actions of the resource. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/stock/app.ts';
import { nothingMoves, unreadable } from '#tests/support/axe.ts';
import { inMode, rightToLeft } from '#tests/support/looks.ts';
import { hold } from '#tests/support/requests.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) });
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name} to …` });

/** Drags a card by the mouse, step by step as a hand does, and lets it go over another element. */
async function drag(page: Page, dragged: Locator, target: Locator) {
  const [from, to] = [await dragged.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('They are not on the screen.');
  await page.mouse.move(from.x + 12, from.y + from.height - 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + from.height + 10, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 5 });
  await page.mouse.up();
}

test('a list that shows states is seen as a board, which the address keeps, of the rows that the list has read', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  await shop.open('/tickets');
  const button = page.getByRole('button', { name: 'Board' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  for (const [state, name] of [
    ['draft', 'Dance'],
    ['open', 'Boat ride'],
    ['paused', 'Feast'],
    ['closed', 'Walk'],
  ] as const)
    await expect(column(page, state).getByRole('listitem')).toContainText([name]);
  await expect(card(page, 'Dance')).toContainText('RoomHallGuests30');
  expect(shop.sent({ reads: true }).filter(({ url }) => url.startsWith('/ticket/all'))).toHaveLength(1);
  await page.reload();
  await expect(column(page, 'draft')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('Feast');
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Feast' }) })).toHaveCount(1);
  await expect(column(page, 'open')).toHaveAccessibleName('open 0');
  await button.click();
  await expect(page.getByRole('row', { name: /Feast/ })).toBeVisible();
  await expect(page).not.toHaveURL(/board/);
});

test('a menu moves a card by the keyboard to the states that may follow, and Undo takes it back', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/tickets?board=on');
  await menuOf(page, 'Boat ride').press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['pausedPause', 'closedClose']);
  // A key before the menu has the focus would go to the button.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(menuOf(page, 'Boat ride')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  const pausing = await hold(page, /\/ticket\/pause\/k1$/, { method: 'POST' });
  await page.keyboard.press('Enter');
  await expect(column(page, 'paused')).toHaveAccessibleName('paused 2');
  await expect(column(page, 'paused').getByRole('link', { name: 'Boat ride' })).toBeVisible();
  await expect(menuOf(page, 'Boat ride')).toHaveAttribute('aria-disabled', 'true');
  pausing.release();
  await expect(menuOf(page, 'Boat ride')).toHaveAttribute('aria-disabled', 'false');
  await expect(menuOf(page, 'Boat ride')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'open').getByRole('link', { name: 'Boat ride' })).toBeVisible();
  // The card moves back before the call is sent.
  await expect.poll(() => shop.sent().map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /ticket/pause/k1', 'POST /ticket/resume/k1']);
});

test('a card is dragged to a state that may follow, and to no other', async ({ page, shop }) => {
  await shop.open('/tickets?board=on');
  await drag(page, card(page, 'Dance'), column(page, 'closed'));
  await expect(column(page, 'draft').getByRole('link', { name: 'Dance' })).toBeVisible();
  expect(shop.sent()).toEqual([]);
  await drag(page, card(page, 'Dance'), column(page, 'open'));
  await expect(column(page, 'open').getByRole('link', { name: 'Dance' })).toBeVisible();
  await expect.poll(() => shop.sent()).toMatchObject([{ method: 'PUT', url: '/ticket/k2', body: { name: 'Dance', status: 'open' } }]);
  await expect(column(page, 'open')).toHaveAccessibleName('open 2');
});

test('a move that the server refuses brings the card back and says why', async ({ page, shop }) => {
  await shop.open('/tickets?board=on');
  await shop.fail({ call: 'POST /ticket/pause/k1', status: 409, message: 'A guest is on board', times: 1 });
  const pausing = await hold(page, /\/ticket\/pause\/k1$/, { method: 'POST' });
  await drag(page, card(page, 'Boat ride'), column(page, 'paused'));
  await expect(column(page, 'paused').getByRole('link', { name: 'Boat ride' })).toBeVisible();
  pausing.release();
  await expect(page.getByText('A guest is on board')).toBeVisible();
  await expect(column(page, 'open').getByRole('link', { name: 'Boat ride' })).toBeVisible();
});

test('a move that asks comes first to its question, and Escape leaves the card where it is', async ({ page, shop }) => {
  await shop.open('/tickets?board=on');
  await drag(page, card(page, 'Boat ride'), column(page, 'closed'));
  const dialog = page.getByRole('dialog', { name: 'Close: Boat ride?' });
  // A key before the dialog has the focus would go to the page.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(column(page, 'open').getByRole('link', { name: 'Boat ride' })).toBeVisible();
  await drag(page, card(page, 'Boat ride'), column(page, 'closed'));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Rain');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(column(page, 'closed').getByRole('link', { name: 'Boat ride' })).toBeVisible();
  expect(shop.sent().map(({ url, body }) => [url, body])).toEqual([['/ticket/close/k1', { reason: 'Rain' }]]);
});

test('a question stays while the move of another card ends', async ({ page, shop }) => {
  await shop.open('/tickets?board=on');
  const pausing = await hold(page, /\/ticket\/pause\/k1$/, { method: 'POST' });
  await drag(page, card(page, 'Boat ride'), column(page, 'paused'));
  await expect(menuOf(page, 'Boat ride')).toHaveAttribute('aria-disabled', 'true');
  await drag(page, card(page, 'Feast'), column(page, 'closed'));
  const dialog = page.getByRole('dialog', { name: 'Close: Feast?' });
  await dialog.getByLabel('Reason').fill('Rain');
  pausing.release();
  await expect(page.getByLabel('Move Boat ride to …')).toHaveAttribute('aria-disabled', 'false');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Rain');
});

test('a state that any may follow is set by its action; records without one are in a column of their own', async ({ page, shop }) => {
  await shop.open('/errands?board=on');
  await expect(column(page, 'Other').getByRole('link', { name: 'Salt' })).toBeVisible();
  await drag(page, card(page, 'Salt'), column(page, '3'));
  await expect(column(page, '3').getByRole('link', { name: 'Salt' })).toBeVisible();
  await expect(column(page, 'Other')).toHaveCount(0);
  await expect
    .poll(() => shop.sent().map(({ method, url, body }) => [method, url, body]))
    .toEqual([['PUT', '/errands/e3', { id: 'e3', name: 'Salt', level: 3 }]]);
});

test('a form shows the state and leaves it as it is; a new record begins with the first one', async ({ page, shop }) => {
  await shop.open('/tickets/create/new');
  await page.getByLabel('Name').fill('Swim');
  await page.getByLabel('Name').press('Enter');
  await expect.poll(() => shop.sent()).toMatchObject([{ method: 'POST', url: '/ticket/new', body: { name: 'Swim', status: 'draft' } }]);
  shop.forget();
  await page.goto('/tickets/update/k1');
  await page.getByLabel('Name').fill('Boat trip');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveAttribute('aria-readonly', 'true');
  await page.getByLabel('Name').press('Enter');
  await expect.poll(() => shop.sent()).toMatchObject([{ method: 'PUT', url: '/ticket/k1' }]);
  expect(shop.sent()[0]?.body).toEqual({ name: 'Boat trip', room: 'Jetty', guests: 4 });
});

for (const look of ['light', 'dark', 'rtl'] as const)
  test(`the board passes axe: ${look}`, async ({ page, shop }) => {
    if (look === 'rtl') await rightToLeft(page);
    await shop.open('/tickets?board=on');
    if (look === 'dark') await inMode(page, 'dark');
    await expect(menuOf(page, 'Feast')).toBeVisible();
    await nothingMoves(page);
    expect(await unreadable(page, { practice: true })).toEqual([]);
  });
