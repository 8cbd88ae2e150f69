import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, watchErrors } from '../support/app';
import { unreadable } from '../support/axe';

const id = '6afa0fff9f4c27b1e63a9916';

/** One record of each resource that has pages of its own, by where it is read. */
const records = {
  shopproduct: ['/shopProduct/all?page=1&limit=10', 'shopProducts'],
  shop: ['/shop/all?page=1&limit=10', 'shops'],
  order: ['/order/admin/all?page=1&limit=10', 'orders'],
  user: ['/user/admin/all?page=1&limit=10', 'users'],
  banner: ['/banner/admin/all', 'banners'],
  category: ['/category/admin/all', 'categories'],
  subcategory: ['/subCategory/admin/all', 'subCategories'],
  brand: ['/brand/admin/all', 'brands'],
  gender: ['/genderType/admin/all', 'genderTypes'],
  age: ['/ageGroup/admin/all', 'ageGroups'],
  collection: ['/collection/admin/all', 'collections'],
  group: ['/group/admin/all?page=1&limit=10&searchText=', 'groups'],
  coupon: ['/coupon/admin/all?page=1&limit=10&searchText=', 'coupons'],
  enquiry: ['/enquiry/admin/all?page=1', 'enquiries'],
} as const;

/** Every documented address of both parts with its title; `:name` stands for the id of a record. */
const tables: Record<string, [address: string, heading: RegExp][]> = {
  'the catalogue': [
    ['/dashboard', /^Dashboard$/],
    ['/profile', /^Profile$/],
    ['/colors', /^All Colors$/],
    ['/notifications', /^All Notifications$/],
    ['/products', /^All Products$/],
    ['/products?view=active', /^All Products$/],
    ['/products?view=inactive', /^All Products$/],
    ['/products/deleted', /^Deleted Products$/],
    [`/product/${id}`, /Cushion Cover/],
    ['/product/create/new', /^Create Product$/],
    [`/product/update/${id}`, /^Update Product$/],
  ],
  'shops and what they sell': [
    ['/shopproducts', /^All Shop Products$/],
    ['/shopproducts/deleted', /^Deleted Shop Products$/],
    ['/shopproduct/:shopproduct', /./],
    ['/shopproduct/create/new', /^Create Shop Product$/],
    ['/shopproduct/update/:shopproduct', /^Update Shop Product$/],
    ['/shops', /^All Shops$/],
    ['/shops/quarentined', /^Banned Shops$/],
    ['/shops/unapproved', /^Unapproved Shops$/],
    ['/shop/:shop', /./],
    ['/shop/create/new', /^Create Shop$/],
    ['/shop/update/:shop', /^Update Shop$/],
  ],
  'orders and people': [
    ['/orders', /^All Orders$/],
    ['/order/:order', /^Order details MB/],
    ['/orders/starred', /^Starred Orders$/],
    ['/orders/cancelled', /^Cancelled Orders$/],
    ['/orders/returned', /^Returned Orders$/],
    ['/users', /^All Users$/],
    ['/users/:user', /^About user$/],
    ['/user/update/:user', /^Update User$/],
    ['/enquiries', /^All Enquiries$/],
    ['/enquiry/create', /^New Enquiry$/],
    ['/enquiry/update/:enquiry', /^Update Enquiry$/],
  ],
  'classifications and content': [
    ['/classifications?type=category', /^All Classifications$/],
    ['/classifications?type=subcategory', /^All Classifications$/],
    ['/category/create/new', /^Create Category$/],
    ['/category/update/:category', /^Update Category$/],
    ['/subcategory/create/new', /^Create Sub Category$/],
    ['/subcategory/update/:subcategory', /^Update Sub Category$/],
    ['/brand/create/new', /^Create Brand$/],
    ['/brand/update/:brand', /^Update Brand$/],
    ['/genderType/create/new', /^Create Gender Type$/],
    ['/genderType/update/:gender', /^Update Gender Type$/],
    ['/agegroup/create/new', /^Create Age Group$/],
    ['/agegroup/update/:age', /^Update Age Group$/],
  ],
  'site, revenue and settings': [
    ['/banners', /^All Banners$/],
    ['/banner/create/new', /^Create Banner$/],
    ['/banner/update/:banner', /^Update Banner$/],
    ['/collections', /^All Collections$/],
    ['/collections/create/new', /^Create Collection$/],
    ['/collections/update/:collection', /^Update Collection$/],
    ['/groups', /^All Groups$/],
    ['/groups/create/new', /^Create Group$/],
    ['/groups/update/:group', /^Update Group$/],
    ['/coupons', /^All Coupons$/],
    ['/coupons/create/new', /^Create Coupon$/],
    ['/coupons/update/:coupon', /^Update Coupon$/],
    ['/area', /^All Areas$/],
    ['/revenues', /^Revenue$/],
    ['/revenue/:shop', /./],
    ['/superadmin/settings', /^Settings$/],
    ['/superadmin/settings?tab=legal', /^Settings$/],
    ['/superadmin/settings/68dcb5509f4c27b1e63a9921', /^Update Settings$/],
    ['/404', /^Sorry, page not found$/],
  ],
};

for (const [part, table] of Object.entries(tables)) {
  test(`every address of ${part} opens with its title, readable by everybody, without errors`, async ({ page, shop }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const tile = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    await page.route(/tile\.openstreetmap\.org/, route => route.fulfill({ body: tile, contentType: 'image/png' }));
    const errors = watchErrors(page);
    const failed: string[] = [];
    page.on('response', response => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`));
    for (const [pattern, heading] of table) {
      const name = /:(\w+)/.exec(pattern)?.[1] as keyof typeof records | undefined;
      const [url, key] = name ? records[name] : [];
      const rows = url && key ? (await shop.ask<Record<string, { _id: string }[]>>(url))[key] : undefined;
      const address = pattern.replace(/:\w+/, rows?.[0]?._id ?? '');
      await shop.open(address);
      await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
      await expect(page.getByRole('progressbar', { name: /./ }), address).toHaveCount(0);
      await expect(page).toHaveURL(address);
      // An update form has all that the create form has.
      if (address.includes('/create')) continue;
      expect(await unreadable(page, { practice: true }), address).toEqual([]);
    }
    expect(errors).toEqual([]);
    expect(failed).toEqual([]);
  });
}

test('what stands on a map can be read in the dark, with its background and without', async ({ page, shop }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route(/tile\.openstreetmap\.org/, route => route.abort());
  const { shops } = await shop.ask<{ shops: { _id: string }[] }>('/shop/all?page=1&limit=10');
  await shop.open(`/shop/${shops[0]?._id}`);
  await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  await expect(page.getByText('The background of the map cannot be loaded.')).toBeVisible();
  expect(await unreadable(page)).toEqual([]);
  // The map's pictures lie beneath its links, so their ground must hide them.
  const ground = page.locator('.leaflet-control-attribution');
  await expect(ground).toHaveCSS('background-color', /^rgb\(/);
});

for (const address of ['/garbage', '/products/garbage', '/product', '/product/1/2/3']) {
  test(`${address} is not found, signed in or not`, async ({ page, shop }) => {
    await page.goto(address);
    await expect(page.getByText('Sorry, page not found')).toBeVisible();
    await expect(page).toHaveURL('/404');
    await shop.open(address);
    await expect(page).toHaveURL('/404');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('links show the documented addresses, and the browser’s back button follows them', async ({ page, shop }) => {
  await shop.open('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await page.getByRole('link', { name: /^View/ }).first().click();
  await expect(page).toHaveURL(`/product/${id}`);
  await page.getByRole('link', { name: 'Update' }).click();
  await expect(page).toHaveURL(`/product/update/${id}`);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await page.getByRole('link', { name: 'Create Product' }).click();
  await expect(page).toHaveURL('/product/create/new');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/products');
});

test('the page of the developers is not in what staff are given', async ({ page, shop }) => {
  await shop.open('/dev/resources');
  await expect(page).toHaveURL('/404');
  const built = path.resolve(process.env.E2E_DIST ?? 'dist');
  const files = (await readdir(built, { recursive: true })).filter(file => /\.(js|html)$/.test(file));
  // Its address, and words of the accounts that it shows.
  const carrying = await Promise.all(
    files.map(async file => (/dev\/resources|read when it comes into view/.test(await readFile(path.join(built, file), 'utf8')) ? [file] : [])),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(carrying.flat()).toEqual([]);
});
