import { expect, type Page } from '@playwright/test';
import { unreadable } from '#tests/support/axe.ts';
import { requestsOf, testOfExample } from '#tests/support/exampleApp.ts';
import { hold } from '#tests/support/requests.ts';

const test = testOfExample('office');
const delivery = (page: Page, number: string) => page.getByRole('row', { name: new RegExp(number) });

test('a delivery is made with its rows, ordered and received; the field of its state is no input', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/deliveries$/);
  await expect(delivery(page, 'D-2026-04').getByText('draft')).toBeVisible();
  await page.getByRole('link', { name: 'Create Delivery' }).click();
  await page.getByRole('textbox', { name: 'Number' }).fill('D-2026-05');
  await page.getByRole('textbox', { name: 'Supplier' }).fill('Nilambur Teak');
  await page.getByRole('button', { name: 'Create Delivery' }).click();
  const part = page.getByRole('combobox', { name: 'Part, Row 1' });
  await expect(part).toHaveAttribute('aria-invalid', 'true');
  await part.fill('Brass');
  await page.getByRole('option', { name: 'Brass hinge' }).click();
  await page.getByRole('spinbutton', { name: 'Count, Row 1' }).fill('20');
  await page.getByRole('spinbutton', { name: 'Price, Row 1' }).fill('2.50');
  await page.getByRole('button', { name: 'Create Delivery' }).click();
  await delivery(page, 'D-2026-05').getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('row', { name: /Brass hinge/ })).toContainText('€2.50');

  await expect(page.getByRole('button', { name: 'Receive' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await expect(page.getByText('ordered', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Receive' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('All there.');
  await page.getByRole('dialog').getByRole('button', { name: 'Receive' }).click();
  await expect(page.getByText('received', { exact: true })).toBeVisible();
  await expect(page.getByText('All there.')).toBeVisible();
});

test('a step that somebody else has made impossible is refused, and the state stays', async ({ page, request, baseURL }) => {
  await page.goto('/deliveries/d5');
  await expect(page.getByRole('button', { name: 'Order' })).toBeVisible();
  const stored = await (await request.get(`${baseURL}api/deliveries/d5`)).json();
  await request.put(`${baseURL}api/deliveries/d5`, { data: { ...stored, state: 'cancelled' } });
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await (await request.get(`${baseURL}api/deliveries/d5`)).json()).toMatchObject({ state: 'cancelled' });
});

test('the audit log is filtered by its server, leads to details, and has nothing that changes it', async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto('/auditLog');
  await expect(page.getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('link', { name: /^(Create|Edit)/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'warning' }).check();
  await expect(page.getByRole('row')).toHaveText([/What/, /Wrong password/]);
  expect(requests.at(-1)).toBe('GET /auditLog?page=1&limit=10&level=warning');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^View/ }).click();
  await expect(page.getByText('The third time.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'guest@office.example' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Delete|Update/ })).toHaveCount(0);
});

test.describe('the report', () => {
  const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  test('shows figures, a ring, a line and a list of two reads, each asked for once, and can be read by everybody', { tag: '@quick' }, async ({
    page,
  }) => {
    const requests = requestsOf(page);
    await page.goto('/spending');
    await expect(card(page, 'Spent')).toContainText('€1,710');
    await expect(card(page, 'Spent')).toContainText('Last year: €800 (+114 %)');
    await expect(card(page, 'Deliveries')).toContainText('4');
    await expect(card(page, 'Suppliers').getByRole('listitem')).toHaveText(['Nilambur Teak€90053 %', 'Moradabad Brass€81047 %']);
    const months = card(page, 'Months');
    await months.getByText('Figures as a table').click();
    await expect(months.getByRole('row')).toHaveText(['MonthSpent', '2026-01€720', '2026-02€240', '2026-03€750']);
    expect(requests).toEqual(['GET /spending/sums?from=2026-01-01', 'GET /spending/months?from=2026-01-01']);
    expect(await unreadable(page)).toEqual([]);
    await card(page, 'Largest').getByRole('link', { name: 'D-2026-03' }).click();
    await expect(page).toHaveURL(/\/deliveries\/d4$/);
  });

  test('follows its filters, which stand in the address; a late answer of an earlier choice changes nothing', async ({ page }) => {
    await page.goto('/spending');
    await expect(card(page, 'Spent')).toContainText('€1,710');
    const late = await hold(page, /sums\?.*state=ordered/);
    await page.getByLabel('State').selectOption('ordered');
    await expect(page).toHaveURL(/\?state=ordered$/);
    await expect(card(page, 'Spent')).toContainText('€1,710');
    await page.getByLabel('State').selectOption('received');
    await expect(card(page, 'Spent')).toContainText('€960');
    late.release();
    await page.getByLabel('Due to').fill('2026-01-31');
    await expect(card(page, 'Spent')).toContainText('€720');
    await expect(page).toHaveURL('/spending?state=received&from=2026-01-01&to=2026-01-31');
    await page.reload();
    await expect(card(page, 'Spent')).toContainText('€720');
    await expect(page.getByLabel('State')).toHaveValue('received');
    await page.goBack();
    await expect(card(page, 'Spent')).toContainText('€960');
  });

  test('says what has failed and tries again; without rows there is nothing to show', async ({ page }) => {
    await page.route(/spending\/sums/, route => route.fulfill({ status: 500, json: { message: 'The books are closed' } }), { times: 1 });
    await page.goto('/spending?from=2030-01-01');
    await expect(card(page, 'Spent').getByRole('alert')).toContainText('The books are closed');
    await expect(card(page, 'Months')).toContainText('Nothing to show yet.');
    await card(page, 'Spent').getByRole('button', { name: 'Retry' }).click();
    await expect(card(page, 'Spent')).toContainText('€0');
    await expect(card(page, 'Largest')).toContainText('Nothing to show yet.');
  });
});
