import { type ReactNode, useMemo } from 'react';
import { readToken } from '#dataProvider/session.ts';
import { SettingsContext, type SettingsInForce } from '#frame/context/settingsContext.ts';
import { useRead } from '#frame/page/useRead.ts';
import { settingsPage } from '#resources/settings/settingsPage.ts';
import { allows, allowsInput, defaultSettings, readSettings, type ShopSettings } from './shopSettings';

/** Reads the shop's settings once. */
function useReadSettings() {
  const { data, isPending, isLoadingError, refetch } = useRead(
    settingsPage,
    'settings',
    {},
    // /404 is open to signed-out visitors, so nothing is read for them.
    { staleTime: Number.POSITIVE_INFINITY, retryOnMount: false, enabled: readToken() !== undefined },
  );
  const settings = useMemo((): ShopSettings => (data ? readSettings(data) : defaultSettings), [data]);
  return { settings, isPending, isError: isLoadingError, refetch };
}

/** Provides the shop's settings to the screens. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { settings, isPending, isError, refetch } = useReadSettings();
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
  return <SettingsContext.Provider value={inForce}>{children}</SettingsContext.Provider>;
}
