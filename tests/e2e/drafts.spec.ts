import type { BrowserContext, Page } from '@playwright/test';
import { demo, expect, type Shop, test } from '#tests/support/app.ts';
import { expectReadable } from '#tests/support/axe.ts';
import { storedName } from '#tests/support/basePath.ts';
import { storeContent } from '#tests/support/deviceStores.ts';
import { answerLeave } from '#tests/support/dialogs.ts';
import { store, stored } from '#tests/support/session.ts';

interface Banner {
  _id: string;
  tag: string;
  link: string;
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Unsaved changes from' });
const restore = (page: Page) => notice(page).getByRole('button', { name: 'Restore' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Types key by key, and waits until the device has stored it. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const input = page.getByLabel(label, { exact: true });
  await input.press('End');
  await input.pressSequentially(text);
  await expect.poll(() => storeContent(page)).toContain(text);
}

/** Kills the page's renderer, so that no code of it runs any more. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The renderer is dead and cannot answer.
  void session.send('Page.crash').catch(() => {});
  await crashed;
}

async function openAgain(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const firstBanner = async (shop: Shop) => (await shop.ask<{ banners: Banner[] }>('/banner/admin/all')).banners[0] as Banner;

test('what was typed when the renderer was killed is offered beside what others have saved since, and goes through the same choice', async ({
  page,
  shop,
  context,
  request,
  origin,
}) => {
  const banner = await firstBanner(shop);
  const address = `/banner/update/${banner._id}`;
  await shop.open(address);
  await type(page, 'Link', '/typed');
  await type(page, 'Tag', ' and more');
  await kill(page);
  const { token } = await (await request.post(`${origin}/api/login`, { data: demo })).json();
  const headers = { Authorization: `Bearer ${token}`, 'X-By-Hand': '1' };
  await request.put(`${origin}/api/banner/admin/${banner._id}`, { headers, data: { ...banner, tag: 'Theirs' } });
  const other = await openAgain(context, address);
  const [tag, link] = [other.getByLabel('Tag'), other.getByLabel('Link')];
  await expect(tag).toHaveValue('Theirs');
  await expect(notice(other)).toContainText(`Changed by someone else since: Theirs`);
  await expectReadable(other);
  await restore(other).click();
  await expect(notice(other)).toHaveCount(0);
  await expect(tag).toHaveValue(`${banner.tag} and more`);
  await expect(link).toHaveValue(`${banner.link}/typed`);
  await save(other).click();
  const dialog = other.getByRole('dialog', { name: /^Someone else has changed/ });
  await dialog.getByRole('radiogroup', { name: 'Tag' }).getByRole('radio', { name: 'Mine' }).check();
  await dialog.getByRole('button', { name: 'Save these' }).click();
  await expect(other).toHaveURL('/banners');
  expect(await shop.ask<Banner>(`/banner/admin/${banner._id}`)).toMatchObject({ tag: `${banner.tag} and more`, link: `${banner.link}/typed` });
  await expect.poll(() => storeContent(other)).toBe('[[]]');
});

test('a new product that was begun is back after its tab is gone, its image too, and not once it was left on purpose', { tag: '@quick' }, async ({
  page,
  shop,
  context,
}) => {
  const address = '/product/create/new';
  await shop.open(address);
  await page.locator('input[type=file][aria-label="Images"]').setInputFiles('docs/pictures/phone.png');
  await expect(page.getByRole('button', { name: 'Image 1 of Images', exact: true })).toBeVisible();
  await type(page, 'Item Code', 'MB-DRAFT');
  // A draft of an open tab is not offered in another one.
  const other = await openAgain(context, address);
  await expect(other.getByRole('button', { name: 'Add images' })).toBeVisible();
  await expect(notice(other)).toHaveCount(0);
  await page.close({ runBeforeUnload: false });
  await expect(notice(other).locator('img')).toHaveCount(1);
  await expect(other.getByLabel('Item Code')).toHaveValue('');
  await restore(other).click();
  await expect(other.getByLabel('Item Code')).toHaveValue('MB-DRAFT');
  await expect(other.getByRole('button', { name: 'Image 1 of Images', exact: true })).toBeVisible();
  await other.getByRole('link', { name: 'Colors' }).first().click();
  await answerLeave(other, 'Leave');
  await expect(other.getByRole('heading', { name: 'All Colors' })).toBeVisible();
  await expect.poll(() => storeContent(other)).toBe('[[]]');
});

test('a secret is never kept, nor the token anywhere but in its place; signing out forgets all drafts', async ({ page, shop }) => {
  const seen: string[] = [];
  page.on('console', message => seen.push(message.text()));
  page.on('request', request => seen.push(request.url()));
  await shop.open('/superadmin/settings?tab=payment');
  const secret = page.locator('input[type=password]').first();
  await secret.pressSequentially('sk_live_typed');
  await page.getByRole('tab', { name: 'Company' }).click();
  await type(page, 'Company Name', ' and sons');
  expect(await storeContent(page)).not.toContain('sk_live_typed');
  page.on('dialog', dialog => void dialog.accept());
  await page.reload();
  await expect(notice(page)).toContainText('Company Name');
  await expect(notice(page)).not.toContainText('sk_live_typed');
  await notice(page).getByRole('button', { name: 'Discard' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => storeContent(page)).toBe('[[]]');
  await type(page, 'Company Name', ' and daughters');
  const token = (await stored(page, 'token')) ?? '';
  expect(token).not.toBe('');
  const others = await page.evaluate(
    tokenKey =>
      Object.entries(localStorage)
        .filter(([key]) => key !== tokenKey)
        .join(),
    storedName('token'),
  );
  expect([...seen, others, page.url(), await storeContent(page), JSON.stringify(await page.evaluate(() => history.state))].join('\n')).not.toContain(
    token,
  );
  await page.goto('/logout');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test('Logout On This Device forgets what everybody has typed here, an ordinary Logout what its person has', async ({ page, shop }) => {
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort());
  const menu = page.getByRole('button', { name: /^Admin menu/ });
  const banner = await firstBanner(shop);
  for (const [item, left] of [
    ['Logout', [storedName('drafts:somebody else')]],
    ['Logout On This Device', []],
  ] as const) {
    await shop.open(`/banner/update/${banner._id}`);
    await type(page, 'Link', '/typed');
    await page.evaluate(async name => {
      const opening = indexedDB.open(name);
      await new Promise(resolve => {
        opening.onupgradeneeded = () => {
          for (const store of ['drafts']) opening.result.createObjectStore(store, { keyPath: 'id' });
          opening.result.createObjectStore('images');
        };
        opening.onsuccess = resolve;
      });
      opening.result.close();
    }, storedName('drafts:somebody else'));
    expect(await databases()).toHaveLength(2);
    await menu.click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await answerLeave(page, 'Leave');
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    await expect.poll(databases).toEqual(left);
    await page.evaluate(() => (window.name = ''));
  }
});

/** Makes the device refuse to store pictures, as browsers do when the disk is full. */
const fillDevice = (page: Page) =>
  page.addInitScript(() => {
    const full = new WeakSet<IDBTransaction>();
    const { put } = IDBObjectStore.prototype;
    const { commit } = IDBTransaction.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      if (JSON.stringify(value).includes('data:image/')) full.add(this.transaction);
      return put.call(this, value, key);
    };
    IDBTransaction.prototype.commit = function () {
      if (!full.has(this)) return commit.call(this);
      Object.defineProperty(this, 'error', { value: new DOMException('No room', 'QuotaExceededError') });
      this.abort();
    };
  });

/** Types a price into a row and keeps the focus there, so that it is not sent. */
async function typePrice(page: Page, price: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit prices and stock' }).click();
  await expect(prices(page).first()).toBeFocused();
  await page.keyboard.type(price);
}

const prices = (page: Page) => page.getByRole('textbox', { name: /^List price: / });

test('a price that was typed into its row and not saved is offered after its tab was killed, and not sent before somebody says so', async ({
  page,
  shop,
  context,
}) => {
  await shop.open('/products');
  await typePrice(page, '4321');
  const previous = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(() => storeContent(page)).toContain('4321');
  await kill(page);
  const other = await openAgain(context, '/products');
  await other.getByRole('button', { name: 'Edit prices and stock' }).click();
  const offer = other.getByRole('status').filter({ hasText: 'Unsaved changes from' });
  await expect(offer).toContainText(new RegExp(`${previous}: .+ → 4321`));
  await expectReadable(other);
  await other.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(offer).toHaveCount(0);
  const price = other.getByRole('textbox', { name: previous, exact: true });
  await expect(price).toHaveValue('4321');
  await expect(price).toHaveAccessibleDescription(/^Not saved\. It was/);
  await price.focus();
  await other.keyboard.press('Tab');
  await expect(other.getByText('1 unsaved value')).toBeVisible();
  const pricesNow = async () =>
    (await shop.ask<{ products: { price: number }[] }>('/product/admin/custom/all?page=1&limit=10')).products.map(product => product.price);
  expect(await pricesNow()).not.toContain(4321);
  await price.focus();
  await other.keyboard.press('Enter');
  await expect(other.getByTitle('Saved')).toHaveCount(1);
  expect(await pricesNow()).toContain(4321);
  await expect.poll(() => storeContent(other)).toBe('[[]]');
});

test('prices that were typed when the session ended are back in their rows after signing in; left on purpose, nothing is kept of them', async ({
  page,
  shop,
}) => {
  await shop.open('/products');
  await shop.fail({ call: 'PUT /product/admin/*', status: 400, message: 'Stocktaking is on', times: 1 });
  await typePrice(page, '4321');
  await page.keyboard.press('Tab');
  await expect(prices(page).first()).toHaveAccessibleDescription('Stocktaking is on');
  await shop.fail({ call: 'GET /product/admin/*', status: 401, times: 1 });
  await prices(page).nth(1).focus();
  await page.keyboard.type('5432');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await page.getByLabel(/^Email/).fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: /^(Sign|Log) ?in/i }).click();
  await expect(page).toHaveURL('/products');
  await expect(prices(page).first()).toHaveValue('4321');
  await expect(prices(page).nth(1)).toHaveValue('5432');
  await expect(page.getByText('2 unsaved values')).toBeVisible();
  expect(shop.sent().filter(({ method }) => method === 'PUT')).toHaveLength(1);
  // Every way of closing them asks first.
  await page.getByRole('button', { name: 'Edit prices and stock' }).click();
  await answerLeave(page, 'Stay');
  await expect(prices(page).first()).toHaveValue('4321');
  await page.getByRole('button', { name: 'Done editing' }).click();
  await answerLeave(page, 'Leave');
  await expect(prices(page)).toHaveCount(0);
  await expect.poll(() => storeContent(page)).toBe('[[]]');
  await page.getByRole('button', { name: 'Edit prices and stock' }).click();
  await expect(prices(page).first()).not.toHaveValue('4321');
  await expect(page.getByText('Unsaved changes from')).toHaveCount(0);
});

test('where the device is full, that is said once, typing and saving go on, and the text is kept without its picture', async ({ page, shop }) => {
  await fillDevice(page);
  const banner = await firstBanner(shop);
  await shop.open(`/banner/update/${banner._id}`);
  await type(page, 'Tag', ' and more');
  const picture = { name: 'lamp.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG of a lamp') };
  await page.getByLabel('Image', { exact: true }).last().setInputFiles(picture);
  const full = page.getByText(/No room left on this device/);
  await expect(full).toBeVisible();
  await type(page, 'Link', '/typed');
  const another = { ...picture, buffer: Buffer.from('\x89PNG of another lamp') };
  await page.getByLabel('Image', { exact: true }).last().setInputFiles(another);
  await type(page, 'Link', '/on');
  await expect(full).toHaveCount(1);
  await save(page).click();
  await expect(page).toHaveURL('/banners');
  const put = shop.sent().find(({ method }) => method === 'PUT');
  const images = [`data:image/png;base64,${another.buffer.toString('base64')}`];
  expect(put?.body).toMatchObject({ tag: `${banner.tag} and more`, link: `${banner.link}/typed/on`, images });
  await expect.poll(() => storeContent(page)).toBe('[[]]');
});

test('who signs in in another tab takes over the first one, which says so and writes nothing in their name', async ({ page, shop, context }) => {
  await shop.open('/product/create/new');
  await type(page, 'Item Code', 'MB-FIRST');
  const firstUser = (await stored(page, 'authUser')) ?? '';
  const binu = JSON.stringify({ displayName: 'Binu', email: 'binu@shop.example', uid: '2' });
  const change = (of: Page, user: string) => store(of, 'authUser', user);
  const other = await context.newPage();
  await other.goto('/login');
  await change(other, binu);
  const note = page.getByRole('alert').filter({ hasText: 'This tab continues as Binu' });
  await expect(note).toBeVisible();
  await expect(page).toHaveURL('/product/create/new');
  await type(page, 'Item Code', 'MB-SECOND');
  await expect(page.getByLabel('Item Code')).toHaveValue('MB-SECOND');
  await expect(notice(page)).toHaveCount(0);
  // A tab that missed the event notices the other person before it writes.
  shop.forget();
  await change(page, firstUser);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This tab continues as' })).not.toContainText('Binu');
  await expect(notice(page)).toContainText('MB-FIRST');
  expect(shop.sent()).toEqual([]);
});
