import { type ReactNode, useMemo } from 'react';
import { readToken } from '#dataProvider/session.ts';
import { SettingsContext, type SettingsInForce } from '#frame/context/settingsContext.ts';
import { useRead } from '#frame/page/useRead.ts';
import { settingsPage } from '#resources/settings/settingsPage.ts';
import { allows, allowsInput, defaultSettings, readSettings } from './shopSettings';

/** Reads the shop's settings once, and provides them to the screens. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data, isPending, isLoadingError, refetch } = useRead(
    settingsPage,
    'settings',
    {},
    // /404 is open to signed-out visitors, so nothing is read for them.
    { staleTime: Number.POSITIVE_INFINITY, retryOnMount: false, enabled: readToken() !== undefined },
  );
  const inForce = useMemo((): SettingsInForce => {
    const settings = data ? readSettings(data) : defaultSettings;
    return {
      settings,
      isPending,
      isError: isLoadingError,
      retry: () => void refetch(),
      allows: (conditions, place) => allows(settings, conditions, place),
      allowsInput: (field, page) => allowsInput(settings, field, page),
    };
  }, [data, isPending, isLoadingError, refetch]);
  return <SettingsContext.Provider value={inForce}>{children}</SettingsContext.Provider>;
}
