import { scenes } from '#docs/generate/scenes.ts';
import { test } from '#tests/support/app.ts';
import { takePicture } from '#tests/support/pictures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB', timezoneId: 'Asia/Kolkata' });

for (const { name, width = 1024, show } of scenes)
  test(`the scene "${name}" of the staff guide opens, in light and dark`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.clock.setFixedTime('2026-11-26T10:30:00+05:30');
    await show(page, shop);
    await takePicture(page, name);
  });
