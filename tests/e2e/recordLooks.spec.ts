import { expect, test } from '#tests/support/app.ts';

const id = '6930c3a49f4c27b1e63a9538';

test('a record has on top what is asked most of it, names itself in the tab, and leads back to its list as that was left', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  await shop.open('/products?filter=%7B%22q%22%3A%22Meen%20Chatti%22%7D');
  await page.getByRole('link', { name: 'View Clay Meen Chatti 2 L' }).click();
  const summary = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(summary).toHaveText(['Price₹420', 'Stock0', /Active/]);
  await expect(page).toHaveTitle('Clay Meen Chatti 2 L | Malabar Bazaar');
  const status = page.getByRole('main').getByRole('switch');
  await expect(status).toBeChecked();
  await status.click();
  await expect(status).not.toBeChecked();
  await page.getByRole('link', { name: 'Update', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Product');
  await expect(page).toHaveTitle('Update Product · Clay Meen Chatti 2 L | Malabar Bazaar');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/Meen/);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('Meen Chatti');
});

test('the settings that take a column out of the list take it off the summary too', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /settings', body: { _id: 's', setup: { productInputs: ['name', 'sellingPrice'], classificationInputs: [] } } });
  await shop.open(`/product/${id}`);
  await expect(page.getByRole('main').getByRole('list').first().getByRole('listitem')).toHaveText(['Price₹420']);
});

test('the font is asked for after the first row, and is there at once the next time', async ({ page, shop }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('tbody tr td')) return;
      observer.disconnect();
      Object.assign(window, { fontsBeforeRow: performance.getEntriesByType('resource').filter(({ name }) => name.includes('.woff2')).length });
    }).observe(document, { childList: true, subtree: true });
  });
  await shop.open('/products');
  const isHere = () => page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded'));
  await expect.poll(isHere).toBe(true);
  expect(await page.evaluate(() => (window as { fontsBeforeRow?: number }).fontsBeforeRow)).toBe(0);
  expect(
    await page
      .getByRole('cell')
      .nth(2)
      .evaluate(cell => getComputedStyle(cell).fontVariantNumeric),
  ).toBe('tabular-nums');
});

test('rows stand as close as the person likes them, also the next time', async ({ page, shop }) => {
  await shop.open('/shops');
  const row = page.locator('main tbody tr').first();
  const height = async () => (await row.boundingBox())?.height ?? 0;
  await expect(row).toBeVisible();
  expect(await height()).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Layout settings' }).click();
  await page.getByRole('radiogroup', { name: 'Rows of tables' }).getByRole('radio', { name: 'Compact' }).check();
  await expect.poll(height).toBeLessThan(40);
  await page.reload();
  await expect.poll(height).toBeLessThan(40);
});

test('lists that tell records apart have icons that tell, in the menu', async ({ page, shop }) => {
  await shop.open('/orders');
  const drawn = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).locator('svg').innerHTML();
  const icons = await Promise.all(
    ['All Orders', 'Starred Orders', 'Cancelled Orders', 'Returned Orders', 'Banned Shops', 'Unapproved Shops'].map(drawn),
  );
  expect(new Set(icons).size).toBe(6);
});

test('a very long text begins folded, and all of it is there to be unfolded, found and printed', async ({ page, shop }) => {
  const matches = await shop.ask<{ primaryLang: object }>(`/product/admin/single/${id}`);
  const long = 'x'.repeat(10_000);
  await shop.fail({
    call: 'GET /product/admin/single/*',
    status: 200,
    body: { ...matches, primaryLang: { ...matches.primaryLang, name: long, description: long } },
  });
  await shop.open(`/product/${id}`);
  const main = page.getByRole('main');
  const fold = main.getByRole('button', { name: 'Show the whole text' });
  await expect(fold).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long);
  const height = async () => (await main.boundingBox())?.height ?? 0;
  const folded = await height();
  expect(folded).toBeLessThan(4000);
  await fold.first().click();
  await expect(main.getByRole('button', { name: 'Show less' })).toBeFocused();
  expect(await height()).toBeGreaterThan(folded + 500);
  await main.getByRole('button', { name: 'Show less' }).click();
  expect(await height()).toBe(folded);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(height).toBeGreaterThan(folded + 500);
});

test('in a narrow card the values of a record have more room than its labels', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { shopProducts } = await shop.ask<{ shopProducts: { _id: string }[] }>('/shopProduct/all?page=1&limit=1');
  await shop.open(`/shopproduct/${shopProducts[0]?._id}`);
  const widthOf = async (role: 'term' | 'definition') => (await page.getByRole(role).first().boundingBox())?.width ?? 0;
  await expect(page.getByRole('definition').first()).toBeVisible();
  expect(await widthOf('definition')).toBeGreaterThan(await widthOf('term'));
});
