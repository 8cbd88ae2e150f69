import { createContext, useContext } from 'react';
import type { Conditions, Field, Page } from '#define';

/** What the settings are asked about: a list's column, an input, an input that the form requires, or a value on a show page. */
export type Purpose = 'column' | 'form' | 'required' | 'show';

/** What screens need of the shop's settings. The app provides it. */
export interface SettingsInForce {
  settings: {
    /** Follows the screen's title in the browser tab. */
    companyName: string | undefined;
    logoUrl?: string | undefined;
    currencySymbol: string;
  };
  /** The settings are loading; screens that depend on them wait. */
  isPending: boolean;
  /** Reading the settings failed; defaults apply. */
  isError: boolean;
  retry: () => void;
  /** Whether the settings allow something. Conditions on the record are ignored. */
  allows: (conditions: Conditions | undefined, purpose: Purpose) => boolean;
  /** Whether the settings allow the input of a field on a page. */
  allowsInput: (field: Field, page: Page) => boolean;
}

/** Settings that allow everything. */
export const defaultSettings: SettingsInForce = {
  settings: { companyName: undefined, currencySymbol: '' },
  isPending: false,
  isError: false,
  retry: () => {},
  allows: () => true,
  allowsInput: () => true,
};

export const SettingsContext = createContext(defaultSettings);

export const useSettings = (): SettingsInForce => useContext(SettingsContext);
