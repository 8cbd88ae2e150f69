import { expect, test } from '#tests/support/app.ts';
import { store, storeAtStart, stored } from '#tests/support/session.ts';

test('the interface speaks Spanish when it is chosen, keeps it, and keeps what is being typed', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/product/create/new');
  await page.getByLabel('Item Code').fill('MB-ES');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('es');
  expect(await stored(page, 'I18N_LANGUAGE')).toBe('sp');
  await expect(page.locator('input[name=itemCode]')).toHaveValue('MB-ES');
  // The Arabic fields stay right to left.
  await expect(page.locator('textarea[name="secondaryLang.description"]').first()).toHaveAttribute('dir', 'rtl');
  page.on('dialog', question => question.accept());
  await page.goto('/orders/starred');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Starred Orders');
  await expect(page.locator('td .amount').first()).toHaveText(/^₹[\d.]+(,\d\d)?$/);
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await expect(page.locator('button[type=submit]')).not.toHaveText('Log In');
  await store(page, 'I18N_LANGUAGE', 'eng');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
});

test('the language is chosen on the sign-in page already, and the app speaks it', async ({ page, shop }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Please enter your email')).toBeVisible();
  await page.getByLabel('Email').fill('someone@shop.example');
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await expect(page.getByText('Please enter')).toHaveCount(0);
  await expect(page.getByLabel('E-Mail')).toHaveValue('someone@shop.example');
  await page.getByRole('link', { name: 'Registrieren' }).click();
  await expect(page).toHaveURL('/register');
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await expect(page.getByText('Bitte geben Sie einen Benutzernamen ein')).toBeVisible();
  await page.getByLabel('Sprache').selectOption({ label: 'English' });
  await expect(page).toHaveTitle('Register | Shop Admin');
  await page.getByLabel('Language').selectOption({ label: 'Italiano' });
  await shop.open('/coupons');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutti i buoni sconto');
});

test('a language code that none has is English from left to right', async ({ page, shop }) => {
  for (const code of ['trial', 'ar', 'constructor']) {
    await storeAtStart(page, 'I18N_LANGUAGE', code);
    await shop.open('/products');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]), code).toEqual(['en', 'ltr']);
  }
});

test('every language writes dates with am and pm, as the specification does', async ({ page, shop }) => {
  for (const code of ['gr', 'it', 'rs', 'sp']) {
    await storeAtStart(page, 'I18N_LANGUAGE', code);
    await shop.open('/orders');
    await expect(page.getByRole('main').locator('tbody time').first(), code).toHaveText(/^\d\d\/\d\d\/\d{4} - \d{1,2}:\d\d [ap]m$/);
    await page.goto('/enquiries');
    await expect(page.getByRole('main').locator('tbody time').first(), code).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M$/);
  }
});
