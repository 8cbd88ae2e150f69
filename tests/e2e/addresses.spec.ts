import { expect, test, watchErrors } from '../support/app';

const id = '6afa0fff9f4c27b1e63a9916';
const table: [address: string, heading: RegExp][] = [
  ['/dashboard', /^Dashboard$/],
  ['/colors', /^All Colors$/],
  ['/products', /^All Products$/],
  ['/products?view=active', /^All Products$/],
  ['/products?view=inactive', /^All Products$/],
  ['/products/deleted', /^Deleted Products$/],
  [`/product/${id}`, /Cushion Cover/],
  ['/product/create/new', /^Create Product$/],
  [`/product/update/${id}`, /^Update Product$/],
  ['/404', /^Sorry, page not found$/],
];

for (const [address, heading] of table) {
  test(`${address} opens with its title, without errors`, async ({ page, shop }) => {
    const errors = watchErrors(page);
    const failed: string[] = [];
    page.on('response', response => response.status() >= 400 && failed.push(response.url()));
    await shop.open(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: /./ })).toHaveCount(0);
    await expect(page).toHaveURL(address);
    expect(errors).toEqual([]);
    expect(failed).toEqual([]);
  });
}

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
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/products');
  await page.getByRole('link', { name: /^View/ }).first().click();
  await expect(page).toHaveURL(`/product/${id}`);
  await page.getByRole('link', { name: 'Update' }).click();
  await expect(page).toHaveURL(`/product/update/${id}`);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await page.getByRole('link', { name: 'Create Product' }).click();
  await expect(page).toHaveURL('/product/create/new');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/products');
});
