import { expect, test, watchErrors } from '#tests/support/app.ts';
import { answerLeave } from '#tests/support/dialogs.ts';
import { saveAnotherTab } from '#tests/support/settingsTabs.ts';

type Settings = Record<string, Record<string, unknown>> & { _id: string };

test('every tab is changed, and all goes out in one call', { tag: '@quick' }, async ({ page, shop }) => {
  const errors = watchErrors(page);
  const before = await shop.ask<Settings>('/settings');
  await shop.open('/superadmin/settings');
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(page.getByRole('tab')).toHaveText(['Company', 'Tax Details', 'Payment', 'Shipping', 'Legal', 'Messages', 'Setup', 'Language']);
  await page.getByLabel('Company Name').fill('Malabar Bazaar LLP');
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Pin Code')).toHaveAttribute('type', 'number');
  await tab('Tax Details').click();
  await expect(page).toHaveURL('/superadmin/settings?tab=tax');
  await page.getByRole('button', { name: 'Add tax category' }).click();
  const row = page.getByRole('group', { name: 'Tax category 6' });
  await expect(row.getByLabel('Name')).toHaveValue('');
  await expect(row.getByLabel('Percentage')).toHaveValue('0');
  await row.getByLabel('Percentage').fill('3');
  // A row is named by its first text from now on.
  await row.getByLabel('Name').fill('Gold');
  await tab('Payment').click();
  await expect(page.getByLabel('API Key')).toHaveValue('');
  const secret = (before.payment as { creditionals: { encryptedApiKey: string; encryptedPublicKey: string } }).creditionals;
  expect(await page.content()).not.toContain(secret.encryptedApiKey);
  await expect(page.getByLabel('Public Key')).toHaveValue(secret.encryptedPublicKey);
  await page.getByLabel('Public Key').fill('a new public key');
  await page.getByRole('combobox', { name: 'Payment Type' }).click();
  await page.getByRole('option', { name: 'Online Payment' }).click();
  await tab('Shipping').click();
  await page.getByLabel('Default Shipping Charge').fill('59');
  await tab('Legal').click();
  const terms = page.locator('.ProseMirror').last();
  await terms.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('New terms');
  await tab('Messages').click();
  await page.getByLabel('Banner Offer').fill('Half price');
  await page.getByLabel('عرض المنتج').fill('عرض جديد');
  await tab('Setup').click();
  await page.getByLabel('Order ID Tag').fill('MB');
  const products = page.getByRole('tabpanel').filter({ hasText: 'Product Inputs' });
  await products.getByRole('radiogroup', { name: 'Importance of Barcode' }).getByRole('radio', { name: 'Required', exact: true }).check();
  await products.getByRole('checkbox', { name: 'Stock' }).uncheck();
  await tab('Language').click();
  await page.getByLabel('Secondary Language Name').fill('العربية');
  await tab('Company').click();
  await expect(page.getByLabel('Company Name')).toHaveValue('Malabar Bazaar LLP');
  await shop.fail({ call: 'PUT /settings/*', status: 500, message: 'The settings are read-only today', times: 1 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByText('The settings are read-only today')).toBeVisible();
  await expect(page.getByLabel('Company Name')).toHaveValue('Malabar Bazaar LLP');
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings Updated Successfully!')).toBeVisible();
  expect(shop.sent()).toHaveLength(1);
  const [put] = shop.sent() as unknown as [{ url: string; body: Settings }];
  expect(put.url).toBe(`/settings/${before._id}`);
  const sent = ['company', 'taxDetails', 'payment', 'shipping', 'legal', 'setup', 'specialMessages', 'multiLanguange', 'removedImageIds'];
  expect(Object.keys(put.body).sort()).toEqual(sent.sort());
  expect(put.body).toMatchObject({
    company: { ...before.company, name: 'Malabar Bazaar LLP' },
    payment: { paymentType: 'Online Payment', creditionals: { encryptedApiKey: secret.encryptedApiKey, encryptedPublicKey: 'a new public key' } },
    shipping: { ...before.shipping, defaultShippingCharge: 59 },
    legal: { ...before.legal, terms: '<p>New terms</p>' },
    specialMessages: { primaryLang: { bannerOffer: 'Half price' }, secondaryLang: { productOffer: 'عرض جديد' } },
    multiLanguange: { ...before.multiLanguange, secondaryLanguageName: 'العربية' },
    setup: { orderIdTag: 'MB' },
  });
  expect((put.body.taxDetails as { taxCategories: unknown[] }).taxCategories.at(-1)).toEqual({ name: 'Gold', percentage: 3 });
  const { productInputs } = put.body.setup as { productInputs: { name: string; required: boolean }[] };
  expect(productInputs.find(({ name }) => name === 'barcode')).toEqual({ name: 'barcode', required: true });
  expect(productInputs.map(({ name }) => name)).not.toContain('stockValue');
  // The change applies at once.
  await expect(page).toHaveURL('/superadmin/settings?tab=company');
  await expect(page.getByRole('banner')).toContainText('Malabar Bazaar LLP');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Stock' })).toHaveCount(0);
  expect(errors.filter(error => !error.includes('500'))).toEqual([]);
});

test('without a location [0, 0] is sent; a mistake brings its tab; leaving unsaved asks; one language hides Arabic', async ({ page, shop }) => {
  const tiny = {
    call: 'GET /settings',
    body: { settings: { _id: 'only', company: { name: 'Tiny' }, taxDetails: {}, multiLanguange: { isMultiLanguage: false } } },
  };
  await shop.fail(tiny);
  await shop.open('/settings');
  await expect(page).toHaveURL('/superadmin/settings?tab=setup');
  await expect(page.getByRole('tab', { name: 'Setup' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByLabel('Banner Offer')).toBeVisible();
  await expect(page.getByLabel('عرض المنتج')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Tax Details' }).click();
  await page.getByLabel('Default Tax Percentage').fill('101');
  await page.getByRole('tab', { name: 'Company' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Must be at most 100')).toBeVisible();
  await page.getByLabel('Default Tax Percentage').fill('5');
  await page.getByRole('link', { name: 'Colors' }).click();
  await answerLeave(page, 'Stay');
  await expect(page.getByLabel('Default Tax Percentage')).toHaveValue('5');
  await shop.fail(tiny, { call: 'PUT /settings/only', body: { message: 'Done' } });
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => shop.sent().length).toBe(1);
  expect(shop.sent()[0]?.body).toMatchObject({ company: { name: 'Tiny', location: [0, 0] }, taxDetails: { defaultTaxPercentage: 5 } });
});

test('the simplified page sends four values and nothing else', async ({ page, shop }) => {
  const before = await shop.ask<Settings>('/settings');
  await shop.open(`/superadmin/settings/${before._id}`);
  await expect(page.getByRole('heading', { name: 'Update Settings' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Main Shop' })).toHaveValue('Puthalath Textiles');
  await page.getByRole('combobox', { name: 'Main Shop' }).fill('warrier');
  await page.getByRole('option', { name: 'Warrier Handlooms' }).click();
  await page.getByLabel('Shop Search Distance').fill('12000.5');
  await page.getByLabel('Return Duration').fill('10');
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings Updated Successfully!')).toBeVisible();
  const body = {
    homeShop: expect.stringMatching(/^[0-9a-f]{24}$/),
    shopSearchDistance: 12000.5,
    returnDuration: 10,
    privacyPolicy: before.privacyPolicy,
  };
  expect(shop.sent()).toEqual([{ method: 'PUT', url: `/settings/${before._id}`, body }]);
});

test('a payment key is removed on purpose: marked, taken back, and sent as an empty text; the untouched one goes out as it came', async ({
  page,
  shop,
}) => {
  const { payment = {} } = await shop.ask<Settings>('/settings');
  const { encryptedPublicKey } = payment.creditionals as { encryptedPublicKey: string };
  await shop.open('/superadmin/settings?tab=payment');
  const mark = page.getByText('Removed when you save');
  const remove = page.getByRole('button', { name: 'Remove key' });
  await expect(remove).toHaveAccessibleDescription('API Key');
  await remove.click();
  await expect(mark).toBeVisible();
  await page.getByRole('button', { name: 'Keep key' }).click();
  await expect(mark).toHaveCount(0);
  await remove.click();
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings Updated Successfully!')).toBeVisible();
  expect(shop.sent()[0]?.body).toMatchObject({ payment: { creditionals: { encryptedApiKey: '', encryptedPublicKey } } });
  // No key is stored now, so there is nothing to remove.
  await expect(page.getByText('Not set')).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test('several tax categories begin with an empty one, also where none is stored; one taken away stays away, and looking makes nothing unsaved', async ({
  page,
  shop,
}) => {
  const { taxDetails, ...others } = await shop.ask<Settings>('/settings');
  await shop.fail({ call: 'GET /settings', body: { ...others, taxDetails: { ...taxDetails, isMultipleTax: true, taxCategories: [] } } });
  await shop.open('/superadmin/settings?tab=tax');
  const row = page.getByRole('group', { name: /^Tax category/ });
  await expect(row).toHaveCount(1);
  await expect(row.getByLabel('Name')).toHaveValue('');
  await expect(row.getByLabel('Percentage')).toHaveValue('0');
  // Nothing was typed, so leaving asks nothing.
  await page.getByRole('link', { name: 'Colors' }).click();
  await expect(page).toHaveURL('/colors');
  await page.goBack();
  await row.getByRole('button', { name: 'Remove 1' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('tab', { name: 'Company' }).click();
  await page.getByRole('tab', { name: 'Tax Details' }).click();
  await expect(page.getByRole('button', { name: 'Add tax category' })).toBeVisible();
  await expect(row).toHaveCount(0);
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings Updated Successfully!')).toBeVisible();
  expect(shop.sent()[0]?.body).toMatchObject({ taxDetails: { isMultipleTax: true, taxCategories: [] } });
  await expect(page.getByRole('button', { name: 'Add tax category' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('return duration and privacy policy exist twice: each says which it is, keeps its own value and leads to the other', async ({ page, shop }) => {
  await shop.open('/superadmin/settings?tab=shipping');
  const main = page.getByRole('main');
  await expect(main.getByText('This is the return duration for shipping.')).toBeVisible();
  await main.getByRole('tabpanel').getByRole('link', { name: 'Update Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Update Settings' })).toBeVisible();
  await expect(main.getByText('This is the general return duration.')).toBeVisible();
  await page.getByLabel('Return Duration').fill('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings Updated Successfully!')).toBeVisible();
  expect(await shop.ask<Settings>('/settings')).toMatchObject({ returnDuration: 12, shipping: { returnDuration: 7 } });
  await main.getByRole('link', { name: 'Settings: Shipping' }).click();
  await expect(page).toHaveURL('/superadmin/settings?tab=shipping');
  await expect(page.getByLabel('Return Duration (days)')).toHaveValue('7');
  await page.getByRole('tab', { name: 'Legal' }).click();
  await expect(main.getByText('This is the privacy policy of the legal texts.')).toBeVisible();
  await main.getByRole('tabpanel').getByRole('link', { name: 'Update Settings' }).click();
  await main.getByRole('link', { name: 'Settings: Legal' }).click();
  await expect(page).toHaveURL('/superadmin/settings?tab=legal');
});

test('a legal text that is emptied is sent as nothing', async ({ page, shop }) => {
  await shop.open('/superadmin/settings?tab=legal');
  await page.locator('.ProseMirror').last().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings Updated Successfully!')).toBeVisible();
  expect(shop.sent().map(({ body }) => body)).toMatchObject([{ legal: { terms: null } }]);
});

const rich = `<h2 class="lead">Terms</h2><p>Delivery:</p><table><tbody><tr><td>Kochi</td><td>2 days</td></tr></tbody></table>
<form action="/x"><input name="a"></form><iframe src="about:blank"></iframe>`;

test('a legal text that the editor cannot hold stays as it is stored until staff choose to edit it', async ({ page, shop }) => {
  const stored = await shop.ask<Settings>('/settings');
  const legal = { ...stored.legal, terms: rich, returnPolicy: '<p>Plain <b>and</b> simple</p>' };
  await shop.fail({ call: 'GET /settings', body: { ...stored, legal } });
  await shop.open('/superadmin/settings?tab=legal');
  const terms = page.getByRole('group', { name: 'Terms' });
  await expect(terms.getByRole('note')).toContainText('tables (1), forms (1), frames (1)');
  await expect(terms.getByRole('note')).toContainText('formatting of its own (1)');
  await expect(terms.frameLocator('iframe').getByText('2 days')).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(1);
  const editors = page.locator('.ProseMirror:visible');
  const policy = editors.filter({ hasText: 'Plain and simple' });
  await policy.click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Backspace');
  expect(await saveAnotherTab(page, shop)).toMatchObject({ legal });
  await terms.getByRole('button', { name: 'Edit anyway' }).click();
  await expect(terms.getByRole('note')).toHaveCount(0);
  await expect(page.locator('.ProseMirror:focus')).toContainText('Delivery');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Thanks');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).not.toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => shop.sent().length).toBe(2);
  const changed = shop.sent()[1]?.body;
  expect(changed).toMatchObject({ legal: { ...legal, terms: expect.stringMatching(/Thanks/) } });
  expect(changed).not.toMatchObject({ legal: { terms: expect.stringMatching(/<table/) } });
});

test('the settings say what is on the other page, by a link that is no button beside Save', async ({ page, shop }) => {
  await shop.open('/superadmin/settings');
  const main = page.getByRole('main');
  await expect(main.getByText(/general return duration and general privacy policy have a page of their own/)).toBeVisible();
  await main.getByRole('link', { name: 'Update Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Update Settings' })).toBeVisible();
  await expect(main.getByText('These four settings are saved on their own.')).toBeVisible();
  await main.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL('/superadmin/settings');
});
