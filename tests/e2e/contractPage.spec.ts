import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';

test('the contract is a page in one file: an API owner finds a call, sees what is an extension, and nothing comes from elsewhere', async ({
  page,
}) => {
  execFileSync('npm', ['run', 'docs:api'], { stdio: 'ignore' });
  const asked: string[] = [];
  await page.route(/^https?:/, route => {
    asked.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  await page.goto(String(pathToFileURL('docs/api.html')));
  const search = page.getByRole('textbox', { name: 'Search docs...' });
  // The page listens to keys once its script has run.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeVisible({ timeout: 1000 });
  }).toPass();
  await search.fill('starred');
  await page.getByRole('link', { name: 'response 200 fields' }).click();
  await expect(page.getByRole('heading', { name: "Reads the list 'starred' of orders" })).toBeVisible();
  await expect(page.getByText('extension:').first()).toBeVisible();
  expect(asked).toEqual([]);
});
