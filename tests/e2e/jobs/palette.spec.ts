import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { unreadable } from '#tests/support/axe.ts';
import { counted } from '#tests/support/clicks.ts';

type Order = { _id: string; orderId: string; shippingInfo: { contactNumber: string; name?: string; firstName?: string } };

const someOrder = async (shop: Shop): Promise<Order> => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=3&limit=10');
  const [order] = orders;
  if (!order) throw new Error('The fixtures hold too few orders.');
  return order;
};

test('an order is found by the customer’s phone or name from any screen, by keys alone, and Escape leads the focus back', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  const order = await someOrder(shop);
  const { name = '', contactNumber } = order.shippingInfo;
  const pressed = await counted(page);
  await shop.open('/colors');
  const finder = page.getByRole('button', { name: 'Find anything' });
  await finder.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find screens, records and settings' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(finder).toBeFocused();
  await pressed.forget();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(contactNumber);
  const option = page.getByRole('group', { name: 'Orders' }).getByRole('option').first();
  await expect(option).toContainText(contactNumber);
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(contactNumber).first()).toBeVisible();
  // The two keys that open it, the number, and Enter.
  expect(await pressed.keys()).toBe(contactNumber.length + 3);
  await pressed.forget();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await expect(option).toContainText(name);
  await option.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order details');
  await expect(page.getByText(name).first()).toBeVisible();
  expect(await pressed.keys()).toBe(name.length + 2);
  expect(await pressed.clicks()).toBe(1);
});

test('a setting is found by what people call it, and opens on its tab with the focus on it', async ({ page, shop }) => {
  const pressed = await counted(page);
  await shop.open('/dashboard');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.keyboard.type('gst rate');
  await expect(page.getByRole('option').first()).toContainText('Default Tax Percentage');
  expect(await unreadable(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Default Tax Percentage')).toBeFocused();
  expect([await pressed.clicks(), await pressed.keys()]).toEqual([1, 'gst rate'.length + 1]);
  await expect(page).toHaveURL(/\/superadmin\/settings\?tab=tax#/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('main shop');
  await page.getByRole('option', { name: 'Main Shop' }).click();
  await expect(page.getByRole('combobox', { name: 'Main Shop' })).toBeFocused();
});

test('what is out of stock is a figure on the dashboard, one press away; it is asked for after the documented figures, and a failure is said in its place', async ({
  page,
  shop,
}) => {
  const { total } = await shop.ask<{ total: number }>('/product/admin/custom/all?page=1&limit=1&stockValueTo=0');
  const pressed = await counted(page);
  await shop.fail({ call: 'GET /enquiry/admin/all', status: 400, message: 'Enquiries are being moved' });
  await shop.open('/dashboard');
  const inbox = page.getByRole('region', { name: 'To do' });
  const outOfStock = inbox.getByRole('link', { name: /^Out of stock/ });
  await expect(outOfStock).toHaveText(`Out of stock${total}`);
  await expect(inbox.getByText('Enquiries are being moved')).toBeVisible();
  await shop.fail();
  await inbox.getByRole('button', { name: 'Retry' }).click();
  await expect(inbox.getByText('Enquiries are being moved')).toHaveCount(0);
  await pressed.forget();
  const urls = shop.sent({ reads: true }).map(({ url }) => url.split('?')[0]);
  expect(urls.indexOf('/product/admin/custom/all')).toBeGreaterThan(urls.indexOf('/static/dashboard/data'));
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByTitle(/^Out of stock/)).toHaveText(String(total));
  const unanswered = await shop.ask<{ count: number }>('/enquiry/admin/all?page=1&status=new');
  await expect(menu.getByTitle(/^New enquiries/)).toHaveText(String(unanswered.count));
  await outOfStock.click();
  await expect(page).toHaveURL(/stockValue/);
  await expect(page.getByRole('row')).toHaveCount(Math.min(total, 10) + 1);
  expect(await pressed.clicks()).toBe(1);
});

test('keys open, edit, step on and save; where somebody types they are letters, and they can be switched off', async ({ page, shop }) => {
  await shop.open('/products');
  const title = page.getByRole('heading', { level: 1 });
  const links = page.getByRole('link', { name: /^View / });
  const named = async (at: number) => ((await links.nth(at).getAttribute('aria-label')) ?? '').replace(/^View /, '');
  await expect(links.first()).toBeVisible();
  const [first, second] = [await named(0), await named(1)];
  await links.first().click();
  await expect(title).toHaveText(first);
  await page.keyboard.press('j');
  await expect(title).toHaveText(second);
  await page.keyboard.press('k');
  await expect(title).toHaveText(first);
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/product\/update\//);
  const name = page.getByRole('textbox', { name: /^Name/ }).first();
  await name.fill('');
  await name.pressSequentially('new key');
  await page.keyboard.press('Control+s');
  await expect(title).toHaveText('new key');
  expect(shop.sent().map(({ method }) => method)).toEqual(['PUT']);
  await page.goto('/products');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('new');
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('new');
  await title.focus();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await shortcuts.getByRole('switch', { name: 'Single keys' }).uncheck();
  await shortcuts.getByRole('button', { name: 'Close' }).click();
  await title.focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Create Product' }).first()).toBeVisible();
  await expect(
    page
      .getByRole('group', { name: 'Last seen' })
      .getByRole('option', { name: /new key|Product/ })
      .first(),
  ).toBeVisible();
});

test('a palette that is closed and opened again at once has the focus', async ({ page, shop }) => {
  await shop.open('/colors');
  await page.getByRole('button', { name: 'Find anything' }).focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find screens, records and settings' });
  await expect(field).toBeFocused();
  // Both keys arrive before any timer of the page runs.
  await page.evaluate(async () => {
    const press = (key: string, ctrlKey = false) =>
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));
    press('Escape');
    for (let microtasks = 0; microtasks < 20; microtasks++) await undefined;
    press('k', true);
  });
  // Look at the focus after the page's own timers have run.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestIdleCallback(resolve))));
  await expect(field).toBeFocused();
  await page.keyboard.type('cod');
  await expect(field).toHaveValue('cod');
});

/** Opens the palette by its key, types, and waits until the first option is the wanted one. */
async function find(page: Page, typed: string, wanted: string | RegExp): Promise<void> {
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find screens, records and settings' })).toBeFocused();
  await page.keyboard.type(typed);
  await expect(page.getByRole('option').first()).toHaveText(wanted);
}

test('commands are found by what people call them, and done: a new record, the mode, an invoice', async ({ page, shop }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => {} }));
  await shop.open('/colors');
  await find(page, 'cod', /^Payment Type/);
  await page.keyboard.press('Escape');
  await find(page, 'new coupon', /^Create Coupon/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/coupons/create/new');
  await find(page, 'dark', 'Switch between light and dark');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await find(page, 'invoice', /^All Orders/);
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await find(page, 'invoice', 'Print: Invoice');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: /^Invoice/, includeHidden: true })).toHaveCount(1);
});

test('Undo and signing out are commands too', async ({ page, shop }) => {
  await shop.open('/users');
  const firstDelete = page.getByRole('button', { name: /^Delete / }).first();
  await expect(firstDelete).toBeVisible();
  await find(page, 'undo', 'My changes');
  await page.keyboard.press('Escape');
  // Undo is offered for five seconds, however slow the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await firstDelete.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await find(page, 'undo', 'Undo');
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(shop.sent()).toEqual([]);
  await find(page, 'sign out', 'Logout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('an Undo whose time ends while the palette is open is not offered', async ({ page, shop }) => {
  await shop.open('/users');
  const firstDelete = page.getByRole('button', { name: /^Delete / }).first();
  await expect(firstDelete).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await firstDelete.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find screens, records and settings' })).toBeFocused();
  await page.clock.runFor(10_000);
  await page.clock.resume();
  await expect(page.locator('button', { hasText: 'Undo' })).toHaveCount(0);
  await page.keyboard.type('undo');
  await expect(page.getByRole('option').first()).toHaveText('My changes');
});
