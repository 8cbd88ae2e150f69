import { expect, type Shop, test, watchErrors } from '#tests/support/app.ts';

interface Sold {
  _id: string;
  customID: string;
  shop: { _id: string };
  masterProduct: { _id: string };
}

const soldBy = async (shop: Shop) => (await shop.ask<{ shopProducts: Sold[] }>('/shopProduct/all?page=1&limit=500')).shopProducts;

/** The value that most of the records have. */
function mostOf(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

const urlsRead = (shop: Shop, path: string) => shop.sent({ reads: true }).flatMap(({ url }) => (url.startsWith(path) ? [url] : []));

test('a shop shows what it sells and its orders, each when somebody asks for it, with how many there are', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  await page.route(/tile\.openstreetmap\.org/, route => route.abort());
  const errors = watchErrors(page);
  const sold = await soldBy(shop);
  const id = mostOf(sold.map(({ shop: { _id } }) => _id));
  const soldHere = sold.filter(({ shop: { _id } }) => _id === id);
  const { orders } = await shop.ask<{ orders: { orderId: string; shop: { _id: string } }[] }>('/order/admin/all?page=1&limit=500');
  const ofShop = orders.filter(order => order.shop?._id === id);
  await shop.open(`/shop/${id}`);
  await expect(page.getByRole('region', { name: 'Location' })).toContainText('Coordinates');
  expect([...urlsRead(shop, '/shopProduct'), ...urlsRead(shop, '/order')]).toEqual([]);
  await page.getByRole('tab').first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2000);
  // This parameter is documented nowhere.
  await expect(page.getByRole('button', { name: 'View Shop Products' })).toBeVisible();
  expect([...urlsRead(shop, '/shopProduct'), ...urlsRead(shop, '/order')]).toEqual([]);
  await page.getByRole('button', { name: 'View Shop Products' }).click();
  await expect(page.getByRole('tab')).toHaveText([`Shop Products (${soldHere.length})`, 'Orders']);
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Image', 'Custom ID', 'Category', 'Color', 'Sizes', 'Status', 'Action']);
  await expect(page.getByRole('cell', { name: soldHere[0]?.customID as string, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete .*MS-/ })).toHaveCount(0);
  expect(urlsRead(shop, '/shopProduct')).toEqual([`/shopProduct/all?page=1&limit=10&shop=${id}`]);
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page.getByRole('tab', { name: `Orders (${ofShop.length})` })).toBeVisible();
  await expect(page).toHaveURL(`/shop/${id}?tab=orders`);
  expect(urlsRead(shop, '/order')).toEqual([`/order/admin/all?page=1&limit=10&shop=${id}`]);
  if (ofShop[0]) await expect(page.getByRole('link', { name: `View Details ${ofShop[0].orderId}` })).toBeVisible();
  expect(errors.filter(error => !/ERR_FAILED/.test(error))).toEqual([]);
});

test('a product shows the shop products that are made of it; where a server does not tell which, none of another', async ({ page, shop }) => {
  const sold = await soldBy(shop);
  const id = mostOf(sold.map(({ masterProduct }) => masterProduct._id));
  const ofProduct = sold.filter(({ masterProduct }) => masterProduct._id === id);
  await shop.open(`/product/${id}`);
  const part = page.getByRole('region', { name: 'Sold by shops' });
  await part.getByRole('button', { name: 'View Shop Products' }).click();
  await expect(part.getByRole('row')).toHaveCount(Math.min(ofProduct.length, 10) + 1);
  await expect(part.getByRole('cell', { name: ofProduct[0]?.customID as string, exact: true })).toBeVisible();
  await part.getByRole('link', { name: `View ${ofProduct[0]?.customID}` }).click();
  await expect(page).toHaveURL(`/shopproduct/${ofProduct[0]?._id}`);

  await shop.fail({ call: 'GET /shopProduct/all', body: { shopProducts: sold.slice(0, 10), total: sold.length } });
  await page.goto(`/product/${id}`);
  await part.getByRole('button', { name: 'View Shop Products' }).click();
  await expect(part.getByRole('alert')).toContainText('The server does not tell which of these belong to this record');
  await expect(part.getByRole('row')).toHaveCount(0);
});

test('what a user has is read once with the screen, page by page, and read again where it could not be', async ({ page, shop }) => {
  const { users } = await shop.ask<{ users: { _id: string }[] }>('/user/admin/all?page=1&limit=10');
  const id = users[0]?._id ?? '';
  const orders = Array.from({ length: 12 }, (_, at) => ({ _id: `o${at}`, orderId: `MB-${at}`, orderStatus: 'Shipped', totalPrice: at }));
  await shop.fail(
    { call: `GET /order/admin/user/${id}`, status: 500, message: 'The orders are locked away', times: 1 },
    { call: `GET /order/admin/user/${id}`, body: { orders } },
    { call: `GET /favourite/admin/userId/${id}`, status: 404, message: 'None' },
  );
  await shop.open(`/users/${id}`);
  const part = page.getByRole('region', { name: 'Orders' });
  await expect(part.getByRole('alert')).toContainText('The orders are locked away');
  await part.getByRole('button', { name: 'Retry' }).click();
  await expect(part.getByRole('row')).toHaveCount(11);
  await part.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(part.getByRole('row')).toHaveCount(3);
  await part.getByRole('button', { name: 'Total Price' }).click();
  await expect(part.getByText('1–10 of 12')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Favourites' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'About user' })).toBeVisible();
});
