/**
 * Whether every documented address can be used by finger, on phones and tablets. A sample runs in `npm run test:all`, everything in `npm run
 * test:hard`.
 */
import type { Page } from '@playwright/test';
import { addressOf, tables } from '#tests/support/addresses.ts';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { storedName } from '#tests/support/basePath.ts';
import { walkOpened } from '#tests/support/opened.ts';
import { smallTargets } from '#tests/support/touch.ts';

const isWhole = process.env.MATRIX === 'all';
const all = Object.values(tables)
  .flat()
  .map(([pattern]) => pattern);

/** The devices. In the sample, one of `every` addresses is opened on each. */
const devices = {
  'a phone': { viewport: { width: 360, height: 800 }, every: 8, look: {} },
  'a tablet': { viewport: { width: 768, height: 1024 }, every: 16, look: {} },
  'a phone with dense tables': { viewport: { width: 360, height: 800 }, every: 16, look: { density: 'compact' } },
};

async function open(page: Page, shop: Shop, address: string): Promise<void> {
  await shop.open(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /./ })).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/tile\.openstreetmap\.org/, route => route.fulfill({ status: 204 }));
});

for (const [device, { viewport, every, look }] of Object.entries(devices)) {
  test.describe(() => {
    test.use({ viewport, hasTouch: true, isMobile: true });
    const addresses = all.filter((_, place) => isWhole || place % every === 0);

    test(`${addresses.length} addresses on ${device} have nothing that a finger misses`, async ({ page, shop }) => {
      test.setTimeout(60_000 + addresses.length * 10_000);
      await page.addInitScript(([key, look]) => localStorage.setItem(key, look), [
        `RaStore${storedName('shopAdmin')}.look`,
        JSON.stringify(look),
      ] as const);
      const problems: string[] = [];
      for (const pattern of addresses) {
        const address = await addressOf(pattern, shop);
        await open(page, shop, address);
        problems.push(...(await smallTargets(page)).map(line => `${address}: ${line}`));
      }
      expect(problems).toEqual([]);
    });
  });
}

test.describe(() => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('the bar and the menu of a phone open by finger, with nothing that a finger misses', async ({ page, shop }) => {
    const problems: string[] = [];
    const count = await walkOpened(page, {
      ready: () => open(page, shop, '/colors'),
      visit: async name => void problems.push(...(await smallTargets(page)).map(line => `${name}: ${line}`)),
      within: 'header',
    });
    expect(count).toBeGreaterThan(4);
    expect(problems).toEqual([]);
  });

  test('a card that shows more can be ticked and switched; where there is no more, nothing offers it', { tag: '@quick' }, async ({ page, shop }) => {
    await open(page, shop, '/products');
    const row = page.locator('tr[data-row]').first();
    await row.getByRole('button', { name: /^More about/ }).tap();
    await expect(row.getByRole('link', { name: /^Edit / })).toBeVisible();
    await row.getByRole('checkbox').tap();
    await expect(row.getByRole('checkbox')).toBeChecked();
    // The bar of the selection moves the rows down.
    await expect(page.getByText('1 selected')).toBeVisible();
    await row.getByRole('switch').tap();
    await expect.poll(() => shop.sent().length).toBe(1);
    // The card itself is the link.
    await row.getByRole('link', { name: /^View / }).tap({ position: { x: 160, y: 16 } });
    await expect(page).toHaveURL(/\/product\//);
    await open(page, shop, '/shops');
    await expect(page.locator('tr[data-row]')).toHaveCount(10);
    const waiting = page.locator('tr[data-row]').filter({ has: page.locator('[aria-label^=Approve]') });
    await expect(page.getByRole('button', { name: /^More about/ })).toHaveCount(await waiting.count());
  });

  test('what a bulk change could not do stands below the bar of the rows that stay selected', { tag: '@quick' }, async ({ page, shop }) => {
    await open(page, shop, '/products');
    for (const row of [0, 1, 2, 3]) await page.locator('tr[data-row]').nth(row).getByRole('checkbox').tap();
    await shop.fail({ call: 'POST /product/admin/status/*', status: 500, message: 'The shop is closed', times: 2 });
    await page.getByRole('button', { name: 'Deactivate', exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).tap();
    const outcome = page.getByRole('region', { name: '2 products deactivated, 2 failed' });
    await expect(outcome).toBeFocused();
    const bar = page.getByRole('group').filter({ hasText: '2 selected' });
    const bottomOf = async () => (box => box && box.y + box.height)(await bar.boundingBox()) ?? 0;
    await expect.poll(async () => ((await outcome.boundingBox())?.y ?? 0) - (await bottomOf())).toBeGreaterThanOrEqual(0);
  });

  test('prices are typed into the cards of a phone', { tag: '@quick' }, async ({ page, shop }) => {
    await open(page, shop, '/products');
    await page.getByRole('button', { name: 'Edit prices and stock' }).tap();
    const price = page.getByRole('textbox', { name: /^List price: / }).first();
    await price.tap();
    await expect(price).toBeFocused();
    await price.fill('750');
    await price.press('Enter');
    await expect.poll(() => shop.sent().map(({ method }) => method)).toEqual(['PUT']);
    await expect(page).toHaveURL('/products');
  });

  test('the filters of a phone show a whole day', async ({ page, shop }) => {
    await open(page, shop, '/orders');
    await page.getByRole('button', { name: 'Filter and sort' }).tap();
    const day = page.getByRole('textbox', { name: 'Order Date from' });
    await day.fill('28/11/2026');
    expect(await day.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  for (const pattern of isWhole ? all : []) {
    test(`what opens on ${pattern} of a phone has nothing that a finger misses`, async ({ page, shop }) => {
      test.setTimeout(240_000);
      const address = await addressOf(pattern, shop);
      const problems: string[] = [];
      const count = await walkOpened(page, {
        ready: () => open(page, shop, address),
        visit: async name => void problems.push(...(await smallTargets(page)).map(line => `${name}: ${line}`)),
      });
      test.info().annotations.push({ type: 'opened', description: String(count) });
      expect(problems).toEqual([]);
    });
  }
});
