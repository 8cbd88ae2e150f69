import type { Browser, Page } from '@playwright/test';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { expectReadable } from '#tests/support/axe.ts';
import { answerLeave } from '#tests/support/dialogs.ts';
import { hold } from '#tests/support/requests.ts';
import { stored } from '#tests/support/session.ts';

interface Banner {
  _id: string;
  tag: string;
  link: string;
  priority: number;
}

/** Another person on another computer, at the same address. */
async function another(browser: Browser, page: Page, address: string): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState(), baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.goto(address);
  return other;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const question = (page: Page) => page.getByRole('dialog', { name: /^Someone else has changed/ });
const firstBanner = async (shop: Shop) => (await shop.ask<{ banners: Banner[] }>('/banner/admin/all')).banners[0] as Banner;
const bannerNow = (shop: Shop, { _id }: Banner) => shop.ask<Banner>(`/banner/admin/${_id}`);

/** Opens a banner for two people, and the second one saves a tag. */
async function taggedByAnother(browser: Browser, page: Page, shop: Shop, tag: string): Promise<Banner> {
  const banner = await firstBanner(shop);
  await shop.open(`/banner/update/${banner._id}`);
  await expect(page.getByLabel('Tag')).toHaveValue(banner.tag);
  const other = await another(browser, page, `/banner/update/${banner._id}`);
  await other.getByLabel('Tag').fill(tag);
  await save(other);
  await expect(other).toHaveURL('/banners');
  await other.context().close();
  return banner;
}

test('a form begins with what its list has brought; what others have changed since comes in beside what is typed', async ({
  page,
  shop,
  request,
}) => {
  const banner = await firstBanner(shop);
  await shop.open('/banners');
  const edit = page.locator(`a[href$="/banner/update/${banner._id}"]`);
  await expect(edit).toBeVisible();
  const token = await stored(page, 'token');
  const headers = { Authorization: `Bearer ${token}`, 'X-By-Hand': '1' };
  const put = await request.put(new URL(`/api/banner/admin/${banner._id}`, page.url()).href, { headers, data: { ...banner, tag: 'Theirs' } });
  expect(put.ok()).toBe(true);
  const reading = await hold(page, new RegExp(`/banner/admin/${banner._id}$`), { method: 'GET', once: true });
  await edit.click();
  const link = page.getByLabel('Link', { exact: true });
  await expect(link).toHaveValue(banner.link);
  await expect(page.getByLabel('Tag')).toHaveValue(banner.tag);
  await link.press('End');
  await link.pressSequentially('/typed');
  reading.release();
  await expect(page.getByLabel('Tag')).toHaveValue('Theirs');
  await expect(link).toHaveValue(`${banner.link}/typed`);
  await expect(link).toBeFocused();
  await save(page);
  await expect(page).toHaveURL('/banners');
  expect(await bannerNow(shop, banner)).toMatchObject({ tag: 'Theirs', link: `${banner.link}/typed` });
});

test('a product is typed into and saved before it was read again: what another has written is kept, and a refusal costs nothing', async ({
  page,
  shop,
  request,
}) => {
  type Product = { _id: string; primaryLang: { name: string; description: string } };
  const [product] = (await shop.ask<{ products: Product[] }>('/product/admin/custom/all?page=1&limit=1')).products;
  const one = `/product/admin/single/${product?._id}`;
  await shop.open('/products');
  const edit = page.locator(`a[href$="/product/update/${product?._id}"]`);
  await expect(edit).toBeVisible();
  const token = await stored(page, 'token');
  const data = { ...(await shop.ask<object>(one)), primaryLang: { ...product?.primaryLang, description: 'Theirs' } };
  const put = await request.put(new URL(`/api/product/admin/${product?._id}`, page.url()).href, {
    headers: { Authorization: `Bearer ${token}`, 'X-By-Hand': '1' },
    data,
  });
  expect(put.ok()).toBe(true);
  await shop.fail({ call: 'PUT /product/admin/*', status: 400, message: 'Not now', times: 1 });
  const reading = await hold(page, new RegExp(`${one}$`), { method: 'GET', once: true });
  await edit.click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.press('End');
  await name.pressSequentially(' typed');
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Not now' }).first()).toBeVisible();
  await name.press('End');
  await name.pressSequentially('!');
  await expect(name).toHaveValue(`${product?.primaryLang.name} typed!`);
  reading.release();
  await expect(page.getByText('Theirs', { exact: true })).toBeVisible();
  await save(page);
  await expect(page).toHaveURL('/products');
  expect(await shop.ask<Product>(one)).toMatchObject({ primaryLang: { name: `${product?.primaryLang.name} typed!`, description: 'Theirs' } });
});

test('a record that cannot be read again says so; what was typed meanwhile stays, and a form with nothing typed goes', async ({ page, shop }) => {
  const banner = await firstBanner(shop);
  const edit = page.locator(`a[href$="/banner/update/${banner._id}"]`);
  const retry = page.getByRole('button', { name: 'Retry' });
  const link = page.getByLabel('Link', { exact: true });
  await shop.open('/banners');
  await shop.fail({ call: `GET /banner/admin/${banner._id}`, status: 500, message: 'Out of order', times: 1 });
  const reading = await hold(page, new RegExp(`/banner/admin/${banner._id}$`), { method: 'GET', once: true });
  await edit.click();
  await link.pressSequentially('/typed');
  reading.release();
  await expect(page.getByText('Out of order')).toBeVisible();
  await expect(link).toHaveValue(/\/typed/);
  await retry.click();
  await expect(page.getByText('Out of order')).toHaveCount(0);
  await expect(link).toHaveValue(/\/typed/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await answerLeave(page, 'Leave');
  await expect(page).toHaveURL('/banners');
  await shop.fail({ call: `GET /banner/admin/${banner._id}`, status: 404, message: 'Banner not found', times: 1 });
  await edit.click();
  await expect(page.getByText('Banner not found')).toBeVisible();
  await expect(link).toHaveCount(0);
  await retry.click();
  await expect(link).toHaveValue(banner.link);
});

test('two people change different fields of a product: both stay, what follows from them too, and it is said', { tag: '@quick' }, async ({
  page,
  shop,
  browser,
}) => {
  const [product] = (await shop.ask<{ products: { _id: string; primaryLang: { name: string } }[] }>('/product/admin/custom/all?page=1&limit=1'))
    .products;
  const address = `/product/update/${product?._id}`;
  await shop.open(address);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue(product?.primaryLang.name ?? '');
  const other = await another(browser, page, address);
  await other.getByRole('spinbutton', { name: 'Price', exact: true }).fill('7777');
  await save(other);
  await expect(other).toHaveURL('/products');
  await other.context().close();
  await name.fill('Renamed');
  shop.forget();
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: "Someone else's changes, kept: Price" })).toBeVisible();
  const question = shop.sent({ reads: true }).filter(({ url }) => url.endsWith(`/${product?._id}`));
  expect(question.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  const now = await shop.ask<Record<string, unknown>>(`/product/admin/single/${product?._id}`);
  expect(now).toMatchObject({ price: 7777, primaryLang: { name: 'Renamed' } });
  expect(question[1]?.body).toMatchObject({ price: 7777, sellingPrice: now.sellingPrice });
});

test('where both changed the same, it is chosen: Cancel leads back with nothing lost, then mine or theirs stands', async ({
  page,
  shop,
  browser,
}) => {
  const banner = await taggedByAnother(browser, page, shop, 'Theirs first');
  await page.getByLabel('Tag').fill('Mine first');
  await page.getByLabel('Link').fill('/mine');
  shop.forget();
  await save(page);
  const dialog = question(page);
  const tag = dialog.getByRole('radiogroup', { name: 'Tag' });
  await expect(tag).toContainText('Theirs first');
  await expect(tag).toContainText('Mine first');
  await expect(dialog.getByText(`Before: ${banner.tag}`)).toBeVisible();
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Save these' })).toBeDisabled();
  await expectReadable(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  await expect(page.getByLabel('Tag')).toHaveValue('Mine first');
  expect(shop.sent()).toEqual([]);
  await save(page);
  await tag.getByRole('radio', { name: 'Theirs' }).check();
  await dialog.getByRole('button', { name: 'Save these' }).click();
  await expect(page).toHaveURL('/banners');
  expect(await bannerNow(shop, banner)).toMatchObject({ tag: 'Theirs first', link: '/mine' });
  expect(shop.sent()).toHaveLength(1);
  await taggedByAnother(browser, page, shop, 'Theirs second');
  await page.getByLabel('Tag').fill('Mine second');
  await save(page);
  await tag.getByRole('radio', { name: 'Mine' }).check();
  await dialog.getByRole('button', { name: 'Save these' }).click();
  await expect(page).toHaveURL('/banners');
  expect(await bannerNow(shop, banner)).toMatchObject({ tag: 'Mine second', link: '/mine' });
});

test('settings of two people: one call, both changes, and the same one is chosen', async ({ page, shop, browser }) => {
  await shop.open('/superadmin/settings');
  const city = (of: Page) => of.getByLabel('District');
  await expect(city(page)).not.toHaveValue('');
  const other = await another(browser, page, '/superadmin/settings');
  await city(other).fill('Their district');
  await other.getByLabel('Company Name').fill('Their name');
  await save(other);
  await expect(other.getByText('Settings Updated Successfully!')).toBeVisible();
  await other.context().close();
  await page.getByLabel('Company Name').fill('My name');
  shop.forget();
  await save(page);
  const dialog = question(page);
  await dialog.getByRole('radiogroup', { name: 'Company Name' }).getByRole('radio', { name: 'Mine' }).check();
  await dialog.getByRole('button', { name: 'Save these' }).click();
  await expect(page.getByText('Settings Updated Successfully!')).toBeVisible();
  await expect(city(page)).toHaveValue('Their district');
  const { company } = await shop.ask<{ company: unknown }>('/settings');
  expect(company).toMatchObject({ name: 'My name', address: { district: 'Their district' } });
  expect(shop.sent()).toHaveLength(1);
  // What was just saved is nobody else's.
  await page.getByLabel('Company Name').fill('My name again');
  shop.forget();
  await save(page);
  await expect.poll(() => shop.sent().length).toBe(1);
  await expect(question(page)).toHaveCount(0);
});

test('what was deleted meanwhile is said, and what was typed stays', async ({ page, shop, browser }) => {
  const banner = await firstBanner(shop);
  await shop.open(`/banner/update/${banner._id}`);
  await page.getByLabel('Tag').fill('Typed in vain');
  const other = await another(browser, page, '/banners');
  await other.getByRole('button', { name: `Delete ${banner.tag}` }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText(/Deleted Successfully/)).toBeVisible();
  await other.context().close();
  await save(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('It may have been deleted. What you typed is still here.');
  await expect(page.getByLabel('Tag')).toHaveValue('Typed in vain');
});

test('a server that refuses what is outdated leads to the same choice; one that refuses for another reason is heard', async ({ page, shop }) => {
  const banner = await firstBanner(shop);
  await shop.open(`/banner/update/${banner._id}`);
  await page.getByLabel('Tag').fill('Mine');
  await shop.fail({ call: 'PUT /banner/*', status: 409, message: 'This tag is taken', times: 1 });
  await save(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This tag is taken');
  let isFirst = true;
  await page.route('**/api/banner/admin/*', async (route, request) => {
    if (request.method() !== 'PUT' || !isFirst) return route.fallback();
    isFirst = false;
    // Another person saves between the read and the write.
    await route.fetch({ postData: { ...request.postDataJSON(), tag: 'Quicker' } });
    await route.fulfill({ status: 412, json: { message: 'Another version' } });
  });
  await save(page);
  const tag = question(page).getByRole('radiogroup', { name: 'Tag' });
  await expect(tag).toContainText('Quicker');
  await tag.getByRole('radio', { name: 'Mine' }).check();
  await question(page).getByRole('button', { name: 'Save these' }).click();
  await expect(page).toHaveURL('/banners');
  expect(await bannerNow(shop, banner)).toMatchObject({ tag: 'Mine' });
});

test('where the record cannot be read again, staff say whether to go on', async ({ page, shop }) => {
  const banner = await firstBanner(shop);
  await shop.open(`/banner/update/${banner._id}`);
  await page.getByLabel('Tag').fill('Unchecked');
  await shop.fail({ call: 'GET /banner/admin/*', status: 500, message: 'The reader is away' });
  shop.forget();
  await save(page);
  const dialog = page.getByRole('dialog', { name: "Couldn't check for other people's changes" });
  await expect(dialog).toContainText('The reader is away');
  await expectReadable(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Tag')).toHaveValue('Unchecked');
  expect(shop.sent()).toEqual([]);
  await save(page);
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page).toHaveURL('/banners');
  expect(shop.sent()).toHaveLength(1);
});
