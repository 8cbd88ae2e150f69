import { scenes } from '#docs/generate/scenes.ts';
import { expect, test } from '#tests/support/app.ts';
import { inMode } from '#tests/support/looks.ts';

/** `npm run docs:pictures` sets it: each scene is written to `docs/pictures/`. */
const isWritten = process.env.PICTURES === '1';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB', timezoneId: 'Asia/Kolkata' });

for (const { name, width = 1024, show } of scenes)
  test(`the scene "${name}" of the staff guide opens, in light and dark`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.clock.setFixedTime('2026-11-26T10:30:00+05:30');
    await show(page, shop);
    await expect(page.getByRole('progressbar', { name: /./ })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    for (const mode of ['light', 'dark'] as const) {
      await inMode(page, mode);
      await expect(page.locator('body')).toHaveCSS('color-scheme', mode);
      if (isWritten) await page.screenshot({ path: `docs/pictures/${name}${mode === 'dark' ? '-dark' : ''}.png`, animations: 'disabled' });
    }
  });
