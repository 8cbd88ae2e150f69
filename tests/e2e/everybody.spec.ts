/**
 * Every documented address as different people see it, held against axe. `addresses.spec` looks at each in the light; here a sample runs
 * with all tests, everything by `npm run test:hard`.
 */
import type { Page } from '@playwright/test';
import { addressOf, tables } from '../support/addresses';
import { expect, type Shop, test } from '../support/app';
import { unreadable } from '../support/axe';
import { main } from '../support/declaredForms';
import { walkOpened } from '../support/opened';

/** How somebody sees the screens: what is set before they are opened, and what is done there. */
interface Look {
  before: (page: Page) => Promise<unknown>;
  act?: (page: Page) => Promise<void>;
  fits?: (address: string) => boolean;
}

const looks: Record<string, Look> = {
  'in the dark': { before: page => page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }) },
  'from right to left': { before: page => page.addInitScript(() => localStorage.setItem('I18N_LANGUAGE', 'trial')) },
  // What a window of 1280 by 800 has room for.
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

/** Of each look, every so many addresses. */
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
    const found: string[] = [];
    for (const pattern of addresses) {
      const address = await addressOf(pattern, shop);
      await open(page, shop, address);
      await act?.(page);
      found.push(...(await unreadable(page)).map(line => `${address}: ${line}`));
    }
    expect(found).toEqual([]);
  });
}

/** Everything that opens on an address, over and over from its beginning; what would be written is refused, so that nothing is. */
async function walk(page: Page, shop: Shop, address: string, visit: (name: string) => Promise<void>): Promise<number> {
  const ready = () => open(page, shop, address);
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

const opened = every === 1 ? all : ['/orders'];
test(`what opens on ${opened.length} addresses can be read and used by everybody`, async ({ page, shop }) => {
  test.setTimeout(60_000 + opened.length * 120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/tile\.openstreetmap\.org/, route => route.fulfill({ status: 204 }));
  await page.route('**/api/**', (route, request) =>
    request.method() === 'GET' || request.url().includes('/api/mock/')
      ? route.fallback()
      : route.fulfill({ status: 409, json: { message: 'Not now' } }),
  );
  const found: string[] = [];
  let count = 0;
  for (const pattern of opened) {
    const address = await addressOf(pattern, shop);
    count += await walk(page, shop, address, async name => {
      found.push(...(await unreadable(page)).map(line => `${address}: ${name}: ${line}`));
    });
  }
  expect(count).toBeGreaterThan(opened.length);
  expect(found).toEqual([]);
});
