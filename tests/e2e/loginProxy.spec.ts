import type { Page, Route } from '@playwright/test';
import { demo, expect, test } from '#tests/support/app.ts';

/** A login proxy whose session has ended: it answers every call by its own page, or by a redirect to it. */
const answers: Record<string, (route: Route) => Promise<void>> = {
  'a page of the proxy': route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title><form></form>' }),
  'a redirect to a page': route => route.fulfill({ status: 302, headers: { Location: '/proxy/sign-in' } }),
};

/** Counts the pages that the browser opens. */
function countPages(page: Page): () => number {
  let pages = 0;
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pages++;
  });
  return () => pages;
}

for (const [name, answer] of Object.entries(answers))
  test(`${name} in place of every answer ends the session once, and a draft is kept`, { tag: '@quick' }, async ({ page, shop }) => {
    await shop.open('/enquiry/create');
    const field = page.getByRole('textbox', { name: 'Name' });
    await field.pressSequentially('Mina');
    await page.getByRole('textbox', { name: 'Phone' }).fill('9847000000');
    await page.getByRole('textbox', { name: 'Email' }).fill('mina@buyers.example');
    const pages = countPages(page);
    // The proxy's session ends with the press, not with a read that the screen makes before it.
    let isOver = false;
    await page.route('**/api/**', route => {
      isOver ||= route.request().method() === 'POST';
      return isOver ? answer(route) : route.fallback();
    });
    await page.getByRole('button', { name: 'Create Enquiry' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has ended')).toBeVisible();
    expect(pages()).toBe(1);
    await page.unroute('**/api/**');
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password').fill(demo.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/enquiry/create');
    await expect(field).toHaveValue('Mina');
  });

test('a proxy that lets the person in and answers on ends no second session', async ({ page, shop }) => {
  await shop.open('/colors');
  await expect(page.getByRole('heading', { name: 'Colors', level: 1 })).toBeVisible();
  const proxied = answers['a page of the proxy'] ?? (() => Promise.resolve());
  await page.route(/\/api\/(?!login)/, proxied);
  await page.reload();
  await expect(page).toHaveURL('/login');
  await shop.signIn();
  await expect(page).toHaveURL('/colors');
  await expect(page.getByText(/could not be read|cannot be read/i).first()).toBeVisible();
  await expect(page).toHaveURL('/colors');
});
