import { createContext, useContext } from 'react';
import { readKey } from '#frame/context/queryCache.ts';
import { settingsPage } from '#resources/settings/settingsPage.ts';
import { defaultSettings, type ShopSettings } from './shopSettings';

/** Query key of the settings. */
export const settingsKey = readKey(settingsPage.name, 'settings', {});

/** Provided by `SettingsProvider`. */
export const ShopSettingsInForce = createContext<ShopSettings>(defaultSettings);

/** The shop's settings; the defaults until they are read or if they cannot be read. */
export const useShopSettings = (): ShopSettings => useContext(ShopSettingsInForce);
