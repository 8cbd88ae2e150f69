import { createContext, useContext } from 'react';
import type { Conditions, Field, Page } from '#define';

/** Where something is shown: as a list's column, in a form, in a form that requires it, or on a detail screen. */
export type Place = 'column' | 'form' | 'required' | 'show';

/** What the screens ask of the settings in force, and how reading them went. The app says it. */
export interface SettingsInForce {
  settings: {
    /** Stands behind a screen's title in the browser's tab. */
    companyName: string | undefined;
    currencySymbol: string;
  };
  /** Still on the way; screens that depend on them wait. */
  isPending: boolean;
  /** Could not be read: defaults are in force. */
  isError: boolean;
  retry: () => void;
  /** Whether the settings allow something to be shown in a place. What a record must be is not asked here. */
  allows: (conditions: Conditions | undefined, place: Place) => boolean;
  /** Whether the settings allow the input of a field on a page. */
  allowsInput: (field: Field, page: Page) => boolean;
}

/** Settings that show everything. */
export const defaultSettings: SettingsInForce = {
  settings: { companyName: undefined, currencySymbol: '' },
  isPending: false,
  isError: false,
  retry: () => {},
  allows: () => true,
  allowsInput: () => true,
};

/** The settings for everything below. */
export const SettingsContext = createContext(defaultSettings);

/** The settings in force. */
export const useSettings = (): SettingsInForce => useContext(SettingsContext);
