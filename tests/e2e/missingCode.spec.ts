import { expect, test } from '#tests/support/app.ts';
import { codeWith } from '#tests/support/builtCode.ts';
import { answerDialogs } from '#tests/support/dialogs.ts';
import { hold } from '#tests/support/requests.ts';

test('code that did not come is asked for again on Retry, in its place, and what is typed stays', { tag: '@quick' }, async ({ page, shop }) => {
  const { products } = await shop.ask<{ products: { _id: string }[] }>('/product/admin/custom/all?page=1&limit=10');
  const imageTiles = codeWith('app.inputs.sortHelp');
  let requests = 0;
  await page.route(imageTiles, route => {
    requests++;
    return route.abort();
  });
  await shop.open(`/product/update/${products[0]?._id}`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Typed lamp');
  await expect(page.getByText('This part of the back-office could not be loaded.')).toBeVisible();
  // A form that lacks a part cannot be sent.
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please check the marked fields')).toBeVisible();
  expect(shop.sent()).toEqual([]);
  const before = requests;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('It still could not be loaded.')).toBeVisible();
  expect(requests).toBeGreaterThan(before);
  await page.unroute(imageTiles);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: /^Image 1/ })).toBeVisible();
  await expect(name).toHaveValue('Typed lamp');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => shop.sent()[0]?.body).toMatchObject({ primaryLang: { name: 'Typed lamp' } });
});

test('where the code is gone for good, a reload is offered that asks nothing and keeps what is typed', async ({ page, shop }) => {
  const editor = codeWith('ra.tiptap.bold');
  const questions = answerDialogs(page);
  await shop.open('/superadmin/settings');
  await page.getByLabel('Company Name').pressSequentially(' and sons');
  const typed = await page.getByLabel('Company Name').inputValue();
  await page.route(editor, route => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('tab', { name: 'Legal' }).click();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  const reload = page.getByRole('button', { name: 'Reload' }).first();
  await expect(reload).toBeVisible();
  await page.unroute(editor);
  await reload.click();
  await expect(page.getByText('What you had typed is back')).toBeVisible();
  await expect(page).toHaveURL('/superadmin/settings?tab=legal');
  await page.getByRole('tab', { name: 'Company' }).click();
  await expect(page.getByLabel('Company Name')).toHaveValue(typed);
  expect(questions).toEqual([]);
  // Only once: another reload brings what the server has.
  await page.goto('/superadmin/settings');
  await expect(page.getByLabel('Company Name')).not.toHaveValue(typed);
});

test('a question and a menu whose code is not there can be had again', async ({ page, shop }) => {
  await page.route(/assets\/(Question|LanguageMenu)-/, route => route.abort());
  await shop.open('/colors');
  const missing = page.getByText('This part of the back-office could not be loaded.');
  const retry = page.getByRole('button', { name: 'Retry' });
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(missing).toBeHidden();
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(missing).toBeVisible();
  await page.unroute(/assets\/(Question|LanguageMenu)-/);
  await retry.click();
  await expect(page.getByRole('menuitem', { name: 'Deutsch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a screen whose code came too late is fetched anew when it is opened again', async ({ page, shop }) => {
  const detail = codeWith('resources.products.fields.itemCode');
  await page.route(detail, route => route.abort());
  await shop.open('/products');
  const view = page.getByRole('link', { name: /^View / }).first();
  await view.click();
  await expect(page.getByText('This part of the back-office could not be loaded.')).toBeVisible();
  await page.unroute(detail);
  await page.goBack();
  await view.click();
  await expect(page.getByRole('tab', { name: 'DETAILS', exact: true })).toBeVisible();
});

test('a map whose code did not come has its styles after Retry', async ({ page, shop }) => {
  await page.route(/assets\/MapView.*js$/, route => route.abort());
  await shop.open('/shop/create/new');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute(/assets\/MapView.*js$/);
  await retry.click();
  await expect(page.locator('.leaflet-container')).toHaveCSS('overflow', 'hidden');
});

test('a section whose code is late keeps none of the others waiting, and its values are saved as they are', async ({ page, shop }) => {
  const profit = await hold(page, codeWith('resources.products.prices.profitHelp'));
  const { products } = await shop.ask<{ products: { _id: string; sellingPrice: number; stockValue: number }[] }>(
    '/product/admin/custom/all?page=1&limit=10',
  );
  const [product] = products;
  await shop.open(`/product/update/${product?._id}`);
  await expect(page.getByRole('heading', { name: 'Shipping Details' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Values' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Name', exact: true }).pressSequentially(' of iron');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => shop.sent()[0]?.body).toMatchObject({ sellingPrice: product?.sellingPrice, stockValue: product?.stockValue });
  await shop.open(`/product/update/${product?._id}`);
  profit.release();
  await expect(page.getByLabel('Profit')).toHaveValue(/\d/);
});
