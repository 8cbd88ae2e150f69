/** Runs one failure at one place, and checks what must hold. */
import type { Page } from '@playwright/test';
import { expect, type Shop } from '#tests/support/app.ts';
import { main } from '#tests/support/declaredForms.ts';
import type { Failure } from './failures';
import type { Answered, Opened } from './place';
import { goTo, settled } from './settled';

interface At {
  page: Page;
  shop: Shop;
  place: Opened;
  failure: Failure;
}

const patience = { timeout: 8_000 };

/** Checks that the page is neither empty nor failed. */
async function expectSound(page: Page) {
  await expect(page.locator('h1, h2, [role=dialog]').filter({ visible: true }).first()).toBeVisible(patience);
  await expect(page.getByText('This page could not be shown')).toHaveCount(0);
  const written = await page.evaluate(() => {
    const typed = [...document.querySelectorAll('input, textarea')].map(input => (input as HTMLInputElement).value);
    const read = [document.body.innerText, document.title, ...typed].flatMap(text => text.match(/.{0,40}(?:undefined|NaN\b).{0,20}/g) ?? []);
    const written = [document.documentElement.outerHTML, document.title, ...typed].flatMap(
      text => text.match(/.{0,60}\[?object(?: |%20)Object.{0,20}/g) ?? [],
    );
    return [...read, ...written];
  });
  expect(written).toEqual([]);
}

const methodAndPath = (call: string) => call.split(' ') as [method: string, path: string];

/** Makes the call of a place fail, and the calls that fail together with it. */
async function begin({ page, shop, place, failure }: At) {
  const { fault } = failure;
  const calls: readonly Answered[] = [place, ...(place.alike ?? [])];
  const { beside = [] } = place;
  if (fault) return shop.fail(...calls.map(({ call, answer }) => ({ call, ...fault(answer) })), ...beside);
  for (const [method, path] of calls.map(({ call }) => methodAndPath(call)))
    await page.route(
      url => url.pathname === `/api${path}`,
      route => (route.request().method() === method ? route.abort('connectionreset') : route.fallback()),
    );
}

/** Removes the failure. */
async function end({ page, shop }: At) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await shop.fail();
}

/** Leaves by the menu, and confirms the question about unsaved values. */
async function leave(page: Page) {
  // An open dialog covers the menu, so the link is clicked by script.
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/profile"], a[href="/dashboard"]')?.click());
  const question = page.getByRole('dialog').getByRole('button', { name: /leave|discard/i });
  if (await question.isVisible()) await question.click();
}

/** After a refusal: the message is shown, typed values are kept, and a retry succeeds once the failure is gone. */
async function expectReported(at: At) {
  const { page, place, failure } = at;
  const words = failure.says
    ? page.getByText(failure.says)
    : (place.message?.(page) ??
      page
        .getByRole('alert')
        .filter({ hasText: /\S/ })
        .or(page.getByText(/could not be read/)));
  await expect(words.first()).toBeVisible(patience);
  await expectSound(page);
  if (place.act) {
    await expect(place.whole(page)).toBeVisible();
    await expect(place.whole(page)).toBeEnabled();
    await expectTyped(at);
    return expectGoesOn(at);
  }
  const retry = main(page).getByRole('button', { name: 'Retry' }).first();
  await end(at);
  if (await retry.isVisible()) await retry.click();
  else await page.reload();
  await expect(place.whole(page)).toBeVisible(patience);
}

/** Retries, where the screen offers it. */
async function expectGoesOn(at: At) {
  const { page, shop, place } = at;
  const again = place.again?.(page);
  if (!again) return;
  await end(at);
  await shop.fail(...(place.beside ?? []));
  await again.click();
  await expect(again).toHaveCount(0, patience);
  await expectSound(page);
}

async function expectTyped({ page, place }: At) {
  const typed = place.typed?.(page);
  if (typed) await expect(typed.input).toHaveValue(typed.text);
}

/** Checks each tab of a record or a page. */
async function expectTabsSound({ page, place }: At) {
  if (!place.hasTabs) return;
  for (const tab of await main(page).getByRole('tab').all()) {
    await tab.click();
    await settled(page);
    await expectSound(page);
  }
}

/** What must hold, by the outcome of a failure. */
const holds: Record<Failure['becomes'], (at: At) => Promise<void>> = {
  reported: expectReported,
  sound: async at => {
    await settled(at.page);
    await expectSound(at.page);
    await expectTabsSound(at);
  },
  out: async at => {
    await expect(at.page).toHaveURL(/\/login/, patience);
    await expect(at.page.getByLabel('Email')).toBeVisible(patience);
    await end(at);
    await at.shop.signIn();
    await expect(at.page).not.toHaveURL(/\/login/, patience);
    if (at.place.isDialog) return expectSound(at.page);
    await expect(at.place.whole(at.page)).toBeVisible(patience);
    await expectTyped(at);
  },
  waits: async at => {
    await expectTyped(at);
    await leave(at.page);
    await expectSound(at.page);
  },
  left: async at => {
    await leave(at.page);
    await end(at);
    await settled(at.page);
    await expectSound(at.page);
  },
};

/** Whether the screen is unchanged after a failure, so that the next one can run without opening it again. A list may be read anew. */
export const staysOpen = ({ becomes }: Failure, place: Opened): boolean => becomes === 'reported' && place.typed !== undefined;

/**
 * Runs a failure at a place.
 * @param isOpen The screen is still open and filled from the failure before.
 * @throws where a check fails
 */
export async function meet(at: At, isOpen: boolean): Promise<void> {
  const { page, place } = at;
  if (place.act) {
    if (!isOpen) await place.open(page);
    await begin(at);
    await place.act(page);
  } else {
    // Pending requests of the screen before would fail too, so that screen is left first.
    await goTo(page, 'about:blank');
    await begin(at);
    await place.open(page);
  }
  try {
    await holds[at.failure.becomes](at);
  } finally {
    await end(at);
  }
}
