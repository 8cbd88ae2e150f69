import { expect, test } from '#tests/support/app.ts';
import { hold } from '#tests/support/requests.ts';

interface User {
  _id: string;
  name: string;
  email: string;
  role: string;
  isGuest: boolean;
}

test('a deleted user can be taken back for five seconds; then user and cart are deleted in order', { tag: '@quick' }, async ({ page, shop }) => {
  await page.clock.install();
  await shop.open('/users');
  await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
  await expect(page.getByText('Total Users: 108')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['User ID', 'Email', 'Role', 'Joined On', 'Action']);
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain('/user/admin/all?page=1&limit=10');
  const deletes = page.getByRole('button', { name: /^Delete / });
  const first = (await deletes.first().getAttribute('aria-label'))?.slice('Delete '.length) as string;
  await deletes.first().click();
  await expect(page.getByText('Total Users: 107')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Total Users: 108')).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete ${first}` })).toBeVisible();
  // More than the five seconds after which a delete is sent.
  await page.clock.fastForward(6000);
  expect(shop.sent()).toEqual([]);
  await page.getByRole('button', { name: `Delete ${first}` }).click();
  await expect(page.getByText('User Deleted Successfully!')).toBeVisible();
  expect(shop.sent()).toHaveLength(2);
  const [user, cart] = shop.sent();
  const id = user?.url.split('/').pop();
  expect([user, cart]).toMatchObject([
    { method: 'DELETE', url: `/user/admin/${id}` },
    { method: 'DELETE', url: `/cart/admin/${id}` },
  ]);
  await page.getByLabel('Search').fill('nobody at all');
  await expect(page.getByText('No Users!')).toBeVisible();
  expect(shop.sent({ reads: true }).at(-1)?.url).toBe('/user/admin/all?page=1&limit=10&search=nobody+at+all');
});

test('a user deleted on their own screen can be taken back on the list', async ({ page, shop }) => {
  await shop.open('/users');
  await page
    .getByRole('link', { name: /^View / })
    .nth(1)
    .click();
  await expect(page.getByRole('heading', { name: 'About user' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/users');
  await expect(page.getByRole('row')).toHaveCount(10);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  expect(shop.sent()).toEqual([]);
});

test('who goes on, closes the page, or chooses another language, sends the deletes at once', async ({ page, shop }) => {
  await shop.open('/users');
  const deletes = page.getByRole('button', { name: /^Delete / });
  await deletes.first().click();
  await deletes.first().click();
  await page.getByRole('link', { name: 'Colors' }).click();
  await expect.poll(() => shop.sent().length).toBe(4);
  await page.goto('/users');
  await expect(page.getByText('Total Users: 106')).toBeVisible();
  await deletes.first().click();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Italiano' }).click();
  await expect.poll(() => shop.sent().length).toBe(6);
  await page.goto('/users');
  await page
    .getByRole('button', { name: /^Elimina / })
    .first()
    .click();
  await page.goto('about:blank');
  await expect.poll(async () => (await shop.ask<{ total: number }>('/user/admin/all?page=1&limit=10')).total).toBe(104);
});

test('who closes the page before the notice with Undo could be loaded sends the delete too', async ({ page, shop }) => {
  await page.route(/assets\/Notice-.*js$/, () => {});
  await shop.open('/users');
  await expect(page.getByText('Total Users: 108')).toBeVisible();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByText('Total Users: 107')).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(async () => (await shop.ask<{ total: number }>('/user/admin/all?page=1&limit=10')).total).toBe(107);
});

test('a second click, or Enter, right after a delete does not delete the user who moves into its place', async ({ page, shop }) => {
  await shop.open('/users');
  const deletes = page.getByRole('button', { name: /^Delete / });
  await expect(deletes).toHaveCount(10);
  const names = await deletes.evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label') ?? ''));
  const box = await deletes.first().boundingBox();
  if (!box) throw new Error('There is no Delete on the screen');
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await press();
  await expect(page.getByText('Total Users: 107')).toBeVisible();
  await press();
  await expect(page.locator('.settling')).toHaveCount(0);
  await expect(deletes.first()).toHaveAccessibleName(names[1] as string);
  await expect(deletes.first()).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: names[2] as string })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.settling')).toHaveCount(0);
  await expect(page.getByText('Total Users: 106')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Total Users: 105')).toBeVisible();
  await expect(page.getByRole('button', { name: names[3] as string })).toBeFocused();
  await page.getByRole('link', { name: 'Colors' }).click();
  await expect.poll(() => shop.sent().filter(({ url }) => url.startsWith('/user/')).length).toBe(3);
});

test('while the next page is on its way, the rows of the last one can neither be pressed nor reached', async ({ page, shop }) => {
  await shop.open('/users');
  await expect(page.getByRole('row')).toHaveCount(11);
  const first = await page.getByRole('row').nth(1).textContent();
  const pager = await page.getByRole('navigation', { name: 'Pages' }).elementHandle();
  const nextPage = await hold(page, /\/user\/admin\/all\?page=2/);
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('11–20 of 108')).toBeVisible();
  await expect(page.locator('tbody tr').first()).toHaveText(first as string);
  await expect(page.locator('tbody tr[inert]')).toHaveCount(10);
  await page.locator('tbody a').first().focus();
  await expect(page.locator('tbody :focus')).toHaveCount(0);
  const remove = await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .boundingBox();
  await page.mouse.click((remove?.x ?? 0) + 16, (remove?.y ?? 0) + 16);
  nextPage.release();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('tbody tr[inert]')).toHaveCount(0);
  await expect(page.getByText('11–20 of 108')).toBeVisible();
  await expect(page.locator('tbody tr').first()).not.toHaveText(first as string);
  expect(await pager?.evaluate(nav => nav.isConnected)).toBe(true);
});

test('a cart that could not be deleted is named, and tried again', async ({ page, shop }) => {
  await shop.open('/users');
  await shop.fail({ call: 'DELETE /cart/*', status: 500, message: 'The cart service is away', times: 1 });
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page.getByRole('link', { name: 'Colors' }).click();
  await expect(page.getByText('The user is deleted, but the cart is not: The cart service is away')).toBeVisible();
  shop.forget();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The cart is deleted too.')).toBeVisible();
  expect(shop.sent().map(({ method, url }) => `${method} ${url.replace(/[^/]+$/, '')}`)).toEqual(['DELETE /cart/admin/']);
});

test('a user with a cart, favourites and orders, and one with none', async ({ page, shop }) => {
  const { users } = await shop.ask<{ users: User[] }>('/user/admin/all?page=1&limit=500');
  const has = async (user: User) => {
    const [cart, { favourites }, { orders }] = await Promise.all([
      shop.ask<{ cartItems?: unknown[] }>(`/cart/admin/user/${user._id}`),
      shop.ask<{ favourites: unknown[] }>(`/favourite/admin/userId/${user._id}`),
      shop.ask<{ orders: unknown[] }>(`/order/admin/user/${user._id}`),
    ]);
    return [cart.cartItems?.length ?? 0, favourites.length, orders.length];
  };
  let rich: User | undefined;
  for (const user of users.filter(({ role }) => role === 'user')) {
    if ((await has(user)).every(Boolean)) {
      rich = user;
      break;
    }
  }
  await shop.open(`/users/${rich?._id}`);
  await expect(page.getByRole('heading', { name: 'About user' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(rich?.email as string);
  await expect(main.locator('.badge').first()).toHaveText(rich?.isGuest ? 'guest' : 'user');
  const [cart, favourites, orders] = ['Cart', 'Favourites', 'Orders'].map(name => page.getByRole('region', { name })) as [
    ReturnType<typeof page.getByRole>,
    ReturnType<typeof page.getByRole>,
    ReturnType<typeof page.getByRole>,
  ];
  await expect(cart.getByRole('columnheader', { name: 'VAT Total (15%)' })).toBeVisible();
  await expect(orders.getByRole('columnheader', { name: 'VAT Total (15%)' })).toBeVisible();
  await expect(favourites.getByRole('link').first()).toHaveAttribute('href', /^\/product\/[0-9a-f]{24}$/);
  await expect(orders.getByRole('link').first()).toHaveAttribute('href', /^\/order\/[0-9a-f]{24}$/);
  const dealer = users.find(({ role }) => role === 'dealer');
  await page.goto(`/users/${dealer?._id}`);
  await expect(main).toContainText(dealer?.email as string);
  for (const name of ['Cart', 'Favourites', 'Orders']) await expect(page.getByRole('region', { name })).toHaveCount(0);
});

test('a user is updated through the plural path; a refusal stands in the form', async ({ page, shop }) => {
  const { users } = await shop.ask<{ users: User[] }>('/user/admin/all?page=1&limit=500');
  const [one, other] = users.filter(({ role }) => role === 'dealer') as [User, User];
  await shop.open(`/user/update/${one._id}`);
  await expect(page.getByLabel('User ID')).toHaveValue(one._id);
  await expect(page.getByLabel('User ID')).toHaveAttribute('readonly', '');
  await expect(page.locator('form')).toMatchAriaSnapshot('- textbox "Name"\n- textbox "Email"\n- combobox "Role"\n- textbox "User ID"');
  await page.getByLabel('Email').fill(other.email);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is already a user with this email');
  await page.getByLabel('Email').fill(one.email);
  await page.getByLabel('Name').fill('Renamed Dealer');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'admin' }).click();
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('User Updated Successfully!')).toBeVisible();
  expect(shop.sent()).toEqual([{ method: 'PUT', url: `/users/admin/${one._id}`, body: { name: 'Renamed Dealer', email: one.email, role: 'admin' } }]);
});

test('a user’s image is shown on their screen, and nothing stands there where there is none', async ({ page, shop }) => {
  const { users } = await shop.ask<{ users: (User & { images: { url: string }[] })[] }>('/user/admin/all?page=1&limit=200');
  const pictured = users.find(({ images }) => images.length) as User & { images: { url: string }[] };
  await shop.open(`/users/${pictured._id}`);
  await expect(page.getByRole('main').getByRole('img', { name: `Image 1 of ${pictured.name}` })).toHaveAttribute(
    'src',
    pictured.images[0]?.url as string,
  );
  await page.goto(`/users/${users.find(({ images }) => !images.length)?._id}`);
  await expect(page.getByRole('main').getByText('Email')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Image 1 of/ })).toHaveCount(0);
});

test('a cart and favourites that hold products as their ids show what these name', async ({ page, shop }) => {
  const { users } = await shop.ask<{ users: User[] }>('/user/admin/all?page=1&limit=10');
  type Product = { _id: string; sellingPrice: number; primaryLang: { name: string } };
  const { products } = await shop.ask<{ products: Product[] }>('/product/admin/custom/all?page=1&limit=2');
  const [inCart, liked] = products as [Product, Product];
  const cartItems = [{ product: inCart._id, sellingPrice: 5, quantity: 2 }];
  await shop.fail(
    { call: 'GET /cart/admin/user/*', body: { cart: { _id: 'c1', cartItems, itemsPrice: 10, shippingPrice: 0, taxValue: 0, totalPrice: 10 } } },
    { call: 'GET /favourite/admin/userId/*', body: { favourites: [{ _id: 'f1', product: liked._id }] } },
  );
  await shop.open(`/users/${users[0]?._id}`);
  const rowOf = ({ primaryLang: { name } }: Product) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(rowOf(inCart)).toContainText('₹10');
  await expect(rowOf(inCart).locator('img')).toBeVisible();
  await expect(rowOf(liked)).toContainText(new RegExp(liked.sellingPrice.toLocaleString('en-IN')));
});
