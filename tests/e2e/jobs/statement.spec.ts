import { expect, test } from '#tests/support/app.ts';
import { expectReadable } from '#tests/support/axe.ts';
import { counted } from '#tests/support/clicks.ts';
import { rightToLeft } from '#tests/support/looks.ts';
import { widths } from '#tests/support/widths.ts';

interface Order {
  orderId: string;
  orderStatus: string;
  totalPrice: number;
  shop: { _id: string };
}

test.use({ timezoneId: 'UTC' });

for (const width of widths)
  test(`at ${width} pixels the statement of a shop for the last month is two clicks from its revenue, and printed or saved in one more`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.setFixedTime('2026-11-17T12:00:00.000Z');
    const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=500&from=2026-10-01&to=2026-10-31');
    const one = orders[1]?.shop._id as string;
    const ofShop = orders.filter(order => order.shop._id === one);
    const { shopName } = await shop.ask<{ shopName: string }>(`/shop/${one}`);
    await page.addInitScript(() => {
      Object.assign(window, { prints: 0 });
      window.print = () => void Object.assign(window, { prints: (window as unknown as { prints: number }).prints + 1 });
    });
    const pressed = await counted(page);
    await shop.open(`/revenue/${one}`);
    const link = page.getByRole('link', { name: 'Statement', exact: true });
    await expect(link).toBeVisible();
    shop.forget();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
    await expect(page.getByLabel('From')).toHaveValue('01/10/2026');
    await expect(page.getByLabel('To')).toHaveValue('31/10/2026');
    // Orders are read on request.
    expect(shop.sent({ reads: true }).filter(({ url }) => url.startsWith('/order/'))).toEqual([]);
    await page.getByRole('button', { name: 'Show statement' }).click();
    const list = page.getByRole('region', { name: 'Orders of the period' });
    await expect(list.getByRole('link')).toHaveCount(ofShop.length);
    await expect(page).toHaveURL(/\/statement\?from=2026-10-01&to=2026-10-31$/);
    await expect(page.getByText(`${shopName} · 01/10/2026 – 31/10/2026`)).toBeVisible();
    for (const { orderId } of ofShop) await expect(list.getByRole('link', { name: orderId })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Orders', exact: true }).getByRole('row').nth(1)).toContainText(String(ofShop.length));
    await expectReadable(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await file).suggestedFilename()).toMatch(/^Statement-.*2026-10-01-2026-10-31\.csv$/);
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.evaluate(() => (window as unknown as { prints: number }).prints)).toBe(1);
    expect(await pressed.clicks()).toBe(4);
    // The address is the statement: a colleague opens the same.
    await page.reload();
    await expect(list.getByRole('link')).toHaveCount(ofShop.length);
    await page.getByRole('link', { name: `${shopName} ·` }).click();
    await expect(page).toHaveURL(`/revenue/${one}`);
  });

test('a period is typed and shown by keys, a reversed one is refused at its field; an empty one says so', async ({ page, shop }) => {
  await rightToLeft(page);
  const { shops } = await shop.ask<{ shops: { _id: string }[] }>('/shop/all?page=1&limit=10');
  await shop.open(`/revenue/${shops[0]?._id}/statement`);
  await page.getByLabel('From').fill('2/1/2020');
  await page.getByLabel('To').fill('1/1/2020');
  await page.getByLabel('To').press('Tab');
  await expect(page.getByText('This day is before the first one')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show statement' })).toBeDisabled();
  await page.getByLabel('To').fill('3/1/2020');
  await page.getByLabel('To').press('Enter');
  await expect(page.getByText('The shop has no orders in this period.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  await expectReadable(page);
});

test('orders that cannot be read say so, and are read again', async ({ page, shop }) => {
  const { shops } = await shop.ask<{ shops: { _id: string }[] }>('/shop/all?page=1&limit=10');
  await shop.fail({ call: 'GET /order/admin/all', status: 500, message: 'The store is closed', times: 1 });
  await shop.open(`/revenue/${shops[0]?._id}/statement?from=2026-01-01&to=2026-12-31`);
  await expect(page.getByText('The store is closed')).toBeVisible();
  await page
    .getByRole('button', { name: /Retry|Try/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Orders of the period' }).getByRole('link').first()).toBeVisible();
});
