import { expect, test } from '#tests/support/app.ts';

type Stored = Record<string, unknown> & { _id: string };

test('a stored value below its bound is left alone and goes back as it was; one that is typed is refused', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  const { products } = await shop.ask<{ products: Stored[] }>('/product/admin/custom/all?page=1&limit=1');
  const [product] = products as [Stored];
  const stored = { ...product, stockValue: -2 };
  await shop.fail({ call: 'GET /product/admin/single/*', body: stored }, { call: 'PUT /product/admin/*', body: stored });
  await shop.open(`/product/update/${product._id}`);
  const stock = page.getByRole('spinbutton', { name: 'Stock', exact: true });
  await expect(stock).toHaveValue('-2');
  await stock.fill('-5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(stock).toHaveAccessibleDescription('Must be at least 0');
  expect(shop.sent()).toEqual([]);
  await stock.fill('-2');
  await page.getByLabel('Barcode').fill('8901');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('product Updated Successfully!')).toBeVisible();
  expect(shop.sent().map(({ body }) => body)).toMatchObject([{ barcode: '8901', stockValue: -2 }]);
});

test('a stored size without stock is left alone, also after another was removed; one that is emptied is refused', async ({ page, shop }) => {
  const { shopProducts } = await shop.ask<{ shopProducts: Stored[] }>('/shopProduct/all?page=1&limit=1');
  const [first] = shopProducts as [Stored];
  const sizes = [
    { value: 'S', price: 9, retailPrice: 10, stock: 2 },
    { value: 'M', price: 9, retailPrice: 11 },
    { value: 'L', price: 9, retailPrice: 12, stock: 4 },
  ];
  const stored = { ...first, sizes };
  await shop.fail({ call: 'GET /shopProduct/*', body: stored }, { call: 'PUT /shopProduct/*', body: stored });
  await shop.open(`/shopproduct/update/${first._id}`);
  await page.getByRole('button', { name: 'Remove S', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Retail Price, M' }).fill('13');
  await page.getByRole('spinbutton', { name: 'Stock, L' }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Required', { exact: true })).toHaveCount(1);
  expect(shop.sent()).toEqual([]);
  await page.getByRole('spinbutton', { name: 'Stock, L' }).fill('7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => shop.sent().map(({ body }) => body))
    .toMatchObject([
      {
        sizes: [
          { value: 'M', retailPrice: 13 },
          { value: 'L', stock: 7 },
        ],
      },
    ]);
});

test('a banner without a type and with a fraction as its priority can be changed; the priority is sent as the nearest integer', async ({
  page,
  shop,
}) => {
  const { banners } = await shop.ask<{ banners: Stored[] }>('/banner/admin/all');
  const { type: _none, ...banner } = banners[0] as Stored;
  await shop.fail({ call: 'GET /banner/admin/*', body: { ...banner, priority: 2.7 } });
  await shop.open(`/banner/update/${banner._id}`);
  await page.getByLabel('Tag').fill('Onam');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => shop.sent().map(({ body }) => body)).toMatchObject([{ tag: 'Onam', priority: 3 }]);
});

test('a stored value that is none of the choices is shown, goes back as it was, and can be chosen again', async ({ page, shop }) => {
  const { users } = await shop.ask<{ users: Stored[] }>('/user/admin/all?page=1&limit=1');
  const [user] = users as [Stored];
  await shop.fail({ call: 'GET /user/admin/*', body: { ...user, role: 'courier' } });
  await shop.open(`/user/update/${user._id}`);
  const role = page.getByRole('combobox', { name: 'Role' });
  await expect(role).toHaveText('courier');
  await role.click();
  await page.getByRole('option', { name: 'dealer' }).click();
  await role.click();
  await expect(page.getByRole('option')).toHaveText(['user', 'dealer', 'admin', 'courier']);
  await page.getByRole('option', { name: 'courier' }).click();
  await page.getByLabel('Name').fill('Asha');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => shop.sent().map(({ body }) => body)).toMatchObject([{ name: 'Asha', role: 'courier' }]);
});

test('a search distance that is emptied is sent as nothing', async ({ page, shop }) => {
  const { _id } = await shop.ask<Stored>('/settings');
  await shop.open(`/superadmin/settings/${_id}`);
  await page.getByLabel('Shop Search Distance').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings Updated Successfully!')).toBeVisible();
  expect(shop.sent().map(({ body }) => body)).toMatchObject([{ shopSearchDistance: null }]);
});

test('what is no number is refused in words at its field and stays in it; both decimal marks and Arabic digits are read', async ({ page, shop }) => {
  const { products } = await shop.ask<{ products: Stored[] }>('/product/admin/custom/all?page=1&limit=1');
  await shop.open(`/product/update/${products[0]?._id}`);
  const price = page.getByRole('spinbutton', { name: 'Price', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  for (const [typed, words] of [
    ['--5', 'Must be a number'],
    ['0x10', 'Must be a number'],
    ['0.30000000000000004', 'At most 2 decimals'],
  ] as const) {
    await price.fill('');
    await price.pressSequentially(typed);
    await save.click();
    await expect(price).toHaveAccessibleDescription(words);
    await expect(price).toHaveValue(typed);
    await expect(price).toBeFocused();
  }
  expect(shop.sent()).toEqual([]);
  const sellingPrice = page.getByRole('spinbutton', { name: 'Selling Price' });
  await price.fill('');
  await price.pressSequentially('٧٠٠٫٥');
  await expect(sellingPrice).not.toHaveValue('');
  await price.fill('');
  await price.pressSequentially('812,50');
  await price.press('ArrowUp');
  await expect(price).toHaveValue('813.5');
  await save.click();
  await expect(page.getByText('product Updated Successfully!')).toBeVisible();
  expect(shop.sent().map(({ body }) => body)).toMatchObject([{ price: 813.5 }]);
});

test('a cell of a list reads numbers as the form does', async ({ page, shop }) => {
  await shop.open('/products');
  await page.getByRole('button', { name: 'Edit prices and stock' }).click();
  const stock = page.getByRole('textbox', { name: /^Stock: / }).first();
  for (const typed of ['0x10', '0b11', '1 000']) {
    await stock.fill(typed);
    await stock.press('Enter');
    await expect(stock).toHaveAccessibleDescription('Must be a number');
  }
  expect(shop.sent()).toEqual([]);
  await stock.fill('١٢,٥');
  await stock.press('Enter');
  await expect.poll(() => shop.sent().map(({ body }) => body)).toMatchObject([{ stockValue: 12.5 }]);
});

const dealer = (name: string, more: object = {}) => ({ _id: name.padEnd(24, '0'), name, email: `${name}@example.in`, role: 'dealer', ...more });

test('the first mistake of an empty shop gets the focus; a dealer who is chosen fills what nobody typed, and the next one replaces it wholly', async ({
  page,
  shop,
}) => {
  await page.route(/tile\.openstreetmap\.org/, route => route.abort());
  const users = [
    dealer('anu', { contactNumber: '94470', address: { area: 'Tirur', landmark: 'Mosque' } }),
    dealer('binu', { address: { area: 'Kochi' } }),
  ];
  await shop.fail({ call: 'GET /user/admin/all', body: { users, total: 2 } });
  await shop.open('/shop/create/new');
  await page.getByRole('button', { name: 'Create Shop' }).click();
  const dealers = page.getByRole('combobox', { name: 'Dealer', exact: true });
  await expect(dealers).toBeFocused();
  const choose = async (name: string) => {
    await dealers.fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await expect(dealers).toHaveValue(new RegExp(name));
  };
  const dealerInput = (name: string) => page.locator(`[name="dealerDetails.${name}"]`);
  await dealerInput('name').fill('Anu & Sons');
  await choose('anu');
  await expect(dealerInput('address.area')).toHaveValue('Tirur');
  await expect(dealerInput('contactNumber')).toHaveValue('94470');
  await expect(dealerInput('name')).toHaveValue('Anu & Sons');
  await choose('binu');
  await expect(dealerInput('address.area')).toHaveValue('Kochi');
  await expect(dealerInput('address.landmark')).toHaveValue('');
  await expect(dealerInput('contactNumber')).toHaveValue('');
  await expect(dealerInput('name')).toHaveValue('Anu & Sons');
});

test('counters that have changed meanwhile are nobody’s change', async ({ page, shop }) => {
  const { banners } = await shop.ask<{ banners: Stored[] }>('/banner/admin/all');
  const [banner] = banners as [Stored];
  await shop.open(`/banner/update/${banner._id}`);
  await expect(page.getByLabel('Tag')).toHaveValue(String(banner.tag));
  await shop.fail({ call: 'GET /banner/admin/*', body: { ...banner, clicksCount: 987, link: '/sale' } });
  await page.getByLabel('Tag').fill('Onam');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText("Someone else's changes, kept: Link", { exact: true })).toBeVisible();
  expect(shop.sent().map(({ body }) => body)).toMatchObject([{ tag: 'Onam', link: '/sale' }]);
});

test('highlights that are stored as a list are edited one line each and stay a list', async ({ page, shop }) => {
  const { products } = await shop.ask<{ products: (Stored & { primaryLang: object })[] }>('/product/admin/custom/all?page=1&limit=1');
  const [product] = products as [(typeof products)[0]];
  const stored = { ...product, primaryLang: { ...product.primaryLang, highlights: ['Solid oak', 'Oiled'] } };
  await shop.fail({ call: 'GET /product/admin/single/*', body: stored }, { call: 'PUT /product/admin/*', body: stored });
  await shop.open(`/product/update/${product._id}`);
  const highlights = page.locator('[name="primaryLang.highlights"]');
  await expect(highlights).toHaveValue('Solid oak\nOiled');
  await highlights.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n\nMade, by hand\n');
  await expect(highlights).toHaveValue('Solid oak\nOiled\n\nMade, by hand\n');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('product Updated Successfully!')).toBeVisible();
  expect(shop.sent().map(({ body }) => body)).toMatchObject([{ primaryLang: { highlights: ['Solid oak', 'Oiled', 'Made, by hand'] } }]);
});
