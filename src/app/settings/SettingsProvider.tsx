import { type ReactNode, useMemo } from 'react';
import { Settings, type SettingsInForce } from '../../frame/settings';
import { allows, allowsInput } from './shopSettings';
import { useShopSettings } from './useShopSettings';

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
