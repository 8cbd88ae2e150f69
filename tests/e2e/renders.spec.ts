import type { Page } from '@playwright/test';
import { product } from '#tests/support/addresses.ts';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { renderedAgain, watchRenders } from '#tests/support/renders.ts';

/** How many components were rendered again until nothing has been rendered for half a second. */
async function renderedUntilQuiet(page: Page): Promise<number> {
  let all = 0;
  for (let calm = 0; calm < 5; ) {
    await page.waitForTimeout(100);
    const more = await renderedAgain(page);
    all += more;
    calm = more ? 0 : calm + 1;
  }
  return all;
}

async function openList(page: Page, shop: Shop): Promise<void> {
  await watchRenders(page);
  // After the first render, however quick the machine is.
  await shop.fail({ call: 'GET /product/admin/custom/all', delay: 400, times: 1 });
  await shop.open('/products');
  await expect(page.getByRole('row')).toHaveCount(11);
}

// Each limit is a little over what is needed: what a screen of some 1500 components renders twice is a key, a click or a start that takes longer.
test('a first screen is not rendered again when it stands, but for its rows', async ({ page, shop }) => {
  await openList(page, shop);
  expect(await renderedUntilQuiet(page)).toBeLessThan(100);
});

test('a page that is turned renders what tells of pages and rows, and not the bar, the menu and the toolbar', async ({ page, shop }) => {
  await openList(page, shop);
  await renderedUntilQuiet(page);
  for (const rows of ['11–20', '21–30']) {
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText(rows)).toBeVisible();
    expect(await renderedUntilQuiet(page)).toBeLessThan(350);
  }
});

test('a section of a form that comes renders none of those that stand, nor does the record that is read', async ({ page, shop }) => {
  await watchRenders(page);
  await shop.open(`/product/update/${product}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  expect(await renderedUntilQuiet(page)).toBeLessThan(1700);
});

test('a key renders its input', async ({ page, shop }) => {
  await watchRenders(page);
  await shop.open(`/product/update/${product}`);
  const name = page.locator('input[name="primaryLang.name"]');
  await name.press('End');
  await renderedUntilQuiet(page);
  await name.pressSequentially('a');
  // The first says that there is something to save, too.
  expect(await renderedUntilQuiet(page)).toBeLessThan(70);
  await name.pressSequentially('b');
  expect(await renderedUntilQuiet(page)).toBeLessThan(40);
});

// Given a rule of any other kind, Chromium computes the styles of all that a style sheet names anew, at each screen and menu that comes.
test('styles are written so that what stands keeps those it has', async ({ page, shop }) => {
  await shop.open(`/product/update/${product}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Category', exact: true }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const kinds = await page.evaluate(() => {
    const written = [...document.styleSheets].filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches('[data-emotion="css"]'));
    return written.flatMap(({ cssRules }) => [...cssRules].map(rule => rule.constructor.name));
  });
  expect(kinds.length).toBeGreaterThan(500);
  expect([...new Set(kinds)]).toEqual(['CSSStyleRule']);
});
