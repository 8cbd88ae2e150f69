import { createContext, useContext } from 'react';
import { defaultSettings, type ShopSettings } from './shopSettings';

/** Provided by `SettingsProvider`. */
export const ShopSettingsInForce = createContext<ShopSettings>(defaultSettings);

/** The shop's settings; the defaults until they are read or if they cannot be read. */
export const useShopSettings = (): ShopSettings => useContext(ShopSettingsInForce);
