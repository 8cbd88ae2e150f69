/** How a screen is opened, and when it has come to rest. */
import type { Page, Request } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** Watches what a page asks for. To be called before `settled`, once a page. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', request => requests.add(request));
  const ended = (request: Request) => requests.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

/**
 * Opens an address, and waits until it is answered. Not until all of it is loaded: where the session ends before that, the app leads to
 * where one signs in, which Playwright takes for a navigation that failed.
 */
export const goTo = async (page: Page, address: string): Promise<void> => void (await page.goto(address, { waitUntil: 'commit' }));

/** Resolves once the page has nothing more to do: two frames after all that it asked for has come, and then still. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 50), { timeout: 1000 }))),
      ),
  );

/**
 * Waits until a screen stands there, nothing on it says that it is waiting, all that it asked for has come and is drawn, and nothing else
 * was asked for because of it. Waits no longer than that, as `networkidle` does, which is half a second more each time.
 * @throws where a screen does not come to rest
 */
export async function settled(page: Page): Promise<void> {
  const requests = underWay.get(page);
  if (!requests) throw new Error('Nobody watches what this page asks for.');
  const until = Date.now() + 10_000;
  const waiting = page.getByRole('progressbar').filter({ visible: true });
  await page.locator('h1, h2, [role=dialog]').filter({ visible: true }).first().waitFor();
  for (let still = 0; still < 2; still++) {
    if (Date.now() > until) throw new Error(`Still under way: ${[...requests].map(request => request.url()).join(', ') || (await waiting.count())}`);
    await drawn(page);
    if (!requests.size && !(await waiting.count())) continue;
    still = -1;
    // Some are read only where they can be seen.
    const bar = waiting.first();
    if (await bar.isVisible()) await bar.scrollIntoViewIfNeeded({ timeout: 500 }).catch(() => {});
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
