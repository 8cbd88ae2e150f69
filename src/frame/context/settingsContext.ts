import { createContext, useContext } from 'react';
import type { Conditions, Field, Page } from '#define';

/** Where something is shown: a list's column, a form, a form that requires it, or a show page. */
export type Place = 'column' | 'form' | 'required' | 'show';

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
  /** Whether the settings allow something in a place. Conditions on the record are ignored. */
  allows: (conditions: Conditions | undefined, place: Place) => boolean;
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
