import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '#tests/support/app.ts';

const number = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

/** Clears an input and types into it key by key, as staff do. */
async function type(page: Page, name: string, keys: string): Promise<void> {
  await number(page, name).clear();
  await number(page, name).pressSequentially(keys);
}

async function expectPrices(page: Page, prices: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(prices)) await expect(number(page, name), name).toHaveValue(value);
}

interface Product extends Record<string, unknown> {
  _id: string;
}

/** A product of the mock with these values. */
async function product(shop: Shop, wanted: Record<string, unknown>): Promise<Product> {
  const { products } = await shop.ask<{ products: Product[] }>('/product/admin/custom/all?page=1&limit=100');
  const match = products.find(candidate => Object.entries(wanted).every(([key, value]) => candidate[key] === value));
  if (!match) throw new Error(`No product has ${JSON.stringify(wanted)}`);
  return match;
}

/** Opens the update form of a product whose answer is changed. */
async function openChanged(shop: Shop, changed: Record<string, unknown>): Promise<Product> {
  const match = await product(shop, { price: 7900, discountValue: 900 });
  await shop.fail({ call: 'GET /product/admin/single/*', status: 200, body: { ...match, ...changed } });
  await shop.open(`/product/update/${match._id}`);
  return match;
}

test('a discount typed before the price stays what was typed, whatever the keys of the price make in between', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  await shop.open('/product/create/new');
  await type(page, 'Discount Value', '250');
  await type(page, 'Price', '1000');
  await expectPrices(page, { 'Discount Percentage': '25', 'Discount Value': '250', 'Selling Price': '750' });
  await expect(page.getByRole('switch', { name: 'Discounted' })).toBeChecked();

  await type(page, 'Discount Percentage', '12.5');
  await type(page, 'Price', '999');
  await expectPrices(page, { 'Discount Percentage': '12.5', 'Discount Value': '124.88', 'Selling Price': '874.12' });
});

test('a price that is cleared or typed again unchanged keeps the discount to the digit', async ({ page, shop }) => {
  const { _id } = await product(shop, { price: 7900, discountValue: 900 });
  await shop.open(`/product/update/${_id}`);
  const stored = { 'Discount Percentage': '11.39', 'Discount Value': '900', 'Selling Price': '7000', 'Tax Value': '1067.8' };
  await expectPrices(page, stored);
  await number(page, 'Price').clear();
  await expectPrices(page, { 'Discount Percentage': '', 'Discount Value': '900', 'Selling Price': '' });
  await number(page, 'Price').pressSequentially('7900');
  await expectPrices(page, stored);
  await type(page, 'Discount Percentage', '11.39');
  await expectPrices(page, stored);
  await type(page, 'Price', '9000');
  await type(page, 'Discount Value', '900');
  await expectPrices(page, { 'Discount Percentage': '10', 'Selling Price': '8100' });
});

test('what follows a key stands with it, not a moment later', async ({ page, shop }) => {
  const { _id } = await product(shop, { price: 7900, discountValue: 900 });
  await shop.open(`/product/update/${_id}`);
  const follower = number(page, 'Discount Percentage');
  await expect(follower).toHaveValue('11.39');
  await follower.evaluate((input: HTMLInputElement) => {
    document.addEventListener('input', () => queueMicrotask(() => Object.assign(document.body.dataset, { follower: input.value })));
  });
  await number(page, 'Price').press('End');
  await number(page, 'Price').press('0');
  await expect(page.locator('body')).toHaveAttribute('data-follower', '1.14');
});

for (const percentage of [0, null]) {
  test(`a stored discount value whose percentage is ${percentage} counts as typed`, async ({ page, shop }) => {
    await openChanged(shop, { price: 1000, discountValue: 250, discountPercentage: percentage, sellingPrice: 750 });
    await type(page, 'Price', '2000');
    await expectPrices(page, { 'Discount Percentage': '12.5', 'Discount Value': '250', 'Selling Price': '1750' });
  });
}

test('a discount that is switched off and on again is back as it was', async ({ page, shop }) => {
  const { _id } = await product(shop, { price: 7900, discountValue: 900 });
  await shop.open(`/product/update/${_id}`);
  const discounted = page.getByRole('switch', { name: 'Discounted' });
  await discounted.click();
  await expectPrices(page, { 'Discount Percentage': '0', 'Discount Value': '0', 'Selling Price': '7900' });
  await discounted.click();
  await expectPrices(page, { 'Discount Percentage': '11.39', 'Discount Value': '900', 'Selling Price': '7000' });
});

test('the tax value follows the selling price also where the setup shows no tax', async ({ page, shop }) => {
  const { _id } = await product(shop, { price: 7900, discountValue: 900 });
  const settings = await shop.ask<Record<string, unknown>>('/settings');
  await shop.fail({ call: 'GET /settings', status: 200, body: { ...settings, setup: { productInputs: [{ name: 'discount' }] } } });
  await shop.open(`/product/update/${_id}`);
  await type(page, 'Discount Value', '2000');
  await expect(number(page, 'Selling Price')).toHaveValue('5900');
  await expect(number(page, 'Tax Value')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('product Updated Successfully!')).toBeVisible();
  expect(shop.sent()[0]?.body).toMatchObject({ sellingPrice: 5900, taxValue: 900 });
});

/** Chooses a rate, and keeps it over what makes the form anew. */
const remakings: [string, (page: Page, shop: Shop) => Promise<void>][] = [
  [
    'a change of language',
    async page => {
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('menuitem', { name: 'Deutsch' }).click();
      // The form mounts again when the texts of the language arrive.
      await expect(page.getByRole('heading', { level: 1, name: 'Create Product' })).toHaveCount(0);
    },
  ],
  [
    'a new sign-in',
    async (page, shop) => {
      await shop.fail({ call: 'POST /product/admin/new', status: 401, message: 'Token has expired', times: 1 });
      await page.getByRole('button', { name: 'Create Product' }).click();
      await expect(page).toHaveURL('/login');
      await shop.signIn();
    },
  ],
];
for (const [what, remake] of remakings) {
  test(`the tax rate and what of the discount was typed outlast ${what}`, async ({ page, shop }) => {
    await shop.open('/product/create/new');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tamarind');
    await page.getByRole('combobox', { name: 'Category', exact: true }).click();
    await page.getByRole('option', { name: 'Groceries & Spices' }).click();
    await type(page, 'Price', '1430');
    await type(page, 'Discount Value', '250');
    await page.getByRole('combobox', { name: 'Tax rate' }).click();
    await page.getByRole('option', { name: '18 %' }).click();
    await expectPrices(page, { 'Selling Price': '1180', 'Tax Value': '180' });
    await remake(page, shop);
    const typed = page.locator('input[name="price"]');
    await expect(typed).toHaveValue('1430');
    await expect(page.locator('[name="taxRate"]')).toHaveValue('18');
    await typed.clear();
    await typed.pressSequentially('2610');
    await expect(page.locator('input[name="discountValue"]')).toHaveValue('250');
    await expect(page.locator('input[name="discountPercentage"]')).toHaveValue(/^9[.,]58$/);
    await expect(page.locator('input[name="sellingPrice"]')).toHaveValue('2360');
    await expect(page.locator('input[name="taxValue"]')).toHaveValue('360');
  });
}
