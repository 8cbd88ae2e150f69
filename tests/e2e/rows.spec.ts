import type { Locator, Page } from '@playwright/test';
import { expect, test, watchErrors } from '#tests/stock/app.ts';
import { pixel } from '#tests/support/pixel.ts';

const lines = (page: Page) => page.getByRole('group', { name: 'Lines', exact: true });
const rowsIn = (block: Locator) => block.getByRole('listitem');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const picture = {
  name: 'new.png',
  mimeType: 'image/png',
  buffer: pixel,
};

test('rows are added, filled and removed; the kinds in them travel as they do elsewhere, and what is no field is kept', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  const errors = watchErrors(page);
  await shop.open('/offer/update/o1?tab=lines');
  await expect(rowsIn(lines(page))).toHaveCount(2);
  const bowl = rowsIn(lines(page)).first();
  await expect(bowl).toHaveAccessibleName('Bowl');
  await expect(bowl.getByRole('combobox', { name: 'Maker' })).toHaveValue('Maker 1');
  await bowl.getByRole('spinbutton', { name: 'Count' }).fill('5');
  await bowl.locator('input[type=file]').setInputFiles(picture);
  await expect(bowl.getByRole('button', { name: /^Image \d of Photos$/ })).toHaveCount(2);
  await lines(page).getByRole('button', { name: 'Add row' }).click();
  const added = rowsIn(lines(page)).nth(2);
  await expect(added.getByRole('textbox', { name: 'Unit' })).toBeFocused();
  await expect(added.getByRole('spinbutton', { name: 'Count' })).toHaveValue('1');
  await page.keyboard.type('Vase');
  await expect(added).toHaveAccessibleName('Vase');
  await added.getByRole('combobox', { name: 'Maker' }).click();
  await page.getByRole('option', { name: 'Maker 3', exact: true }).click();
  await rowsIn(lines(page)).nth(1).getByRole('button', { name: 'Remove Lamp' }).click();
  await expect(rowsIn(lines(page))).toHaveCount(2);
  shop.forget();
  await save(page);
  await expect.poll(() => shop.sent().length).toBe(1);
  const { body } = shop.sent()[0] as { body: Record<string, unknown> };
  expect(body).toMatchObject({ removedImageIds: [] });
  expect(body.lines).toEqual([
    {
      _id: 'l1',
      unit: 'Bowl',
      count: 5,
      maker: 'm1',
      photos: [{ _id: 'p1', url: '/api/images/lamp-brass-1.svg' }, expect.stringMatching(/^data:image\/png;base64,/)],
      colour: 'red',
      weight: 10,
    },
    { unit: 'Vase', count: 1, maker: 'm3', photos: [], weight: null },
  ]);
  expect(errors).toEqual([]);
});

test('a row that went is taken back; a list is no longer and no shorter than it may be, and says so', async ({ page, shop }) => {
  await shop.open('/offer/update/o1?tab=lines');
  const block = lines(page);
  const bowl = rowsIn(block).first();
  await bowl.getByRole('spinbutton', { name: 'Count' }).fill('9');
  await bowl.getByRole('button', { name: 'Remove Bowl' }).click();
  await expect(rowsIn(block)).toHaveCount(1);
  await expect(block.getByRole('status').filter({ hasText: 'Bowl has been removed.' })).toHaveCount(1);
  await expect(block.getByText('At least 1 row')).toBeVisible();
  const last = rowsIn(block).first().getByRole('button', { name: 'Remove Lamp' });
  await expect(last).toHaveAttribute('aria-disabled', 'true');
  // Rows that have just moved ignore clicks, which were meant for another row.
  await expect(block.locator('ul')).not.toHaveClass(/settling/);
  await last.click({ force: true });
  await expect(rowsIn(block)).toHaveCount(1);
  await block.getByRole('button', { name: 'Undo' }).click();
  await expect(rowsIn(block)).toHaveCount(2);
  await expect(bowl.getByRole('spinbutton', { name: 'Count' })).toHaveValue('9');
  await expect(bowl.getByRole('textbox', { name: 'Unit' })).toBeFocused();
  await block.getByRole('button', { name: 'Add row' }).click();
  await expect(block.getByRole('button', { name: 'Add row' })).toBeDisabled();
  await expect(block.getByText('At most 3 rows')).toBeVisible();
  // Removing an empty row offers no Undo.
  await rowsIn(block).nth(2).getByRole('button', { name: 'Remove 3' }).click();
  await expect(rowsIn(block)).toHaveCount(2);
  await expect(block.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.goto('/offer/create/new?tab=lines');
  await expect(rowsIn(lines(page))).toHaveCount(1);
});

test('a condition in a row looks at the row, with a slash at the record', async ({ page, shop }) => {
  await shop.open('/offer/update/o1?tab=lines');
  const remark = rowsIn(lines(page)).first().getByRole('textbox', { name: 'Remark' });
  await expect(remark).toHaveCount(0);
  const status = async (name: string) => {
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name }).click();
  };
  await status('live');
  await remark.fill('Fragile');
  await expect(remark).not.toHaveAttribute('required');
  await rowsIn(lines(page)).first().getByRole('textbox', { name: 'Unit' }).fill('crate');
  await expect(remark).toHaveAttribute('required');
  await status('draft');
  await expect(remark).toHaveCount(0);
  await status('live');
  await expect(remark).toHaveValue('Fragile');
});

test('of many rows the first are open; a key in one renames that one; a mistake in a closed one opens its tab and it', async ({ page, shop }) => {
  const offer = await shop.ask<{ codes: object[] }>('/offer/o1');
  const codes = offer.codes.map((code, position) => (position === 149 ? { code: '', uses: 1 } : code));
  await shop.fail({ call: 'GET /offer/o1', body: { ...offer, codes } });
  await shop.open('/offer/update/o1');
  const panel = page.locator('#panel-codes');
  await page.getByRole('tab', { name: 'Codes' }).click();
  await expect(rowsIn(panel)).toHaveCount(200);
  await expect(panel.getByRole('textbox')).toHaveCount(8);
  await expect(rowsIn(panel).nth(120)).toHaveText('CODE-121');
  await rowsIn(panel).nth(120).getByRole('button', { name: 'CODE-121', exact: true }).click();
  await expect(panel.getByRole('textbox')).toHaveCount(9);
  await rowsIn(panel).nth(120).getByRole('button', { name: 'CODE-121', exact: true }).click();
  await expect(panel.getByRole('textbox')).toHaveCount(8);
  const third = rowsIn(panel).nth(2).getByRole('textbox');
  await third.press('End');
  await third.pressSequentially('-A');
  await expect(rowsIn(panel).nth(2)).toHaveAccessibleName('CODE-3-A');
  await page.reload();
  await page.getByRole('textbox', { name: 'Name' }).fill('Summer');
  shop.forget();
  await save(page);
  await expect(page).toHaveURL(/\?tab=codes$/);
  await expect(page.getByRole('tab', { name: 'Codes' })).toHaveAccessibleDescription('Something here needs attention');
  const wrong = rowsIn(panel).nth(149).getByRole('textbox', { name: 'Code' });
  await expect(wrong).toHaveAccessibleDescription('Required');
  await expect(wrong).toBeFocused();
  await expect(panel.getByRole('textbox')).toHaveCount(9);
  expect(shop.sent()).toEqual([]);
  await page.keyboard.type('CODE-150');
  await save(page);
  await expect.poll(() => shop.sent().length).toBe(1);
  expect(shop.sent()[0]?.body).toMatchObject({ name: 'Summer' });
});

test('what the server refuses of a closed row is said at its input', async ({ page, shop }) => {
  await shop.open('/offer/update/o1');
  await page.getByRole('textbox', { name: 'Name' }).fill('Summer');
  await shop.fail({ call: 'PUT /offer/*', status: 422, body: { message: 'No', errors: { 'codes.50.uses': 'is too many' } }, times: 1 });
  await save(page);
  await expect(page).toHaveURL(/\?tab=codes$/);
  const row = rowsIn(page.locator('#panel-codes')).nth(50);
  await expect(row.getByRole('spinbutton', { name: 'Uses' })).toHaveAccessibleDescription('is too many');
  shop.forget();
  await save(page);
  await expect.poll(() => shop.sent().length).toBe(1);
});

test('what is no list of records breaks nothing, and goes back as it came unless staff edit it all the same', async ({ page, shop }) => {
  const errors = watchErrors(page);
  const before = await shop.ask<Record<string, unknown>>('/offer/o2');
  // Left before it is answered, a call may never have arrived.
  const answered = async () => {
    const answer = page.waitForResponse(reply => reply.request().method() === 'PUT');
    await save(page);
    await answer;
    expect(shop.sent()).toHaveLength(1);
  };
  await shop.open('/offer/update/o2?tab=lines');
  await expect(page.getByRole('note')).toContainText("entries can't be edited here");
  for (const tab of ['Codes', 'Sizes']) await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Odder');
  shop.forget();
  await answered();
  expect(shop.sent()[0]?.body).toMatchObject({ name: 'Odder', lines: before.lines, codes: 'none', sizes: null });
  await page.goto('/offer/update/o2?tab=lines');
  await lines(page).getByRole('button', { name: 'Edit anyway' }).click();
  await expect(rowsIn(lines(page))).toHaveCount(1);
  await rowsIn(lines(page)).getByRole('textbox', { name: 'Unit' }).fill('Jar');
  await page.getByRole('tab', { name: 'Sizes' }).click();
  shop.forget();
  await answered();
  expect(shop.sent()[0]?.body).toMatchObject({ lines: [{ unit: 'Jar' }], codes: 'none' });
  await page.goto('/offer/o2');
  await expect(page.getByRole('heading', { level: 1, name: 'Odder' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('as a table, the labels stand once above the rows and each input is told its own; on a phone they are labels', async ({ page, shop }) => {
  await shop.open('/offer/update/o1?tab=sizes');
  const block = page.getByRole('group', { name: 'Sizes', exact: true });
  const small = rowsIn(block).first();
  await expect(small.getByRole('textbox', { name: 'Size, S' })).toHaveAttribute('readonly', '');
  await expect(small.getByRole('spinbutton', { name: 'Price, S' })).toHaveValue('5');
  await expect(small.getByRole('switch', { name: 'Shown, S' })).toBeChecked();
  await expect(small.getByRole('combobox', { name: 'Kind, S' })).toHaveText('flat');
  await expect(small.getByRole('combobox', { name: 'Maker, S' })).toHaveValue('Maker 2');
  await expect(block.locator('label').filter({ visible: true })).toHaveText(['', '']);
  await expect(block.getByText('Price', { exact: true })).toHaveCount(1);
  await expect(block.getByRole('button', { name: 'Add row' })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(small.getByRole('spinbutton', { name: 'Price', exact: true })).toHaveValue('5');
  await expect(small.getByText('Price', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a detail screen shows rows as a small table, their values as their kinds do', async ({ page, shop }) => {
  await shop.open('/offer/o1');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveText(['Unit', 'Count', 'Maker', 'Photos', 'Weight']);
  await expect(table.getByRole('row').nth(1)).toContainText('Maker 1');
  await expect(table.getByRole('row').nth(2).getByRole('cell').first()).toHaveText('Lamp');
});

test('rows with a field that is read-only for this record cannot be added', async ({ page, shop }) => {
  await shop.open('/offer/update/o1?tab=codes');
  const add = page.locator('#panel-codes').getByRole('button', { name: /^Add/ });
  await expect(add).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: /live/i }).click();
  await expect(add).toHaveCount(0);
});
