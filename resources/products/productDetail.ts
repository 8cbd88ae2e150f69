/** The detail screen of a product: its tabs, and the fields with a view of their own. */

const flags = [
  'isActive',
  'isFeatured',
  'isReturnViable',
  'isTaxIncluded',
  'isDiscounted',
  'isBulkyProduct',
  'isFittingNeeded',
  'isFitted',
  'isExtraChargeNeeded',
  'isAvailableEveryWhere',
] as const;

const tabs = {
  details: ['stockValue', 'primaryLang.description', 'secondaryLang.description'],
  features: [
    'primaryLang.specs',
    'secondaryLang.specs',
    'primaryLang.highlights',
    'secondaryLang.highlights',
    'primaryLang.keywords',
    'secondaryLang.keywords',
  ],
  classifications: ['category', 'subCategory', 'brand', 'ageGroup', 'genderType'],
  prices: ['cost', 'price', 'sellingPrice', 'profit', 'discountPercentage', 'discountValue', 'extraCharge', 'taxValue'],
  other: [
    ...flags,
    'barcode',
    'color',
    'size',
    'weight',
    'dimension',
    'packageSize',
    'fittingCharge',
    'availableAreas',
    'extras',
    'minStock',
    'reorderQuantity',
  ],
} as const;

const classification = () => import('./shown/Classification');
const percent = () => import('./shown/Percent');
const flag = () => import('./shown/Flag');

/** A summary of price, stock and status, and five tabs. */
export const show = { summary: ['sellingPrice', 'stockValue', 'isActive'], tabs } as const;

/** The shops that sell the product. */
export const related = {
  shopproducts: { list: 'shopproducts.all', filter: { masterProduct: 'id' }, columns: ['shop', 'customID', 'sizes', 'isActive'] },
} as const;

/** The views of the detail screen. */
export const showViews = {
  show: () => import('./ProductShow'),
  'show/category': classification,
  'show/subCategory': classification,
  'show/brand': classification,
  'show/ageGroup': classification,
  'show/genderType': classification,
  'show/profit': percent,
  'show/discountPercentage': percent,
  'show/taxValue': () => import('./shown/Tax'),
  'show/isActive': flag,
  'show/isFeatured': flag,
  'show/isReturnViable': flag,
  'show/isTaxIncluded': flag,
  'show/isDiscounted': flag,
  'show/isBulkyProduct': flag,
  'show/isFittingNeeded': flag,
  'show/isFitted': flag,
  'show/isExtraChargeNeeded': flag,
  'show/isAvailableEveryWhere': flag,
} as const;
