import { expect, test } from '../support/app';

test('an enquiry is written down, gets another status and is deleted', async ({ page, shop }) => {
  await shop.open('/enquiries');
  await expect(page.getByRole('heading', { name: 'All Enquiries' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['No.', 'Date', 'Name', 'Phone No.', 'Status', 'Actions']);
  await expect(page.getByRole('row').nth(1)).toContainText(/^1\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M/);
  const counts = await shop.ask<Record<string, number>>('/enquiry/admin/cards');
  await expect(page.getByRole('list', { name: 'Enquiries by status' }).getByRole('listitem').first()).toHaveText(`new${counts.new}`);
  const asked = shop.sent({ reads: true }).map(({ url }) => url);
  expect(asked).toContain('/enquiry/admin/all?page=1');
  expect(asked).toContain('/enquiry/admin/cards');
  await page.getByRole('button', { name: 'Go to last page' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText(/^41/);
  await page.getByRole('button', { name: 'Go to first page' }).click();
  await page.getByRole('link', { name: '+ New Enquiry' }).click();
  await expect(page).toHaveURL('/enquiry/create');
  await page.getByRole('button', { name: 'Create Enquiry' }).click();
  for (const message of ['Please enter full name', 'Please enter phone number', 'Please enter email'])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Product' }).fill('kasavu');
  await page
    .getByRole('option', { name: /kasavu/i })
    .first()
    .click();
  const product = await page.getByRole('combobox', { name: 'Product' }).inputValue();
  await page.getByLabel('Full Name').fill('Sajna K');
  await page.getByLabel('Phone Number').fill('94-470 12x345');
  await expect(page.getByLabel('Phone Number')).toHaveValue('9447012345');
  await page.getByLabel('Email').fill('not checked');
  await page.getByLabel('Note').fill('Ten pieces?');
  shop.forget();
  await page.getByRole('button', { name: 'Create Enquiry' }).dblclick();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Done' })).toContainText('Enquiry created');
  await expect(page).toHaveURL(/\/enquiries/);
  const id = expect.stringMatching(/^[0-9a-f]{24}$/);
  const body = { name: 'Sajna K', phone: '9447012345', email: 'not checked', note: 'Ten pieces?', product: id, quantity: 1 };
  expect(shop.sent()).toEqual([{ method: 'POST', url: '/enquiry/admin/new', body }]);

  await page.getByRole('link', { name: 'Edit Sajna K' }).first().click();
  await expect(page.getByText(`Enquiry for ${product}`)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue(product);
  const own = new URL(page.url()).pathname.split('/').pop();
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain(`/enquiry/admin/${own}/`);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'confirmed' }).click();
  await page.getByLabel('Full Name').fill('Sajna Kareem');
  shop.forget();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/enquiries/);
  expect(shop.sent()).toEqual([{ method: 'PUT', url: `/enquiry/admin/${own}/`, body: { ...body, name: 'Sajna Kareem', status: 'confirmed' } }]);
  await page.getByLabel('Search').fill('sajna kareem');
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(shop.sent({ reads: true }).at(-1)?.url).toBe('/enquiry/admin/all?page=1&search=sajna+kareem');
  await expect(page.getByRole('row').nth(1).locator('.badge')).toHaveText('confirmed');

  await shop.fail({ call: 'DELETE /enquiry/*', status: 500, message: 'The database is away', times: 1 });
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete Sajna Kareem' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  await remove();
  await expect(page.getByRole('alert').filter({ hasText: 'Something Went Wrong' })).toHaveText(
    /Try Again.*Something Went Wrong.*The database is away/,
  );
  await remove();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await expect(page.getByText('No Enquiries!')).toBeVisible();
  expect(shop.sent().at(-1)).toMatchObject({ method: 'DELETE', url: `/enquiry/admin/${own}/` });
});

test('numbers that cannot be read leave the list in peace', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /enquiry/admin/cards', status: 500, message: 'No numbers today' });
  await shop.open('/enquiries');
  await expect(page.getByText('No numbers today')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await shop.fail({ call: 'GET /enquiry/admin/cards', body: { newCount: 4, pendingCount: 'many' } });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('list', { name: 'Enquiries by status' }).getByRole('listitem')).toHaveText([
    'new4',
    'pending—',
    'checked—',
    'confirmed—',
    'closed—',
  ]);
});
