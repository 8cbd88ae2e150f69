import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';
import { expectReadable, unreadable } from '#tests/support/axe.ts';
import { counted } from '#tests/support/clicks.ts';
import { widths } from '#tests/support/widths.ts';

interface Order {
  _id: string;
  orderId: string;
  createdAt: string;
}

/** Answers the first page of all orders with `count` orders that came since, and counts how often it was asked for, by all tabs. */
async function orders(page: Page) {
  const state = { count: 0, asked: 0, isDown: false };
  await page.context().route('**/order/admin/all?page=1&limit=10*', async route => {
    state.asked++;
    if (state.isDown) return route.fulfill({ status: 500, json: { message: 'The shop is closed' } });
    const answer = await (await route.fetch()).json();
    const [newest] = answer.orders as Order[];
    const came = Array.from({ length: state.count }, (_, place) => ({
      ...newest,
      _id: `came-${place}`,
      orderId: `CAME-${place}`,
      createdAt: new Date(Date.parse((newest as Order).createdAt) + 1000 * (place + 1)).toISOString(),
    }));
    await route.fulfill({ json: { ...answer, orders: [...came.reverse(), ...answer.orders].slice(0, 10) } });
  });
  return state;
}

async function switchWatch(page: Page, isPhone = false) {
  if (isPhone) await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByRole('button', { name: 'My views' }).click();
  await page.getByRole('switch', { name: 'Tell me about new rows' }).click();
  for (let panels = isPhone ? 2 : 1; panels > 0; panels--) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Waits until the watch has stored the rows it knows. Its pause starts then, so a clock put forward earlier would not end it. */
const expectKnown = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const [, watches = '{}'] = Object.entries(localStorage).find(([key]) => key.includes('.watches.')) ?? [];
        return Object.values(JSON.parse(watches) as Record<string, { at: number }>)[0]?.at;
      }),
    )
    .toBeGreaterThan(0);

const minute = 61_000;

for (const width of widths) {
  test(`at ${width} pixels staff hear of new orders in two presses, and see them in one; nothing is asked before`, {
    tag: width === 1024 ? '@quick' : [],
  }, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.install();
    const server = await orders(page);
    await shop.open('/orders');
    const rows = page.locator('tr[data-row]');
    await expect(rows).toHaveCount(10);
    // On a phone axe has a word on the cards of orders. The watch must add none.
    const before = width === 360 ? await unreadable(page) : [];
    await page.clock.fastForward(10 * minute);
    expect(server.asked).toBe(1);
    const pressed = await counted(page);
    await switchWatch(page, width === 360);
    expect(await pressed.clicks()).toBe(width === 360 ? 3 : 2);
    const status = page.getByRole('main').getByRole('status').filter({ hasText: /new/ });
    await expect(status).toHaveText('You are told here when new rows come.');
    // The list is read anew, and what is known is read.
    await expect.poll(() => server.asked).toBe(3);
    await expectKnown(page);
    const first = await rows.first().getAttribute('data-row');
    server.count = 3;
    await page.clock.fastForward(minute);
    await expect(status).toHaveText('3 new orders');
    await expect(page).toHaveTitle(/^\(3\) All Orders/);
    await expect(rows.first()).toHaveAttribute('data-row', first ?? '');
    expect(server.asked).toBe(4);
    if (width === 360) expect(await unreadable(page)).toEqual(before);
    else await expectReadable(page);
    await pressed.forget();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    expect(await pressed.clicks()).toBe(1);
    await expect(rows.first()).toHaveAttribute('data-row', 'came-2');
    await expect(status).toHaveText('You are told here when new rows come.');
    await expect(page).toHaveTitle(/^All Orders/);
    await page.clock.fastForward(minute);
    await expect.poll(() => server.asked).toBe(6);
    await expect(status).toHaveText('You are told here when new rows come.');
    await switchWatch(page, width === 360);
    await expect(status).toHaveCount(0);
    const { asked } = server;
    await page.clock.fastForward(10 * minute);
    expect(server.asked).toBe(asked);
    expect(shop.sent()).toEqual([]);
  });
}

test('of two tabs one asks and both tell, also on another screen; a list that fails is asked for half as often', async ({ page, shop }) => {
  await page.clock.install();
  const server = await orders(page);
  await shop.open('/orders');
  await switchWatch(page);
  await expect.poll(() => server.asked).toBe(3);
  await expectKnown(page);
  const other = await page.context().newPage();
  await other.goto('/coupons');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  // A tab begins to watch once its first screen stands.
  await page.clock.fastForward(5000);
  server.count = 1;
  await page.clock.fastForward(minute);
  await expect(page.getByText('1 new order', { exact: true })).toBeVisible();
  await expect(other).toHaveTitle(/^\(1\) /);
  expect(server.asked).toBe(4);
  await other.close();
  server.isDown = true;
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.poll(() => server.asked).toBe(5);
  await page.clock.fastForward(minute);
  await expect(page.getByText(/^The list could not be read. Next try at/)).toBeVisible();
  expect(server.asked).toBe(6);
  server.isDown = false;
  await page.clock.fastForward(minute);
  expect(server.asked).toBe(6);
  await page.clock.fastForward(minute);
  await expect(page.getByText('You are told here when new rows come.')).toBeVisible();
});

test('Show reads the rows that are new, also where the address names the filters in another order', async ({ page, shop }) => {
  await page.clock.install();
  const server = await orders(page);
  const addressOf = (filter: object) => `/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const processing = { orderStatus: { in: ['Processing'] } };
  const since = { createdAt: { from: '2020-01-01' } };
  await shop.open(addressOf({ ...processing, ...since }));
  await switchWatch(page);
  await expect.poll(() => server.asked).toBe(3);
  await expectKnown(page);
  await page.goto(addressOf({ ...since, ...processing }));
  await expect(page.locator('tr[data-row]')).toHaveCount(10);
  // A tab begins to watch once its first screen stands.
  await page.clock.fastForward(5000);
  server.count = 1;
  await page.clock.fastForward(minute);
  await expect(page.getByText('1 new order', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.locator('tr[data-row]').first()).toHaveAttribute('data-row', 'came-0');
});

test('the sound is off, on, or blocked by the browser until somebody presses', async ({ page, shop }) => {
  await shop.open('/enquiries');
  await switchWatch(page);
  await page.getByRole('button', { name: 'Sound: off' }).click();
  await expect(page.getByRole('button', { name: 'Sound: on' })).toBeVisible();
  const other = await page.context().newPage();
  // What browsers do in a tab that nobody has pressed in.
  await other.addInitScript(() => {
    let isAllowed = false;
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => (isAllowed ? 'running' : 'suspended') });
    AudioContext.prototype.resume = async function resume() {
      isAllowed = true;
      this.dispatchEvent(new Event('statechange'));
    };
  });
  await other.goto('/enquiries');
  await other.getByRole('button', { name: 'Sound: blocked by the browser. Press to allow it' }).click();
  await other.getByRole('button', { name: 'Sound: on' }).click();
  await expect(other.getByRole('button', { name: 'Sound: off' })).toBeVisible();
  // It is the same in the other tab.
  await expect(page.getByRole('button', { name: 'Sound: off' })).toBeVisible();
});
