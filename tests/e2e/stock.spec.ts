import { expect, test, watchErrors } from '#tests/stock/app.ts';
import { stored } from '#tests/support/session.ts';

type Named = { id: string; name: string; city: string };

test.describe('react-admin’s own list', () => {
  test('pages, sorts, searches and exports', { tag: '@quick' }, async ({ page, shop }) => {
    await shop.open('/makers');
    await expect(page.getByRole('cell', { name: 'Maker 1', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Makers' })).toBeVisible();
    await expect(page).toHaveTitle(/^Makers \|/);
    await page.getByRole('button', { name: 'Go to page 2' }).click();
    await expect(page.getByRole('cell', { name: 'Maker 11', exact: true })).toBeVisible();
    await expect(page).toHaveURL(/^[^?]*\/makers\?.*page=2/);
    shop.forget();
    await page.getByRole('button', { name: 'Sort by city ascending' }).click();
    await expect
      .poll(() => shop.sent({ reads: true }).map(({ url }) => decodeURIComponent(url)))
      .toContain('/makers?filter={}&range=[0,9]&sort=["city","ASC"]');
    await page.getByLabel('Search').pressSequentially('Maker 12');
    await expect(page.getByRole('row')).toHaveCount(2);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await file).suggestedFilename()).toBe('makers.csv');
  });

  test('deletes a row when its notice is closed, and not when Undo is pressed', async ({ page, shop }) => {
    await shop.open('/makers');
    const row = page.getByRole('row', { name: /Maker 3 / });
    await row.getByRole('button', { name: 'Delete' }).click();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
    expect(shop.sent()).toEqual([]);
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => shop.sent()).toEqual([{ method: 'DELETE', url: '/makers/m3', body: undefined }]);
  });

  test('deletes ticked rows once the time to undo is over', async ({ page, shop }) => {
    await shop.open('/makers');
    for (const name of ['Maker 1', 'Maker 2'])
      await page
        .getByRole('row', { name: new RegExp(`${name} `) })
        .getByRole('checkbox')
        .check();
    await page.locator('[data-test=bulk-actions-toolbar]').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('2 elements deleted')).toBeVisible();
    await expect
      .poll(() =>
        shop
          .sent()
          .map(({ method, url }) => `${method} ${url}`)
          .sort(),
      )
      .toEqual(['DELETE /makers/m1', 'DELETE /makers/m2']);
  });

  test('sends the change that waits when another one comes', async ({ page, shop }) => {
    await shop.open('/makers');
    for (const name of ['Maker 4', 'Maker 5'])
      await page
        .getByRole('row', { name: new RegExp(`${name} `) })
        .getByRole('button', { name: 'Delete' })
        .click();
    await expect.poll(() => shop.sent().map(({ url }) => url)).toEqual(['/makers/m4']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row', { name: /Maker 5 / })).toBeVisible();
    await expect(page.getByRole('row', { name: /Maker 4 / })).toBeHidden();
    expect(shop.sent().map(({ url }) => url)).toEqual(['/makers/m4']);
  });
});

test.describe('react-admin’s own form', () => {
  test('in its usual, undoable mode sends what was typed', async ({ page, shop }) => {
    await shop.open('/makers/update/m1');
    const city = page.getByLabel('city');
    await city.fill('');
    await city.pressSequentially('Edappal');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL('/makers');
    await expect(page.getByText('Element updated')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Edappal' })).toBeVisible();
    await expect.poll(() => shop.sent()).toEqual([{ method: 'PUT', url: '/makers/m1', body: { id: 'm1', name: 'Maker 1', city: 'Edappal' } }]);
    await expect.poll(async () => (await shop.ask<Named>('/makers/m1')).city).toBe('Edappal');
  });

  test('takes back what was typed when Undo is pressed', async ({ page, shop }) => {
    await shop.open('/makers');
    await page.getByRole('cell', { name: 'Maker 1', exact: true }).waitFor();
    await page.goto('/makers/update/m1');
    await page.getByLabel('city').press('End');
    await page.getByLabel('city').pressSequentially(' East');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL('/makers');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
    await expect(page.getByRole('row', { name: /Maker 1 / })).toContainText('Nilambur');
    expect(shop.sent()).toEqual([]);
  });

  test('sends what waits when the page is left', async ({ page, shop }) => {
    await shop.open('/makers/update/m2');
    await page.getByLabel('city').press('End');
    await page.getByLabel('city').pressSequentially(' West');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.goto('about:blank');
    await expect.poll(async () => (await shop.ask<Named>('/makers/m2')).city).toBe('Nilambur West');
  });

  test('creates a record', async ({ page, shop }) => {
    await shop.open('/makers/create/new');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A maker we did not know');
    await page.getByLabel('name').pressSequentially('Potter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => shop.sent()).toEqual([{ method: 'POST', url: '/makers', body: { name: 'Potter' } }]);
    await expect(page).toHaveURL(/\/makers\/update\/\w+$/);
  });

  test('in tabs keeps the tab in the address, below the documented one', async ({ page, shop }) => {
    await shop.open('/ware/update/w1');
    await page.getByRole('tab', { name: 'Origin' }).click();
    await expect(page).toHaveURL('/ware/update/w1/1');
    await expect(page.getByLabel('Maker')).toHaveValue('Maker 1');
    await page.getByLabel('Town').click();
    await page.getByRole('option', { name: 'Kondotty' }).click();
    await page.getByRole('tab', { name: 'Ware' }).click();
    await expect(page).toHaveURL('/ware/update/w1');
    await page.getByLabel('name').press('End');
    await page.getByLabel('name').pressSequentially('s');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => shop.sent()).toEqual([{ method: 'PUT', url: '/ware/w1', body: { name: 'Bowls', price: 12, town: 't2', maker: 'm1' } }]);
  });

  test('opens on the tab of its address', async ({ page, shop }) => {
    await shop.open('/ware/update/w1/1');
    await expect(page.getByRole('tab', { name: 'Origin', selected: true })).toBeVisible();
    await expect(page.getByLabel('Town')).toBeVisible();
    await expect(page.getByLabel('name')).toBeHidden();
  });
});

test.describe('react-admin’s own detail', () => {
  test('in tabs shows what is referred to, also where one is gone and where the API cannot be asked for one', async ({ page, shop }) => {
    const errors = watchErrors(page);
    await shop.open('/ware/w2');
    await expect(page.getByText('30')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamp');
    await page.getByRole('tab', { name: 'Origin' }).click();
    await expect(page).toHaveURL('/ware/w2/1');
    await expect(page.getByText('Kondotty')).toBeVisible();
    await expect(page.getByText('Nobody')).toBeVisible();
    expect(shop.sent({ reads: true }).filter(({ url }) => url === '/town/all')).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test('knows who is signed in, what they may do and how they leave', async ({ page, shop }) => {
    await shop.open('/makers/m1');
    await expect(page.getByText('Nilambur')).toBeVisible();
    await expect(page.getByText('Makers: may be deleted')).toBeVisible();
    await expect(page.getByText('Seals: stay')).toBeVisible();
    const name = JSON.parse((await stored(page, 'authUser')) ?? '{}').displayName;
    await expect(page.getByText(`Signed in as ${name}`)).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await stored(page, 'token')).toBeNull();
  });

  test('runs a change with an Undo of its own', async ({ page, shop }) => {
    await shop.open('/makers/m1');
    await page.getByRole('button', { name: 'Move' }).click();
    await expect(page.getByText('Calicut')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Nilambur')).toBeVisible();
    expect(shop.sent()).toEqual([]);
    await page.getByRole('button', { name: 'Move' }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => shop.sent().map(({ method, url }) => `${method} ${url}`)).toEqual(['PUT /makers/m1']);
  });
});

test.describe('who may not', () => {
  test('is offered neither buttons nor the way to them', async ({ page, shop }) => {
    await shop.open('/seals');
    await expect(page.getByRole('link', { name: 'View Elephant' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Elephant/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Edit|Create/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'makers' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'vaults' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Total Revenue' })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });

  for (const address of ['/vaults', '/vaults/v1', '/seals/update/s1', '/seals/create/new', '/revenues'])
    test(`is told so at ${address}, and nothing is asked`, async ({ page, shop }) => {
      await shop.open(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
      expect(shop.sent({ reads: true }).filter(({ url }) => /^\/(vaults|seals)/.test(url))).toEqual([]);
    });
});

test('what is asked for the first list is the same with and without rules of access: one call for it, sent once', async ({ page, shop }) => {
  await shop.open('/wares');
  await expect(page.getByRole('cell', { name: 'Bowl', exact: true })).toBeVisible();
  expect(shop.sent({ reads: true }).filter(({ url }) => url.startsWith('/ware'))).toEqual([
    { method: 'GET', url: '/ware/all?page=1&limit=10', body: undefined },
  ]);
});

test('what stands below an address that has no view of its own is unknown', async ({ page, shop }) => {
  for (const address of ['/wares/1', '/seals/s1/1', '/ware/create/new/1', '/ware/w1/1/2']) {
    await shop.open(address);
    await expect(page).toHaveURL('/404');
  }
});
