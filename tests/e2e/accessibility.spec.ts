/**
 * Every documented address in the dark, from right to left, enlarged and with errors shown, checked by axe. `addresses.spec` checks each in the
 * light. A sample runs in `npm run test:all`, everything in `npm run test:hard`.
 */
import type { Page } from '@playwright/test';
import { addressOf, tables } from '#tests/support/addresses.ts';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { unreadable } from '#tests/support/axe.ts';
import { main } from '#tests/support/declaredForms.ts';
import { inMode, rightToLeft } from '#tests/support/looks.ts';
import { walkOpened } from '#tests/support/opened.ts';

/** One way to see the screens: what is set before they open, and what is done on them. */
interface Look {
  before: (page: Page) => Promise<unknown>;
  act?: (page: Page) => Promise<void>;
  fits?: (address: string) => boolean;
}

const looks: Record<string, Look> = {
  'in the dark': { before: page => inMode(page, 'dark') },
  'from right to left': { before: rightToLeft },
  // The room that a window of 1280 by 800 has at 200 %.
  'at 200 %': { before: page => page.setViewportSize({ width: 640, height: 400 }) },
  'with what is wrong shown': {
    before: async () => {},
    fits: address => address.includes('/create'),
    act: async page => {
      await main(page).locator('button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeAttached();
    },
  },
};

/** In each look, one of this many addresses is checked. */
const every = process.env.MATRIX === 'all' ? 1 : 12;

const all = Object.values(tables)
  .flat()
  .map(([pattern]) => pattern);

async function open(page: Page, shop: Shop, address: string): Promise<void> {
  await shop.open(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /./ })).toHaveCount(0);
}

for (const [look, { before, act, fits = () => true }] of Object.entries(looks)) {
  const addresses = all.filter(fits).filter((_, place) => place % every === 0);

  test(`${addresses.length} addresses ${look} can be read and used by everybody`, async ({ page, shop }) => {
    test.setTimeout(60_000 + addresses.length * 10_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/tile\.openstreetmap\.org/, route => route.fulfill({ status: 204 }));
    await before(page);
    const problems: string[] = [];
    for (const pattern of addresses) {
      const address = await addressOf(pattern, shop);
      await open(page, shop, address);
      await act?.(page);
      problems.push(...(await unreadable(page)).map(line => `${address}: ${line}`));
    }
    expect(problems).toEqual([]);
  });
}

/** Opens everything that opens on an address, starting again from the address each time. Returns how much opened. */
async function walk(page: Page, shop: Shop, address: string, visit: (name: string) => Promise<void>): Promise<number> {
  const ready = async () => {
    await open(page, shop, address);
    // The title stands before the parts of the screen have loaded.
    await page.waitForLoadState('networkidle');
  };
  const count = await walkOpened(page, { ready, visit });
  const tick = page.getByRole('row').getByRole('checkbox');
  await ready();
  if (!(await tick.nth(1).isVisible())) return count;
  const ticked = async () => {
    await ready();
    await tick.nth(1).check();
    await tick.nth(2).check();
  };
  return count + (await walkOpened(page, { ready: ticked, visit: name => visit(`two ticked: ${name}`), within: 'main .MuiAlert-root' }));
}

/** Refuses all writes, so that opening things changes nothing. */
async function refuseWriting(page: Page): Promise<void> {
  await page.route('**/api/**', (route, request) =>
    request.method() === 'GET' || request.url().includes('/api/mock/')
      ? route.fallback()
      : route.fulfill({ status: 409, json: { message: 'Not now' } }),
  );
}

const { 'with what is wrong shown': _, ...waysToSee } = looks;
const inTheLight: Look = { before: async () => {} };
const opened = every === 1 ? all : ['/orders'];
const inLooks = Object.entries(every === 1 ? { 'in the light': inTheLight, ...waysToSee } : { 'in the light': inTheLight });
for (const [look, { before }] of inLooks) {
  for (const pattern of opened) {
    test(`what opens on ${pattern} ${look} can be read and used by everybody`, async ({ page, shop }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route(/tile\.openstreetmap\.org/, route => route.fulfill({ status: 204 }));
      await refuseWriting(page);
      await before(page);
      const problems: string[] = [];
      const count = await walk(page, shop, await addressOf(pattern, shop), async name => {
        problems.push(...(await unreadable(page)).map(line => `${name}: ${line}`));
      });
      test.info().annotations.push({ type: 'opened', description: String(count) });
      if (every > 1) expect(count).toBeGreaterThan(1);
      expect(problems).toEqual([]);
    });
  }
}

for (const [look, { before }] of inLooks)
  test(`the bar around every screen, the palette and the sheet of keys ${look} can be read and used by everybody`, async ({ page, shop }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await before(page);
    const problems: string[] = [];
    const visit = async (name: string) => void problems.push(...(await unreadable(page)).map(line => `${name}: ${line}`));
    // These two buttons change the look.
    const only = (name: string) => !/full screen|theme/i.test(name);
    const count = await walkOpened(page, { ready: () => open(page, shop, '/colors'), visit, within: 'header', only });
    expect(count).toBeGreaterThan(3);
    await open(page, shop, '/colors');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog').getByRole('combobox');
    await search.fill('orders');
    await expect(page.getByRole('option').first()).toBeVisible();
    await visit('found');
    await search.fill('qqqqqq');
    await expect(page.getByRole('option')).toHaveCount(0);
    await visit('nothing found');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await visit('keys');
    expect(problems).toEqual([]);
  });
