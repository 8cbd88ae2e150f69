import { useMemo } from 'react';
import { readToken } from '../../../dataProvider/session';
import { settingsPage } from '../../../resources/settings/settingsPage';
import { readKey } from '../../frame/readKey';
import { useRead } from '../../frame/views/useRead';
import { defaultSettings, readSettings, type ShopSettings } from './shopSettings';

/** Where the settings are kept among what has been read. */
export const settingsKey = readKey(settingsPage.name, 'settings', {});

/** The shop's settings, read once and kept. */
export function useShopSettings() {
  const { data, isPending, isError, refetch } = useRead(
    settingsPage,
    'settings',
    {},
    // The page of what is not there can be seen signed out: nothing is asked for it.
    { staleTime: Number.POSITIVE_INFINITY, retryOnMount: false, enabled: readToken() !== undefined },
  );
  const settings = useMemo((): ShopSettings => (data ? readSettings(data) : defaultSettings), [data]);
  return { settings, isPending, isError, refetch };
}
