import type { Page } from '@playwright/test';
import { expect, test } from '#tests/dialects/app.ts';
import type { SpokenName } from '#tests/dialects/dialect.ts';
import type { Shop } from '#tests/support/app.ts';

/** The reads of the list in each dialect: the first page, the second one, a search, and a filter. */
const reads: Record<SpokenName, readonly [first: string, second: string, search: string, filter: string]> = {
  shop: ['limit=10&page=1', 'limit=10&page=2', 'limit=10&page=1&search=Crate 12', 'limit=10&page=1&priceFrom=3&priceTo=4'],
  rest: [
    'filter={}&range=[0,9]&sort=["id","ASC"]',
    'filter={}&range=[10,19]&sort=["id","ASC"]',
    'filter={"q":"Crate 12"}&range=[0,9]&sort=["id","ASC"]',
    'filter={"price":{"from":3,"to":4}}&range=[0,9]&sort=["id","ASC"]',
  ],
  jsonServer: ['_end=10&_start=0', '_end=20&_start=10', '_end=10&_start=0&q=Crate 12', '_end=10&_start=0&price_gte=3&price_lte=4'],
  offset: ['limit=10&offset=0', 'limit=10&offset=10', 'limit=10&offset=0&search=Crate 12', 'limit=10&offset=0&priceFrom=3&priceTo=4'],
  another: [
    'page[number]=1&page[size]=10',
    'page[number]=2&page[size]=10',
    'page[number]=1&page[size]=10&search=Crate 12',
    'page[number]=1&page[size]=10&priceFrom=3&priceTo=4',
  ],
};

/** Signs in through the form, which knows the addresses of the shop's own build. */
async function signIn(page: Page, shop: Shop): Promise<void> {
  await page.goto('/login');
  await shop.signIn();
  await expect(page).toHaveURL(/\/dashboard$/);
}

const isPatched = (name: SpokenName) => name === 'offset' || name === 'another';

for (const [name, [first, second, search, filter]] of Object.entries(reads) as [SpokenName, (typeof reads)[SpokenName]][])
  test(`in ${name}, staff sign in, page, search and filter a list, and make, change and delete a record`, {
    tag: name === 'another' ? '@quick' : [],
  }, async ({ page, shop, speak }) => {
    await speak(name);
    await signIn(page, shop);
    await page.goto('/crates');
    const cell = (text: string) => page.getByRole('cell', { name: text, exact: true });
    const read = async (query: string) =>
      expect.poll(() => shop.sent({ reads: true }).map(({ url }) => decodeURIComponent(url))).toContain(`/crates?${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Crates' })).toBeVisible();
    await expect(page.getByText('1–10 of 12')).toBeVisible();
    await read(first);

    await page.getByRole('button', { name: 'Go to page 2' }).click();
    await expect(page.getByText('11–12 of 12')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(3);
    await read(second);

    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(() => decodeURIComponent(shop.sent({ reads: true }).at(-1)?.url ?? '')).toMatch(/^\/crates\?.*(=|\[")name\b/);
    await page.goto('/crates');
    await expect(page.getByText('1–10 of 12')).toBeVisible();

    const box = page.getByRole('searchbox', { name: 'Search' });
    await box.pressSequentially('Crate 12');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(cell('Crate 12')).toBeVisible();
    await read(search);
    await box.fill('');
    await page.goto(`/crates?filter=${encodeURIComponent(JSON.stringify({ price: { from: 3, to: 4 } }))}`);
    await expect(cell('Crate 3')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(3);
    await read(filter);

    await page.goto('/crates/create/new');
    shop.forget();
    await page.getByLabel('Name').pressSequentially('Chest of teak');
    await page.getByRole('button', { name: 'Create Crate' }).click();
    await expect(page.getByText('Crate Created Successfully!')).toBeVisible();
    expect(shop.sent()).toEqual([{ method: 'POST', url: '/crates', body: expect.objectContaining({ name: 'Chest of teak' }) }]);
    // The form leads to the list by itself, and would leave an address that is opened before.
    await expect(page).toHaveURL(/\/crates(\?|$)/);
    await page.goto(`/crates?filter=${encodeURIComponent(JSON.stringify({ q: 'teak' }))}`);
    const row = page.getByRole('row', { name: /Chest of teak/ });

    await row.getByRole('link', { name: /^Edit/ }).click();
    const price = page.getByLabel('Price');
    shop.forget();
    await price.pressSequentially('12.5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Crate Updated Successfully!')).toBeVisible();
    const [sent] = shop.sent();
    expect(sent).toMatchObject({ method: isPatched(name) ? 'PATCH' : 'PUT', body: { price: 12.5 } });
    if (isPatched(name)) expect(sent?.body).toEqual({ price: 12.5 });
    else expect(sent?.body).toMatchObject({ name: 'Chest of teak' });

    await expect(page).toHaveURL(/\/crates(\?|$)/);
    await page.goto(`/crates?filter=${encodeURIComponent(JSON.stringify({ q: 'teak' }))}`);
    shop.forget();
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
    expect(shop.sent()).toEqual([{ method: 'DELETE', url: sent?.url ?? '', body: undefined }]);
  });

test('a refused token of another header ends the session, and the server’s words are shown', async ({ page, shop, speak }) => {
  await speak('another');
  await signIn(page, shop);
  await page.goto('/crates');
  await expect(page.getByText('1–10 of 12')).toBeVisible();
  await shop.fail({ call: 'GET /crates', status: 500, message: 'The store is closed' });
  await page.reload();
  await expect(page.getByText('The store is closed').first()).toBeVisible();
  await shop.fail();
  const answered = page.waitForRequest(sent => sent.url().includes('/api/crates'));
  await page.getByRole('button', { name: 'Retry' }).first().click();
  const headers = (await answered).headers();
  expect(headers['x-auth-token']).toMatch(/^mock\./);
  expect(headers.authorization).toBeUndefined();
  await expect(page.getByText('1–10 of 12')).toBeVisible();
  await shop.fail({ call: 'GET /crates', status: 401, message: 'No user in this Token #admin' });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('No user in this Token #admin');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
});
