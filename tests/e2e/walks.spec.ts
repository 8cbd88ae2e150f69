/**
 * Random walks from the dashboard by the app's own links and buttons: reads, forms opened and left, dialogs opened and closed, back. A failure prints
 * its seed and its steps. `WALK=<seed>` repeats a walk, `WALK=<first>-<last>` runs many.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';
import { rightToLeft } from '#tests/support/looks.ts';
import { expectWell, walk, watchWalk } from '#tests/support/walks.ts';

/** How many steps a walk has. */
const steps = 14;

/** Directions and devices, set before the app opens. */
const walkers: Record<string, { viewport?: { width: number; height: number }; hasTouch?: boolean; before?: (page: Page) => Promise<unknown> }> = {
  'from left to right': {},
  'from right to left': { before: rightToLeft },
  'on a phone': { viewport: { width: 360, height: 740 }, hasTouch: true },
};

const [first = 1, last = first] = (process.env.WALK ?? '6-7').split('-').map(Number);
const seeds = Array.from({ length: last - first + 1 }, (_, place) => first + place);

for (const [walker, { before, ...use }] of Object.entries(walkers))
  test.describe(walker, () => {
    test.use(use);
    for (const seed of seeds)
      test(`a walk ${walker} ends on no error, seed ${seed}`, async ({ page, shop }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.route(/tile\.openstreetmap\.org/, route => route.fulfill({ status: 204 }));
        await page.addInitScript(() => {
          window.print = () => {};
        });
        await before?.(page);
        const wrong = await watchWalk(page);
        await shop.open('/dashboard');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const way = await walk(page, seed, steps, wrong);
        test.info().annotations.push({ type: 'way', description: way.join('\n') });
        await expectWell(page, way, wrong);
      });
  });
