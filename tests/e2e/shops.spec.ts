import { expect, test, watchErrors } from '#tests/support/app.ts';
import { expectReadable } from '#tests/support/axe.ts';
import { pixel } from '#tests/support/pixel.ts';

interface Shop {
  _id: string;
  shopName: string;
  isApproved: boolean;
  isActive: boolean;
}

test('a shop is approved, banned and unbanned, and the three lists follow', { tag: '@quick' }, async ({ page, shop }) => {
  const { shops } = await shop.ask<{ shops: Shop[] }>('/shop/unapproved/all?page=1&limit=10');
  const [waiting] = shops as [Shop];
  await shop.open('/shops');
  await expect(page.getByRole('heading', { name: 'All Shops' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Shop Number', 'Dealer Number', 'Shop Name', 'Dealer Name', 'Action']);
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain('/shop/all?page=1&limit=10');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Unapproved Shops' }).click();
  await expect(page).toHaveURL('/shops/unapproved');
  await expect(page.getByRole('columnheader')).toHaveText(['Shop Name', 'Dealer Name', 'Place', 'District', 'Action']);
  await page.getByRole('link', { name: `View Details ${waiting.shopName}` }).click();
  await expect(page).toHaveURL(`/shop/${waiting._id}`);
  await expect(page.getByText('Not approved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ban', exact: true })).toHaveCount(0);
  shop.forget();
  for (const [button, operation, state] of [
    ['Approve', 'APPROVE', 'Approved'],
    ['ban', 'ACTIVE', 'Banned'],
    ['unban', 'ACTIVE', 'Approved'],
    ['ban', 'ACTIVE', 'Banned'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText('Shop Status Changed Successfully!').first()).toBeVisible();
    await expect(page.getByRole('main').getByText(state, { exact: true })).toBeVisible();
    expect(shop.sent().at(-1)).toEqual({ method: 'POST', url: '/shop/status', body: { shopId: waiting._id, operation } });
  }
  await menu.getByRole('link', { name: 'Unapproved Shops' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(waiting.shopName) })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Banned Shops' }).click();
  await expect(page).toHaveURL('/shops/quarentined');
  await expect(page.getByRole('row', { name: new RegExp(waiting.shopName) })).toBeVisible();
  const urls = shop.sent({ reads: true }).map(({ url }) => url);
  expect(urls).toContain('/shop/banned/all?page=1&limit=10');
  expect(urls).toContain('/shop/unapproved/all?page=1&limit=10');
});

test('the second press of a double click on Approve does not ban', async ({ page, shop }) => {
  const { shops } = await shop.ask<{ shops: [Shop] }>('/shop/unapproved/all?page=1&limit=10');
  const [{ _id: shopId }] = shops;
  await shop.open(`/shop/${shopId}`);
  shop.forget();
  await page.getByRole('button', { name: 'Approve', exact: true }).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'ban', exact: true })).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByText('Shop Status Changed Successfully!').first()).toBeVisible();
  expect(shop.sent()).toEqual([{ method: 'POST', url: '/shop/status', body: { shopId, operation: 'APPROVE' } }]);
});

test('a shop is made for a dealer by a click on the map, changed and deleted', async ({ page, shop, context }) => {
  const errors = watchErrors(page);
  await page.route(/tile\.openstreetmap\.org/, route => route.abort());
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 11.25, longitude: 75.78 });
  await shop.open('/shop/create/new');
  await page.getByRole('button', { name: 'Create Shop' }).click();
  for (const message of [
    'Select a user',
    'Invalid shop name',
    'Invalid landmark',
    'Invalid area',
    'Invalid state',
    'Invalid pin code',
    'Invalid address',
  ])
    await expect(page.getByText(message).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Dealer', exact: true }).fill('puthalath');
  await page.getByRole('option', { name: /Abdul Rasheed Puthalath/ }).click();
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain('/user/admin/all?page=1&limit=10&search=puthalath');
  await expect(page.getByLabel('Dealer Name')).toHaveValue('Abdul Rasheed Puthalath');
  await page.getByLabel('Shop Name').fill('Puthalath Silks');
  await page.getByLabel('Working Time').fill('9AM - 9PM');
  await page.getByLabel('Shipping Price').fill('49.5');
  const address = {
    'Address Line 1': 'Room 4',
    'Address Line 2': 'Up Hill',
    Landmark: 'Town Hall',
    Area: 'Malappuram',
    District: 'Malappuram',
    State: 'Kerala',
    'Pin Code': '676505',
  };
  for (const [label, text] of Object.entries(address))
    for (const input of await page.getByRole('textbox', { name: label, exact: true }).all()) await input.fill(text);
  const map = page.locator('.leaflet-container');
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  expect([box?.width, box?.height]).toEqual([400, 350]);
  await expect(page.getByText("The map background can't be loaded")).toBeVisible();
  await map.click({ position: { x: 200, y: 175 } });
  const [latitude, longitude] = [page.getByLabel('Latitude'), page.getByLabel('Longitude')];
  await expect.poll(async () => Number(await latitude.inputValue())).toBeCloseTo(11.0408, 3);
  await expect.poll(async () => Number(await longitude.inputValue())).toBeCloseTo(76.0849, 3);
  await latitude.fill('91');
  await page.getByRole('button', { name: 'Create Shop' }).click();
  await expect(page.getByText('Must be at most 90')).toBeVisible();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(latitude).toHaveValue('11.25');
  const marker = page.getByRole('button', { name: 'Marked place' });
  const before = await marker.boundingBox();
  await longitude.fill('75.785');
  await expect.poll(async () => (await marker.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
  await marker.hover();
  await page.mouse.down();
  await page.mouse.move((before?.x ?? 0) - 40, (before?.y ?? 0) + 20, { steps: 5 });
  await page.mouse.up();
  await expect(longitude).not.toHaveValue('75.785');
  await latitude.fill('11.0412');
  await longitude.fill('76.0803');
  shop.forget();
  await page.getByRole('button', { name: 'Create Shop' }).dblclick();
  await expect(page.getByText('Shop Created Successfully!')).toBeVisible();
  const parts = {
    addressLine1: 'Room 4',
    addressLine2: 'Up Hill',
    landmark: 'Town Hall',
    area: 'Malappuram',
    district: 'Malappuram',
    state: 'Kerala',
    pinCode: '676505',
  };
  expect(shop.sent()).toEqual([
    {
      method: 'POST',
      url: '/shop/new',
      body: {
        shopName: 'Puthalath Silks',
        workingTime: '9AM - 9PM',
        shippingPrice: 49.5,
        dealer: '6968c4619f4c27b1e63a9509',
        dealerDetails: { name: 'Abdul Rasheed Puthalath', address: parts },
        shopAddress: parts,
        location: { coordinates: [11.0412, 76.0803] },
        isApproved: false,
        isActive: true,
      },
    },
  ]);
  const { shops } = await shop.ask<{ shops: Shop[] }>('/shop/unapproved/all?page=1&limit=10');
  const id = shops.find(({ shopName }) => shopName === 'Puthalath Silks')?._id;
  await page.goto(`/shop/${id}`);
  await expect(page.getByText('11.0412, 76.0803')).toBeVisible();
  await expect(page.locator('.leaflet-marker-icon')).toBeVisible();
  await page.getByRole('link', { name: 'Update' }).click();
  await expect(page.getByRole('combobox', { name: 'Dealer', exact: true })).toHaveValue('Abdul Rasheed Puthalath');
  await page.getByLabel('Shop Name').fill('Puthalath Sarees');
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Shop Updated Successfully!')).toBeVisible();
  expect(shop.sent()).toMatchObject([
    {
      method: 'PUT',
      url: `/shop/${id}`,
      body: { shopName: 'Puthalath Sarees', dealer: '6968c4619f4c27b1e63a9509', location: { coordinates: [11.0412, 76.0803] }, isApproved: false },
    },
  ]);
  await expect(page).toHaveURL(`/shop/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Puthalath Sarees?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Shop Deleted Successfully!')).toBeVisible();
  expect(shop.sent().at(-1)).toMatchObject({ method: 'DELETE', url: `/shop/${id}` });
  expect(errors.filter(error => !error.includes('ERR_FAILED'))).toEqual([]);
});

test('a map that has its background says nothing about it', async ({ page, shop }) => {
  await page.route(/tile\.openstreetmap\.org/, route => route.fulfill({ body: pixel, contentType: 'image/png' }));
  const { shops } = await shop.ask<{ shops: Shop[] }>('/shop/all?page=1&limit=10');
  await shop.open(`/shop/${shops[0]?._id}`);
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await expect(page.getByText('OpenStreetMap')).toBeVisible();
  await expect(page.getByText("The map background can't be loaded")).toHaveCount(0);
});

test('the question before an approval says what a shop lacks, alone and among others, and it may go on', async ({ page, shop }) => {
  const { shops } = await shop.ask<{ shops: Shop[] }>('/shop/unapproved/all?page=1&limit=10');
  const [first, second] = shops as [Shop, Shop];
  const rows = shops.map(row => (row._id === first._id ? { ...row, dealerNo: '', contactNumber: '' } : row));
  await page.route('**/shop/unapproved/all?*', async route => route.fulfill({ json: { ...(await (await route.fetch()).json()), shops: rows } }));
  await shop.open('/shops/unapproved');
  const question = page.getByRole('dialog');
  await page.getByRole('button', { name: `Approve ${first.shopName}` }).click();
  await expect(question.getByRole('note')).toContainText('Not ready. Missing: ');
  await expect(question.getByRole('note')).toContainText('Dealer Number');
  await expectReadable(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  for (const { shopName } of [first, second]) await page.getByRole('checkbox', { name: `Select ${shopName}` }).check();
  shop.forget();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(question.getByRole('listitem').filter({ hasText: first.shopName })).toContainText('Dealer Number');
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.poll(() => shop.sent().map(({ url }) => url)).toHaveLength(2);
});
