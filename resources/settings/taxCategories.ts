import { asNumber, isNothing, type Plain, recordsIn, type ShopRecord, valueAt } from '#define';

/** What a tax percentage can be. */
export const taxPercentages = { min: 0, max: 100 } as const;

/** What a tax category holds; one begins with an empty name, and 0. */
export const taxCategory = [
  { source: 'name', kind: 'text', initial: '' },
  { source: 'percentage', kind: 'percent', initial: 0, ...taxPercentages },
] as const;

const emptyTaxCategory = Object.fromEntries(taxCategory.map(({ source, initial }) => [source, initial]));

/** Switched to several, there is a tax category to begin with; one that staff remove again stays away. */
export const firstTaxCategory = {
  from: ['taxDetails.isMultipleTax'],
  rule: (settings: Plain) => {
    const stored = valueAt(settings, 'taxDetails.taxCategories');
    const isEmpty = !Array.isArray(stored) || !stored.length;
    return isEmpty && valueAt(settings, 'taxDetails.isMultipleTax') === true ? [emptyTaxCategory] : stored;
  },
} as const;

/** Whether a tax percentage is within what it can be, or not said at all. */
export function isTaxPercentage(value: unknown): boolean {
  const percentage = asNumber(value) ?? Number.NaN;
  return isNothing(value) || (percentage >= taxPercentages.min && percentage <= taxPercentages.max);
}

/** The settings as their form begins: where there are several tax categories and none is stored, with an empty one to fill in. */
export function withFirstTaxCategory<Settings extends ShopRecord>(settings: Settings): Settings {
  const [taxDetails] = recordsIn([settings.taxDetails]);
  const stored = taxDetails?.taxCategories;
  if (taxDetails?.isMultipleTax !== true || (Array.isArray(stored) && stored.length > 0)) return settings;
  return { ...settings, taxDetails: { ...taxDetails, taxCategories: [emptyTaxCategory] } };
}
