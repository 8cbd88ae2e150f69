import { expect, test } from '#tests/support/app.ts';
import { counted } from '#tests/support/clicks.ts';
import { answerLeave } from '#tests/support/dialogs.ts';

test('an enquiry is written down, gets another status and is deleted', async ({ page, shop }) => {
  await shop.open('/enquiries');
  await expect(page.getByRole('heading', { name: 'All Enquiries' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['No.', 'Date', 'Name', 'Phone No.', 'Status', 'Actions']);
  await expect(page.getByRole('row').nth(1)).toContainText(/^1\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M/);
  const counts = await shop.ask<Record<string, number>>('/enquiry/admin/cards');
  const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  await expect(tabs).toHaveText([
    /^All/,
    `New (${counts.new})`,
    `Pending (${counts.pending})`,
    `Checked (${counts.checked})`,
    `Confirmed (${counts.confirmed})`,
    `Closed (${counts.closed})`,
  ]);
  const urls = shop.sent({ reads: true }).map(({ url }) => url);
  expect(urls).toContain('/enquiry/admin/all?page=1');
  expect(urls).toContain('/enquiry/admin/cards');
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
  const savedId = new URL(page.url()).pathname.split('/').pop();
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain(`/enquiry/admin/${savedId}/`);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'confirmed' }).click();
  await page.getByLabel('Full Name').fill('Sajna Kareem');
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/enquiries/);
  expect(shop.sent()).toEqual([{ method: 'PUT', url: `/enquiry/admin/${savedId}/`, body: { ...body, name: 'Sajna Kareem', status: 'confirmed' } }]);
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
  expect(shop.sent().at(-1)).toMatchObject({ method: 'DELETE', url: `/enquiry/admin/${savedId}/` });
});

test('numbers that cannot be read leave the list in peace', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /enquiry/admin/cards', status: 500, message: 'No numbers today' });
  await shop.open('/enquiries');
  await expect(page.getByText('No numbers today')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await shop.fail({ call: 'GET /enquiry/admin/cards', body: { newCount: 4, pendingCount: 'many' } });
  await page.getByRole('button', { name: 'Retry' }).click();
  const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  await expect(tabs).toHaveText([/^All/, 'New (4)', 'Pending', 'Checked', 'Confirmed', 'Closed']);
  // The tabs are the one control of the status.
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('region', { name: 'Filters' }).getByLabel('Product')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Status' })).toHaveCount(0);
});

interface Enquiry {
  _id: string;
  name: string;
  phone: string;
  email: string;
  status: string;
  product: { primaryLang: { name: string } };
}

test('an enquiry is answered: by mail that names the product, by phone, its status in one press, and on to the next', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  const { enquiries } = await shop.ask<{ enquiries: Enquiry[] }>('/enquiry/admin/all?page=1&status=new');
  const [first, second] = enquiries as [Enquiry, Enquiry];
  await shop.open('/enquiries?filter={"status":{"in":["new"]}}');
  const row = page.getByRole('row').filter({ hasText: first.name });
  await expect(row.getByRole('link', { name: first.phone })).toHaveAttribute('href', `tel:${first.phone}`);
  const pressed = await counted(page);
  await row.getByRole('button', { name: `Mark as checked ${first.name}` }).click();
  await expect(page.getByText('Enquiry updated')).toBeVisible();
  expect(await pressed.clicks()).toBe(1);
  const sent = shop.sent();
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([`PUT /enquiry/admin/${first._id}/`]);
  expect(sent[0]?.body).toMatchObject({ name: first.name, phone: first.phone, email: first.email, status: 'checked' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.locator('.badge')).toHaveText('new');
  // The row came back under the pointer, and for a moment it accepts no click.
  await expect(page.locator('tbody.settling')).toHaveCount(0);
  await row.getByRole('cell').nth(2).click();
  const subject = encodeURIComponent(`Your enquiry about ${first.product.primaryLang.name}`);
  await expect(page.getByRole('link', { name: 'Reply' })).toHaveAttribute('href', `mailto:${first.email}?subject=${subject}`);
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:${first.phone}`);
  await page.getByLabel('Note').fill('Ten by Friday');
  shop.forget();
  await page.getByRole('group', { name: 'Mark as' }).getByRole('button', { name: 'confirmed' }).click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('confirmed');
  // What is typed is neither sent with it nor lost.
  await expect.poll(() => shop.sent().map(({ body }) => body)).toMatchObject([{ status: 'confirmed' }]);
  expect(shop.sent()[0]?.body).not.toMatchObject({ note: 'Ten by Friday' });
  await expect(page.getByLabel('Note')).toHaveValue('Ten by Friday');
  await page.getByRole('button', { name: 'Next Enquiry' }).click();
  await answerLeave(page, 'Leave');
  await expect(page).toHaveURL(`/enquiry/update/${second._id}`);
});

test('a saved enquiry leads to the list of enquiries, wherever its form was opened; the way out without saving leads back', async ({
  page,
  shop,
}) => {
  await shop.open('/notifications');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.keyboard.type('new enquiry');
  await page.getByRole('option', { name: /^New Enquiry/ }).click();
  await expect(page).toHaveURL('/enquiry/create');
  await page.getByLabel('Full Name').fill('Sajna K');
  await page.getByLabel('Phone Number').fill('9447012345');
  await page.getByLabel('Email').fill('sajna@example.in');
  await page.getByRole('button', { name: 'Create Enquiry' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Sajna K' })).toBeVisible();
  await expect(page).toHaveURL('/enquiries');
  await page.goBack();
  await expect(page).toHaveURL('/notifications');
  const enquiry = page.getByRole('link', { name: /^View Enquiry / }).first();
  await enquiry.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/notifications');
  await enquiry.click();
  await page.getByLabel('Note').fill('Ten pieces?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'All Enquiries' })).toBeVisible();
  await expect(page).toHaveURL('/enquiries');
});

test('a saved enquiry that was opened from the list leads to the list as it was left', async ({ page, shop }) => {
  await shop.open('/enquiries?filter={"status":{"in":["new"]}}');
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await page.getByLabel('Note').fill('Ten pieces?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'All Enquiries' })).toBeVisible();
  await expect(page).toHaveURL(/\/enquiries\?filter=/);
});
