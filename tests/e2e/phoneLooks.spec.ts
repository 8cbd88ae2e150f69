import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Where an element begins and ends. */
async function placeOf(element: Locator) {
  await expect(element).toBeVisible();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { top: y, bottom: y + height, right: x + width };
}

/** The room between a label of a record and the next one, in pixels. */
async function roomBelow(page: Page, label: string, next: string): Promise<number> {
  const [one, two] = [page.getByText(label, { exact: true }).first(), page.getByText(next, { exact: true }).first()];
  return (await placeOf(two)).top - (await placeOf(one)).top;
}

test('the name of a tax category has the line to itself, its percentage is below', async ({ page, shop }) => {
  await shop.open('/superadmin/settings');
  await page.getByRole('tab', { name: 'Tax Details' }).click();
  const row = page.getByRole('group', { name: 'Exempt (rice, fresh produce)' });
  const name = row.getByRole('textbox', { name: 'Name' });
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect((await placeOf(row.getByLabel('Percentage'))).top).toBeGreaterThanOrEqual((await placeOf(name)).bottom);
});

test('both empty days of a range show how a day is typed', async ({ page, shop }) => {
  await shop.open('/orders');
  await page.getByRole('button', { name: 'Filter and sort' }).tap();
  for (const name of ['Order Date from', 'Order Date to']) {
    const missing = await page.getByRole('textbox', { name }).evaluate((input: HTMLInputElement) => {
      const text = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(input, '::placeholder');
      text.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return text.measureText(input.placeholder).width - room;
    });
    expect(missing, name).toBeLessThanOrEqual(0);
  }
});

test('a value that is a link takes the room of a text, and figures beside each other are in line', async ({ page, shop }) => {
  const { orders } = await shop.ask<{ orders: { _id: string }[] }>('/order/admin/all?page=1&limit=1');
  await shop.open(`/order/${orders[0]?._id}`);
  const [text, link] = [await roomBelow(page, 'Order Date', 'Shop Name'), await roomBelow(page, 'Shop Name', 'Customer')];
  expect(Math.abs(link - text)).toBeLessThan(2);
  const { shops } = await shop.ask<{ shops: { _id: string }[] }>('/shop/all?page=1&limit=1');
  await page.goto(`/revenue/${shops[0]?._id}`);
  const figure = (label: string) =>
    placeOf(
      page
        .locator('dl > div, div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .last()
        .locator('dd'),
    );
  expect((await figure('Total Orders')).bottom).toBeCloseTo((await figure('Ordered Products')).bottom, 0);
});

test('the name of a record is below the title, above the buttons', async ({ page, shop }) => {
  const { users } = await shop.ask<{ users: { _id: string; name: string }[] }>('/user/admin/all?page=1&limit=10');
  const [user] = users as [{ _id: string; name: string }];
  await shop.open(`/users/${user._id}`);
  const name = page.getByText(user.name, { exact: true }).first();
  expect((await placeOf(name)).bottom).toBeLessThanOrEqual((await placeOf(page.getByRole('link', { name: 'Update' }))).top);
});
