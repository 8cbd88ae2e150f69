import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { expectReadable } from '#tests/support/axe.ts';
import { counted } from '#tests/support/clicks.ts';
import { widths } from '#tests/support/widths.ts';

interface Order {
  _id: string;
  orderId: string;
  orderItems: { _id: string; orderItemStatus: string }[];
}

/** Replaces the browser's print dialog: it counts, and closes at once. */
const withoutDialog = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { sheets: [] });
    window.print = () => {
      (window as unknown as { sheets: number[] }).sheets.push(document.querySelectorAll('.print-sheets article').length);
      dispatchEvent(new Event('afterprint'));
    };
  });
const sheets = (page: Page) => page.evaluate(() => (window as unknown as { sheets: number[] }).sheets);

/** Two orders that wait, and opens their list. */
async function openWaiting(page: Page, shop: Shop): Promise<[Order, Order]> {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=10&orderStatus=Processing');
  await withoutDialog(page);
  await shop.open('/orders?filter={"orderStatus":"Processing"}');
  return orders.slice(0, 2) as [Order, Order];
}

const question = (page: Page) => page.getByRole('dialog');

/** Ticks orders, and asks to ship them with their items and packing slips. */
async function askToShip(page: Page, orders: readonly Order[]): Promise<void> {
  for (const { orderId } of orders) await page.getByRole('checkbox', { name: `Select ${orderId}` }).check();
  await page.getByRole('button', { name: 'Change Status' }).click();
  await question(page).getByRole('combobox').click();
  await page.getByRole('option', { name: 'Shipped' }).click();
  await question(page).getByLabel('Set all their items to this status too').check();
  await question(page).getByLabel('Then print: Packing Slip').check();
}

for (const width of widths)
  test(`at ${width} pixels ticked orders are shipped with their items and slips in one question, marked, and taken back in one`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const two = await openWaiting(page, shop);
    const items = two.flatMap(({ _id, orderItems }) => orderItems.map(item => ({ orderId: _id, orderItemId: item._id })));
    const pressed = await counted(page);
    await askToShip(page, two);
    await expectReadable(page);
    shop.forget();
    await question(page).getByRole('button', { name: 'Change Status' }).click();
    await expect.poll(() => sheets(page)).toEqual([2]);
    expect(await pressed.clicks()).toBeLessThanOrEqual(8);
    const bodies = shop.sent().map(({ body }) => body);
    expect(bodies.slice(0, 2)).toEqual(expect.arrayContaining(two.map(({ _id }) => ({ orderId: _id, orderStatus: 'Shipped' }))));
    for (const item of items) expect(bodies).toContainEqual({ ...item, orderItemStatus: 'Shipped', orderStatus: 'Shipped' });
    await expect(question(page)).toHaveCount(0);

    shop.forget();
    await page.getByRole('button', { name: 'Undo all' }).click();
    await expect
      .poll(() =>
        shop
          .sent()
          .filter(({ url }) => url === '/order/admin/status')
          .map(({ body }) => body),
      )
      .toEqual(expect.arrayContaining(two.map(({ _id }) => ({ orderId: _id, orderStatus: 'Processing' }))));
    for (const { _id, orderItems } of two) {
      const order = await shop.ask<Order>(`/order/admin/single/${_id}`);
      expect(order.orderItems.map(({ orderItemStatus }) => orderItemStatus)).toEqual(orderItems.map(({ orderItemStatus }) => orderItemStatus));
    }

    // The next question, the row and the order know that they were printed.
    const [first] = two;
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: first.orderId });
    await expect(row.getByRole('img', { name: /^Packing Slip printed here on / })).toBeVisible();
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Change Status' }).click();
    await expect(question(page).getByLabel('Then print: Packing Slip (printed already: 1)')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await page.goto(`/order/${first._id}`);
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByRole('listitem').filter({ hasText: 'Packing Slip printed' })).toBeVisible();
    await expect(history.getByRole('listitem').filter({ hasText: 'Processing' }).first()).toBeVisible();
    await expectReadable(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

test('by keys alone; without a tick nothing more is sent or printed', async ({ page, shop }) => {
  const [first] = await openWaiting(page, shop);
  await page.getByRole('checkbox', { name: `Select ${first.orderId}` }).press('Space');
  await page.getByRole('button', { name: 'Change Status' }).press('Enter');
  await expect(question(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ship');
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('combobox')).toHaveText('Shipped');
  shop.forget();
  await question(page).getByRole('button', { name: 'Change Status' }).press('Enter');
  await expect.poll(() => shop.sent().map(({ url }) => url)).toEqual(['/order/admin/status']);
  await expect(question(page)).toHaveCount(0);
  expect(await sheets(page)).toEqual([]);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: first.orderId })
      .getByRole('img', { name: /printed here/ }),
  ).toHaveCount(0);
});

test('of a refused order neither items nor slip follow, and the items of the others wait for a decision', async ({ page, shop }) => {
  const two = await openWaiting(page, shop);
  await askToShip(page, two);
  await shop.fail({ call: 'POST /order/admin/status', status: 409, message: 'This order is being packed', times: 1 });
  shop.forget();
  await question(page).getByRole('button', { name: 'Change Status' }).click();
  await expect.poll(() => sheets(page)).toEqual([1]);
  await expect(page.getByText(/: This order is being packed$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set all items to Shipped' })).toBeVisible();
  expect(shop.sent().map(({ url }) => url)).toEqual(['/order/admin/status', '/order/admin/status']);
});
