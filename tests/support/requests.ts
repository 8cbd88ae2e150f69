/** Holds requests back, so that a test decides the order in which things happen and depends on no time. */
import { expect, type Page } from '@playwright/test';

interface Which {
  method?: string;
  /** How many requests pass before the first one is held. */
  after?: number;
  /** Only one request is held, and those after it pass. */
  once?: boolean;
}

/** Holds the requests to `url` until `release` is called. Requests that come later are not held. */
export async function hold(page: Page, url: string | RegExp | ((url: URL) => boolean), { method, after = 0, once = false }: Which = {}) {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  let count = 0;
  await page.route(url, async route => {
    if (!method || route.request().method() === method) {
      count++;
      if (once ? count === after + 1 : count > after) await released;
    }
    await route.fallback();
  });
  return { release: () => release() };
}

/** Lets the request to `url` out only after `count` others of its method were answered. */
export async function holdUntilOthers(page: Page, url: RegExp, { method, count }: { method: string; count: number }): Promise<void> {
  let answered = 0;
  page.on('requestfinished', request => {
    if (request.method() === method) answered++;
  });
  await page.route(url, async route => {
    if (route.request().method() === method) await expect.poll(() => answered).toBeGreaterThanOrEqual(count);
    await route.fallback();
  });
}
