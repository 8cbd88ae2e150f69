import { expect, test, watchErrors } from '#tests/support/app.ts';

/** The texts and rows of these screens come from another scenario than the fixtures. */
const inScenario = (scenario: string, seed = 1) => ({ 'X-Mock-Scenario': scenario, 'X-Mock-Seed': String(seed) });

test('a setup that puts no column in use leaves the one that names the row', async ({ page, shop }) => {
  await page.setExtraHTTPHeaders(inScenario('bare-setup'));
  await shop.open('/products');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(/\w+ \w+/);
});

test('a token that is refused leads to the sign-in, which says why', async ({ page, shop }) => {
  await page.setExtraHTTPHeaders(inScenario('expired'));
  await shop.open('/orders');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('No user in this Token #admin')).toBeVisible();
});

test('markup in every text is shown as it is and runs nowhere; the longest word widens no page', { tag: '@quick' }, async ({ page, shop }) => {
  const errors = watchErrors(page);
  await page.setExtraHTTPHeaders(inScenario('hostile', 2));
  await shop.open('/products');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(11);
  for (const address of ['/orders', '/superadmin/settings?tab=legal']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('progressbar').filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(await page.evaluate(() => [(window as { hostile?: unknown }).hostile, ({} as { hostile?: unknown }).hostile])).toEqual([
    undefined,
    undefined,
  ]);
  expect(errors.filter(error => !/^Failed to load resource/.test(error))).toEqual([]);
});

test('a list stands whatever of its answer is broken, missing, null, unknown or a text', async ({ page, shop }) => {
  const errors = watchErrors(page);
  await page.setExtraHTTPHeaders(inScenario('malformed', 3));
  await shop.open('/shops');
  for (let turn = 0; turn < 5; turn++) {
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('row').nth(1).or(page.getByText('The server sent an answer that cannot be read. Try again.'))).toBeVisible();
    await page.reload();
  }
  expect(errors.filter(error => !/^Failed to load resource/.test(error))).toEqual([]);
});

test('a write that is refused says why beside the input, and what was typed stays', async ({ page, shop }) => {
  await page.setExtraHTTPHeaders(inScenario('refusing'));
  await shop.open('/brand/create/new');
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Refused Looms');
  await page.getByRole('button', { name: 'Create Brand' }).click();
  await expect(page.getByText(/is not accepted|cannot be done now/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Refused Looms');
});
