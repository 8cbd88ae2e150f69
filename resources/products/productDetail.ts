/** The layout of a product, and the fields of its detail screen with a component of their own. */
import { declared, listOf, sourcesOf } from '#define';
import { texts } from '#resources/bilingual.ts';
import { base, boxed, classification, fitting, shipping, values } from './productFields';

const flags = listOf(
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
);

/** A form of blocks, and a detail screen of five tabs. */
export const layout = declared({
  form: [
    { section: 'base', fields: sourcesOf(base) },
    texts('name', 'description', 'specs', 'highlights', 'keywords'),
    { section: 'classifications', fields: sourcesOf(classification) },
    { section: 'values', fields: sourcesOf(values) },
    { section: 'package', fields: sourcesOf(boxed) },
    { section: 'fitting', fields: sourcesOf(fitting) },
    { section: 'shipping', fields: sourcesOf(shipping) },
  ],
  show: [
    { tab: 'details', fields: ['stockValue', ...texts('description').fields] },
    { tab: 'features', fields: texts('specs', 'highlights', 'keywords').fields },
    { tab: 'classifications', fields: sourcesOf(classification) },
    { tab: 'prices', fields: ['cost', 'price', 'sellingPrice', 'profit', 'discountPercentage', 'discountValue', 'extraCharge', 'taxValue'] },
    {
      tab: 'other',
      fields: [
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
    },
  ],
});

const classified = () => import('./shown/Classification');
const percent = () => import('./shown/Percent');
const flag = () => import('./shown/Flag');

/** The shops that sell the product. */
export const related = declared({
  shopproducts: { list: 'shopproducts.all', filter: { masterProduct: 'id' }, columns: ['shop', 'customID', 'sizes', 'isActive'] },
});

/** The slots of the detail screen. */
export const showSlots = declared({
  'show:before': () => import('./shown/KeyFigures'),
  show: () => import('./ProductShow'),
  'show/category': classified,
  'show/subCategory': classified,
  'show/brand': classified,
  'show/ageGroup': classified,
  'show/genderType': classified,
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
});
