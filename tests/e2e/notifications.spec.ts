import { expect, test } from '#tests/support/app.ts';

test('the bell shows three notifications, then ten, and leads to all', async ({ page, shop }) => {
  await shop.open('/colors');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(shop.sent({ reads: true }).map(({ url }) => url)).not.toContain('/notification/all?page=1&limit=10');
  await shop.fail({ call: 'GET /notification/all', status: 500, message: 'The bell is broken', times: 1 });
  await page.getByRole('button', { name: 'Notifications' }).click();
  const menu = page.getByRole('dialog', { name: 'Notifications' });
  await expect(menu.getByText('The bell is broken')).toBeVisible();
  await menu.getByRole('button', { name: 'Retry' }).click();
  await expect(menu.getByRole('listitem')).toHaveCount(3);
  await expect(menu.getByRole('listitem').first()).toContainText(/ ago$/);
  await menu.getByRole('button', { name: 'Show All' }).click();
  await expect(menu.getByRole('listitem')).toHaveCount(10);
  await menu.getByRole('link', { name: 'All Notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(menu).toBeHidden();
});

test('a user who came as an id is not named in the bell', async ({ page, shop }) => {
  const notifications = [
    { _id: 'n1', title: 'New order', message: 'Thanks', user: '66f0a1b2c3d4e5f60718293a', createdAt: '2026-01-02T03:04:05.000Z' },
  ];
  await shop.fail({ call: 'GET /notification/all', body: { notifications, total: 1 } });
  await shop.open('/colors');
  await page.getByRole('button', { name: 'Notifications' }).click();
  const item = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await expect(item).toContainText('New order');
  await expect(item).not.toContainText('66f0');
});

test('notifications are searched, followed to their user, and deleted one by one or together', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/notifications');
  await expect(page.getByRole('heading', { name: 'All Notifications' })).toBeVisible();
  const heads = page.getByRole('columnheader');
  await expect(heads.filter({ hasText: /./ })).toHaveText(['Date', 'User Name', 'Title', 'Message', 'Type', 'Actions']);
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain('/notification/all?page=1&limit=10');
  await expect(page.getByText('1–10 of 44')).toBeVisible();
  await expect(page.getByRole('link', { name: /^View / }).first()).toHaveAttribute('href', /^\/users\/[0-9a-f]{24}$/);
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Notification Deleted Successfully!')).toBeVisible();
  await expect(page.getByText('1–10 of 43')).toBeVisible();
  const ticks = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await ticks.nth(0).check();
  await ticks.nth(2).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  shop.forget();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog', { name: 'Delete 2 selected?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1–10 of 41')).toBeVisible();
  expect(shop.sent().map(({ method, url }) => `${method} ${url.replace(/[^/]+$/, '')}`)).toEqual(['DELETE /notification/', 'DELETE /notification/']);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(page.getByText('10 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByLabel('Search').fill('zzzz');
  await expect(page.getByText('No Notifications!')).toBeVisible();
  expect(shop.sent({ reads: true }).at(-1)?.url).toBe('/notification/all?page=1&limit=10&search=zzzz');
});

test('a notification leads to its user and to the order, shop, product or enquiry that it names', async ({ page, shop }) => {
  const named = { order: '/order/', shop: '/shop/', product: '/product/', enquiry: '/enquiry/update/' };
  const { notifications } = await shop.ask<{ notifications: Record<string, string & { _id: string }>[] }>('/notification/all?page=1&limit=10');
  await shop.open('/notifications');
  for (const [position, notification] of notifications.entries()) {
    const row = page.getByRole('row').nth(position + 1);
    const word = (Object.keys(named) as (keyof typeof named)[]).find(key => notification[key]);
    const hrefs = [`/users/${notification.user?._id}`, ...(word ? [`${named[word]}${notification[word]}`] : [])];
    const links = row.getByRole('link', { name: /^View / });
    await expect(links).toHaveCount(hrefs.length);
    for (const [at, href] of hrefs.entries()) await expect(links.nth(at)).toHaveAttribute('href', href);
  }
  await page
    .getByRole('link', { name: /^View Enquiry / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Update Enquiry' })).toBeVisible();
  await page.getByRole('button', { name: 'Notifications' }).click();
  const menu = page.getByRole('dialog', { name: 'Notifications' });
  const order = notifications.findIndex(({ order }) => order);
  await menu.getByRole('button', { name: 'Show All' }).click();
  const item = menu.getByRole('listitem').nth(order);
  await expect(item.getByRole('link').nth(1)).toHaveAttribute('href', `/users/${notifications[order]?.user?._id}`);
  await item.getByRole('link').first().click();
  await expect(page).toHaveURL(`/order/${notifications[order]?.order}`);
  await expect(menu).toBeHidden();
});
