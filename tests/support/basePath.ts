/**
 * The path that the app stands below in browser tests: `E2E_BASE=/back/office/`, otherwise the root. Tests name documented addresses
 * (`/orders`); this file alone makes them addresses of the browser. Names in its storage are `storedName(…)`.
 */
import { type Browser, expect as base, type ExpectMatcherState, type Locator, type Page } from '@playwright/test';
import { addressAt, baseName, setBasePath, storedName } from '#dataProvider/basePath.ts';

export const basePath = process.env.E2E_BASE || '/';
setBasePath(basePath);

/** A documented address below the path. Addresses with a host stay. */
const below = (address: string): string => (address.startsWith('/') ? addressAt(address) : address);

/** The documented address, with its query, of an address of the browser. */
export function documentedAddress(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname.slice(baseName().length) + search;
}

/** A pattern of documented addresses, which begin with a slash. */
const patternBelow = ({ source, flags }: RegExp): RegExp => new RegExp(source.replace(/^\^\\\//, `^${baseName().replaceAll('/', '\\/')}\\/`), flags);

const expected = <T>(address: T): T | string | RegExp => {
  if (address instanceof RegExp) return patternBelow(address);
  return typeof address === 'string' ? below(address) : address;
};

/** The answer of an extended matcher: what the stock one says. */
async function judged(assertion: Promise<void>, isNot: boolean) {
  try {
    await assertion;
    return { pass: !isNot, message: () => '' };
  } catch (error) {
    return { pass: isNot, message: () => (error instanceof Error ? error.message : String(error)) };
  }
}

/** Playwright's `expect`. Its `toHaveURL`, and `toHaveAttribute('href')`, take documented addresses. */
export const expect = base.extend({
  toHaveURL(this: ExpectMatcherState, page: Page, url: string | RegExp, options?: { timeout?: number }) {
    const assertions = this.isNot ? base(page).not : base(page);
    return judged(assertions.toHaveURL(expected(url), options), this.isNot);
  },
  toHaveAttribute(this: ExpectMatcherState, locator: Locator, name: string, value: string | RegExp, options?: { timeout?: number }) {
    const assertions = this.isNot ? base(locator).not : base(locator);
    return judged(assertions.toHaveAttribute(name, name === 'href' ? expected(value) : value, options), this.isNot);
  },
});

/** From now on `page.goto` takes documented addresses, on every page of the worker. */
export async function openBelow(browser: Browser): Promise<void> {
  if (basePath === '/') return;
  const page = await browser.newPage();
  const pages: Page = Object.getPrototypeOf(page);
  const { goto } = pages;
  pages.goto = function (address, options) {
    return goto.call(this, below(address), options);
  };
  await page.close();
}

export { addressAt, storedName };
