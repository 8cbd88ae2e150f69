/**
 * Words of a declaration that each shop lists itself. The interfaces are empty here. A shop adds its words by declaration merging,
 * and then the compiler completes these words and refuses all others:
 *
 *     declare module '#define' {
 *       interface MenuGroups { orders: true; products: true }
 *       interface IconNames { Cart: true }
 *       interface SettingsFlags { hasDelivery: true }
 *       interface SetupInputs { productInputs: 'barcode' | 'tax' }
 *     }
 *
 * A list that no shop fills accepts any text.
 */

/** The groups of the menu, as keys. Each is titled by the text `app.menu.<group>`. */
// biome-ignore lint/suspicious/noEmptyInterface: A shop fills it by declaration merging.
export interface MenuGroups {}

/** The icons that the screens can draw, as keys. */
// biome-ignore lint/suspicious/noEmptyInterface: A shop fills it by declaration merging.
export interface IconNames {}

/** What the shop's settings switch on and off, as keys. */
// biome-ignore lint/suspicious/noEmptyInterface: A shop fills it by declaration merging.
export interface SettingsFlags {}

/** The lists of inputs that the shop's settings switch on and off: each key is a list, its type the union of the names in it. */
// biome-ignore lint/suspicious/noEmptyInterface: A shop fills it by declaration merging.
export interface SetupInputs {}

type KeyOf<T> = [keyof T] extends [never] ? string : keyof T & string;

/** A group of the menu. */
export type MenuGroup = KeyOf<MenuGroups>;

/** The name of an icon. */
export type IconName = KeyOf<IconNames>;

/** The name of a flag in the settings. */
export type SettingsFlag = KeyOf<SettingsFlags>;

/** The name of a list of inputs in the settings. */
export type SetupList = KeyOf<SetupInputs>;

/** A name in one list of inputs. */
export type SetupInput<L extends SetupList> = L extends keyof SetupInputs ? SetupInputs[L] & string : string;

/** The same words as lists, for the checks that run. A check whose list is missing is skipped. */
export interface Vocabulary {
  menuGroups?: readonly string[];
  iconNames?: readonly string[];
  settingsFlags?: readonly string[];
  setupInputs?: Readonly<Record<string, readonly string[]>>;
  /** Addresses of the app itself, which no resource and no page may take: `/login`. */
  appAddresses?: readonly string[];
}
