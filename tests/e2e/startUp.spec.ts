import type { Response } from '@playwright/test';
import { product } from '#tests/support/addresses.ts';
import { expect, test } from '#tests/support/app.ts';
import { codeWith } from '#tests/support/builtCode.ts';

/** Upper limit for all code that loads before the first row, in uncompressed bytes. */
const mostBytes = 918_000;

test('before the first row of a list five files of code are fetched, and each call is asked once', { tag: '@quick' }, async ({ page, shop }) => {
  const bodies = new Map<string, Promise<Buffer | undefined>>();
  // A prefetched file may still be loading when the test ends.
  const bodyOf = (response: Response) => response.body().catch(() => undefined);
  page.on('response', response => response.url().endsWith('.js') && bodies.set(response.url(), bodyOf(response)));
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('tbody tr td')) return;
      observer.disconnect();
      Object.assign(window, { urlsBeforeRow: performance.getEntriesByType('resource').map(({ name }) => name) });
    }).observe(document, { childList: true, subtree: true });
  });
  await shop.open('/products');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const urls = await page.evaluate(() => (window as { urlsBeforeRow?: string[] }).urlsBeforeRow ?? []);
  const pathOf = (address: string) => address.replace(new URL(address).origin, '');
  const calls = urls.map(pathOf).filter(path => path.startsWith('/api/') && !path.startsWith('/api/images/'));
  expect(calls.sort()).toEqual(['/api/product/admin/custom/all?page=1&limit=10', '/api/settings']);
  const code = urls.filter(address => address.endsWith('.js'));
  expect(code).toHaveLength(5);
  const files = await Promise.all(code.map(async address => (await bodies.get(address)) ?? Buffer.alloc(0)));
  const sizes = files.map(({ length }) => length);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(mostBytes);
});

test('no style asks what all of a page holds: it would be asked again with every row, input and notice that comes or goes', async ({
  page,
  shop,
}) => {
  for (const address of ['/products', `/product/update/${product}`]) {
    await shop.open(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main input').first()).toBeVisible();
    const selectors = await page.evaluate(() => {
      const selectorsOf = (rules: CSSRuleList): string[] =>
        [...rules].flatMap(rule => {
          if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
          const inner = 'cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : [];
          return rule instanceof CSSStyleRule ? [rule.selectorText, ...inner] : inner;
        });
      return [...document.styleSheets].flatMap(({ cssRules }) => selectorsOf(cssRules)).filter(selector => selector.includes(':has('));
    });
    expect(selectors.length).toBeGreaterThan(0);
    expect(selectors.filter(selector => /(^|[\s>+~,])(html|body|:root|\*|main|form|#\w+)?:has\(/.test(selector))).toEqual([]);
  }
});

test('without an address for errors nothing that sends them is loaded', async ({ page, shop }) => {
  const code = codeWith('errorReports');
  const requested: string[] = [];
  page.on('request', request => requested.push(request.url()));
  await shop.open('/colors');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const seen = page.waitForEvent('pageerror');
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('Nobody hears'))));
  await seen;
  await page.goto('/products');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(requested.filter(address => code.test(address))).toEqual([]);
});
