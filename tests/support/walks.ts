/** Random walks through the app by its own links and buttons. The same seed takes the same steps. */
import { expect, type Page } from '@playwright/test';
import { shopContract } from '#mock-api/shop.ts';
import { documentedAddress } from './basePath';
import { settled, watchRequests } from './opened';

/** A generator of numbers from 0 to 1 (mulberry32), always the same ones for a seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How often an element is chosen compared with others, by its place. */
const weights = { layer: 1, row: 6, menu: 3, link: 2, button: 1, bar: 1 };
type Place = keyof typeof weights;

/** The chance that the walk goes back in place of pressing something. */
const goesBack = 0.12;
/** The chance that a layer over the screen is closed in place of being used. */
const closes = 0.5;

/**
 * The names of everything that can be pressed without writing, by place. With a layer over the screen, only its links count, so that no question is
 * confirmed. In forms only tabs and unfolding parts count. In tables only the first three rows count.
 * @param wanted Marks the element of this place and position with `[data-wanted]`.
 */
function pressable(page: Page, wanted?: { place: Place; at: number }) {
  return page.evaluate(wanted => {
    for (const marked of document.querySelectorAll('[data-wanted]')) marked.removeAttribute('data-wanted');
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 4 && height > 4 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]');
    };
    const layers = [
      ...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox], .MuiPopover-paper, .MuiDrawer-paper'),
    ];
    const layer = layers.filter(isShown).at(-1);
    const isOwnLink = (element: Element) =>
      element instanceof HTMLAnchorElement &&
      element.origin === location.origin &&
      !element.target &&
      !element.download &&
      !element.pathname.startsWith('/api/');
    const writes =
      'form :not([role=tab], [aria-expanded], [aria-haspopup]), [type=submit], [role=switch], [role=option], :disabled, [aria-disabled=true]';
    const isButton = (element: Element) => element.matches('button, [role=tab], [role=combobox]') && !element.matches(writes);
    const byPlace: Record<string, Element[]> = {};
    for (const element of (layer ?? document).querySelectorAll('a[href], button, [role=tab], [role=combobox]')) {
      const isLink = isOwnLink(element);
      if (!isShown(element) || !(isLink || (isButton(element) && !layer))) continue;
      const row = element.closest('tbody tr');
      if (row && [...(row.parentElement?.children ?? [])].indexOf(row) >= 3) continue;
      const inMain = element.closest('main') && (row ? 'row' : isLink ? 'link' : 'button');
      const place = layer ? 'layer' : (inMain ?? (element.closest('nav') ? 'menu' : 'bar'));
      byPlace[place] = [...(byPlace[place] ?? []), element];
    }
    if (wanted) byPlace[wanted.place]?.[wanted.at]?.setAttribute('data-wanted', '');
    const nameOf = (element: Element) => (element.getAttribute('aria-label') || element.getAttribute('title') || element.textContent || '').trim();
    const names = Object.entries(byPlace).map(([place, elements]) => [place, elements.map(element => nameOf(element).slice(0, 50))]);
    return { isCovered: Boolean(layer), names: Object.fromEntries(names) as Partial<Record<Place, string[]>> };
  }, wanted);
}

/** Picks one, in proportion to its weight. */
function chosen<T extends string>(random: () => number, of: readonly T[], weightOf: (one: T) => number): T | undefined {
  let left = random() * of.reduce((sum, one) => sum + weightOf(one), 0);
  return of.find(one => {
    left -= weightOf(one);
    return left <= 0;
  });
}

/**
 * Presses something, goes back, or closes the layer over the screen.
 * @returns what was done, in words
 */
async function step(page: Page, random: () => number): Promise<string> {
  const { isCovered, names } = await pressable(page);
  const [whether, which] = [random(), random()];
  const place = chosen(random, Object.keys(names) as Place[], one => weights[one]);
  if (isCovered && (!place || whether < closes)) {
    await page.keyboard.press('Escape');
    return 'Escape';
  }
  if (!isCovered && (!place || whether < goesBack)) {
    if (!(await page.evaluate(() => navigation.canGoBack))) return 'nothing';
    await page.goBack();
    return 'back';
  }
  const there = (place && names[place]) ?? [];
  const at = Math.floor(which * there.length);
  if (!place) return 'nothing';
  await pressable(page, { place, at });
  const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const target = page.locator('[data-wanted]');
  // An element below another one cannot be pressed by a person either.
  const pressed = isTouched ? target.tap({ timeout: 1500 }) : target.click({ timeout: 1500 });
  const isPressed = await pressed.then(
    () => true,
    () => false,
  );
  return `${place}: ${there[at]}${isPressed ? '' : ' (covered)'}`;
}

/**
 * Walks `steps` steps from the open screen.
 * @param wrong The errors so far; the walk ends at the first one.
 * @returns the steps, one a line
 */
export async function walk(page: Page, seed: number, steps: number, wrong: readonly string[]): Promise<string[]> {
  const random = seeded(seed);
  const way: string[] = [];
  await settled(page);
  while (way.length < steps && !wrong.length) {
    const done = await step(page, random);
    await settled(page);
    const address = documentedAddress(page.url());
    way.push(`${done} → ${address}`);
    if (address === '/404') break;
    if (await page.getByText('This page could not be shown').isVisible()) break;
  }
  return way;
}

/** The calls of the contract: method and a pattern of the path. */
const declared = Object.entries(shopContract().paths as Record<string, object>).flatMap(([path, methods]) => {
  const pattern = new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return Object.keys(methods).map(method => ({ method: method.toUpperCase(), pattern }));
});

/**
 * Collects what goes wrong on a page: uncaught errors, errors on the console, undeclared calls, server errors. Writes are refused. A 404 to a
 * declared read is allowed, as for a user without a cart.
 */
export async function watchWalk(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  watchRequests(page);
  await page.route('**/api/**', (route, request) =>
    request.method() === 'GET' ? route.fallback() : route.fulfill({ status: 409, json: { message: 'Not now' } }),
  );
  page.on('pageerror', error => wrong.push(`thrown: ${error.message}`));
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) wrong.push(`on the console: ${message.text()}`);
  });
  page.on('response', response => {
    const [method, { pathname }] = [response.request().method(), new URL(response.url())];
    const isDeclared = declared.some(call => call.method === method && call.pattern.test(pathname));
    if (response.status() >= 500) wrong.push(`${response.status()}: ${method} ${pathname}`);
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/images/') && !isDeclared) wrong.push(`not declared: ${method} ${pathname}`);
    if (!pathname.startsWith('/api/') && response.status() === 404) wrong.push(`404: ${method} ${pathname}`);
  });
  return wrong;
}

/** Checks that the walk ended on a screen of the app, without errors. */
export async function expectWell(page: Page, way: readonly string[], wrong: readonly string[]): Promise<void> {
  const log = way.join('\n');
  expect(wrong, log).toEqual([]);
  expect(documentedAddress(page.url()), log).not.toBe('/404');
  await expect(page.getByText('This page could not be shown'), log).toBeHidden();
}
