import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Where an element begins and ends. */
async function placeOf(element: Locator) {
  await expect(element).toBeVisible();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { top: y, bottom: y + height, right: x + width };
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
