import { recordsIn, type ShopRecord } from '../define';

/** The tax category to begin with. */
export const emptyTaxCategory = { name: '', percentage: 0 };

/** What a tax percentage can be. */
export const taxPercentages = { min: 0, max: 100 } as const;

/** Whether a tax percentage is within what it can be, or not said at all. */
export const isTaxPercentage = (value: unknown): boolean =>
  value === undefined || value === null || (Number(value) >= taxPercentages.min && Number(value) <= taxPercentages.max);

/** The settings as their form begins: where there are several tax categories and none is stored, with an empty one to fill in. */
export function withFirstTaxCategory<Settings extends ShopRecord>(settings: Settings): Settings {
  const [taxDetails] = recordsIn([settings.taxDetails]);
  const stored = taxDetails?.taxCategories;
  if (taxDetails?.isMultipleTax !== true || (Array.isArray(stored) && stored.length > 0)) return settings;
  return { ...settings, taxDetails: { ...taxDetails, taxCategories: [emptyTaxCategory] } };
}
