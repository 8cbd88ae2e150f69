/**
 * The words of this shop that its declarations choose from: the groups of the menu, the icons, the inputs of the setup.
 * A word that is added here is known to the compiler (see `define/vocabulary.ts`) and to the checks.
 */

import type { Vocabulary } from '#define';
import { listOf } from '#define';

/** The groups of the menu, titled `app.menu.<group>`. */
export const menuGroups = listOf('orders', 'products', 'shops', 'classifications', 'enquiries', 'site', 'data', 'accounts', 'house');

/** The icons: the general ones of `src/frame/ui/iconSet.ts`, and those of `src/app/shopIcons.ts`. */
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

/** What the settings switch on and off. */
const settingsFlags = listOf('multiLanguage');

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

type Setup = { readonly [L in keyof typeof setupInputs]: (typeof setupInputs)[L][number] };

declare module '#define' {
  interface MenuGroups extends Record<(typeof menuGroups)[number], true> {}
  interface IconNames extends Record<(typeof iconNames)[number], true> {}
  interface SettingsFlags extends Record<(typeof settingsFlags)[number], true> {}
  interface SetupInputs extends Setup {}
}

/** Addresses of the app itself, which no resource and no page may take. */
const appAddresses = listOf('/', '/profile', '/404', '/settings', '/login', '/logout', '/register', '/forgot-password');

/** All words, as `checkResources` takes them. */
export const vocabulary = { menuGroups, iconNames, settingsFlags, setupInputs, appAddresses } satisfies Vocabulary;
