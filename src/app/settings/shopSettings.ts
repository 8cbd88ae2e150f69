/** Reads the shop's settings and answers which parts of screens they allow. Pure. */
import { type Conditions, type Field, holdsOn, type Page, type SettingsCondition, settingsIn, valueAt } from '#define';
import type { Purpose } from '#frame/context/settingsContext.ts';
import { imageUrl } from '#frame/format/imageFiles.ts';

/** The settings that screens use. */
export interface ShopSettings {
  companyName: string | undefined;
  logoUrl: string | undefined;
  currencySymbol: string;
  isMultiLanguage: boolean;
  /** Names of the inputs in use; `undefined` if the settings say nothing, which allows all. */
  inputs: Record<'productInputs' | 'classificationInputs' | 'shippingInputs', ReadonlySet<string> | undefined>;
}

/** Used until the settings are read, and if they cannot be read. */
export const defaultSettings: ShopSettings = {
  companyName: undefined,
  logoUrl: undefined,
  currencySymbol: '₹',
  isMultiLanguage: false,
  inputs: { productInputs: undefined, classificationInputs: undefined, shippingInputs: undefined },
};

const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value : undefined);

/** The names of a setup list of strings or `{ name }` objects. */
function names(list: unknown): ReadonlySet<string> | undefined {
  if (!Array.isArray(list)) return undefined;
  return new Set(list.map(item => String(typeof item === 'object' && item ? valueAt(item, 'name') : item)));
}

/** Reads the record of GET /settings. Any part may be missing. */
export function readSettings(record: unknown): ShopSettings {
  const multi = valueAt(record, 'multiLanguange.isMultiLanguage');
  const setup = (key: string) => names(valueAt(record, `setup.${key}`));
  // Without `classificationInputs` no classification is in use.
  const none = typeof record === 'object' && record ? new Set<string>() : undefined;
  return {
    companyName: text(valueAt(record, 'company.name')),
    logoUrl: imageUrl(valueAt(record, 'company.logo')),
    currencySymbol: text(valueAt(record, 'company.defaultCurrencySymbol')) ?? defaultSettings.currencySymbol,
    isMultiLanguage: multi === true || multi === 'true',
    inputs: {
      productInputs: setup('productInputs'),
      classificationInputs: setup('classificationInputs') ?? none,
      shippingInputs: setup('shippingInputs'),
    },
  };
}

/** The product inputs that are columns of the product list. The others are parts of its form. */
const columnNames = ['itemCode', 'name', 'image', 'category', 'sellingPrice', 'stockValue', 'status'];

/**
 * Whether the settings allow a part of a screen. Conditions on the record are not checked here.
 * The setup controls columns and optional inputs, but neither detail screens nor required inputs. A setup without any name of the form allows all
 * its inputs.
 */
export function allows(settings: ShopSettings, conditions: Conditions | undefined, purpose: Purpose): boolean {
  return settingsIn(conditions).every(condition => holds(settings, condition, purpose));
}

/** Whether the settings allow the input of a field on a page. */
export const allowsInput = (settings: ShopSettings, field: Field, page: Page): boolean =>
  allows(settings, field.when, holdsOn(field.required, page) ? 'required' : 'form');

function holds({ isMultiLanguage, inputs }: ShopSettings, condition: SettingsCondition, purpose: Purpose): boolean {
  if (condition === 'multiLanguage') return isMultiLanguage;
  if (purpose === 'show' || purpose === 'required') return true;
  const inUse = inputs[condition.setup];
  if (!inUse || inUse.has(condition.name)) return true;
  return purpose === 'form' && condition.setup === 'productInputs' && [...inUse].every(name => columnNames.includes(name));
}
