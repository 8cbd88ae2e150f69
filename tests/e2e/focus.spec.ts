import { expect, test } from '#tests/support/app.ts';
import { hiddenFocus, tabTo, watchFocus } from '#tests/support/keyboard.ts';
import { settled, watchRequests } from '#tests/support/opened.ts';
import { hold } from '#tests/support/requests.ts';

test('a product is corrected by keyboard alone, and the focus is never lost', async ({ page, shop }) => {
  await shop.open('/products');
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeFocused();
  const lost = await watchFocus(page);
  await tabTo(page, /^View /);
  const row = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, /^Update$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Update Product' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await tabTo(page, /^Item Code/);
  await page.keyboard.press('End');
  await page.keyboard.type('-X');
  await shop.fail({ call: 'PUT /product/*', status: 409, message: 'The item code is taken', times: 1 });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await tabTo(page, /^Save$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'The item code is taken' })).toBeVisible();
  await expect(save).toBeFocused();
  await tabTo(page, /^Item Code/, 'Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('Y');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/\w+$/);
  await expect(page.getByRole('link', { name: 'Update' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(row);
  expect(await lost()).toEqual([]);
});

test('after a delete the next row has the focus on its button', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/colors');
  const buttons = page.getByRole('button', { name: /^Delete / });
  await expect(buttons.nth(2)).toBeVisible();
  const names = await buttons.evaluateAll(all => all.map(button => button.getAttribute('aria-label') as string));
  const lost = await watchFocus(page);
  await buttons.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, /^Delete$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: names[1] as string, exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: names[2] as string, exact: true })).toBeFocused();
  expect(await lost()).toEqual([]);
});

test('a deleted user leaves the focus on the next one, and a key that is held down deletes one', async ({ page, shop }) => {
  await shop.open('/users');
  const buttons = page.getByRole('button', { name: /^Delete / });
  await expect(buttons.nth(2)).toBeVisible();
  const second = await buttons.nth(1).getAttribute('aria-label');
  const count = await buttons.count();
  await buttons.first().focus();
  await page.keyboard.down('Enter');
  await expect(page.getByRole('button', { name: second as string, exact: true })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('button', { name: second as string, exact: true })).toBeFocused();
  expect(await buttons.count()).toBeGreaterThanOrEqual(count - 1);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('deleting on the detail leads to the row that has come into its place', async ({ page, shop }) => {
  await shop.open('/products');
  const views = page.getByRole('link', { name: /^View / });
  await expect(views.nth(2)).toBeVisible();
  const third = await views.nth(2).getAttribute('aria-label');
  await views.nth(1).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('link', { name: third as string, exact: true })).toBeFocused();
});

test('a dialog leads back to its button, a form to the link that led to it, and what is undone to what comes into its place', async ({
  page,
  shop,
}) => {
  await shop.open('/colors');
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  await expect(edit).toBeVisible();
  const lost = await watchFocus(page);
  await edit.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Pale');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Pale' })).toBeFocused();
  const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Pale' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Color' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add Color' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Banners' }).click();
  await page.getByRole('link', { name: 'Create Banner' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create Banner' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Create Banner' })).toBeFocused();
  await page.getByRole('button', { name: /^Admin menu/ }).click();
  await page.getByRole('menuitem', { name: 'My changes' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'My changes' })).toBeFocused();
  await page
    .getByRole('button', { name: /^Undo / })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Undone/ })).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.getByRole('button', { name: 'Clear history' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).press('Enter');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  expect(await lost()).toEqual([]);
});

test('an order update keeps the focus on its button', async ({ page, shop }) => {
  await shop.open('/orders');
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .click();
  const update = page
    .getByRole('main')
    .getByRole('button', { name: /^Update/ })
    .first();
  await expect(update).toBeVisible();
  const updating = await hold(page, /\/api\/order\//, { method: 'POST' });
  const lost = await watchFocus(page);
  await update.focus();
  await page.keyboard.press('Enter');
  await expect(update).toHaveAttribute('aria-busy', 'true');
  await expect(update).toBeFocused();
  await page.keyboard.press('Enter');
  updating.release();
  await expect(update).not.toHaveAttribute('aria-busy', 'true');
  await expect(update).toBeFocused();
  expect(await lost()).toEqual([]);
  expect(shop.sent()).toHaveLength(1);
});

test('every screen has a title in the tab, and is begun at its heading without a ring', async ({ page, shop }) => {
  await shop.open('/dashboard');
  for (const name of ['Colors', 'Users', 'Settings']) {
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText(name);
    await expect(title).toBeFocused();
    await expect(title).toHaveCSS('outline-style', 'none');
    await expect(page).toHaveTitle(new RegExp(`${name}.* \\| Malabar Bazaar`));
  }
});

test('the entry of the open screen is in sight in the menu', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await shop.open('/superadmin/settings');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('link', { name: 'Settings', exact: true })).toBeInViewport();
  await page.goto('/users');
  await expect(menu.getByRole('link', { name: 'Users', exact: true })).toBeInViewport();
});

test('a notice with its Undo is read out once, beside another and again too', async ({ page, shop }) => {
  await shop.open('/users');
  const buttons = page.getByRole('button', { name: /^Delete / });
  await expect(buttons.nth(3)).toBeVisible();
  // Each text that enters a live region, with the number of live regions around it.
  await page.evaluate(() => {
    const live = '[role=alert], [role=status], [role=log], [aria-live]:not([aria-live=off])';
    const announced: { text: string; around: number }[] = [];
    Object.assign(window, { announced });
    const around = (node: Node): Element[] => {
      const regions: Element[] = [];
      for (let at = node.parentElement; at; at = at.parentElement) if (at.matches(live)) regions.push(at);
      return regions;
    };
    new MutationObserver(changes => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        for (let text: Node | null = node.nodeType === Node.TEXT_NODE ? node : walker.nextNode(); text; text = walker.nextNode()) {
          const parts = around(text).length;
          if (parts && text.textContent?.trim()) announced.push({ text: text.textContent.trim(), around: parts });
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  const announced = () => page.evaluate(() => (window as unknown as { announced: { text: string; around: number }[] }).announced);
  const names = await buttons.evaluateAll(all => all.slice(0, 2).map(button => button.getAttribute('aria-label')?.replace('Delete ', '')));
  const deletions = async () => (await announced()).filter(({ text }) => text.includes(' is being deleted'));
  const once = (name = '') => ({ text: `${name} is being deleted.`, around: 1 });
  const press = async (name = '') => {
    // Rows that have just moved ignore keys for a moment.
    await expect(page.locator('.settling')).toHaveCount(0);
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: `${name} is being deleted` })).toBeVisible();
  };
  const [first = '', second = ''] = names;
  await press(first);
  await press(second);
  expect(await deletions()).toEqual([once(first), once(second)]);
  await page
    .getByRole('alert')
    .filter({ hasText: `${second} is being deleted` })
    .getByRole('button', { name: 'Undo' })
    .press('Enter');
  await expect(page.getByRole('button', { name: `Delete ${second}`, exact: true })).toBeVisible();
  await press(second);
  expect(await deletions()).toEqual([once(first), once(second), once(second)]);
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
]) {
  test(`no bar covers what Tab leads to in a form, at ${size.width} pixels`, async ({ page, shop }) => {
    watchRequests(page);
    await page.setViewportSize(size);
    await shop.open('/product/create/new');
    await expect(page.getByRole('button', { name: 'Create Product' })).toBeVisible();
    await settled(page);
    const hidden: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press(key);
        hidden.push(await hiddenFocus(page));
      }
    }
    expect(hidden.filter(Boolean)).toEqual([]);
  });
}
