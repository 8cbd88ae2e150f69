/** Opens what a screen's buttons open: dialogs, menus, lists of options, popovers, parts that unfold. */
import { expect, type Page, type Request } from '@playwright/test';
import { nothingMoves } from './axe';

/** What is above or beside a screen once a button has opened it. */
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], .MuiPopover-paper, [aria-expanded=true]';

/** What may open something. Other tests press the buttons that send a form. */
const openers = '[aria-haspopup], [aria-expanded], [role=combobox], button:not([type=submit])';

/** The dialog or popover on top. */
const top = ':is([role=dialog], .MuiPopover-paper):not([aria-hidden=true] *)';

/**
 * The names of everything that can be pressed within a part of the page. Of elements that repeat in each row only the first counts. Marks the element
 * named `wanted` with `[data-wanted]`.
 */
function openersOf(page: Page, within: string, wanted?: string): Promise<string[]> {
  return page.evaluate(
    ([within, openers, wanted]) => {
      for (const marked of document.querySelectorAll('[data-wanted]')) marked.removeAttribute('data-wanted');
      const names = new Set<string>();
      for (const element of document.querySelectorAll(openers)) {
        if (!element.parentElement?.closest(within)) continue;
        const { width, height } = element.getBoundingClientRect();
        const isThere =
          element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true], thead') && width > 4 && height > 4;
        if (!isThere || element.matches(':disabled, [aria-disabled=true], [role=tab], [role=option]')) continue;
        const label = (element.getAttribute('title') || element.getAttribute('aria-label') || element.textContent || element.id).trim();
        const row = element.closest('tbody tr');
        const name = row ? `in a row: ${element.getAttribute('title') ?? element.className}` : label.slice(0, 60);
        if (name === wanted && !names.has(name)) element.setAttribute('data-wanted', '');
        names.add(name);
      }
      return [...names];
    },
    [within, openers, wanted] as const,
  );
}

/** What is open now, to compare before and after. */
const openNow = (page: Page): Promise<string[]> =>
  page.evaluate(layers => {
    const all = [...document.querySelectorAll(layers)].filter(layer => layer.checkVisibility({ visibilityProperty: true }));
    return all.map(layer => [layer.getAttribute('role'), layer.id, layer.getAttribute('aria-label'), layer.tagName].join(' '));
  }, layers);

/** Whether something more is open than before, once the page has settled and for some frames more. */
async function hasOpened(page: Page, before: string[]): Promise<boolean> {
  await settled(page);
  for (let frame = 0; frame < 30; frame++) {
    if ((await openNow(page)).some(layer => !before.includes(layer))) return true;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return false;
}

/** The pending requests of each page. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Watches the requests of a page, so that `settled` can wait for them. */
export function watchRequests(page: Page): void {
  if (underWay.has(page)) return;
  const pending = new Set<Request>();
  underWay.set(page, pending);
  page.on('request', request => void pending.add(request));
  page.on('requestfinished', request => void pending.delete(request));
  page.on('requestfailed', request => void pending.delete(request));
  page.on('framenavigated', () => pending.clear());
}

/** Waits until nothing moves and nothing is read. */
export async function settled(page: Page): Promise<void> {
  await expect.poll(() => underWay.get(page)?.size, { intervals: [20, 20, 50, 100] }).toBe(0);
  await page.waitForFunction(() => !document.querySelector('[role=progressbar]'));
  await nothingMoves(page);
}

/** Presses an element by name, by tap where the screen is a touch screen. Returns whether something has opened. */
async function opensBy(page: Page, within: string, name: string): Promise<boolean> {
  const before = await openNow(page);
  await openersOf(page, within, name);
  const opener = page.locator('[data-wanted]');
  // An element below another one cannot be pressed by a person either.
  const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const isPressed = await (isTouched ? opener.tap({ timeout: 2000 }) : opener.click({ timeout: 2000 })).then(
    () => true,
    () => false,
  );
  if (!isPressed || !(await hasOpened(page, before))) return false;
  await settled(page);
  return true;
}

/** What to do with each thing that opens on a screen. */
interface Walk {
  /** Brings the screen to its starting point. */
  ready: () => Promise<void>;
  /** Checks what is open. `name` lists the buttons that led there. */
  visit: (name: string) => Promise<void>;
  /** Selector of the part of the page to press in. Default: the screen. */
  within?: string;
  /** Presses only elements with these names. */
  only?: (name: string) => boolean;
}

/** Presses everything on a screen that may open something, one after the other, and then what opens within it. Returns how much opened. */
export async function walkOpened(page: Page, { ready, visit, within = 'main', only = () => true }: Walk): Promise<number> {
  watchRequests(page);
  await ready();
  await settled(page);
  const url = page.url();
  const start = await openNow(page);
  let count = 0;
  const names = await openersOf(page, within);
  for (const name of names.filter(only)) {
    const isOpen = await opensBy(page, within, name);
    if (isOpen) {
      await visit(name);
      count += 1 + (await walkInner(page, visit, name, { within, names }));
      await page.keyboard.press('Escape');
      await settled(page);
    }
    const isAsBefore = page.url() === url && String(await openNow(page)) === String(start) && String(await openersOf(page, within)) === String(names);
    if (isAsBefore) continue;
    await ready();
    await settled(page);
  }
  return count;
}

/** Opens the menus and lists of options within a dialog, or within a part that has unfolded on the screen. */
async function walkInner(page: Page, visit: Walk['visit'], name: string, { within, names }: { within: string; names: string[] }): Promise<number> {
  const isAbove = (await page.locator(top).count()) > 0;
  const place = isAbove ? top : within;
  let count = 0;
  for (const inner of await openersOf(page, place)) {
    if (!isAbove && names.includes(inner)) continue;
    await openersOf(page, place, inner);
    if (!(await page.locator('[data-wanted]:is([aria-haspopup], [role=combobox])').count())) continue;
    if (!(await opensBy(page, place, inner))) continue;
    count++;
    await visit(`${name} > ${inner}`);
    await page.keyboard.press('Escape');
    await settled(page);
    if (isAbove && !(await page.locator(top).count())) break;
  }
  return count;
}
