import { expect, test } from '#tests/support/app.ts';
import { expectReadable } from '#tests/support/axe.ts';
import { counted } from '#tests/support/clicks.ts';
import { focusIsSeen } from '#tests/support/keyboard.ts';
import { widths } from '#tests/support/widths.ts';

for (const width of widths) {
  test(`at ${width} pixels rows are gone through, ticked, opened and edited by keys alone`, { tag: width === 1024 ? '@quick' : [] }, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const { products } = await shop.ask<{ products: { _id: string; primaryLang: { name: string } }[] }>('/product/admin/custom/all?page=1&limit=10');
    const nameOf = (place: number) => products[place]?.primaryLang.name ?? '';
    const pressed = await counted(page);
    await shop.open('/products');
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused();
    const rows = page.locator('tr[data-row]');
    await expect(rows).toHaveCount(10);
    await page.keyboard.press('j');
    await expect(rows.nth(0)).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox', { name: `Select ${nameOf(1)}`, exact: true })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: `Select ${nameOf(2)}`, exact: true })).toBeChecked();
    await expect(rows.nth(2)).toBeFocused();
    await focusIsSeen(page);
    await expectReadable(page);
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox', { name: `Select ${nameOf(2)}`, exact: true })).not.toBeChecked();
    for (let row = 2; row < 9; row++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    await expect(rows.nth(9)).toBeFocused();
    await focusIsSeen(page);
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/product/${products[8]?._id}`);
    await expect(page.getByRole('heading', { level: 1, name: nameOf(8) })).toBeFocused();
    await page.goBack();
    // The focus comes back to the row.
    await expect(rows.nth(8).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('k');
    await expect(rows.nth(7)).toBeFocused();
    await page.keyboard.press('e');
    await expect(page).toHaveURL(`/product/update/${products[7]?._id}`);
    await page.goBack();
    await expect(page.locator('tr[data-row]:focus-within')).toHaveAttribute('data-row', products[7]?._id ?? '');
    expect(await pressed.clicks()).toBe(0);
    expect(shop.sent()).toEqual([]);
  });
}

test('with a dialog open, and while somebody types, the keys do nothing to the rows; the list of the keys names them', async ({ page, shop }) => {
  await shop.open('/colors');
  const rows = page.locator('tr[data-row]');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const [name, key] of [
    ['Select this row', 'X'],
    ['Open this row', 'Enter'],
  ] as const)
    await expect(keys.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd')).toHaveText(key);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(keys).toBeVisible();
  await expect(page.locator('tr[data-row]:focus')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rows.first()).toBeFocused();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByLabel('Search', { exact: true }).focus();
  await page.keyboard.type('jxe');
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('jxe');
  // Colours are edited in a dialog, which gives the focus back.
  await page.getByLabel('Search', { exact: true }).fill('');
  await expect(rows.nth(1)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog').getByLabel('Name').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows.nth(1).locator(':focus')).toHaveCount(1);
});

test('the link to a view shows a colleague the same rows and columns, whatever columns they have chosen', async ({ page, shop, browser, origin }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const filter = encodeURIComponent('{"orderStatus":{"in":["Delivered"]}}');
  await shop.open(`/orders?filter=${filter}&sort=totalPrice&order=DESC`);
  const heads = page.getByRole('main').getByRole('columnheader');
  const rows = page.locator('tr[data-row]');
  await expect(rows).toHaveCount(10);
  const seen = { heads: await heads.allTextContents(), rows: await rows.allTextContents() };
  await page.getByRole('button', { name: 'My views' }).click();
  const panel = page.getByRole('dialog', { name: 'My views of this list' });
  await panel.getByRole('textbox', { name: 'View name' }).pressSequentially('Dear ones');
  await page.keyboard.press('Enter');
  const pressed = await counted(page);
  await panel.getByRole('button', { name: 'Copy link to Dear ones' }).click();
  await expect(page.getByText('Link to “Dear ones” copied')).toBeVisible();
  expect(await pressed.clicks()).toBe(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());

  const colleague = await (await browser.newContext({ baseURL: origin })).newPage();
  await colleague.goto('/orders');
  await shop.signIn(colleague);
  const others = colleague.getByRole('main').getByRole('columnheader');
  await expect(others.last()).toBeVisible();
  await colleague.getByRole('button', { name: 'Columns' }).click();
  await colleague.getByRole('checkbox', { name: 'Order Id' }).click();
  await colleague.keyboard.press('Escape');
  await expect(others).not.toHaveText(seen.heads);
  await colleague.goto(copied);
  await expect.poll(() => others.allTextContents()).toEqual(seen.heads);
  await expect.poll(() => colleague.locator('tr[data-row]').allTextContents()).toEqual(seen.rows);
  await colleague.context().close();
});
