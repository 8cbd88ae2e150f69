import { expect, test } from '#tests/support/app.ts';
import { hold } from '#tests/support/requests.ts';

test('a coupon is created with the dates that its duration has, summed up, changed and deleted', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/coupons');
  await expect(page.getByRole('heading', { name: 'All Coupons' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain('/coupon/admin/all?page=1&limit=10&searchText=');
  await page.getByRole('link', { name: 'Create Coupon' }).click();
  await expect(page).toHaveURL('/coupons/create/new');
  const duration = page.getByRole('group', { name: 'Duration Type' });
  await expect(duration.getByRole('button', { name: 'Duration' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  for (const message of ['Please enter a name', 'Please enter a coupon code', 'Select a coupon type'])
    await expect(page.getByText(message)).toBeVisible();
  await page.getByLabel('Name').fill('Vishu week');
  await page.getByLabel('Coupon Code').fill('RAMADAN20');
  await page.getByRole('combobox', { name: 'Coupon Type' }).click();
  await expect(page.getByRole('option')).toHaveCount(8);
  await page.getByRole('option', { name: 'Custom Percentage' }).click();
  await page.getByLabel('Valid From').fill('2027-04-10');
  await page.getByLabel('Valid To').fill('2027-04-17');
  await page.getByLabel('Discount Percentage').fill('12.5');
  await expect(page.getByLabel('Total User Limit')).toHaveAttribute('type', 'tel');
  await page.getByLabel('Total User Limit').fill('200');
  await page.getByLabel('Per User Limit').fill('2');
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await expect(page.getByRole('main').getByText('Coupon code RAMADAN20 is already in use')).toBeVisible();
  await page.getByLabel('Coupon Code').fill('VISHU27');
  await duration.getByRole('button', { name: 'Start time' }).click();
  await expect(page.getByLabel('Valid To')).toHaveCount(0);
  await expect(page.getByLabel('Valid From')).toHaveValue('10/04/2027');
  shop.forget();
  await page.getByRole('button', { name: 'Create Coupon' }).dblclick();
  await expect(page.getByText('Coupon Created Successfully!')).toBeVisible();
  expect(shop.sent()).toEqual([
    {
      method: 'POST',
      url: '/coupon/admin/new',
      body: {
        name: 'Vishu week',
        couponCode: 'VISHU27',
        couponType: 'Custom Percentage',
        durationType: 'Start time',
        validFrom: '2027-04-10',
        discountPercentage: 12.5,
        totalUserLimit: 200,
        perUserLimit: 2,
      },
    },
  ]);
  await page.getByRole('link', { name: 'Edit Vishu week' }).click();
  const summary = page.getByRole('region', { name: 'Summary' });
  for (const text of ['VISHU27', 'Custom Percentage', '12.5 %', 'Redemption Count', 'Redeemed Users', 'Total Redeemed Amount', '200'])
    await expect(summary).toContainText(text);
  await duration.getByRole('button', { name: 'Full time' }).click();
  await expect(page.getByLabel('Valid From')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Name' }).fill('Vishu');
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Coupon Updated Successfully!')).toBeVisible();
  const [put] = shop.sent();
  const id = put?.url.split('/').pop();
  expect(put).toMatchObject({ method: 'PUT', url: `/coupon/admin/single/${id}`, body: { name: 'Vishu', durationType: 'Full time', isActive: true } });
  expect(Object.keys(put?.body as object).filter(key => key.startsWith('valid'))).toEqual([]);
  await page.getByRole('switch', { name: 'Active: Vishu', exact: true }).click();
  await expect.poll(() => shop.sent().at(-1)).toMatchObject({ method: 'PUT', body: { isActive: false, couponCode: 'VISHU27' } });
  await page.getByRole('button', { name: 'Delete Vishu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Coupon Deleted Successfully!')).toBeVisible();
  await expect(page).toHaveURL('/coupons');
  await page.getByLabel('Search').fill('no such coupon');
  await expect(page.getByText('No Coupons!')).toBeVisible();
  expect(shop.sent({ reads: true }).at(-1)?.url).toBe('/coupon/admin/all?page=1&limit=10&searchText=no+such+coupon');
});

test('the summary names who redeemed a coupon and for how much', async ({ page, shop }) => {
  const { coupons } = await shop.ask<{ coupons: { _id: string; name: string; deductedUsersList: { name: string }[] }[] }>(
    '/coupon/admin/all?page=1&limit=50&searchText=',
  );
  const redeemed = coupons.find(({ deductedUsersList }) => deductedUsersList.length > 1);
  await shop.open(`/coupons/update/${redeemed?._id}`);
  const summary = page.getByRole('region', { name: 'Summary' });
  for (const { name } of redeemed?.deductedUsersList ?? []) await expect(summary).toContainText(name);
  await expect(summary).toContainText('₹');
});

test('a date that comes as a number is shown as its day', async ({ page, shop }) => {
  const { coupons } = await shop.ask<{ coupons: { _id: string }[] }>('/coupon/admin/all?page=1&limit=10&searchText=');
  const coupon = { ...coupons[0], durationType: 'Duration', validFrom: Date.UTC(2026, 0, 1, 12), validTo: Date.UTC(2026, 0, 9, 12) };
  await shop.fail({ call: 'GET /coupon/admin/single/*', body: coupon });
  await shop.open(`/coupons/update/${coupon._id}`);
  await expect(page.getByLabel('Valid From')).toHaveValue('01/01/2026');
  await expect(page.getByLabel('Valid To')).toHaveValue('09/01/2026');
});

test('a row that staff clear while it is being deleted is not selected afterwards', async ({ page, shop }) => {
  await shop.open('/coupons');
  const row = page.locator('tr[data-row]').first();
  const tick = row.getByRole('checkbox');
  await tick.check();
  await expect(page.getByText('1 selected')).toBeVisible();
  const deleting = await hold(page, /\/coupon\//, { method: 'DELETE' });
  await row.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.keyboard.press('Escape');
  await tick.uncheck();
  await expect(page.getByText('1 selected')).toBeHidden();
  deleting.release();
  await expect(page.getByText('Coupon Deleted Successfully!')).toBeVisible();
  await expect(page.getByText('1 selected')).toBeHidden();
});
