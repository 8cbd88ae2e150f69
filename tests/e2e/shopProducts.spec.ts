import { expect, test } from '#tests/support/app.ts';
import { hold } from '#tests/support/requests.ts';

interface ShopProduct {
  _id: string;
  customID: string;
  shop: { shopName: string };
  masterProduct: { name: string; color: { value: string } };
  sizes: { value: string; price: number; retailPrice: number; stock: number }[];
  reviews: unknown[];
}

test('a shop product is made of a master product with its sizes, changed and switched off', { tag: '@quick' }, async ({ page, shop }) => {
  // The rows of the search for a master product lack its sizes.
  const { products } = await shop.ask<{ products: object[] }>('/product/admin/custom/all?page=1&limit=10&search=CTC+Tea');
  await shop.fail({ call: 'GET /product/admin/custom/all', body: { products: products.map(row => ({ ...row, sizes: undefined })), total: 1 } });
  await shop.open('/shopproducts');
  await expect(page.getByRole('heading', { name: 'All Shop Products' })).toBeVisible();
  const heads = ['Name', 'Shop', 'Image', 'Custom ID', 'Category', 'Color', 'Sizes', 'Status', 'Action'];
  await expect(page.getByRole('columnheader')).toHaveText(heads);
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain('/shopProduct/all?page=1&limit=10');
  await page.getByRole('link', { name: 'Create Shop Product' }).click();
  await expect(page).toHaveURL('/shopproduct/create/new');
  for (const words of ['Select a Dealer Shop', 'Select a Master Product']) {
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByPlaceholder(words)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Create Shop Product' }).click();
  await expect(page.getByText('Select a Dealer Shop')).toBeVisible();
  await expect(page.getByText('Select a Master Product')).toBeVisible();
  await page.getByRole('combobox', { name: 'Shop' }).fill('warrier');
  await page.getByRole('option', { name: 'Warrier Handlooms' }).click();
  await page.getByRole('combobox', { name: 'Master Product' }).fill('CTC Tea');
  await page
    .getByRole('option', { name: /CTC Tea 500 g/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Master Product' })).toBeVisible();
  const sizes = page.getByRole('listitem', { name: /^Size / });
  await expect(sizes).toHaveCount(2);
  await expect(sizes.first().getByLabel('Size')).toHaveAttribute('readonly', '');
  await expect(sizes.first().getByLabel('Master Price')).toHaveValue('₹120');
  await expect(sizes.first().getByLabel('Retail Price')).toHaveValue('0');
  await sizes.nth(1).getByRole('button', { name: 'Remove 500 g' }).click();
  await expect(sizes).toHaveCount(1);
  await expect(page.getByText('500 g has been removed')).toBeVisible();
  await page.getByRole('button', { name: 'Get Shop Sizes' }).click();
  await expect(sizes).toHaveCount(2);
  await expect(page.getByText('500 g has been removed')).toHaveCount(0);
  await sizes.first().getByLabel('Retail Price').fill('-1');
  await page.getByRole('button', { name: 'Create Shop Product' }).click();
  await expect(page.getByText('Must be at least 0')).toBeVisible();
  await sizes.first().getByLabel('Retail Price').fill('135');
  await sizes.first().getByLabel('Stock').fill('12');
  await page.getByLabel('Custom ID').fill('WH-TEA');
  shop.forget();
  await page.getByRole('button', { name: 'Create Shop Product' }).dblclick();
  await expect(page.getByText('ShopProduct Created Successfully!')).toBeVisible();
  const id = expect.stringMatching(/^[0-9a-f]{24}$/);
  expect(shop.sent()).toEqual([
    {
      method: 'POST',
      url: '/shopProduct/new',
      body: {
        shop: id,
        masterProduct: id,
        customID: 'WH-TEA',
        isFeatured: false,
        sizes: [
          { value: '250 g', price: 120, retailPrice: 135, stock: 12 },
          { value: '500 g', price: 240, retailPrice: 0, stock: 0 },
        ],
      },
    },
  ]);
  await page.getByRole('link', { name: 'Edit WH-TEA' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('readonly', '');
  for (const name of ['Shop', 'Master Product']) await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('readonly', '');
  const grounds = await page
    .getByRole('main')
    .locator('.MuiInputBase-root:has([readonly])')
    .evaluateAll(inputs => inputs.map(input => getComputedStyle(input).backgroundColor));
  expect(new Set(grounds).size, 'what is read-only looks alike').toBe(1);
  await sizes.nth(1).getByRole('button', { name: 'Remove 500 g' }).click();
  await sizes.first().getByLabel('Stock').fill('7');
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('ShopProduct Updated Successfully!')).toBeVisible();
  const [put] = shop.sent();
  const savedId = put?.url.split('/').pop();
  expect(put).toEqual({
    method: 'PUT',
    url: `/shopProduct/${savedId}`,
    body: { customID: 'WH-TEA', shop: id, masterProduct: id, isFeatured: false, sizes: [{ value: '250 g', price: 120, retailPrice: 135, stock: 7 }] },
  });
  await page.getByRole('switch', { name: 'Active: WH-TEA' }).click();
  await expect(page.getByText('ShopProduct Status Changed Successfully!')).toBeVisible();
  expect(shop.sent().at(-1)).toMatchObject({ method: 'POST', url: `/shopProduct/status/${savedId}` });
  await page.getByRole('button', { name: 'Delete WH-TEA' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('ShopProduct Deleted Successfully!')).toBeVisible();

  await page.getByRole('link', { name: 'Deleted Shop Products' }).click();
  await expect(page).toHaveURL('/shopproducts/deleted');
  await expect(page.getByRole('columnheader').filter({ hasText: 'Shop' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create Shop Product' })).toBeVisible();
  shop.forget();
  await page.getByRole('button', { name: 'Restore WH-TEA' }).click();
  await expect(page.getByText('ShopProduct Restored Successfully!')).toBeVisible();
  await page
    .getByRole('button', { name: /^Hard Delete / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hard Delete' }).click();
  await expect(page.getByText('ShopProduct Hard Deleted Successfully!')).toBeVisible();
  expect(shop.sent().map(({ method, url }) => `${method} ${url.replace(/[^/]+$/, '')}`)).toEqual([
    'POST /shopProduct/restore/',
    'DELETE /shopProduct/hard/',
  ]);
});

test('a shop product that is saved before the details of its master arrive waits for its sizes', async ({ page, shop }) => {
  await shop.open('/shopproduct/create/new');
  const reading = await hold(page, /\/product\/admin\/single\//);
  for (const [name, choice] of [
    ['Shop', 'Warrier Handlooms'],
    ['Master Product', 'CTC Tea 500 g'],
  ] as const) {
    await page.getByRole('combobox', { name, exact: true }).fill(choice);
    await page.getByRole('option', { name: choice }).first().click();
  }
  await expect(page.getByRole('button', { name: 'Get Shop Sizes' })).toBeDisabled();
  const create = page.getByRole('button', { name: 'Create Shop Product' });
  await create.click();
  await expect(create).toHaveAttribute('aria-busy', 'true');
  expect(shop.sent()).toEqual([]);
  reading.release();
  await expect(page.getByText('ShopProduct Created Successfully!')).toBeVisible();
  expect(shop.sent()).toMatchObject([{ url: '/shopProduct/new', body: { sizes: [{ value: '250 g' }, { value: '500 g' }] } }]);
});

test('a shop product shows its shop, colour, variants, sizes and reviews', async ({ page, shop }) => {
  const { shopProducts } = await shop.ask<{ shopProducts: ShopProduct[] }>('/shopProduct/all?page=1&limit=100');
  const reviewed = shopProducts.find(({ reviews }) => reviews.length > 1) as ShopProduct;
  await shop.open(`/shopproduct/${reviewed._id}`);
  const about = page.getByRole('region', { name: 'Shop Product' });
  await expect(about).toContainText(reviewed.masterProduct.name);
  await expect(about.getByRole('link', { name: reviewed.shop.shopName })).toHaveAttribute('href', /^\/shop\/[0-9a-f]{24}$/);
  const row = page.getByRole('region', { name: 'Sizes' }).getByRole('row').nth(1);
  await expect(row).toContainText(String(reviewed.sizes[0]?.stock));
  const reviews = page.getByRole('region', { name: 'Reviews' }).getByRole('listitem');
  await expect(reviews).toHaveCount(reviewed.reviews.length);
  await expect(reviews.first().getByRole('img', { name: /^[1-5] of 5 stars$/ })).toBeVisible();
  await expect(reviews.first()).toContainText(/\d\d\/\d\d\/\d{4}/);
  const colourless = shopProducts.find(({ masterProduct }) => masterProduct.color.value === 'Not Specified');
  await page.goto(`/shopproduct/${colourless?._id}`);
  await expect(about).toContainText('Not Specified');
});

test('deleted shop products are viewed, restored or deleted for good, and nothing of them is edited in the list', async ({ page, shop }) => {
  await shop.open('/shopproducts/deleted');
  await expect(page.getByRole('button', { name: /^Restore / }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit prices and stock' })).toHaveCount(0);
});

test('a deleted shop product says so; flags are Yes or No', async ({ page, shop }) => {
  const { shopProducts } = await shop.ask<{ shopProducts: { _id: string; isFeatured: boolean }[] }>('/shopProduct/deleted/all');
  const [first] = shopProducts;
  await shop.open(`/shopproduct/${first?._id}`);
  await expect(page.getByRole('alert').filter({ hasText: 'This shop product has been deleted' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^(Yes|No|true|false)$/ })).toHaveText([first?.isFeatured ? 'Yes' : 'No']);
});

test('a shop product whose references came as ids shows what they name', async ({ page, shop }) => {
  const { shopProducts } = await shop.ask<{ shopProducts: { _id: string }[] }>('/shopProduct/all?page=1&limit=10');
  const id = shopProducts[0]?._id;
  const { products } = await shop.ask<{ products: Record<string, unknown>[] }>('/product/admin/custom/all?page=1&limit=10');
  const [product = {}] = products;
  const { colors } = await shop.ask<{ colors: { _id: string; name: string }[] }>('/color/all');
  const { shops } = await shop.ask<{ shops: { _id: string; shopName: string }[] }>('/shop/all?page=1&limit=10');
  const idOf = (reference: unknown) => (reference as { _id?: string } | null)?._id ?? reference;
  await shop.fail(
    {
      call: 'GET /shopProduct/*',
      body: {
        shopProduct: { _id: id, masterProduct: product._id, shop: shops[0]?._id, isActive: 'true', variants: [{ masterProduct: product._id }] },
      },
    },
    {
      call: 'GET /product/admin/single/*',
      body: { product: { ...product, category: idOf(product.category), color: colors[1]?._id } },
    },
  );
  await shop.open(`/shopproduct/${id}`);
  const about = page.getByRole('main');
  const name = (product.primaryLang as { name: string }).name;
  const category = (product.category as { name?: string; primaryLang?: { name: string } } | null) ?? {};
  await expect(about.getByRole('definition').first()).toHaveText(name);
  await expect(about.getByRole('definition').filter({ hasText: shops[0]?.shopName ?? '?' })).toBeVisible();
  await expect(
    about
      .getByRole('definition')
      .filter({ hasText: category.primaryLang?.name ?? category.name ?? '?' })
      .first(),
  ).toBeVisible();
  await expect(about.getByRole('definition').filter({ hasText: colors[1]?.name ?? '?' })).toHaveCount(2);
  await expect(about.getByRole('img').first()).toHaveAttribute('src', /\/api\/images\/|^data:|^http/);
});

test('a reference whose id has letters is read, too; a name in its place stays', async ({ page, shop }) => {
  const { shopProducts } = await shop.ask<{ shopProducts: { _id: string }[] }>('/shopProduct/all?page=1&limit=10');
  const master = { _id: 'prd_42', primaryLang: { name: 'Brass lamp' }, color: 'Gold9', category: 'Lamps 2026' };
  await shop.fail(
    { call: 'GET /shopProduct/*', body: { shopProduct: { _id: shopProducts[0]?._id, masterProduct: 'prd_42', isActive: true } } },
    { call: 'GET /product/admin/single/*', body: { product: master } },
  );
  await shop.open(`/shopproduct/${shopProducts[0]?._id}`);
  for (const text of ['Brass lamp', 'Gold9', 'Lamps 2026'])
    await expect(page.getByRole('main').getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
});

test('a flag that came as a text is on where it says so', async ({ page, shop }) => {
  const { shopProducts } = await shop.ask<{ shopProducts: object[] }>('/shopProduct/all?page=1&limit=10');
  const rows = shopProducts.slice(0, 2).map((row, at) => ({ ...row, isActive: String(at === 0) }));
  await shop.fail({ call: 'GET /shopProduct/all', body: { shopProducts: rows, total: 2 } });
  await shop.open('/shopproducts');
  await expect(page.getByRole('row').nth(1).getByRole('switch')).toBeChecked();
  await expect(page.getByRole('row').nth(2).getByRole('switch')).not.toBeChecked();
});

test('a shop product without a Custom ID is called by its master product', async ({ page, shop }) => {
  const { shopProducts } = await shop.ask<{ shopProducts: ShopProduct[] }>('/shopProduct/all?page=1&limit=10');
  const [{ _id: id, masterProduct, ...others }] = shopProducts as [ShopProduct];
  const record = { ...others, _id: id, masterProduct: { _id: '1', ...masterProduct, name: 'Cane Basket' }, customID: '' };
  await shop.fail({ call: 'GET /shopProduct/all', body: { shopProducts: [record], total: 1 } }, { call: `GET /shopProduct/${id}`, body: record });
  await shop.open('/shopproducts');
  await page.getByRole('button', { name: 'Delete Cane Basket' }).click();
  await expect(page.getByRole('heading', { name: 'Delete Cane Basket?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'View Cane Basket' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cane Basket' })).toBeVisible();
});
