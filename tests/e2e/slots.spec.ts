import { expect, test, watchErrors } from '#tests/stock/app.ts';
import { hold } from '#tests/support/requests.ts';

test.describe('in a list', () => {
  test('places above, in the toolbar, in a cell and below a row are filled, and hold what stood there', { tag: '@quick' }, async ({ page, shop }) => {
    const errors = watchErrors(page);
    await shop.open('/crates');
    await expect(page.getByText('Above the rows of all')).toBeVisible();
    await expect(page.getByRole('cell', { name: '₹120 dear' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '₹80', exact: true })).toBeVisible();
    await expect(page.getByRole('row')).toHaveText([/Name/, /Oak/, 'Note: Heavy', /Pine/]);
    await page.getByLabel('Search').fill('Pine');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'Look for nothing' }).click();
    await expect(page.getByText('Look in the cellar.')).toBeVisible();
    await expect(page.getByText('No Crates !')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('a cell whose code is late, or does not come, keeps no row waiting', async ({ page, shop }) => {
    const cell = await hold(page, /\/PriceCell-/);
    await shop.open('/crates');
    await expect(page.getByRole('cell', { name: '₹120', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Oak' })).toBeVisible();
    cell.release();
    await expect(page.getByRole('cell', { name: '₹120 dear' })).toBeVisible();
  });
});

test.describe('on a detail screen', () => {
  test('places before, after, in a tab and of a field are filled, the open tab stands in the address', async ({ page, shop }) => {
    const errors = watchErrors(page);
    await shop.open('/crates/c1');
    await expect(page.getByText('Crate of Oak')).toBeVisible();
    await expect(page.getByText('Long story')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['About', 'Prices', 'Labels']);
    await expect(page.getByRole('tabpanel', { name: 'About' })).toContainText('Heavy');
    await expect(page.getByText('That is all of about.')).toBeVisible();
    await page.getByRole('tab', { name: 'Prices' }).click();
    await expect(page).toHaveURL('/crates/c1?tab=prices');
    await expect(page.getByRole('definition')).toHaveText(['₹120', '240']);
    await expect(page.getByRole('term')).toHaveText(['Price', 'Double price']);
    await expect(page.getByText('Heavy')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Prices', selected: true })).toBeVisible();
    await page.goto('/crates/c1?tab=none');
    await expect(page.getByRole('tab', { name: 'About', selected: true })).toBeVisible();
    await page.getByRole('tab', { name: 'About' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Prices', selected: true })).toBeFocused();
    expect(errors).toEqual([]);
  });

  test('a tab of what belongs to the record is read when it is opened, page by page, and tells how many there are', async ({ page, shop }) => {
    await shop.open('/crates/c1');
    await expect(page.getByText('That is all of about.')).toBeVisible();
    const urlsRead = () => shop.sent({ reads: true }).flatMap(({ url }) => (url.startsWith('/label') ? [url] : []));
    expect(urlsRead()).toEqual([]);
    await page.getByRole('tab', { name: 'Labels' }).click();
    await expect(page.getByRole('tab', { name: 'Labels (12)' })).toBeVisible();
    await expect(page.getByText('What is glued on Oak')).toBeVisible();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('row')).toHaveCount(11);
    await expect(panel.getByRole('columnheader')).toHaveText(['Text', 'Size', 'Actions']);
    expect(urlsRead()).toEqual(['/label/crate/c1?page=1&limit=10']);
    await page.getByRole('button', { name: 'Go to page 2' }).click();
    await expect(panel.getByRole('row')).toHaveCount(3);
    await expect(page.getByText('11–12 of 12')).toBeVisible();
    expect(urlsRead().at(-1)).toBe('/label/crate/c1?page=2&limit=10');
    await page.getByRole('link', { name: 'View Label 11' }).click();
    await expect(page).toHaveURL('/label/l11');
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Labels', selected: true })).toBeVisible();
  });

  test('one that is empty says so, and one that cannot be read says why and is read again', async ({ page, shop }) => {
    await shop.open('/crates/c2?tab=labels');
    await expect(page.getByRole('tabpanel')).toContainText('No Labels !');
    await expect(page.getByRole('tab', { name: 'Labels (0)' })).toBeVisible();
    await shop.fail({ call: 'GET /label/crate/c1', status: 500, message: 'The labels are lost', times: 1 });
    await page.goto('/crates/c1?tab=labels');
    await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('The labels are lost');
    await expect(page.getByText('Crate of Oak')).toBeVisible();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tabpanel').getByRole('row')).toHaveCount(11);
  });

  test('a part of what belongs to the record is read once, with the record', async ({ page, shop }) => {
    await shop.open('/crates/c1');
    const part = page.getByRole('region', { name: 'Lids' });
    await expect(part.getByRole('cell', { name: 'Round lid' })).toBeVisible();
    await expect(part.getByRole('columnheader')).toHaveText(['Name']);
    await expect(page.getByText('That is all of about.')).toBeVisible();
    expect(shop.sent({ reads: true }).filter(({ url }) => url.startsWith('/lid'))).toHaveLength(1);
  });
});

test('in a form, places around the inputs, of a section and of one input are filled, and what is typed stays', async ({ page, shop }) => {
  const errors = watchErrors(page);
  await shop.open('/crates/create/new');
  await expect(page.getByText('A new crate')).toBeVisible();
  await expect(page.getByText('All in rupees (values)')).toBeVisible();
  await page.getByLabel('Name').pressSequentially('Teak');
  await page.getByLabel('Price').pressSequentially('12');
  await expect(page.getByText('Price: 12', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'The usual price' }).click();
  await expect(page.getByLabel('Price')).toHaveValue('99');
  await page.getByRole('button', { name: 'Create Crate' }).click();
  await expect.poll(() => shop.sent().map(({ body }) => body)).toEqual([{ name: 'Teak', price: 99 }]);
  await page.goto('/crates/update/c1');
  await expect(page.getByText('Crate of Oak')).toBeVisible();
  await expect(page.getByText('Price: 120', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});
