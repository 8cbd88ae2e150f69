import type { Page } from '@playwright/test';
import { type Resource, removesRecord } from '#define';
import { controlHeaders } from '#mock-api/engine/guard.ts';
import { resources } from '#resources';
import { settled, watchRequests } from '#tests/matrix/settled.ts';
import { addressOf, product, tables } from '#tests/support/addresses.ts';
import { expect, type Shop, test } from '#tests/support/app.ts';

/** The mock accepts only documented calls and parameters, and notes all others. */
test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Mock-Scenario': 'documented' });
  watchRequests(page);
});

/** The undocumented requests since the last call. */
const undocumented = async (page: Page): Promise<string[]> => (await page.request.get('/api/mock/mismatches', { headers: controlHeaders })).json();

for (const [part, table] of Object.entries(tables)) {
  test(`no address of ${part} asks by itself for what is not documented`, async ({ page, shop }) => {
    test.slow();
    await page.route(/tile\.openstreetmap\.org/, route => route.abort());
    for (const [pattern, heading] of table) {
      const address = await addressOf(pattern, shop);
      await shop.open(address);
      await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
      if (address === '/dashboard') await expect(page.getByRole('region', { name: 'Sales' })).toBeVisible();
      await settled(page);
      expect(await undocumented(page), address).toEqual([]);
    }
  });
}

/** The lists whose rows ask a question before something is deleted. */
const deleting = resources.flatMap(({ lists, calls, actions }: Resource) =>
  Object.values(lists).flatMap(({ path, row = [] }) => {
    const asks = (button: unknown) =>
      typeof button === 'string' && removesRecord({ actions }, button) && (button === 'delete' ? !calls.delete?.undoable : actions[button]?.confirm);
    return path && row.some(asks) ? [path] : [];
  }),
);

async function askedBeforeDelete(page: Page, address: string, shop: Shop): Promise<void> {
  await shop.open(address);
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^(Hard )?Delete/ })
    .first();
  await button.click();
  await expect(page.getByRole('dialog'), address).toBeVisible();
  await settled(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog'), address).toBeHidden();
}

test('many lists ask before a delete', () => {
  expect(deleting.length).toBeGreaterThan(10);
});

for (const pattern of [...deleting, `/product/${product}`, '/shop/:shop', '/shopproduct/:shopproduct']) {
  test(`the question before a delete at ${pattern} asks by itself for nothing that is not documented`, async ({ page, shop }) => {
    await page.route(/tile\.openstreetmap\.org/, route => route.abort());
    await askedBeforeDelete(page, await addressOf(pattern, shop), shop);
    expect(await undocumented(page)).toEqual([]);
    expect(shop.sent()).toEqual([]);
  });
}

test('where a record is used is looked for on a press, and what the server does not tell is said', async ({ page, shop }) => {
  await shop.open('/classifications?type=category');
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Check where it is used' }).click();
  await expect(dialog.getByText('Not known: the server does not tell which Products use it.')).toBeVisible();
  expect(await undocumented(page)).toEqual([expect.stringContaining("its parameter 'category' is documented nowhere")]);
});

test('the dashboard counts what documented calls tell, the rest on a press, and says what the server does not filter', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  await shop.open('/dashboard');
  const inbox = page.getByRole('region', { name: 'To do' });
  const { total } = await shop.ask<{ total: number }>('/shop/unapproved/all?page=1&limit=10');
  await expect(inbox.getByRole('link', { name: /^Shops to approve/ })).toHaveText(`Shops to approve${total}`);
  await expect(inbox.getByRole('link', { name: /^Out of stock/ })).toHaveText('Out of stock');
  await settled(page);
  expect(await undocumented(page)).toEqual([]);
  await inbox.getByRole('button', { name: 'Count' }).click();
  await expect(inbox.getByRole('link', { name: /^Out of stock/ })).toHaveText('Out of stock—');
  await expect(inbox.getByText("Not available: the server can't filter by this.").first()).toBeVisible();
  const sales = page.getByRole('region', { name: 'Sales' });
  await sales.getByRole('button', { name: 'Count' }).click();
  await expect(sales.getByText(/^(From|Only from the latest) [\d,]+ orders/)).toBeVisible();
  await settled(page);
  expect((await undocumented(page)).length).toBeGreaterThan(0);
});

test('the finder searches by documented parameters, and the other lists on a press', async ({ page, shop }) => {
  await shop.open('/colors');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.keyboard.type('kurta');
  await expect(page.getByRole('group', { name: 'Products', exact: true }).getByRole('option').first()).toBeVisible();
  await settled(page);
  expect(await undocumented(page)).toEqual([]);
  await page.getByRole('option', { name: /^Search in .*Orders.* too$/ }).click();
  await settled(page);
  expect(await undocumented(page)).toContain("GET /order/admin/all: its parameter 'search' is documented nowhere");
});

test('a search that the server ignores is said to be ignored, and is taken away on request', async ({ page, shop }) => {
  await shop.open('/users');
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody at all');
  const note = page.getByText('The server does not filter by Search (nobody at all): what is shown is not filtered by it.');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Remove this filter' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  expect(new Set(await undocumented(page))).toEqual(new Set(["GET /user/admin/all: its parameter 'search' is documented nowhere"]));
});
