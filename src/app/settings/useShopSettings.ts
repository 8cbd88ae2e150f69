import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { readToken } from '../../../dataProvider/session';
import type { ShopRecord } from '../../../resources/define';
import { defaultSettings, readSettings, type ShopSettings } from './shopSettings';

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
