import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';
import { counted } from '#tests/support/clicks.ts';
import { inMode } from '#tests/support/looks.ts';

interface Order {
  _id: string;
  orderId: string;
  shippingInfo: { name: string };
  orderItems: { primaryLang: { name: string }; secondaryLang: { name: string } }[];
}

/** Replaces the browser's print dialog. Counts how often it would have opened, and the pictures that were loaded by then. */
const withoutDialog = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { printed: [] });
    window.print = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('.print-sheets img')];
      (window as unknown as { printed: boolean[] }).printed.push(pictures.length > 0 && pictures.every(({ naturalWidth }) => naturalWidth > 0));
    };
  });
const printed = (page: Page) => page.evaluate(() => (window as unknown as { printed: boolean[] }).printed);
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('packing slips of the ticked orders: a page each on A4 and Letter, in both languages, nothing of the app around them', {
  tag: '@quick',
}, async ({ page, shop }) => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=10');
  const three = orders.slice(0, 3);
  const [first] = three as [Order];
  await withoutDialog(page);
  const pressed = await counted(page);
  await shop.open('/orders');
  for (const { orderId } of three) await page.getByRole('checkbox', { name: `Select ${orderId}` }).click();
  await pressed.forget();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('menuitem', { name: 'Packing Slip' }).click();
  await expect.poll(() => printed(page)).toEqual([true]);
  expect(await pressed.clicks()).toBeLessThanOrEqual(3);
  for (const { _id } of three) expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain(`/order/admin/single/${_id}`);
  await expect(page.getByRole('heading', { name: 'All Orders' })).toBeVisible();
  await inMode(page, 'dark');
  await page.emulateMedia({ media: 'print' });
  const sheets = page.getByRole('article');
  await expect(sheets).toHaveCount(3);
  await expect(sheets.first()).toContainText('Malabar Bazaar');
  await expect(sheets.first()).toContainText(first.shippingInfo.name);
  await expect(sheets.first().getByText(first.orderItems[0]?.primaryLang.name as string)).toBeVisible();
  await expect(sheets.first().locator('td [dir=rtl]').first()).toHaveText(first.orderItems[0]?.secondaryLang.name as string);
  await expect(sheets.first().getByRole('heading', { level: 1 })).toHaveText('Packing Slip · قائمة التعبئة');
  await expect(sheets.first().getByRole('columnheader')).toHaveText(['Productالمنتج', 'Quantityالكمية', 'Packedتمت التعبئة']);
  await expect(page.getByRole('heading', { name: 'All Orders' })).toBeHidden();
  expect(pagesIn(await page.pdf({ format: 'A4' }))).toBe(3);
  // The printed pages are removed afterwards.
  await page.emulateMedia({ media: null });
  await expect(page.locator('.print-sheets')).toHaveCount(0);
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('menuitem', { name: 'Packing Slip' }).click();
  await expect.poll(() => printed(page)).toEqual([true, true]);
  expect(pagesIn(await page.pdf({ format: 'Letter' }))).toBe(3);
});

test('an order that cannot be read is said before anything is printed; the others can be, and it can be tried again', async ({ page, shop }) => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=10');
  const [first, second] = orders as [Order, Order];
  await withoutDialog(page);
  await shop.open('/orders');
  for (const { orderId } of [first, second]) await page.getByRole('checkbox', { name: `Select ${orderId}` }).click();
  await shop.fail({ call: `GET /order/admin/single/${second._id}`, status: 409, message: 'The order is locked' });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('menuitem', { name: 'Invoice' }).click();
  const invoiceDialog = page.getByRole('dialog', { name: 'Invoice' });
  await expect(invoiceDialog.getByRole('listitem')).toContainText([/The order is locked/]);
  await expect(invoiceDialog.getByRole('listitem')).toContainText([second.orderId]);
  expect(await printed(page)).toEqual([]);
  await shop.fail();
  await invoiceDialog.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => printed(page)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').nth(1)).toContainText('Total Price');
});

test('what an order costs adds up, on the screen and on its invoice; the tax it includes is said below the total', async ({ page, shop }) => {
  const { orders } = await shop.ask<{ orders: { _id: string; couponValue: number; totalPrice: number; taxValue: number }[] }>(
    '/order/admin/all?page=1&limit=200',
  );
  const order = orders.find(({ couponValue }) => couponValue > 0);
  await withoutDialog(page);
  await shop.open(`/order/${order?._id}`);
  const amounts = async (box: Locator) => (await box.locator('.amount').allTextContents()).map(text => Number(text.replace(/[₹,]/g, '')));
  const expectSums = async (box: Locator) => {
    await expect(box).toContainText('Includes tax');
    const [items = 0, shipping = 0, coupon = 0, total, tax] = await amounts(box);
    expect(coupon).toBe(-(order?.couponValue ?? 0));
    expect([items + shipping + coupon, tax]).toEqual([total, order?.taxValue]);
    expect(total).toBe(order?.totalPrice);
  };
  await expectSums(page.getByRole('region', { name: 'Total' }));
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('menuitem', { name: 'Invoice' }).click();
  await expect.poll(() => printed(page)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expectSums(page.getByRole('article').locator('dl').last().locator('..'));
});

test('a detail screen is printed without menu, bar and buttons, dark on white also from the dark', async ({ page, shop }) => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=10');
  const [order] = orders as [Order];
  await inMode(page, 'dark');
  await shop.open(`/order/${order._id}`);
  await expect(page.getByRole('button', { name: 'Update Order' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const role of ['button', 'navigation', 'banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(order.orderId);
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
