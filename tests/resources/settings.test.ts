import { describe, expect, test } from 'vitest';
import { withFirstTaxCategory } from '#resources/settings/taxCategories.ts';

describe('the tax category to begin with', () => {
  const begun = (taxDetails: unknown) => withFirstTaxCategory({ id: 'shop', taxDetails }).taxDetails;

  test.each([[undefined], [null], [[]]])('is there where several are used and %j is stored', taxCategories => {
    expect(begun({ taxId: '7', isMultipleTax: true, taxCategories })).toEqual({
      taxId: '7',
      isMultipleTax: true,
      taxCategories: [{ name: '', percentage: 0 }],
    });
  });

  test('is not beside stored ones, nor where there is one tax for all', () => {
    const stored = { isMultipleTax: true, taxCategories: [{ name: 'Gold', percentage: 3 }] };
    expect(begun(stored)).toBe(stored);
    const single = { isMultipleTax: false };
    expect(begun(single)).toBe(single);
    expect(begun(undefined)).toBeUndefined();
  });
});
