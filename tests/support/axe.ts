/** Runs axe on a screen. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { inMode } from './looks';

/** The rules of WCAG 2 A and AA. */
const wcag = ['wcag2a', 'wcag2aa'];

/**
 * The accessibility problems of the open screen: rule and element, one a line.
 * @param practice check axe's best practices too
 */
export async function unreadable(page: Page, { practice = false } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Legacy mode needs no second page to merge results. It does not look into frames, and the app has none.
    .setLegacyMode()
    .options({ runOnly: practice ? [...wcag, 'best-practice'] : wcag, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Waits until all finite animations have ended, because half faded elements lack contrast. One that follows the scroll position has no end. */
export async function nothingMoves(page: Page): Promise<void> {
  // A transition starts with the frame after its element appears.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          playState !== 'running' || timeline !== document.timeline || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
}

/** Checks the open screen with axe, in the dark and in the light. */
export async function expectReadable(page: Page): Promise<void> {
  for (const mode of ['dark', 'light'] as const) {
    await inMode(page, mode);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(mode);
    await nothingMoves(page);
    expect(await unreadable(page), mode).toEqual([]);
  }
}
