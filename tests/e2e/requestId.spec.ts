import { expect, test } from '#tests/support/app.ts';

const refusal = (id: Record<string, string>) => ({
  status: 500,
  headers: { 'Content-Type': 'application/json', ...id },
  body: '{"message":"No room left"}',
});

test('a failed change names its request after the text, to be copied', async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.open('/colors');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.route('**/api/color/**', route =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(refusal({ 'X-Request-Id': 'abc-1' })),
  );
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /delete|confirm|yes/i })
    .click();
  await expect(page.getByText('No room left')).toBeVisible();
  await expect(page.getByText('Request abc-1')).toBeVisible();
  await page.getByRole('button', { name: 'Copy id' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('abc-1');
  await expect(page.getByText('Request abc-1')).toHaveCount(0);
});

test('a list that could not be read names its trace; without an id nothing is named', async ({ page, shop }) => {
  await page.route('**/api/color/all*', route => route.fulfill(refusal({ traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' })));
  await shop.open('/colors');
  await expect(page.getByText('Request 4bf92f3577b34da6a3ce929d0e0e4736')).toBeVisible();
  await page.unroute('**/api/color/all*');
  await page.route('**/api/color/all*', route => route.fulfill(refusal({})));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^Request /)).toHaveCount(0);
  await expect(page.getByText('No room left').first()).toBeVisible();
});
