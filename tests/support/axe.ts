/** What axe finds on a screen. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
