import { type ReactNode, useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { readToken } from '../../../dataProvider/session';
import type { ShopRecord } from '../../../resources/define';
import { Settings, type SettingsInForce } from '../../frame/settings';
import { allows, allowsInput, defaultSettings, readSettings, type ShopSettings } from './shopSettings';

/** Where the settings are kept among what has been read. */
export const settingsKey = ['settings', 'getOne', { id: 'shop', meta: undefined }] as const;

/** The shop's settings, read once and kept. */
export function useShopSettings() {
  const { data, isPending, isError, refetch } = useGetOne<ShopRecord>(
    'settings',
    { id: 'shop' },
    // The page of what is not there can be seen signed out: nothing is asked for it.
    { staleTime: Number.POSITIVE_INFINITY, retryOnMount: false, enabled: readToken() !== undefined },
  );
  const settings = useMemo((): ShopSettings => (data ? readSettings(data) : defaultSettings), [data]);
  return { settings, isPending, isError, refetch };
}

/** Tells the screens below what the shop's settings say. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { settings, isPending, isError, refetch } = useShopSettings();
  const inForce = useMemo(
    (): SettingsInForce => ({
      settings,
      isPending,
      isError,
      retry: () => void refetch(),
      allows: (conditions, place) => allows(settings, conditions, place),
      allowsInput: (field, page) => allowsInput(settings, field, page),
    }),
    [settings, isPending, isError, refetch],
  );
  return <Settings.Provider value={inForce}>{children}</Settings.Provider>;
}
