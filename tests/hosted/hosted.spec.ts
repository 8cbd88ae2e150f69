import { expect, test } from '#tests/support/app.ts';

const emulator = process.env.VITE_FIREBASE_EMULATOR;
const admin = { email: 'admin@malabarbazaar.example', username: 'Anjali', password: 'Secret#1' };

test.beforeEach(async ({ request }) => {
  await request.delete(`${emulator}/emulator/v1/projects/demo-admin/accounts`);
});

test('an account is made, signs in with Firebase’s token, changes its name and signs out', async ({ page, shop, request }) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toContainText('The password needs at least 6 characters');
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toHaveText('Register User Successfully');
  await page.getByRole('link', { name: 'Login' }).click();

  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Try AgainEmail or password is wrong');
  const asked = page.waitForRequest(sent => sent.url().includes('/api/') && Boolean(sent.headers().authorization));
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Admin Logged In Successfully!')).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(JSON.parse(atob(token?.split('.')[1] ?? ''))).toMatchObject({ email: admin.email, aud: 'demo-admin' });
  expect((await asked).headers().authorization).toBe(`Bearer ${token}`);
  expect(shop.sent({ reads: true }).map(({ url }) => url)).not.toContain('/login');

  await page.goto('/profile');
  await page.getByLabel('Change User Name').fill('Anjali Menon');
  await page.getByRole('button', { name: 'Update User Name' }).click();
  await expect(page.getByText('User Name Updated Successfully')).toBeVisible();
  const { userInfo } = (await (
    await request.post(`${emulator}/identitytoolkit.googleapis.com/v1/projects/demo-admin/accounts:query`, {
      headers: { Authorization: 'Bearer owner' },
      data: {},
    })
  ).json()) as { userInfo: { displayName: string }[] };
  expect(userInfo.map(({ displayName }) => displayName)).toEqual(['Anjali Menon']);

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a stale token is renewed before anything is asked', async ({ page, request }) => {
  await request.post(`${emulator}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`, {
    data: { email: admin.email, password: admin.password },
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.evaluate(() => {
    const old = btoa(JSON.stringify({ email: 'admin@malabarbazaar.example', exp: 1 }));
    localStorage.setItem('token', `x.${old}.`);
  });
  const asked: (string | undefined)[] = [];
  page.on('request', sent => sent.url().includes('/api/product') && asked.push(sent.headers().authorization));
  await page.goto('/products');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  for (const authorization of asked) expect(authorization).not.toContain('Bearer x.');
});

test('a forgotten password is asked for at Firebase', async ({ page, request }) => {
  await request.post(`${emulator}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`, {
    data: { email: admin.email, password: admin.password },
  });
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('alert')).toHaveText('A link to choose a new password is on its way to you');
  const { oobCodes } = (await (await request.get(`${emulator}/emulator/v1/projects/demo-admin/oobCodes`)).json()) as {
    oobCodes: { email: string }[];
  };
  expect(oobCodes.map(({ email }) => email)).toContain(admin.email);
});
