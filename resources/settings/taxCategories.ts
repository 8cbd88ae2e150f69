import { asNumber, declared, fieldList, isNothing, type Plain, recordsIn, type ShopRecord, valueAt } from '#define';

export const taxPercentages = { min: 0, max: 100 };

/** The fields of a tax category. */
export const taxCategory = fieldList(
  { source: 'name', kind: 'text', initial: '' },
  { source: 'percentage', kind: 'percent', initial: 0, ...taxPercentages },
);

const emptyTaxCategory = Object.fromEntries(taxCategory.map(({ source, initial }) => [source, initial]));

/** Switching to multiple taxes adds a first tax category. If staff remove it, it stays removed. */
export const firstTaxCategory = declared({
  from: ['taxDetails.isMultipleTax'],
  rule: (settings: Plain) => {
    const stored = valueAt(settings, 'taxDetails.taxCategories');
    const isEmpty = !Array.isArray(stored) || !stored.length;
    return isEmpty && valueAt(settings, 'taxDetails.isMultipleTax') === true ? [emptyTaxCategory] : stored;
  },
});

/** Whether a tax percentage is in range or not given. */
export function isTaxPercentage(value: unknown): boolean {
  const percentage = asNumber(value) ?? Number.NaN;
  return isNothing(value) || (percentage >= taxPercentages.min && percentage <= taxPercentages.max);
}

/** The settings as their form opens: with an empty tax category if there are multiple taxes and none is stored. */
export function withFirstTaxCategory<Settings extends ShopRecord>(settings: Settings): Settings {
  const [taxDetails] = recordsIn([settings.taxDetails]);
  const stored = taxDetails?.taxCategories;
  if (taxDetails?.isMultipleTax !== true || (Array.isArray(stored) && stored.length > 0)) return settings;
  return { ...settings, taxDetails: { ...taxDetails, taxCategories: [emptyTaxCategory] } };
}
