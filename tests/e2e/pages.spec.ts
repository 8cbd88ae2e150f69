import { expect, test } from '#tests/support/app.ts';

test('what a page reads first is asked early and once, with the settings', { tag: '@quick' }, async ({ page, shop }) => {
  for (const [address, url, heading] of [
    ['/dashboard', '/static/dashboard/data', 'Dashboard'],
    ['/revenues', '/static/revenue?page=1&limit=10', 'Revenue'],
  ] as const) {
    await shop.open('/404');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    shop.forget();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(3);
    const urls = shop.sent({ reads: true }).map(sent => sent.url);
    expect(urls.filter(sent => sent === url)).toEqual([url]);
    expect(urls.filter(sent => sent === '/settings')).toEqual(['/settings']);
  }
});

test('the settings are read and sent by their own id, and are in force everywhere once saved', async ({ page, shop }) => {
  const { _id } = await shop.ask<{ _id: string }>('/settings');
  await shop.open('/superadmin/settings');
  await page.getByLabel('Company Name').fill('Calicut Bazaar');
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings Updated Successfully!')).toBeVisible();
  expect(shop.sent().map(({ method, url }) => `${method} ${url}`)).toEqual([`PUT /settings/${_id}`]);
  await expect(page).toHaveTitle('Settings | Calicut Bazaar');
  await expect(page.getByRole('banner')).toContainText('Calicut Bazaar');
  // One read before saving, to see what others have changed, and one after it.
  expect(shop.sent({ reads: true }).filter(({ url }) => url === '/settings')).toHaveLength(2);
  await page.getByRole('main').getByRole('link', { name: 'Update Settings' }).first().click();
  await expect(page).toHaveURL(`/superadmin/settings/${_id}`);
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('link', { name: 'Settings', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/superadmin/settings');
  await page.goto(`/superadmin/settings/${_id}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/superadmin/settings');
});

test('the page of the revenue stands in the address: reload, and back from a shop, find it', async ({ page, shop }) => {
  await shop.open('/revenues?page=2');
  const shops = page.getByRole('region', { name: 'Revenue by shop' });
  await expect(shops.getByRole('button', { name: 'page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  const first = (await shops.getByRole('link').first().textContent()) ?? '';
  await shops.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.goBack();
  await expect(shops.getByRole('link').first()).toHaveText(first);
  await page.goto('/revenues?page=none');
  await expect(shops.getByRole('button', { name: 'page 1', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('a page of shops behind the end becomes the last; shops are paged by any count, and without one', async ({ page, shop }) => {
  const shops = page.getByRole('region', { name: 'Revenue by shop' });
  const next = shops.getByRole('button', { name: 'Go to next page' });
  const { total } = await shop.ask<{ total: number }>('/static/revenue?page=1&limit=10');
  await shop.open('/revenues?page=9');
  await expect(shops.getByRole('link').first()).toBeVisible();
  await expect(page).toHaveURL(`/revenues?page=${Math.ceil(total / 10)}`);
  await expect(next).toBeDisabled();
  const rows = Array.from({ length: 10 }, (_, at) => ({ _id: `s${at}`, shopName: `Shop ${at}`, totalOrders: at }));
  await shop.fail({ call: 'GET /static/revenue', body: { revenue: { totalOrders: 45 }, shops: rows, totalCount: 25 } });
  await page.goto('/revenues?page=2');
  await expect(shops.getByRole('button', { name: 'Go to page 3' })).toBeVisible();
  await expect(next).toBeEnabled();
  await shop.fail({ call: 'GET /static/revenue', body: { totalOrders: 45, shops: rows } });
  await page.goto('/revenues');
  await expect(next).toBeEnabled();
});

test('a page that cannot be read says why, and is read again', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /static/revenue/shop/*', status: 404, message: 'No such shop', times: 1 });
  const { shops } = await shop.ask<{ shops: { _id: string; shopName: string }[] }>('/shop/all?page=1&limit=10');
  await shop.open(`/revenue/${shops[0]?._id}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No such shop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop revenue');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shops[0]?.shopName as string);
});

test('the enquiries of each status are counted again when one is deleted', async ({ page, shop }) => {
  await shop.open('/enquiries');
  const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  await expect(tabs).toHaveCount(6);
  const total = async () => (await tabs.allTextContents()).slice(1).reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0] ?? 0), 0);
  // A tab shows no number until it is counted.
  await expect.poll(total).toBeGreaterThan(0);
  const before = await total();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(total).toBe(before - 1);
});
