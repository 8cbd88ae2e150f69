import type { Response } from '@playwright/test';
import { product } from '#tests/support/addresses.ts';
import { expect, test } from '#tests/support/app.ts';

/** Of all code before the first row, uncompressed; a little over what it is. */
const mostBytes = 870_000;

test('before the first row of a list five files of code are fetched, and each call is asked once', { tag: '@quick' }, async ({ page, shop }) => {
  const bodies = new Map<string, Promise<Buffer | undefined>>();
  // What is fetched ahead may still be on its way when the test is over.
  const bodyOf = (response: Response) => response.body().catch(() => undefined);
  page.on('response', response => response.url().endsWith('.js') && bodies.set(response.url(), bodyOf(response)));
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('tbody tr td')) return;
      observer.disconnect();
      Object.assign(window, { askedBeforeRow: performance.getEntriesByType('resource').map(({ name }) => name) });
    }).observe(document, { childList: true, subtree: true });
  });
  await shop.open('/products');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const asked = await page.evaluate(() => (window as { askedBeforeRow?: string[] }).askedBeforeRow ?? []);
  const pathOf = (address: string) => address.replace(new URL(address).origin, '');
  const calls = asked.map(pathOf).filter(path => path.startsWith('/api/') && !path.startsWith('/api/images/'));
  expect(calls.sort()).toEqual(['/api/product/admin/custom/all?page=1&limit=10', '/api/settings']);
  const code = asked.filter(address => address.endsWith('.js'));
  const names = code.map(address => pathOf(address).replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, '$1'));
  expect(names.sort()).toEqual(['app', 'gate', 'index', 'libraries', 'rolldown-runtime']);
  const files = await Promise.all(code.map(async address => (await bodies.get(address)) ?? Buffer.alloc(0)));
  expect(files.map(file => file.toString('utf8', 0, 28))).toEqual(files.map(() => '//# allFunctionsCalledOnLoad'));
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
    const asking = await page.evaluate(() => {
      const selectorsOf = (rules: CSSRuleList): string[] =>
        [...rules].flatMap(rule => {
          if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
          const inner = 'cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : [];
          return rule instanceof CSSStyleRule ? [rule.selectorText, ...inner] : inner;
        });
      return [...document.styleSheets].flatMap(({ cssRules }) => selectorsOf(cssRules)).filter(selector => selector.includes(':has('));
    });
    expect(asking.length).toBeGreaterThan(0);
    expect(asking.filter(selector => /(^|[\s>+~,])(html|body|:root|\*|main|form|#\w+)?:has\(/.test(selector))).toEqual([]);
  }
});

test('no style is written that the browser cannot read: each costs an exception while the page is made', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const unread: string[] = [];
    Object.assign(window, { unread });
    const insertRule = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      try {
        return insertRule.call(this, rule, index);
      } catch (error) {
        unread.push(rule);
        throw error;
      }
    };
  });
  for (const address of ['/products', `/product/update/${product}`]) {
    await shop.open(address);
    await expect(page.locator('main input').first()).toBeVisible();
    const button = page.locator('main button').first();
    await expect(button).toHaveCSS('user-select', 'none');
    expect(await page.evaluate(() => (window as { unread?: string[] }).unread)).toEqual([]);
  }
});
