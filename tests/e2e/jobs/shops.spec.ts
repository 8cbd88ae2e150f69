import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { expectReadable } from '#tests/support/axe.ts';
import { counted } from '#tests/support/clicks.ts';
import { widths } from '#tests/support/widths.ts';

interface ShopRow {
  _id: string;
  shopName: string;
  isApproved: boolean;
  isActive: boolean;
}

const shopsOf = async (shop: Shop, list: string) => (await shop.ask<{ shops: ShopRow[] }>(`/shop/${list}?page=1&limit=10`)).shops;

/** The server has no number, and 0, 0 for a place, of any shop. */
async function withoutDetails(page: Page) {
  const bare = (shop: object) => ({ ...shop, contactNumber: '', location: { coordinates: [0, 0] } });
  await page.route(/\/api\/shop\/[^/]+(\/all\?.*)?$/, async route => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: answer.shops ? { ...answer, shops: answer.shops.map(bare) } : bare(answer) });
  });
}

for (const width of widths) {
  test(`at ${width} pixels the screen of a new shop says what is missing, leads to the form, and lets staff approve`, {
    tag: width === 1024 ? '@quick' : [],
  }, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(/tile\.openstreetmap\.org/, route => route.abort());
    const [waiting] = (await shopsOf(shop, 'unapproved/all')) as [ShopRow];
    await withoutDetails(page);
    const pressed = await counted(page);
    await shop.open(`/shop/${waiting._id}`);
    const card = page.getByRole('region', { name: 'Readiness' });
    await expect(card.getByRole('note')).toHaveText('Not ready. Missing: Contact Number, Coordinates');
    await expect(card.getByRole('listitem')).toHaveCount(12);
    await expect(card.getByRole('listitem').nth(0)).toHaveText('Contact Number: missing');
    await expect(card.getByRole('listitem').nth(2)).toHaveText('Shop Number: present');
    await expectReadable(page);
    await card.getByRole('link', { name: 'Coordinates' }).click();
    await expect(page).toHaveURL(`/shop/update/${waiting._id}`);
    await page.goBack();
    shop.forget();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText('Shop Status Changed Successfully!')).toBeVisible();
    expect(shop.sent()).toEqual([{ method: 'POST', url: '/shop/status', body: { shopId: waiting._id, operation: 'APPROVE' } }]);
    expect(await pressed.clicks()).toBe(2);
  });
}

test('a complete shop says so in one line; what each waiting shop lacks is a column that staff choose', async ({ page, shop }) => {
  const [waiting] = (await shopsOf(shop, 'unapproved/all')) as [ShopRow];
  await shop.open(`/shop/${waiting._id}`);
  const card = page.getByRole('region', { name: 'Readiness' });
  await expect(card.getByText('Nothing is missing.')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(0);
  await card.getByRole('button', { name: 'Show the list (12 of 12 present)' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(12);
  await withoutDetails(page);
  await page.goto('/shops/unapproved');
  await expect(page.getByRole('columnheader')).toHaveText(['Shop Name', 'Dealer Name', 'Place', 'District', 'Action']);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Missing' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader')).toHaveText(['Shop Name', 'Dealer Name', 'Place', 'District', 'Missing', 'Action']);
  await expect(page.getByRole('row', { name: waiting.shopName }).getByText('Contact Number')).toBeVisible();
});

for (const width of widths) {
  test(`at ${width} pixels a reason is asked where several shops are banned, and added to the journal after one click on a shop`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const [first, second] = (await shopsOf(shop, 'all')).filter(({ isApproved, isActive }) => isApproved && isActive) as [ShopRow, ShopRow];
    await shop.open('/shops');
    await page.getByRole('checkbox', { name: `Select ${first.shopName}` }).check();
    await page.getByRole('button', { name: 'ban', exact: true }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.type('Late parcels');
    await expectReadable(page);
    shop.forget();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: '1 shop banned' })).toBeVisible();
    await page.goto(`/shop/${second._id}`);
    await page.getByRole('button', { name: 'ban', exact: true }).click();
    await expect(page.getByText('Shop Status Changed Successfully!')).toBeVisible();
    expect(shop.sent().map(({ body }) => body)).toEqual([first, second].map(({ _id }) => ({ shopId: _id, operation: 'ACTIVE' })));
    await page.getByRole('button', { name: /^Admin menu/ }).click();
    await page.getByRole('menuitem', { name: 'My changes' }).click();
    await expect(page.getByRole('row', { name: first.shopName })).toContainText('Reason: Late parcels');
    const row = page.getByRole('row', { name: second.shopName });
    const add = row.getByRole('button', { name: `Add: Reason ${second.shopName}` });
    await add.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await add.click();
    await page.keyboard.type('Wrong goods');
    await expectReadable(page);
    await question.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(row).toContainText('Reason: Wrong goods');
    await expect(add).toHaveCount(0);
  });
}
