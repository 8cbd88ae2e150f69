import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';
import { answerLeave } from '#tests/support/dialogs.ts';

interface Order {
  _id: string;
  orderId: string;
}

const lists = (urls: { url: string }[]) => urls.map(({ url }) => url).filter(url => url.startsWith('/order/admin/all'));
const head = (page: Page) => page.getByRole('heading', { level: 1 });

test('a row opens the record where it is pressed, and from there the ones after and before it, over the end of the page and after a reload', {
  tag: '@quick',
}, async ({ page, shop }) => {
  const filter = encodeURIComponent('{"orderStatus":{"in":["Delivered"]}}');
  const { orders, total } = await shop.ask<{ orders: Order[]; total: number }>('/order/admin/all?page=1&limit=30&orderStatus=Delivered');
  await shop.open(`/orders?filter=${filter}`);
  const opened = orders[8] as Order;
  const row = page.getByRole('row').filter({ hasText: opened.orderId });
  await row.getByRole('checkbox').check();
  await expect(head(page)).toHaveText('All Orders');
  await row.getByRole('cell').nth(3).click();
  await expect(head(page)).toContainText(opened.orderId);
  const place = (n: number) => page.getByText(`${n} of ${total}`, { exact: true });
  await expect(place(9)).toBeVisible();
  await page.reload();
  await expect(place(9)).toBeVisible();
  shop.forget();
  const next = page.getByRole('button', { name: 'Next Order' });
  const previous = page.getByRole('button', { name: 'Previous Order' });
  await next.click();
  await expect(head(page)).toContainText((orders[9] as Order).orderId);
  expect(lists(shop.sent({ reads: true }))).toEqual([]);
  await next.click();
  await expect(head(page)).toContainText((orders[10] as Order).orderId);
  await expect(place(11)).toBeVisible();
  await expect(next).toBeFocused();
  expect(lists(shop.sent({ reads: true })).every(url => url.includes('orderStatus=Delivered'))).toBe(true);
  expect(lists(shop.sent({ reads: true })).at(-1)).toContain('page=2&limit=10');
  await page.keyboard.press('Enter');
  await expect(head(page)).toContainText((orders[11] as Order).orderId);
  await previous.click();
  await expect(head(page)).toContainText((orders[10] as Order).orderId);
  // Back leads to the list, not through every record that was opened.
  await page.goBack();
  await expect(page).toHaveURL(/\/orders\?filter=/);
  await page.goto(`/order/${opened._id}`);
  await expect(head(page)).toContainText(opened.orderId);
  await expect(next).toHaveCount(0);
});

test('from a form with something unsaved the next one is reached only on request, and the way goes on from detail to form', async ({
  page,
  shop,
}) => {
  const { products } = await shop.ask<{ products: { _id: string }[] }>('/product/admin/custom/active?page=1&limit=10');
  await shop.open('/products?view=active');
  await page.getByRole('row').nth(1).getByRole('cell').nth(5).click();
  await expect(page).toHaveURL(`/product/${products[0]?._id}`);
  await page.getByRole('link', { name: 'Update' }).click();
  const next = page.getByRole('button', { name: 'Next Product' });
  await page.getByLabel('Barcode').fill('X-1');
  await next.click();
  await answerLeave(page, 'Stay');
  await expect(page).toHaveURL(`/product/update/${products[0]?._id}`);
  await expect(page.getByLabel('Barcode')).toHaveValue('X-1');
  await next.click();
  await answerLeave(page, 'Leave');
  await expect(page).toHaveURL(`/product/update/${products[1]?._id}`);
  await expect(page.getByLabel('Barcode')).not.toHaveValue('X-1');
  await expect(page.getByRole('button', { name: 'Previous Product' })).toBeEnabled();
  expect(shop.sent()).toEqual([]);
});

test('a form that was opened from a list leads on to the next record when it is saved, over the end of the page, and from the last one to the list', async ({
  page,
  shop,
}) => {
  interface Enquiry {
    _id: string;
    status: string;
  }
  const filter = encodeURIComponent('{"status":{"in":["pending"]}}');
  const readPage = async (number: number) =>
    await shop.ask<{ enquiries: Enquiry[]; count: number }>(`/enquiry/admin/all?page=${number}&status=pending`);
  const { enquiries, count } = await readPage(1);
  const following = (await readPage(2)).enquiries;
  await shop.open(`/enquiries?filter=${filter}`);
  await page
    .getByRole('row')
    .nth(enquiries.length)
    .getByRole('link', { name: /^Edit / })
    .click();
  const next = page.getByRole('button', { name: 'Save and next' });
  const change = async (id: string) => {
    await expect(page).toHaveURL(`/enquiry/update/${id}`);
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'checked' }).click();
    await (id === following.at(-1)?._id ? page.getByRole('button', { name: 'Save', exact: true }) : next).click();
  };
  expect(count).toBeLessThan(20);
  for (const { _id } of [enquiries.at(-1) as Enquiry, ...following]) await change(_id);
  await expect(page).toHaveURL(/\/enquiries\?filter=/);
  await expect(page.getByRole('heading', { name: 'All Enquiries' })).toBeVisible();
  const changed = shop.sent().map(({ method, url }) => `${method} ${url}`);
  expect(changed).toEqual([enquiries.at(-1) as Enquiry, ...following].map(({ _id }) => `PUT /enquiry/admin/${_id}/`));
  await page.goto(`/enquiry/update/${enquiries[0]?._id}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(next).toHaveCount(0);
});

test('the name above a form has the theme’s colour, leads to the record, and asks first where something is typed', async ({ page, shop }) => {
  const { shops } = await shop.ask<{ shops: { _id: string; shopName: string }[] }>('/shop/all?page=1&limit=10');
  const { _id, shopName } = shops[0] as { _id: string; shopName: string };
  await shop.open(`/shop/update/${_id}`);
  const name = page.getByRole('main').getByRole('link', { name: shopName, exact: true });
  // The browser's colour of a link without a style.
  await expect(name).not.toHaveCSS('color', 'rgb(0, 0, 238)');
  await name.click();
  await expect(page).toHaveURL(`/shop/${_id}`);
  await page.goBack();
  await page.getByLabel('Shop Name').fill('Typed');
  await name.click();
  await answerLeave(page, 'Stay');
  await expect(page).toHaveURL(`/shop/update/${_id}`);
  await expect(page.getByLabel('Shop Name')).toHaveValue('Typed');
});
