/**
 * The words that declarations choose from and that are this shop's own: the groups of its menu, its icons, the inputs its
 * setup knows. The compiler completes them and refuses others.
 */

/** The groups of the menu, titled `app.menu.<group>`. */
export const menuGroups = ['orders', 'products', 'shops', 'classifications', 'enquiries', 'site', 'data', 'accounts', 'house'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** The icons, each drawn by `icons.tsx` under the same name. */
export const iconNames = [
  'Add',
  'Approve',
  'Ban',
  'Banner',
  'Bell',
  'Cancel',
  'Category',
  'Clock',
  'Collections',
  'ContentCopy',
  'Coupon',
  'Dashboard',
  'Delete',
  'DeleteForever',
  'Edit',
  'Enquiry',
  'Group',
  'Inventory',
  'Orders',
  'Palette',
  'Payments',
  'People',
  'Place',
  'RestoreFromTrash',
  'Return',
  'Sell',
  'Settings',
  'Shop',
  'Star',
  'Unban',
  'Visibility',
] as const;
export type IconName = (typeof iconNames)[number];

/** The names that the shop's setup offers for each of its lists. */
export const setupInputs = {
  shippingInputs: [
    'name',
    'firstName',
    'middleName',
    'lastName',
    'email',
    'contactNumber',
    'address',
    'addressLine1',
    'addressLine2',
    'street',
    'landmark',
    'area',
    'city',
    'district',
    'state',
    'country',
    'otherCountry',
    'pinCode',
  ],
  productInputs: [
    'name',
    'image',
    'category',
    'sellingPrice',
    'stockValue',
    'status',
    'itemCode',
    'barcode',
    'fittingData',
    'packageData',
    'shippingData',
    'labels',
    'specs',
    'keywords',
    'secondaryLang',
    'tax',
    'discount',
    'profit',
  ],
  classificationInputs: ['category', 'subcategory', 'gendertype', 'agegroup', 'brand'],
} as const;

/** A list of the setup. */
export type SetupList = keyof typeof setupInputs;
/** The names that one list of the setup can have. */
export type SetupInput<L extends SetupList> = (typeof setupInputs)[L][number];
