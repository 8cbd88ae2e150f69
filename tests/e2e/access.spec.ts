import { demo, expect, test } from '#tests/support/app.ts';
import { isLaterCode } from '#tests/support/builtCode.ts';
import { hold } from '#tests/support/requests.ts';
import { pressWithoutSession, stored } from '#tests/support/session.ts';

test('a signed-out visitor sees the form before the app’s code has come, and returns to the address after signing in', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  const app = await hold(page, isLaterCode);
  await page.goto('/product/create/new?from=mail', { waitUntil: 'commit' });
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page).toHaveURL('/login');
  app.release();
  await shop.signIn();
  await expect(page.getByText('Admin Logged In Successfully!')).toBeVisible();
  await expect(page).toHaveURL('/product/create/new?from=mail');
  expect(shop.sent()[0]).toEqual({ method: 'POST', url: '/login', body: demo });
  expect(await stored(page, 'token')).not.toBeNull();
  expect(JSON.parse((await stored(page, 'authUser')) ?? '{}').email).toBe(demo.email);
});

test('a wrong password is answered with Try Again and the server’s words, for five seconds', async ({ page, shop }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Please enter your email')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await page.getByLabel('Email').fill('someone@example.org');
  await page.getByLabel('Password').fill('wrong');
  await shop.fail({ call: 'POST /login', status: 400, message: 'Email or password is wrong' });
  const signingIn = await hold(page, /\/api\/login$/);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('button', { name: 'Log In' })).toHaveAttribute('aria-busy', 'true');
  signingIn.release();
  await expect(page.getByRole('alert')).toHaveText('Try AgainEmail or password is wrong');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue('someone@example.org');
});

test('without Remember me the session ends with the tab', async ({ page, shop }) => {
  await page.goto('/colors');
  await expect(page.getByLabel('Remember me')).toBeChecked();
  await page.getByLabel('Remember me').uncheck();
  await shop.signIn();
  await expect(page.getByRole('heading', { name: 'All Colors' })).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();
  expect(await stored(page, 'token', 'sessionStorage')).not.toBeNull();
});

test('who is signed in is led from the form and the root to the dashboard', async ({ page, shop }) => {
  await shop.open('/login');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('Logout says so and leads to the form; on this device it clears the storage', async ({ page, shop }) => {
  await shop.open('/dashboard');
  await page.getByRole('button', { name: /^Admin menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(shop.sent({ reads: true }).map(({ method, url }) => `${method} ${url}`)).toContain('GET /logout');
  await shop.signIn();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: /^Admin menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout On This Device' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const fault of [
  { status: 401, message: 'Token has expired' },
  { status: 400, message: 'No user in this Token #admin' },
]) {
  test(`a call answered with ${fault.status} '${fault.message}' ends the session and says why`, async ({ page, shop }) => {
    await shop.open('/dashboard');
    await shop.fail({ call: 'GET /color/all', ...fault });
    await page.getByRole('link', { name: 'Colors' }).first().click();
    await expect(page.getByRole('alert')).toContainText(fault.message);
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await shop.fail();
    await shop.signIn();
    await expect(page).toHaveURL('/colors');
    await expect(page.getByRole('heading', { name: 'All Colors' })).toBeVisible();
  });
}

test('a 403 is only shown', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /color/all', status: 403, message: 'Not for you' });
  await shop.open('/colors');
  await expect(page.getByText('Not for you')).toBeVisible();
  await expect(page).toHaveURL('/colors');
});

test('a token that is gone leads to the form at the next step', async ({ page, shop }) => {
  await shop.open('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await pressWithoutSession(page.getByRole('link', { name: 'Colors' }).first());
  await expect(page.getByLabel('Email')).toBeVisible();
  await shop.signIn();
  await expect(page).toHaveURL('/colors');
});

test('registering and asking for a new password', async ({ page, shop }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('This is not an email address')).toBeVisible();
  await expect(page.getByText('Please enter a username')).toBeVisible();
  await page.getByLabel('Email').fill('new@example.org');
  await page.getByLabel('Username').fill('Newcomer');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Register User Successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: /Forgot your password/ }).click();
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('alert')).toContainText('There is no account with this email');
  expect(shop.sent()).toEqual([
    { method: 'POST', url: '/register', body: { email: 'new@example.org', username: 'Newcomer', password: 'secret' } },
    { method: 'POST', url: '/forgot-password', body: { email: 'nobody@example.org' } },
  ]);
});
