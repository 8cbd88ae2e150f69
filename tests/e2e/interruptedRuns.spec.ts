import type { BrowserContext, Page } from '@playwright/test';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { holdUntilOthers } from '#tests/support/requests.ts';

interface Enquiry {
  _id: string;
  name: string;
}

/** Closes the tab of a run that hangs, confirms the browser's question, and opens the address in another tab. */
async function closedInRun(page: Page, shop: Shop, context: BrowserContext): Promise<Page> {
  const address = page.url();
  const question = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  const closed = page.waitForEvent('close');
  await dialog.accept();
  await closed;
  await shop.fail();
  const other = await context.newPage();
  await other.goto(address);
  return other;
}

test('a bulk run whose session ends tells after signing in again what was done and what was not, and goes on', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  const { enquiries } = await shop.ask<{ enquiries: Enquiry[] }>('/enquiry/admin/all?page=1');
  const refused = enquiries[5] as Enquiry;
  await shop.open('/enquiries');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await shop.fail({ call: `DELETE /enquiry/admin/${refused._id}/`, status: 401, message: 'No user in this Token #admin', times: 1 });
  await holdUntilOthers(page, new RegExp(`/enquiry/admin/${refused._id}/?$`), { method: 'DELETE', count: 9 });
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog', { name: 'Delete 10 selected?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('No user in this Token #admin');
  await shop.signIn();
  await expect(page).toHaveURL('/enquiries');
  const outcome = page.getByRole('region', { name: /9 deleted, 1 failed/ });
  await expect(outcome).toContainText(refused.name);
  await outcome.getByRole('button', { name: 'Retry failed' }).click();
  await expect(page.getByRole('region', { name: /10 deleted/ })).toBeVisible();
  await page
    .getByRole('region', { name: /10 deleted/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByRole('region', { name: /10 deleted/ })).toHaveCount(0);
});

/** The storage of this device opens half a second late. */
const openStorageLate = (page: Page) =>
  page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...args) {
      const request = open.apply(this, args);
      const delay = (event: Event) => {
        event.stopImmediatePropagation();
        setTimeout(() => request.dispatchEvent(new Event('success')), 500);
      };
      request.addEventListener('success', delay, { once: true });
      return request;
    };
  });

test('closing the tab in a bulk run asks; where it is closed all the same, the next one tells what was done', async ({ page, shop, context }) => {
  await openStorageLate(page);
  await shop.open('/enquiries');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await shop.fail({ call: 'DELETE /enquiry/admin/*', hang: true });
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog', { name: 'Delete 10 selected?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('0 of 10')).toBeVisible();
  await expect.poll(() => shop.sent().length).toBe(4);
  const other = await closedInRun(page, shop, context);
  const outcome = other.getByRole('region', { name: /4 failed, 6 not attempted/ });
  await expect(outcome).toContainText('No answer from the server');
});

test('a run that takes another one back and is cut off goes on taking it back', async ({ page, shop, context }) => {
  const five = async () => (await shop.ask<{ products: { stockValue: number }[] }>('/product/admin/custom/all?page=1&limit=5')).products;
  const before = await five();
  await shop.open('/products');
  for (const row of [1, 2, 3, 4, 5]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change stock' }).click();
  const question = page.getByRole('dialog', { name: /^Change stock: 5 Products/ });
  await question.getByLabel('Value').fill('5');
  await question.getByRole('button', { name: 'Change stock' }).click();
  const done = page.getByRole('region', { name: 'Stock changed for 5 products' });
  await expect(done).toBeVisible();
  await shop.fail({ call: 'PUT /product/admin/*', hang: true });
  shop.forget();
  await done.getByRole('button', { name: 'Undo all' }).click();
  await expect(page.getByText('0 of 5')).toBeVisible();
  await expect.poll(() => shop.sent().length).toBe(4);
  const other = await closedInRun(page, shop, context);
  const outcome = other.getByRole('region', { name: 'Undo: 4 failed, 1 not attempted' });
  await outcome.getByRole('button', { name: 'Retry failed' }).click();
  await expect(other.getByRole('region', { name: '4 changes undone, 1 not attempted' })).toBeVisible();
  const amounts = (await five()).map(({ stockValue }) => stockValue);
  expect(amounts).toEqual(before.map(({ stockValue }, place) => (place < 4 ? stockValue : stockValue + 5)));
});

test('a change whose answer got lost is not made a second time, neither by a retry nor by one in another tab', async ({ page, shop, context }) => {
  const five = async () =>
    (await shop.ask<{ products: { stockValue: number }[] }>('/product/admin/custom/all?page=1&limit=5')).products.map(({ stockValue }) => stockValue);
  const change = async () => {
    for (const row of [1, 2, 3, 4, 5]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Change stock' }).click();
    const question = page.getByRole('dialog', { name: /^Change stock: 5 Products/ });
    await question.getByLabel('Value').fill('5');
    await question.getByRole('button', { name: 'Change stock' }).click();
  };
  const before = await five();
  await shop.open('/products');
  await page.route('**/product/admin/*', async route => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    await route.fulfill({ status: 504, json: {} });
  });
  await change();
  await page.getByRole('button', { name: 'Retry failed' }).click();
  await expect(page.getByRole('region', { name: 'Change stock: 5 skipped' })).toBeVisible();
  expect(await five()).toEqual(before.map(amount => amount + 5));

  await page.unrouteAll();
  await page.reload();
  await page.route('**/product/admin/*', async route => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    await new Promise(() => {});
  });
  await change();
  const afterTwo = before.map((amount, place) => amount + (place < 4 ? 10 : 5));
  await expect.poll(five).toEqual(afterTwo);
  const other = await closedInRun(page, shop, context);
  await other.getByRole('button', { name: 'Retry failed' }).click();
  await expect(other.getByRole('region', { name: 'Change stock: 4 skipped, 1 not attempted' })).toBeVisible();
  expect(await five()).toEqual(afterTwo);
});
