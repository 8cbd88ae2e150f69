import type { Page } from '@playwright/test';
import type { ErrorReport } from '#app/errors/errorReport.ts';
import { demo, expect, test } from '#tests/support/app.ts';
import { codeWith } from '#tests/support/builtCode.ts';

/** Fails at once and goes on: an error that nothing catches. */
const fail = (page: Page, message: string) =>
  page.evaluate(text => {
    setTimeout(() => {
      throw new TypeError(text);
    });
  }, message);

test.use({ settings: { ERRORS_URL: '/errors?app=admin' } });

test('an error is sent to the address for errors once: version, route and place, and nothing of a person or what is typed', async ({
  page,
  shop,
}) => {
  const reports: ErrorReport[] = [];
  await page.route('**/errors?app=admin', route => {
    reports.push(route.request().postDataJSON());
    expect(route.request().headers()).not.toHaveProperty('referer');
    expect(route.request().headers()).not.toHaveProperty('authorization');
    return route.fulfill({ status: 204 });
  });
  const [banner] = (await shop.ask<{ banners: [{ _id: string }] }>('/banner/admin/all')).banners;
  const code = page.waitForResponse(codeWith('errorReports'));
  await shop.open(`/banner/update/${banner._id}`);
  await (await code).finished();
  await page.getByLabel('Link', { exact: true }).fill('/secret-sale');
  for (const _ of ['once', 'again']) await fail(page, `No place for /secret-sale of ${demo.email}`);
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ kind: 'uncaught', name: 'TypeError', message: 'No place for … of …', route: '/banner/update/{id}' });
  expect(reports[0]?.version).toMatch(/^\d+\.\d+\.\d+/);
  for (let one = 0; one < 12; one++) await fail(page, `Error of number ${one}`);
  await expect.poll(() => reports.length).toBe(10);
  await page.reload();
  await expect(page.getByLabel('Link', { exact: true })).toBeVisible();
  const seen = page.waitForEvent('pageerror');
  await fail(page, 'One more');
  await seen;
  expect(reports).toHaveLength(10);
  expect(JSON.stringify(reports)).not.toContain(banner._id);
});
