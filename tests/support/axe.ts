/** What axe finds on a screen. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { inMode } from './looks';

/** The rules of WCAG 2 A and AA. */
const wcag = ['wcag2a', 'wcag2aa'];

/**
 * What on the open screen not everybody can read or use: the rule and the place, one line each; none is well.
 * @param practice hold it against axe's best practices too
 */
export async function unreadable(page: Page, { practice = false } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The app has no frames, and without them no second page is needed to put the findings together.
    .setLegacyMode()
    .options({ runOnly: practice ? [...wcag, 'best-practice'] : wcag, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Waits until whatever comes or goes has come or gone: half faded in, nothing has the colours that it is given. What never ends may go on. */
export async function nothingMoves(page: Page): Promise<void> {
  // What fades begins with the frame after the one that it came with.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
  );
}

/** Holds what a test has brought up against axe, in the light and in the dark. */
export async function expectReadable(page: Page): Promise<void> {
  for (const mode of ['dark', 'light'] as const) {
    await inMode(page, mode);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(mode);
    await nothingMoves(page);
    expect(await unreadable(page), mode).toEqual([]);
  }
}
