/**
 * What the shop's settings say to the screens. Pure.
 */
import { type Conditions, type Field, holdsOn, type Page, type SettingsCondition, settingsIn, valueAt } from '#define';
import type { Place } from '#frame/context/settingsContext.ts';
import { addressOf } from '#frame/format/imageFiles.ts';

/** The settings the screens ask for. */
export interface ShopSettings {
  companyName: string | undefined;
  logoUrl: string | undefined;
  currencySymbol: string;
  isMultiLanguage: boolean;
  /** Names of the inputs in use, or `undefined` where the settings do not say: then all are. */
  inputs: Record<'productInputs' | 'classificationInputs' | 'shippingInputs', ReadonlySet<string> | undefined>;
}

/** In force until the settings have been read, and when they cannot be. */
export const defaultSettings: ShopSettings = {
  companyName: undefined,
  logoUrl: undefined,
  currencySymbol: '₹',
  isMultiLanguage: false,
  inputs: { productInputs: undefined, classificationInputs: undefined, shippingInputs: undefined },
};

const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value : undefined);

/** The names of a setup list, of plain strings or `{ name }` objects. */
function names(list: unknown): ReadonlySet<string> | undefined {
  if (!Array.isArray(list)) return undefined;
  return new Set(list.map(item => String(typeof item === 'object' && item ? valueAt(item, 'name') : item)));
}

/** Reads the record of GET /settings, of which any part may be missing. */
export function readSettings(record: unknown): ShopSettings {
  const multi = valueAt(record, 'multiLanguange.isMultiLanguage');
  const setup = (key: string) => names(valueAt(record, `setup.${key}`));
  // A shop that says nothing of its classifications has none in use yet.
  const none = typeof record === 'object' && record ? new Set<string>() : undefined;
  return {
    companyName: text(valueAt(record, 'company.name')),
    logoUrl: addressOf(valueAt(record, 'company.logo')),
    currencySymbol: text(valueAt(record, 'company.defaultCurrencySymbol')) ?? defaultSettings.currencySymbol,
    isMultiLanguage: multi === true || multi === 'true',
    inputs: {
      productInputs: setup('productInputs'),
      classificationInputs: setup('classificationInputs') ?? none,
      shippingInputs: setup('shippingInputs'),
    },
  };
}

/** The names among the product inputs that are columns of the product list; the others are parts of its form. */
const columnNames = ['itemCode', 'name', 'image', 'category', 'sellingPrice', 'stockValue', 'status'];

/**
 * Whether the settings allow something to be shown; what a record must be is not asked here. The setup chooses columns and inputs, not what a detail screen tells, and not
 * what a form cannot be sent without.
 * A setup that names no part of the form at all says nothing about them, so they are shown.
 */
export function allows(settings: ShopSettings, conditions: Conditions | undefined, place: Place): boolean {
  return settingsIn(conditions).every(condition => holds(settings, condition, place));
}

/** Whether the settings allow the input of a field on a page. */
export const allowsInput = (settings: ShopSettings, field: Field, page: Page): boolean =>
  allows(settings, field.when, holdsOn(field.required, page) ? 'required' : 'form');

function holds({ isMultiLanguage, inputs }: ShopSettings, condition: SettingsCondition, place: Place): boolean {
  if (condition === 'multiLanguage') return isMultiLanguage;
  if (place === 'show' || place === 'required') return true;
  const inUse = inputs[condition.setup];
  if (!inUse || inUse.has(condition.name)) return true;
  return place === 'form' && condition.setup === 'productInputs' && [...inUse].every(name => columnNames.includes(name));
}
