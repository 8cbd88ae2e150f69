import { expect, test, watchErrors } from '#tests/stock/app.ts';
import { hold } from '#tests/support/requests.ts';

test('a switched flag has its column, its filter and two bulk actions, and all three send its call', async ({ page, shop }) => {
  const errors = watchErrors(page);
  await shop.open('/corks');
  const cork = page.getByRole('switch', { name: /Cork/ });
  await expect(cork).toBeChecked();
  await cork.press('Space');
  await expect(cork).not.toBeChecked();
  await expect.poll(() => shop.sent().map(({ method, url }) => [method, url])).toEqual([['POST', '/cork/status/d1']]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cork).toBeChecked();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Activate/ })
    .click();
  // The first lid is open already.
  await expect
    .poll(() =>
      shop
        .sent()
        .map(({ url }) => url)
        .sort(),
    )
    .toEqual(['/cork/status/d1', '/cork/status/d1', '/cork/status/d2', '/cork/status/d3']);
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.goto('/corks?filter=%7B%22isOpen%22%3Afalse%7D');
  await expect(page.getByRole('switch')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a refused switch turns back', async ({ page, shop }) => {
  await shop.open('/corks');
  await page.route('**/cork/status/d2', route => route.fulfill({ status: 409, json: { message: 'The jar is full' } }));
  const tin = page.getByRole('switch', { name: /Tin/ });
  await tin.press('Space');
  await expect(page.getByText('The jar is full')).toBeVisible();
  await expect(tin).not.toBeChecked();
});

test('a switch whose answer is late stays as it was set when another one is answered before it', async ({ page, shop }) => {
  await shop.open('/corks');
  const [cork, tin] = [page.getByRole('switch', { name: /Cork/ }), page.getByRole('switch', { name: /Tin/ })];
  await expect(cork).toBeChecked();
  /** The states that it goes through. */
  const states = await cork.evaluateHandle(element => {
    const seen: unknown[] = [];
    new MutationObserver(() => seen.push(element.ariaChecked)).observe(element, { attributeFilter: ['aria-checked'] });
    return seen;
  });
  const reads = () => shop.sent({ reads: true }).filter(({ method }) => method === 'GET').length;
  const before = reads();
  const late = await hold(page, /\/cork\/status\/d1$/, { method: 'POST' });
  await cork.press('Space');
  await tin.press('Space');
  // It is sent again once its first action is over.
  await expect(async () => {
    await tin.press('Space');
    expect(shop.sent().filter(({ url }) => url === '/cork/status/d2')).toHaveLength(2);
  }).toPass();
  late.release();
  await expect.poll(reads).toBe(before + 1);
  expect(await states.jsonValue()).toEqual(['false']);
});
