import { expect, test } from '#tests/support/app.ts';
import { addressAt } from '#tests/support/basePath.ts';

test('a newer version is offered once, when the tab comes back, and not while something is typed', { tag: '@quick' }, async ({ page, shop }) => {
  let version = (await (await page.request.get(addressAt('/version.json'))).json()) as { version: string; commit?: string };
  let reads = 0;
  await page.route('**/version.json', route => {
    reads++;
    return route.fulfill({ json: version });
  });
  await page.clock.install();
  await shop.open('/colors');
  await expect(page.getByRole('heading', { name: 'Colors', level: 1 })).toBeVisible();
  /** Comes back to the tab until the version was read once more. The code that reads it may still be loading. */
  const comeBack = async () => {
    const before = reads;
    await expect
      .poll(() => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))).then(() => reads))
      .toBeGreaterThan(before);
  };
  const notice = page.getByText('A newer version of the back-office is ready.');
  await page.clock.runFor('01:01');
  await comeBack();
  await expect(notice).toHaveCount(0);
  version = { version: '99.0.0' };
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().focus();
  await comeBack();
  await expect(notice).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.clock.runFor('00:11');
  await expect(notice).toBeVisible();
  await comeBack();
  await expect(notice).toHaveCount(1);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Colors', level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('where the version cannot be read, nothing is said', async ({ page, shop }) => {
  const answers = ['<!doctype html>', '{"version":1}', '[]'];
  let reads = 0;
  await page.route('**/version.json', route => route.fulfill({ body: answers[reads++] ?? '' }));
  await page.clock.install();
  await shop.open('/colors');
  await expect(page.getByRole('heading', { name: 'Colors', level: 1 })).toBeVisible();
  await page.clock.runFor('01:01');
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => comeBack().then(() => reads)).toBeGreaterThan(answers.length);
  await expect(page.getByText('A newer version')).toHaveCount(0);
});

test('the menu of the user says which version this is', async ({ page, shop }) => {
  const { version } = (await (await page.request.get(addressAt('/version.json'))).json()) as { version: string };
  await shop.open('/colors');
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByText(`Version ${version}`)).toBeVisible();
});
