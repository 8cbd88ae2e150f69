import { expect, test, watchErrors } from '#tests/stock/app.ts';

test('leaving an input asks about its value, once; the answer is an error that stops saving', async ({ page, shop }) => {
  const errors = watchErrors(page);
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/peg/code/')) asked.push(new URL(request.url()).pathname.split('/').pop() ?? '');
  });
  await shop.open('/pegs/create/new');
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.pressSequentially('Elm');
  await code.pressSequentially('p2');
  expect(asked).toEqual([]);
  await code.press('Tab');
  await expect(code).toHaveAccessibleDescription('Mahogany has this code');
  await page.getByRole('button', { name: 'Create Peg' }).click();
  await expect(code).toBeFocused();
  expect(shop.sent()).toEqual([]);
  // While staff type, an answer about another value is no error.
  await code.press('End');
  await code.pressSequentially('2');
  await expect(code).toHaveAccessibleDescription('');
  // Enter leaves no input: the save asks, and waits for the answer.
  await code.press('Enter');
  await expect.poll(() => shop.sent().map(({ body }) => body)).toEqual([expect.objectContaining({ name: 'Elm', code: 'p22' })]);
  await expect(page).toHaveURL(/\/pegs$/);
  expect(asked).toEqual(['p2', 'p22']);
  expect(errors).toEqual([]);
});

test('a late answer about an older value is dropped, and a call that fails does not stop saving', async ({ page, shop }) => {
  let answer = () => {};
  const held = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/peg/code/p2', async route => {
    await held;
    await route.continue();
  });
  await page.route('**/peg/code/p9', route => route.fulfill({ status: 500, json: { message: 'The database is away' } }));
  await shop.open('/pegs/create/new');
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Elm');
  await code.fill('p2');
  await code.blur();
  await code.fill('p9');
  const late = page.waitForResponse('**/peg/code/p2');
  answer();
  await late;
  await code.blur();
  await expect(code).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Create Peg' }).click();
  await expect.poll(() => shop.sent().map(({ body }) => body)).toEqual([expect.objectContaining({ code: 'p9' })]);
});

test('a warning by an answer does not stop saving; the stored value is not asked about', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', request => {
    if (/\/peg\/(code|nick)\//.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await shop.open('/pegs/update/g1');
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await expect(code).toHaveValue('p1');
  await code.focus();
  await code.blur();
  const nick = page.getByRole('textbox', { name: 'Nick', exact: true });
  await nick.pressSequentially('Oakie');
  await nick.press('Tab');
  await expect(nick).toHaveAccessibleDescription('Used already');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => shop.sent().map(({ method, url }) => [method, url])).toEqual([['PUT', '/peg/g1']]);
  expect(asked).toEqual([expect.stringMatching(/\/peg\/nick\/Oakie$/)]);
});
