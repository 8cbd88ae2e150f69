import { type Behaviour, demand, isPlain } from '../define';

/** The settings: one record, whose groups are put together with what is sent. */
export const settings: Behaviour = {
  check({ taxDetails }) {
    if (!isPlain(taxDetails)) return;
    const categories = Array.isArray(taxDetails.taxCategories) ? (taxDetails.taxCategories as { percentage?: unknown }[]) : [];
    const percentages = [taxDetails.defaultTaxPercentage, ...categories.map(({ percentage }) => percentage)];
    const isPercentage = (value: unknown) => value === undefined || value === null || (Number(value) >= 0 && Number(value) <= 100);
    demand(percentages.every(isPercentage), 'A tax percentage must be between 0 and 100');
  },
};
