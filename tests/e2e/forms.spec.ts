import type { Page } from '@playwright/test';
import { expect, test, watchErrors } from '#tests/support/app.ts';
import { answerLeave, leaveQuestion } from '#tests/support/dialogs.ts';
import { hold } from '#tests/support/requests.ts';

const product = '6aea52fd9f4c27b1e63a98f3';

/** Opens the dialog of a new colour and fills it. */
async function newColor(page: Page) {
  await page.getByRole('button', { name: 'Add Color' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Color' });
  await dialog.getByRole('textbox', { name: 'Color', exact: true }).fill('#008080');
  await dialog.getByRole('textbox', { name: 'Name' }).pressSequentially('Teal');
  return { dialog, name: dialog.getByRole('textbox', { name: 'Name' }), save: dialog.getByRole('button', { name: 'Save', exact: true }) };
}

for (const [shape, errors, words] of [
  ['a key without an input', { sku: 'is taken', root: 'cannot be' }, ['sku: is taken', 'root: cannot be']],
  ['nothing said about a key', { sku: null, name: null }, []],
  ['an object for a key', { sku: { message: 'is taken', kind: 'unique' } }, ['sku: is taken']],
  ['a list that names its keys', [{ path: 'sku', msg: 'is taken' }, 'All wrong'], ['sku: is taken', 'All wrong']],
  ['words alone', 'All wrong', ['All wrong']],
] as const) {
  test(`a refusal of ${shape} is said, and Save can be pressed again`, async ({ page, shop }) => {
    const thrown = watchErrors(page);
    await shop.open('/colors');
    const { dialog, save } = await newColor(page);
    await shop.fail({ call: 'POST /color/*', status: 422, body: { message: 'Not like this', errors }, times: 1 });
    await save.click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toHaveText(['Not like this', ...words].join('\n'), { useInnerText: true });
    await save.click();
    await expect.poll(() => shop.sent().length).toBe(2);
    await expect(page.getByText('Color Created Successfully!')).toBeVisible();
    expect(thrown.filter(error => !error.includes('422'))).toEqual([]);
  });
}

test('a refusal marks the inputs it is about, also those within others', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open(`/product/update/${product}`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeVisible();
  const errors = { primaryLang: { name: ['is taken', 'is long'] }, stock: 'unknown' };
  await shop.fail({ call: 'PUT /product/*', status: 422, body: { message: 'No', errors }, times: 1 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(name).toHaveAccessibleDescription('is taken; is long');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('No\nstock: unknown', { useInnerText: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Product Updated Successfully!', { exact: false })).toBeVisible();
});

test('what is typed while the settings are saved, and read again, stays and is not saved yet', async ({ page, shop }) => {
  await shop.open('/superadmin/settings');
  const [company, website, email] = [page.getByLabel('Company Name'), page.getByLabel('Website'), page.getByLabel('Email')];
  await company.fill('Malabar One');
  const saving = await hold(page, /\/api\/settings\/\w+$/, { method: 'PUT' });
  const sent = page.waitForRequest(request => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await sent;
  const reading = await hold(page, /\/api\/settings$/, { method: 'GET' });
  const read = page.waitForResponse(reply => reply.url().endsWith('/settings') && reply.request().method() === 'GET');
  await company.press('End');
  await company.pressSequentially(' and more');
  saving.release();
  await expect(page.getByText('Settings Updated Successfully!')).toBeVisible();
  await website.fill('https://one.example');
  reading.release();
  await read;
  await email.press('End');
  await expect(page.getByRole('banner')).toContainText('Malabar One');
  await expect(company).toHaveValue('Malabar One and more');
  await expect(website).toHaveValue('https://one.example');
  await page.getByRole('link', { name: 'Colors' }).click();
  await answerLeave(page, 'Stay');
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => shop.sent())
    .toMatchObject([{ body: { company: { name: 'Malabar One and more', contactDetails: { website: 'https://one.example' } } } }]);
  await expect(page.getByRole('banner')).toContainText('Malabar One and more');
  await page.getByRole('link', { name: 'Colors' }).click();
  await expect(page).toHaveURL('/colors');
  await expect(leaveQuestion(page)).toHaveCount(0);
});

test('after a save that changed nothing, what is typed next is asked about', async ({ page, shop }) => {
  await shop.open('/superadmin/settings');
  await expect(page.getByLabel('Company Name')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings Updated Successfully!')).toBeVisible();
  await page.getByLabel('Company Name').pressSequentially('x');
  await page.getByRole('link', { name: 'Colors' }).click();
  await answerLeave(page, 'Stay');
});

test("the page's own button asks before it leaves changed tabs, the tabs do not", async ({ page, shop }) => {
  await shop.open('/superadmin/settings');
  await page.getByLabel('Company Name').fill('Half typed');
  await page.getByRole('tab', { name: 'Shipping' }).click();
  await page.getByRole('tab', { name: 'Company' }).click();
  await expect(leaveQuestion(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Update Settings' }).click();
  await answerLeave(page, 'Stay');
  await expect(page.getByLabel('Company Name')).toHaveValue('Half typed');
  await page.getByRole('link', { name: 'Update Settings' }).click();
  await answerLeave(page, 'Leave');
  await expect(page.getByRole('heading', { name: 'Update Settings' })).toBeVisible();
});

test('who goes elsewhere while a record is saved is led there once it is', async ({ page, shop }) => {
  await shop.open('/banners');
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await page.getByLabel('Tag').fill('Sale');
  const updating = await hold(page, /\/api\/banner\//, { method: 'PUT' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Area', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  updating.release();
  await expect(page).toHaveURL('/area');
  await expect(page.getByText('Banner Updated Successfully!')).toBeVisible();
});

test('what is typed while a record is saved keeps its form open, and is saved by the next press', async ({ page, shop }) => {
  await shop.open('/colors');
  const { dialog, name, save } = await newColor(page);
  const creating = await hold(page, /\/api\/color\//, { method: 'POST' });
  await save.click();
  await name.press('End');
  await name.pressSequentially(' deep');
  creating.release();
  await expect(page.getByText('Color Created Successfully!')).toBeVisible();
  await expect(name).toHaveValue('Teal deep');
  await expect(save).not.toHaveAttribute('aria-busy', 'true');
  await save.click();
  await expect(dialog).toBeHidden();
  expect(shop.sent()).toMatchObject([
    { method: 'POST', body: { name: 'Teal' } },
    { method: 'PUT', body: { name: 'Teal deep' } },
  ]);
});

test('Cancel in a dialog asks as leaving does, and only where something was typed', async ({ page, shop }) => {
  await shop.open('/area');
  await page.getByRole('button', { name: 'Create Area' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Area' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(leaveQuestion(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Area' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).pressSequentially('Half');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await answerLeave(page, 'Stay');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Half');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await answerLeave(page, 'Leave');
  await expect(dialog).toBeHidden();
});

test('a name typed in the profile is not left without a question, nor lost while another is saved', async ({ page, shop }) => {
  await shop.open('/profile');
  const name = page.getByLabel('Change User Name');
  await name.pressSequentially('Anjali');
  await page.getByRole('link', { name: 'Colors' }).click();
  await answerLeave(page, 'Stay');
  await expect(name).toHaveValue('Anjali');
  const saving = await hold(page, /\/api\/user\/profile$/, { method: 'PUT' });
  await page.getByRole('button', { name: 'Update User Name' }).click();
  await name.press('End');
  await name.pressSequentially(' M');
  saving.release();
  await expect(page.getByText('User Name Updated Successfully')).toBeVisible();
  await expect(name).toHaveValue('Anjali M');
});

test('a refused save is read out once, and the button keeps the focus through it', async ({ page, shop }) => {
  await shop.open(`/product/update/${product}`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await shop.fail({ call: 'PUT /product/*', status: 500, message: 'Not now', times: 1 });
  const saving = await hold(page, /\/api\/product\//, { method: 'PUT' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await save.click({ force: true });
  await expect(save).toBeFocused();
  saving.release();
  await expect(page.getByText('Not now')).toHaveCount(2);
  await expect(page.getByRole('alert').filter({ hasText: 'Not now' })).toHaveCount(1);
  await expect(save).toBeFocused();
  expect(shop.sent()).toHaveLength(1);
});
