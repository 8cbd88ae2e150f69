import type { Page } from '@playwright/test';
import { expect, test, watchErrors } from '#tests/stock/app.ts';
import type { Shop } from '#tests/support/app.ts';
import { unreadable } from '#tests/support/axe.ts';

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function setStatus(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name }).click();
  // The next one would press into the list that is closing.
  await expect(page.getByRole('listbox')).toBeHidden();
}

/** Opens a form with a changed record, and accepts its update. */
async function openChanged(shop: Shop, changed: Record<string, unknown>, address = '/offer/update/o1'): Promise<void> {
  const offer = await shop.ask<Record<string, unknown>>('/offer/o1');
  await shop.fail({ call: 'GET /offer/o1', body: { ...offer, ...changed } });
  await shop.open(address);
}

test('sections stand in tabs that the address names; what nobody opened mounts nothing, what was typed stays', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  const errors = watchErrors(page);
  await shop.open('/offer/update/o1');
  await expect(page.getByRole('tablist', { name: 'Offer' }).getByRole('tab')).toHaveText(['Lines', 'Codes', 'More', 'Sizes']);
  await expect(tab(page, 'Lines')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { includeHidden: true }).and(page.locator('#panel-codes'))).toHaveCount(0);
  await tab(page, 'Codes').click();
  await expect(page).toHaveURL('/offer/update/o1?tab=codes');
  const code = page.locator('#panel-codes').getByRole('textbox').first();
  await code.fill('CODE-A');
  await tab(page, 'Lines').click();
  await expect(code).toBeHidden();
  await tab(page, 'Codes').click();
  await expect(code).toHaveValue('CODE-A');
  await page.goto('/offer/update/o1?tab=sizes');
  await expect(tab(page, 'Sizes')).toHaveAttribute('aria-selected', 'true');
  expect(errors).toEqual([]);
});

test('a mistake in a tab that nobody opened opens it, and is led to; what is hidden need not be filled', async ({ page, shop }) => {
  await openChanged(shop, { terms: '' });
  await text(page, 'Name').fill('Summer');
  await save(page);
  await expect(page).toHaveURL('/offer/update/o1?tab=more');
  await expect(text(page, 'Terms')).toBeFocused();
  await expect(text(page, 'Terms')).toHaveAccessibleDescription('Required');
  await expect(tab(page, 'More')).toHaveAccessibleDescription('Something here needs attention');
  expect(shop.sent()).toEqual([]);
  await page.keyboard.type('None');
  await expect(tab(page, 'More')).toHaveAccessibleDescription('');
  // A block that the record hides requires nothing.
  await save(page);
  await expect.poll(() => shop.sent().length).toBe(1);
  expect(shop.sent()[0]?.body).toMatchObject({ name: 'Summer', terms: 'None' });
});

test('several tabs with mistakes are marked, also those that nobody opens; mended elsewhere, they hold nothing back', async ({ page, shop }) => {
  await openChanged(shop, { terms: '', codes: [{ uses: 1 }] });
  await setStatus(page, 'live');
  await text(page, 'Reason').fill('Because');
  await save(page);
  await expect(page).toHaveURL('/offer/update/o1?tab=codes');
  for (const name of ['Codes', 'More']) await expect(tab(page, name)).toHaveAccessibleDescription('Something here needs attention');
  await page.locator('#panel-codes').getByRole('textbox', { name: 'Code' }).fill('A');
  await save(page);
  await expect(page).toHaveURL('/offer/update/o1?tab=more');
  await text(page, 'Terms').fill('None');
  await expect(text(page, 'Channel')).toHaveAccessibleDescription('Required');
  await setStatus(page, 'draft');
  await expect(text(page, 'Channel')).toHaveCount(0);
  await save(page);
  await expect.poll(() => shop.sent().length).toBe(1);
});

test('an input comes and goes with what the record is, must be filled only then, and keeps what was typed', async ({ page, shop }) => {
  await shop.open('/offer/create/new');
  await expect(text(page, 'Reason')).toHaveCount(0);
  await expect(text(page, 'Owner')).not.toHaveAttribute('readonly');
  await setStatus(page, 'live');
  await expect(text(page, 'Owner')).toHaveAttribute('readonly', '');
  await text(page, 'Name').fill('Autumn');
  await page.getByRole('button', { name: 'Create Offer' }).click();
  await expect(text(page, 'Reason')).toHaveAccessibleDescription('Required');
  await text(page, 'Reason').fill('Because');
  await setStatus(page, 'draft');
  await expect(text(page, 'Reason')).toHaveCount(0);
  await setStatus(page, 'live');
  await expect(text(page, 'Reason')).toHaveValue('Because');
});

test('a value follows others key by key, over others too, until it is typed over, and goes back to the computed one', async ({ page, shop }) => {
  await shop.open('/offer/create/new');
  await number(page, 'Price').pressSequentially('200');
  await expect(number(page, 'Net')).toHaveValue('200');
  await expect(number(page, 'Gross')).toHaveValue('400');
  await number(page, 'Rebate').pressSequentially('10');
  await expect(number(page, 'Net')).toHaveValue('180');
  const back = page.getByRole('button', { name: 'Use the calculated value: Net' });
  await expect(back).toHaveCount(0);
  await number(page, 'Net').fill('170');
  await expect(number(page, 'Gross')).toHaveValue('340');
  await expect(back).toBeVisible();
  await number(page, 'Price').fill('300');
  await expect(number(page, 'Net')).toHaveValue('170');
  await back.click();
  await expect(number(page, 'Net')).toHaveValue('270');
  await expect(number(page, 'Net')).toBeFocused();
  await expect(back).toHaveCount(0);
  await number(page, 'Price').fill('100');
  await expect(number(page, 'Net')).toHaveValue('90');
});

test('in a row, what staff typed over stays, and the other rows follow; a stored value that differs counts as typed', async ({ page, shop }) => {
  await shop.open('/offer/update/o1?tab=lines');
  const row = (name: string) => page.getByRole('listitem', { name });
  await row('Bowl').getByRole('spinbutton', { name: 'Count' }).fill('6');
  await expect(row('Bowl').getByRole('spinbutton', { name: 'Weight' })).toHaveValue('12');
  await row('Lamp').getByRole('spinbutton', { name: 'Count' }).fill('6');
  await expect(row('Lamp').getByRole('spinbutton', { name: 'Weight' })).toHaveValue('7');
  await row('Lamp').getByRole('button', { name: 'Use the calculated value' }).click();
  await expect(row('Lamp').getByRole('spinbutton', { name: 'Weight' })).toHaveValue('12');
});

test('what is of the form alone is never sent, on no detail screen, and no change by itself', async ({ page, shop }) => {
  await shop.open('/offer/update/o1');
  await text(page, 'Scratch').fill('37');
  await page.getByRole('link', { name: 'Colors' }).click();
  await expect(page).toHaveURL('/colors');
  await page.goto('/offer/update/o1');
  await text(page, 'Scratch').fill('37');
  await text(page, 'Owner').fill('Me');
  shop.forget();
  await save(page);
  await expect.poll(() => shop.sent().length).toBe(1);
  expect(shop.sent()[0]?.body).toMatchObject({ owner: 'Me' });
  expect(shop.sent()[0]?.body).not.toHaveProperty('scratch');
  await page.goto('/offer/o1');
  await expect(page.getByRole('term').filter({ hasText: 'Owner' })).toBeVisible();
  await expect(page.getByText('Scratch')).toHaveCount(0);
});

test('the two languages stand as tabs or side by side, as this person chose on this device; on a phone as tabs', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open('/offer/update/o1');
  const toggle = page.getByRole('button', { name: 'Side by side' });
  const arabic = page.locator('[name="secondaryLang.title"]');
  await expect(arabic).toBeHidden();
  await text(page, 'Title').first().fill('Spring sale');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  // A hash of the person.
  const key = await page.evaluate(() => Object.keys(localStorage).find(name => name.endsWith('.sideBySide')));
  expect(key).toMatch(/languages\.[\da-z]{1,11}\.sideBySide$/);
  await expect(toggle).toBeFocused();
  await toggle.press('Enter');
  await expect(arabic).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await expect(arabic).toBeVisible();
  await expect(arabic).toHaveAttribute('dir', 'rtl');
  await expect(arabic).toHaveAttribute('lang', 'ar');
  const primary = page.locator('[name="primaryLang.title"]');
  await expect(primary).toHaveValue('Spring sale');
  const [one, other] = await Promise.all([primary.boundingBox(), arabic.boundingBox()]);
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 99))).toBeLessThan(2);
  expect(await unreadable(page)).toEqual([]);
  await arabic.fill('تخفيضات');
  await toggle.click();
  await page.getByRole('tab', { name: 'Secondary lang' }).or(page.locator('#tab-secondaryLang')).first().click();
  await expect(arabic).toHaveValue('تخفيضات');
  await toggle.click();
  page.once('dialog', dialog => void dialog.accept());
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await shop.signIn();
  // Navigating before the answer arrives would abort signing in.
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/offer/update/o1');
  await expect(arabic).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(toggle).toHaveCount(0);
  await expect(arabic).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
