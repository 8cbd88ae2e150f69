import { isPlain, recordsIn } from '#define';
import { behaviourOf, demand, type PageBehaviour } from '#mock-api/engine/behaviourTypes.ts';
import type { settings as declaredSettings } from '#resources/settings/settings.ts';
import { isTaxPercentage } from '#resources/settings/taxCategories.ts';

/** The settings: one record. */
export const settings = behaviourOf<typeof declaredSettings>({
  check({ taxDetails }) {
    if (!isPlain(taxDetails)) return;
    const percentages = [taxDetails.defaultTaxPercentage, ...recordsIn(taxDetails.taxCategories).map(({ percentage }) => percentage)];
    demand(percentages.every(isTaxPercentage), 'A tax percentage must be between 0 and 100');
  },
});

/** The call of the settings page. */
export const settingsPage: PageBehaviour = { settings: (_, { rows }) => rows('settings')[0] ?? {} };
