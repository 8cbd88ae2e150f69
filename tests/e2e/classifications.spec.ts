import { expect, test } from '#tests/support/app.ts';
import { pixel } from '#tests/support/pixel.ts';

const png = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: pixel,
};

/** Each type's name, address and paths. */
const types = [
  { type: 'category', name: 'Category', form: 'category', path: 'category' },
  { type: 'subcategory', name: 'Sub Category', form: 'subcategory', path: 'subCategory' },
  { type: 'brand', name: 'Brand', form: 'brand', path: 'brand' },
  { type: 'gendertype', name: 'Gender Type', form: 'genderType', path: 'genderType' },
  { type: 'agegroup', name: 'Age Group', form: 'agegroup', path: 'ageGroup' },
];

for (const { type, name, form, path } of types) {
  test(`a ${name.toLowerCase()} is created, edited, switched off and deleted`, async ({ page, shop }) => {
    await shop.open(`/classifications?type=${type}`);
    await expect(page.getByRole('heading', { name: 'All Classifications' })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain(`/static/admin/classifications/${type}?page=1&limit=10`);
    await page.getByRole('link', { name: `Create ${name}` }).click();
    await expect(page).toHaveURL(`/${form}/create/new`);
    await page.getByRole('button', { name: `Create ${name}` }).click();
    await expect(page.getByText('Invalid product name')).toBeVisible();
    await page.getByLabel('Name', { exact: false }).first().fill('Monsoon wear');
    await page.getByLabel('Priority').fill('7');
    await page.getByLabel('Logo Images', { exact: true }).last().setInputFiles(png);
    await expect(page.getByRole('button', { name: 'Image 1 of Logo Images', exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Arabic' }).click();
    await page.getByLabel('الاسم').fill('ملابس المطر');
    const parent = page.getByRole('combobox', { name: 'Category' });
    if (type === 'subcategory') {
      await parent.fill('saree');
      await page.getByRole('option', { name: 'Sarees' }).click();
    }
    shop.forget();
    await page.getByRole('button', { name: `Create ${name}` }).click();
    await expect(page.getByText(`${name} Created Successfully!`)).toBeVisible();
    await expect(page).toHaveURL(`/classifications?type=${type}`);
    const logo = `data:image/png;base64,${png.buffer.toString('base64')}`;
    const [post] = shop.sent();
    const category = type === 'subcategory' ? { category: expect.stringMatching(/^[0-9a-f]{24}$/) } : {};
    expect(post).toEqual({
      method: 'POST',
      url: `/${path}/admin/new`,
      body: {
        primaryLang: { name: 'Monsoon wear' },
        secondaryLang: { name: 'ملابس المطر' },
        priority: 7,
        logoImages: [logo],
        bannerImages: '',
        ...category,
      },
    });
    const row = page.getByRole('row', { name: /Monsoon wear/ });
    await expect(row).toContainText('ملابس المطر');

    await row.getByRole('link', { name: 'Edit Monsoon wear' }).click();
    await expect(page).toHaveURL(new RegExp(`/${form}/update/[0-9a-f]{24}$`));
    const id = new URL(page.url()).pathname.split('/').pop();
    await page.getByLabel('Name', { exact: false }).first().fill('Rain wear');
    shop.forget();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(`${name} Updated Successfully!`)).toBeVisible();
    const [put] = shop.sent();
    expect(put).toMatchObject({ method: 'PUT', url: `/${path}/admin/${id}` });
    expect(put?.body).toMatchObject({ primaryLang: { name: 'Rain wear' }, priority: 7, bannerImages: '', isActive: true, id, removedImageIds: [] });
    expect(Object.keys(put?.body as object)).not.toContain('_id');

    shop.forget();
    await page.getByRole('switch', { name: 'Active: Rain wear' }).click();
    await expect.poll(() => shop.sent().length).toBe(1);
    expect(shop.sent()[0]).toMatchObject({
      method: 'PUT',
      url: `/${path}/admin/${id}`,
      body: { isActive: false, primaryLang: { name: 'Rain wear' }, id },
    });
    await expect(page.getByRole('switch', { name: 'Active: Rain wear' })).not.toBeChecked();

    await page.getByRole('button', { name: 'Delete Rain wear' }).click();
    await page.getByRole('dialog', { name: 'Delete Rain wear?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${name} Deleted Successfully!`)).toBeVisible();
    await expect(page.getByRole('row', { name: /Rain wear/ })).toBeHidden();
    expect(shop.sent().at(-1)).toMatchObject({ method: 'DELETE', url: `/${path}/admin/${id}` });
  });
}

test('the settings choose the types, the columns and the Arabic tab', { tag: '@quick' }, async ({ page, shop }) => {
  const settings = (classificationInputs: string[], isMultiLanguage: boolean) =>
    shop.fail({ call: 'GET /settings', body: { _id: 'x', setup: { classificationInputs }, multiLanguange: { isMultiLanguage } } });
  await settings(['brand', 'agegroup'], false);
  await shop.open('/classifications');
  await expect(page).toHaveURL('/classifications?type=brand');
  const toggle = page.getByRole('navigation', { name: 'Types of classification' });
  await expect(toggle.getByRole('link')).toHaveText(['Brands', 'Age Groups']);
  await expect(page.getByRole('columnheader', { name: 'Secondary Name' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Classifications' })).toHaveAttribute('aria-current', 'page');
  await toggle.getByRole('link', { name: 'Age Groups' }).click();
  await expect(page).toHaveURL('/classifications?type=agegroup');
  await page.getByLabel('Search').fill('zzzz');
  await expect(page.getByText('No Classifications !')).toBeVisible();
  expect(shop.sent({ reads: true }).at(-1)?.url).toBe('/static/admin/classifications/agegroup?page=1&limit=10&search=zzzz');
  await page.getByRole('link', { name: 'Create Age Group' }).click();
  await expect(page.getByLabel('Name', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Arabic' })).toHaveCount(0);
  await settings([], true);
  await page.goto('/classifications?brand');
  await expect(page.getByRole('link', { name: 'Add Classification' })).toHaveAttribute('href', '/settings');
});

test('a type in the address is shown where the shop does not use it, without a button of its own', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /settings', body: { _id: 'x', setup: { classificationInputs: ['brand'] } } });
  await shop.open('/classifications?type=gendertype');
  await expect(page.getByRole('link', { name: 'Create Gender Type' })).toBeVisible();
  await expect(page).toHaveURL('/classifications?type=gendertype');
  await expect(page.getByRole('navigation', { name: 'Types of classification' }).getByRole('link')).toHaveText(['Brands']);
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain('/static/admin/classifications/gendertype?page=1&limit=10');
});
