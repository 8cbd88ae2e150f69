import { expect, test } from '#tests/support/app.ts';
import { rightToLeft } from '#tests/support/looks.ts';

interface Order {
  _id: string;
  orderItems: { product: unknown; primaryLang: { name: string } }[];
  shippingInfo: object;
}

/** How far the ink of a text is from both ends of what holds it, and where its first letters are. */
const inkOf = (text: string, holder: string) => {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && !walker.currentNode.textContent?.includes(text));
  const node = walker.currentNode;
  const range = document.createRange();
  range.selectNodeContents(node);
  const ink = range.getBoundingClientRect();
  const box = node.parentElement?.closest(holder)?.getBoundingClientRect() ?? ink;
  range.setEnd(node, 1);
  return { left: ink.left - box.left, right: box.right - ink.right, isFirstLeft: range.getBoundingClientRect().left - ink.left < 1 };
};

test('from right to left, titles, address lines and names are aligned as the page is, and figures in them keep their order', async ({
  page,
  shop,
}) => {
  await rightToLeft(page);
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=1');
  const [order] = orders as [Order];
  const [item] = order.orderItems as [Order['orderItems'][number]];
  const name = '33 W USB C';
  await shop.fail({
    call: 'GET /order/admin/single/*',
    body: {
      ...order,
      shippingInfo: { ...order.shippingInfo, name: 'Haritha', addressLine1: '134 10-1', addressLine2: '' },
      orderItems: [{ ...item, primaryLang: { name } }],
    },
  });
  await shop.open(`/order/${order._id}`);
  for (const [text, holder] of [
    ['Order details', 'h1'],
    ['Haritha', 'address'],
    ['134 10-1', 'address'],
    [name, 'td'],
  ] as const) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    const ink = await page.evaluate(`(${inkOf})(${JSON.stringify(text)}, ${JSON.stringify(holder)})`);
    expect(ink, text).toMatchObject({ isFirstLeft: true });
    const { left, right } = ink as { left: number; right: number };
    if (holder !== 'td') expect(left, text).toBeGreaterThanOrEqual(right);
  }
});

test('from right to left, the code of a color begins with its #', async ({ page, shop }) => {
  await rightToLeft(page);
  await shop.fail({ call: 'GET /color/all*', body: { colors: [{ _id: 'coral', name: 'Coral', value: '#d9573f' }], total: 1 } });
  await shop.open('/colors');
  await expect(page.getByText('#d9573f')).toBeVisible();
  expect(await page.evaluate(`(${inkOf})('#d9573f', 'td')`)).toMatchObject({ isFirstLeft: true });
});

test('a day is typed as day, month and year; what is none is said', async ({ page, shop }) => {
  await shop.open('/orders/starred');
  await page.getByLabel('Search From').pressSequentially('1/3/2026');
  await expect.poll(() => shop.sent({ reads: true }).at(-1)?.url).toContain('from=2026-03-01');
  await page.getByLabel('Search To').focus();
  await expect(page.getByLabel('Search From')).toHaveValue('01/03/2026');
  await page.getByLabel('Search To').pressSequentially('31/2/2026');
  await page.getByLabel('Search From').focus();
  await expect(page.getByText('Type the day as DD/MM/YYYY')).toBeVisible();
});

test('deletes that nothing brings back wait for an Undo if staff choose so', async ({ page, shop }) => {
  await shop.open('/colors');
  const remove = page.getByRole('button', { name: /^Delete / }).first();
  const name = (await remove.getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: 'Layout settings' }).click();
  await page.getByRole('switch', { name: 'Deletes wait 5 seconds for Undo' }).check();
  await page.keyboard.press('Escape');
  await remove.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You can undo it for 5 seconds.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();
  expect(shop.sent()).toEqual([]);
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Color Deleted Successfully!')).toBeVisible();
  expect(shop.sent().map(({ method }) => method)).toEqual(['DELETE']);
});

test('the delete of a selected row is sent as soon as staff open another screen', async ({ page, shop }) => {
  await page.clock.install();
  await shop.open('/coupons');
  await page.getByRole('button', { name: 'Layout settings' }).click();
  await page.getByRole('switch', { name: 'Deletes wait 5 seconds for Undo' }).check();
  await page.keyboard.press('Escape');
  const row = page.locator('tr[data-row]').first();
  await row.getByRole('checkbox').check();
  await row.getByRole('button', { name: /^Delete / }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
  await expect(confirm).toBeVisible();
  // From here on time passes only where the test says so: until the notice is there, and a second for the dialog to close.
  await page.clock.pauseAt(Date.now() + 60_000);
  await confirm.click();
  const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' });
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await undo.isVisible()).toBe(true);
  }).toPass();
  await page.clock.runFor(1000);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('1 selected')).toBeHidden();
  expect(shop.sent()).toEqual([]);
  await page.getByRole('link', { name: 'Colors' }).click();
  await expect.poll(() => shop.sent().map(({ method }) => method)).toEqual(['DELETE']);
});
