import type { Page } from '@playwright/test';
import { product } from '#tests/support/addresses.ts';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { answerDialogs, answerLeave, leaveQuestion } from '#tests/support/dialogs.ts';
import { hold } from '#tests/support/requests.ts';

interface Product extends Record<string, unknown> {
  images: { _id: string; url: string }[];
  secondaryLang: Record<string, unknown>;
}

const id = '6aea52fd9f4c27b1e63a98f3';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const create = (page: Page) => page.getByRole('button', { name: 'Create Product' });

/** Fills the required inputs of a product. */
async function fillLeast(page: Page): Promise<void> {
  await field(page, 'Name').fill('Tamarind 500 g');
  await page.getByRole('combobox', { name: 'Category', exact: true }).click();
  await page.getByRole('option', { name: 'Groceries & Spices' }).click();
}

async function oneLanguage(shop: Shop): Promise<void> {
  const settings = await shop.ask<{ multiLanguange: object }>('/settings');
  const body = { ...settings, multiLanguange: { ...settings.multiLanguange, isMultiLanguage: false } };
  await shop.fail({ call: 'GET /settings', status: 200, body });
}

const refusals = [
  ['a refusal', { status: 409, message: 'Item code MB-1 is already in use' }, 'Item code MB-1 is already in use'],
  ['a 500 without a message', { status: 500 }, 'The server reported an error (500). Try again.'],
  ['pictures above the limit of a proxy', { status: 413, body: '<h1>413</h1>' }, 'Send fewer or smaller pictures.'],
  ['a 403', { status: 403, message: 'You are a guest here' }, 'You are a guest here'],
  ['broken JSON', { status: 200, body: '{"_id": ' }, 'The server sent an answer that cannot be read. Try again.'],
  ['a message in place of a product', { status: 200, body: { message: 'The catalogue is full' } }, 'The catalogue is full'],
] as const;

test('after a failed save everything typed is still there and the reason is shown', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/product/create/new');
  await fillLeast(page);
  await number(page, 'Price').fill('120.5');
  await field(page, 'Keywords').fill('sour');
  await field(page, 'Keywords').press('Enter');
  await page.getByRole('tab', { name: 'Arabic' }).click();
  await field(page, 'الاسم').fill('تمر هندي');
  for (const [what, fault, words] of refusals) {
    await test.step(what, async () => {
      await shop.fail({ call: 'POST /product/admin/new', ...fault });
      await create(page).click();
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(page).toHaveURL('/product/create/new');
      await expect(field(page, 'الاسم')).toHaveValue('تمر هندي');
      await expect(number(page, 'Price')).toHaveValue('120.5');
    });
  }
  await page.getByRole('tab', { name: 'Primary language' }).click();
  await expect(field(page, 'Name')).toHaveValue('Tamarind 500 g');
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('Groceries & Spices');
  await expect(page.getByRole('button', { name: 'Remove sour', exact: true })).toBeVisible();
  await expect(page.getByText('product Created Successfully!')).toBeHidden();

  await shop.fail();
  await create(page).click();
  await expect(page.getByText('product Created Successfully!')).toBeVisible();
  await expect(page).toHaveURL('/products');
  const bodies = shop.sent().map(({ body }) => body);
  expect(bodies).toHaveLength(refusals.length + 1);
  for (const body of bodies) expect(body).toEqual(bodies[0]);
});

test('a server that is down loses nothing that was typed', async ({ page, shop }) => {
  await shop.open('/product/create/new');
  await fillLeast(page);
  await page.route('**/api/product/admin/new', route => route.abort());
  await create(page).click();
  await expect(page.getByText('The server cannot be reached. Check your connection and try again.').first()).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Tamarind 500 g');
  await page.unroute('**/api/product/admin/new');
  await create(page).click();
  await expect(page.getByText('product Created Successfully!')).toBeVisible();
});

test('a message beside the created product is no error', async ({ page, shop }) => {
  await shop.open('/product/create/new');
  await fillLeast(page);
  await shop.fail({ call: 'POST /product/admin/new', status: 200, body: { product: { _id: 'abc', primaryLang: { name: 'Tamarind' } } } });
  await create(page).click();
  await expect(page.getByText('product Created Successfully!')).toBeVisible();
});

test('a double click on the button sends one request', async ({ page, shop }) => {
  await shop.open('/product/create/new');
  await fillLeast(page);
  const creating = await hold(page, /\/product\/admin\/new$/, { method: 'POST' });
  await create(page).dblclick();
  creating.release();
  await expect(page.getByText('product Created Successfully!')).toBeVisible();
  await expect(page).toHaveURL('/products');
  expect(shop.sent()).toHaveLength(1);
});

test('a failed update keeps the form and tells why', async ({ page, shop }) => {
  await shop.open(`/product/update/${id}`);
  await field(page, 'Name').fill('Indigo Kurta');
  await shop.fail({ call: 'PUT /product/admin/*', status: 500, message: 'The catalogue is locked' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The catalogue is locked').first()).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Indigo Kurta');
  await expect(page).toHaveURL(`/product/update/${id}`);
});

test('an unsaved form asks before a link is followed', async ({ page, shop }) => {
  await shop.open('/product/create/new');
  await field(page, 'Name').fill('Tamarind');
  await page.getByRole('link', { name: 'Colors' }).click();
  await expect(leaveQuestion(page)).toContainText("Some of your changes weren't saved. Are you sure you want to leave?");
  await answerLeave(page, 'Stay');
  await expect(page).toHaveURL('/product/create/new');
  await expect(field(page, 'Name')).toHaveValue('Tamarind');
});

test('an unsaved form is left when staff say so', async ({ page, shop }) => {
  await shop.open('/product/create/new');
  await field(page, 'Name').fill('Tamarind');
  await page.getByRole('link', { name: 'Colors' }).click();
  await answerLeave(page, 'Leave');
  await expect(page).toHaveURL('/colors');
  await expect(page.getByRole('heading', { name: 'All Colors' })).toBeVisible();
});

test('an unsaved form asks before the back button and Cancel', async ({ page, shop }) => {
  await shop.open('/products');
  await page.getByRole('link', { name: 'Create Product' }).click();
  await field(page, 'Name').fill('Tamarind');
  await page.evaluate(() => history.back());
  await answerLeave(page, 'Stay');
  await expect(page).toHaveURL('/product/create/new');
  await expect(field(page, 'Name')).toHaveValue('Tamarind');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await answerLeave(page, 'Stay');
  await expect(page).toHaveURL('/product/create/new');
  await expect(field(page, 'Name')).toHaveValue('Tamarind');
});

test('a form nothing was typed into is left without a question', async ({ page, shop }) => {
  await shop.open('/products');
  await page.getByRole('link', { name: 'Edit Indigo Block Print Straight Kurta' }).click();
  await expect(field(page, 'Item Code')).toHaveValue('MB-1241');
  await expect(number(page, 'Tax Value')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/products');
  await expect(leaveQuestion(page)).toHaveCount(0);
});

test('a saved form is left without a question, one that failed to save still asks', async ({ page, shop }) => {
  await shop.open('/products');
  await page.getByRole('link', { name: 'Create Product' }).click();
  await fillLeast(page);
  await shop.fail({ call: 'POST /product/admin/new', status: 500, message: 'Not now', times: 1 });
  await create(page).click();
  await expect(page.getByText('Not now').first()).toBeVisible();
  await page.getByRole('link', { name: 'Colors' }).click();
  await answerLeave(page, 'Stay');
  await expect(page).toHaveURL('/product/create/new');
  await create(page).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('row', { name: /Tamarind 500 g/ })).toBeVisible();
  await page.getByRole('link', { name: 'Colors' }).click();
  await expect(page).toHaveURL('/colors');
  await expect(leaveQuestion(page)).toHaveCount(0);
});

test('an unsaved form is saved on the way to where staff wanted to go; one that cannot be saved is not left', async ({ page, shop }) => {
  await shop.open('/product/create/new');
  await field(page, 'Name').fill('Tamarind');
  await page.getByRole('link', { name: 'Colors' }).click();
  await answerLeave(page, 'Save');
  await expect(page.getByText('Select a category').first()).toBeVisible();
  await expect(page).toHaveURL('/product/create/new');
  expect(shop.sent()).toEqual([]);
  await fillLeast(page);
  await page.getByRole('link', { name: 'Colors' }).click();
  await answerLeave(page, 'Save');
  await expect(page.getByText('product Created Successfully!')).toBeVisible();
  await expect(page).toHaveURL('/colors');
  expect(shop.sent().map(({ method }) => method)).toEqual(['POST']);
});

test('an unsaved form asks before the tab is closed or reloaded', async ({ page, shop }) => {
  const questions = answerDialogs(page);
  await shop.open('/product/create/new');
  await field(page, 'Name').fill('Tamarind');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(questions).toEqual(['beforeunload']);
});

test('with one language there is no Arabic anywhere, and what is stored goes back untouched', async ({ page, shop }) => {
  const before = await shop.ask<Product>(`/product/admin/single/${id}`);
  await oneLanguage(shop);
  await shop.open(`/product/${id}`);
  const arabic = page.getByText(/\p{Script=Arabic}/u);
  for (const tab of ['DETAILS', 'FEATURES', 'CLASSIFICATIONS']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(arabic).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Update' }).click();
  await expect(field(page, 'Item Code')).toHaveValue('MB-1241');
  await expect(page.getByRole('tab', { name: 'Arabic' })).toHaveCount(0);
  await expect(arabic).toHaveCount(0);
  await field(page, 'Name').fill('Indigo Kurta');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('product Updated Successfully!')).toBeVisible();
  expect(shop.sent()[0]?.body).toMatchObject({ secondaryLang: before.secondaryLang, primaryLang: { name: 'Indigo Kurta' } });
});

test('with one language a new product has no Arabic texts', async ({ page, shop }) => {
  await oneLanguage(shop);
  await shop.open('/product/create/new');
  await fillLeast(page);
  await expect(page.getByRole('tab', { name: 'Arabic' })).toHaveCount(0);
  await create(page).click();
  await expect(page.getByText('product Created Successfully!')).toBeVisible();
  expect(shop.sent()[0]?.body).not.toHaveProperty('secondaryLang.name');
});

test('a negative amount is refused at its field', async ({ page, shop }) => {
  await shop.open('/product/create/new');
  await fillLeast(page);
  await number(page, 'Price').fill('-5');
  await create(page).click();
  await expect(number(page, 'Price')).toHaveAccessibleDescription('Must be at least 0');
  await expect(number(page, 'Price')).toHaveAttribute('aria-invalid', 'true');
  expect(shop.sent()).toEqual([]);
  await number(page, 'Price').fill('5');
  await create(page).click();
  await expect(page.getByText('product Created Successfully!')).toBeVisible();
});

test('a discount of more than the price is not taken silently', async ({ page, shop }) => {
  await shop.open('/product/create/new');
  await number(page, 'Price').fill('100');
  await number(page, 'Discount Value').fill('150');
  await expect(number(page, 'Selling Price')).not.toHaveValue(/^-/);
});

test('clearing all images asks first', async ({ page, shop }) => {
  const before = await shop.ask<Product>(`/product/admin/single/${id}`);
  await shop.open(`/product/update/${id}`);
  const tiles = page.getByRole('button', { name: /^Image \d of Images$/ });
  await expect(tiles).toHaveCount(3);
  await page.getByRole('button', { name: 'Clear all' }).click();
  const question = page.getByRole('dialog', { name: 'Clear all images?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(tiles).toHaveCount(3);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(tiles).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('product Updated Successfully!')).toBeVisible();
  expect(shop.sent()[0]?.body).toMatchObject({ images: [], removedImageIds: before.images.map(image => image._id) });
});

test('a product that cannot be read brings a Retry in place of an empty form', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /product/admin/single/*', status: 500, message: 'The database sleeps' });
  for (const address of [`/product/update/${id}`, `/product/${id}`]) {
    await shop.open(address);
    await expect(page.getByRole('alert').filter({ hasText: 'The database sleeps' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  }
  await shop.fail();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Indigo Block Print Straight Kurta' })).toBeVisible();
});

test('choices that cannot be read say so at their field and leave the rest usable', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /brand/admin/all', status: 500 });
  await shop.open('/product/create/new');
  await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toHaveAccessibleDescription(
    'The choices could not be read. The server reported an error (500). Try again. Retry',
  );
  await fillLeast(page);
  await create(page).click();
  await expect(page.getByText('product Created Successfully!')).toBeVisible();
});

test('a category is asked for also where the setup names no classifications', async ({ page, shop }) => {
  const settings = await shop.ask<{ setup: object }>('/settings');
  await shop.fail({ call: 'GET /settings', status: 200, body: { ...settings, setup: { ...settings.setup, classificationInputs: [] } } });
  await shop.open('/product/create/new');
  const category = page.getByRole('combobox', { name: 'Category', exact: true });
  await expect(category).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toHaveCount(0);
  await field(page, 'Name').fill('Tamarind');
  await create(page).click();
  await expect(category).toHaveAccessibleDescription('Select a category');
  expect(shop.sent()).toEqual([]);
  await fillLeast(page);
  await create(page).click();
  await expect(page.getByText('product Created Successfully!')).toBeVisible();
});

test('sub-categories of the chosen category come first, each part by name', async ({ page, shop }) => {
  interface Named {
    _id: string;
    primaryLang: { name: string };
    category?: string | { _id: string };
  }
  const { categories } = await shop.ask<{ categories: Named[] }>('/category/admin/all');
  const { subCategories } = await shop.ask<{ subCategories: Named[] }>('/subCategory/admin/all');
  const names = (wanted: (parent: string | undefined) => boolean) =>
    subCategories
      .filter(({ category }) => wanted(typeof category === 'object' ? category._id : category))
      .map(({ primaryLang }) => primaryLang.name)
      .sort((a, b) => a.localeCompare(b));
  await shop.open('/product/create/new');
  const offered = async () => {
    await page.getByRole('combobox', { name: 'Sub Category', exact: true }).click();
    const options = await page.getByRole('option').allTextContents();
    await page.keyboard.press('Escape');
    return options;
  };
  await expect(page.getByRole('combobox', { name: 'Sub Category', exact: true })).toBeVisible();
  await expect.poll(offered).toEqual(names(() => true));
  for (const category of ['Toys', 'Sarees']) {
    await page.getByRole('combobox', { name: 'Category', exact: true }).click();
    await page.getByRole('option', { name: category, exact: true }).click();
    const chosen = categories.find(({ primaryLang }) => primaryLang.name === category)?._id;
    expect(names(parent => parent === chosen).length).toBeGreaterThan(0);
    expect(await offered()).toEqual([...names(parent => parent === chosen), ...names(parent => parent !== chosen)]);
  }
});

test('a save returns to the list as it was: view, page and search', async ({ page, shop }) => {
  await shop.open('/products');
  await page.getByRole('searchbox', { name: 'Search' }).fill('saree');
  await expect(page.getByText('1–6 of 6')).toBeVisible();
  const address = page.url();
  expect(address).toContain('saree');
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await number(page, 'Stock').fill('77');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('saree');
  await expect(page.getByRole('cell', { name: '77', exact: true })).toBeVisible();
});

test('a form opened by its address returns to the list', async ({ page, shop }) => {
  await shop.open(`/product/update/${id}`);
  await number(page, 'Stock').fill('77');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/products');
});

test('an image is dragged to another place with the mouse, and the new order is saved', async ({ page, shop }) => {
  const { products } = await shop.ask<{ products: { _id: string; images: { _id: string }[] }[] }>('/product/admin/custom/all?page=1&limit=100');
  const product = products.find(({ images }) => images.length >= 2);
  const [first, second] = product?.images ?? [];
  await shop.open(`/product/update/${product?._id}`);
  const from = await page.getByRole('button', { name: 'Image 1 of Images', exact: true }).boundingBox();
  const to = await page.getByRole('button', { name: 'Image 2 of Images', exact: true }).boundingBox();
  if (!from || !to) throw new Error('The images are not on the screen');
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(to.x + 45, to.y + 40, { steps: 8 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('product Updated Successfully!')).toBeVisible();
  const [body] = shop.sent().map(({ body }) => body as { images: { _id: string }[] });
  expect(body?.images.slice(0, 2).map(({ _id }) => _id)).toEqual([second?._id, first?._id]);
});

test('a long text is as high as what is typed into it, and no higher than twelve lines', async ({ page, shop }) => {
  await shop.open(`/product/update/${id}`);
  const text = page.getByRole('textbox', { name: 'Description', exact: true });
  const height = async () => (await text.boundingBox())?.height ?? 0;
  await text.fill('one line');
  const low = await height();
  await text.press('End');
  await text.pressSequentially('\ntwo\nthree\nfour\nfive\nsix');
  expect(await height()).toBeGreaterThan(low + 40);
  await text.fill(Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n'));
  expect(await height()).toBeLessThan(low * 5);
});

test('a form that is saved before all of it has come sends what is still to come as it stood', async ({ page, shop }) => {
  const whole = await shop.ask<Record<'primaryLang' | 'secondaryLang', Record<string, unknown>>>(`/product/admin/single/${product}`);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const name = document.querySelector<HTMLInputElement>('input[name="primaryLang.name"]');
      if (!name?.value || !document.querySelector('main button[type=submit]')) return;
      observer.disconnect();
      document.documentElement.dataset.comesLater = String(!document.querySelector('[data-field="primaryLang.highlights"]'));
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Saved at once');
      name.dispatchEvent(new Event('input', { bubbles: true }));
      setTimeout(() => name.form?.requestSubmit());
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  await shop.open(`/product/update/${product}`);
  await expect(page.getByText('product Updated Successfully!')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-comes-later', 'true');
  const { specs, highlights, keywords } = whole.primaryLang;
  const texts = { specs, highlights, keywords };
  expect(Object.values(texts).every(text => String(text))).toBe(true);
  expect(shop.sent()[0]?.body).toMatchObject({ primaryLang: { name: 'Saved at once', ...texts }, secondaryLang: whole.secondaryLang });
});

test('a setup that names parts of the form, and not the second language, hides its tab; what is stored in it goes back untouched', async ({
  page,
  shop,
}) => {
  const { products } = await shop.ask<{ products: { _id: string; secondaryLang: object }[] }>('/product/admin/custom/all?page=1&limit=1');
  const [product] = products;
  const settings = await shop.ask<{ setup: object }>('/settings');
  await shop.fail({ call: 'GET /settings', body: { ...settings, setup: { ...settings.setup, productInputs: ['name', 'specs'] } } });
  await shop.open(`/product/update/${product?._id}`);
  await page.getByLabel('Size', { exact: true }).fill('XL');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCount(1);
  await expect(page.getByRole('tab', { name: 'Arabic' })).toHaveCount(0);
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('product Updated Successfully!')).toBeVisible();
  expect(shop.sent()[0]?.body).toMatchObject({ size: 'XL', secondaryLang: product?.secondaryLang });
});
