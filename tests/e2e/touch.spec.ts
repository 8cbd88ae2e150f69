/** What a finger finds on every documented address of a phone. A sample runs with all tests, everything by `npm run test:hard`. */
import { addressOf, tables } from '../support/addresses';
import { expect, test } from '../support/app';
import { smallTargets } from '../support/touch';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });
const every = process.env.MATRIX === 'all' ? 1 : 8;
const addresses = Object.values(tables)
  .flat()
  .map(([pattern]) => pattern)
  .filter((_, place) => place % every === 0);

test(`${addresses.length} addresses on a phone have nothing that a finger misses`, async ({ page, shop }) => {
  test.setTimeout(60_000 + addresses.length * 10_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/tile\.openstreetmap\.org/, route => route.fulfill({ status: 204 }));
  const found: string[] = [];
  for (const pattern of addresses) {
    const address = await addressOf(pattern, shop);
    await shop.open(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: /./ })).toHaveCount(0);
    found.push(...(await smallTargets(page)).map(line => `${address}: ${line}`));
  }
  expect(found).toEqual([]);
});
