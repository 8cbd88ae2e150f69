import { createContext, useContext } from 'react';
import { readKey } from '#frame/context/queryCache.ts';
import { settingsPage } from '#resources/settings/settingsPage.ts';
import { defaultSettings, type ShopSettings } from './shopSettings';

/** Where the settings are kept among what has been read. */
export const settingsKey = readKey(settingsPage.name, 'settings', {});

/** What `SettingsProvider` has read. */
export const ShopSettingsInForce = createContext<ShopSettings>(defaultSettings);

/** The shop's settings: the defaults until they are here, and where they could not be read. */
export const useShopSettings = (): ShopSettings => useContext(ShopSettingsInForce);
