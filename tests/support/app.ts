import { type BrowserContext, test as base, type Page, type Request } from '@playwright/test';
import { demoAccount as demo } from '#mock-api/behaviour/shopAccount.ts';
import type { Fault } from '#mock-api/engine/faults.ts';
import { controlHeaders } from '#mock-api/engine/guard.ts';
import { documentedAddress, expect, openBelow, storedName } from './basePath';
import { built } from './builtCode';
import { serve } from './served';

/** One call that the app sent to the API. */
export interface Sent {
  method: string;
  /** Path and query, without `/api`. */
  url: string;
  body: unknown;
}

/** The `shop` fixture of a browser test. */
export interface Shop {
  /** Opens an address signed in as the demo admin, with token and user in local storage as after the real form. */
  open: (address: string) => Promise<void>;
  /** Signs in through the form, in another tab where one is given. */
  signIn: (tab?: Page) => Promise<void>;
  /** Makes calls of the mock fail, wait or hang. */
  fail: (...faults: Fault[]) => Promise<void>;
  /** The calls sent since the last `forget`. Reads are left out by default. */
  sent: (options?: { reads?: boolean }) => Sent[];
  forget: () => void;
  /** Calls the API directly, to see what the server has now. */
  ask: <T>(url: string) => Promise<T>;
}

/**
 * Counts that the menu reads by itself, and the screens that read the same. On other screens `sent` leaves these calls out, because they come at no
 * certain moment.
 */
const menuCounts: readonly [call: RegExp, screen: RegExp][] = [
  [/^\/static\/dashboard\/data$/, /^\/dashboard/],
  [/^\/shop\/unapproved\/all\?page=1&limit=10$/, /^\/(dashboard|shops\/unapproved)/],
  [/^\/enquiry\/admin\/all\?page=1&status=new$/, /^\/(dashboard|enquiries\?.*status)/],
  [/^\/coupon\/admin\/all\?page=1&limit=1&searchText=(&state=running.*)?$/, /^\/dashboard/],
];

/** The path and query of an address, without `/api`. */
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname.replace('/api', '') + search;
};

/** Whether `sent` lists a request that was made on the screen at `address`. */
function isTold(url: string, address: string): boolean {
  if (!url.includes('/api/') || url.includes('/api/images/')) return false;
  const isCount = menuCounts.some(([call, screen]) => call.test(pathOf(url)) && !screen.test(documentedAddress(address)));
  return !isCount;
}

/**
 * Serves the build with an in-memory mock for each worker. Every test begins with the fixtures. `test.use({ settings: { ERRORS_URL: '/errors' } })`
 * gives a file of tests a deployment of its own.
 */
export const test = base.extend<{ shop: Shop; policy: undefined }, { origin: string; settings: Readonly<Record<string, string>> }>({
  settings: [{}, { option: true, scope: 'worker' }],
  origin: [
    async ({ browser, settings }, use) => {
      await openBelow(browser);
      process.env.MOCK_MEMORY = '1';
      process.env.MOCK_CHECK = '1';
      const { origin, close } = await serve(built(), settings);
      await use(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  // Watches all tabs of a test.
  policy: [
    async ({ context }, use) => {
      const violations = watchPolicy(context);
      await use(undefined);
      expect(violations, 'what the policy of the page forbids').toEqual([]);
    },
    { auto: true },
  ],
  shop: async ({ page, origin, request }, use) => {
    await request.post(`${origin}/api/mock/reset`, { headers: controlHeaders });
    const requests: Request[] = [];
    page.on('request', sent => isTold(sent.url(), page.url()) && requests.push(sent));
    const account = async () =>
      (await (await request.post(`${origin}/api/login`, { data: demo })).json()) as {
        token: string;
        user: { name: string; email: string; _id: string };
      };
    await use({
      open: async address => {
        const { token, user } = await account();
        await page.addInitScript(
          entries => {
            // Once a tab, even after the app has cleared its storage. An empty page has no storage.
            if (window.name === 'seeded' || location.protocol === 'about:') return;
            window.name = 'seeded';
            for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
          },
          {
            [storedName('token')]: token,
            [storedName('authUser')]: JSON.stringify({ displayName: user.name, email: user.email, uid: user._id }),
          },
        );
        await page.goto(address);
      },
      signIn: async (tab = page) => {
        await tab.getByLabel('Email').fill(demo.email);
        await tab.getByLabel('Password').fill(demo.password);
        await tab.getByRole('button', { name: 'Log In' }).click();
      },
      fail: async (...faults) => void (await request.put(`${origin}/api/mock/faults`, { data: faults, headers: controlHeaders })),
      sent: ({ reads = false } = {}) =>
        requests
          .filter(sent => reads || sent.method() !== 'GET')
          .map(sent => ({
            method: sent.method(),
            url: pathOf(sent.url()),
            body: sent.postData() ? JSON.parse(sent.postData() as string) : undefined,
          })),
      forget: () => void requests.splice(0),
      ask: async url =>
        (await (
          await request.get(`${origin}/api${url}`, {
            headers: { Authorization: `Bearer ${(await account()).token}`, 'X-By-Hand': '1', ...controlHeaders },
          })
        ).json()) as never,
    });
    // A call that is still answered by a route of the test must not fail it when its page closes.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    const mismatches = await (await request.get(`${origin}/api/mock/mismatches`, { headers: controlHeaders })).json();
    expect(mismatches, 'calls that are not as the contract has them').toEqual([]);
  },
});

/** Collects what the Content-Security-Policy blocked. Chromium reports it on the console. */
function watchPolicy(context: BrowserContext): string[] {
  const violations: string[] = [];
  context.on('console', message => /Content Security Policy/.test(message.text()) && violations.push(message.text()));
  return violations;
}

/** Collects uncaught errors and errors on the console. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  page.on('console', message => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

export { demo, expect };
