import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import type { Conditions, ShopRecord } from '../../resources/define';
import { allows, defaultSettings, type Place, readSettings, type ShopSettings } from './shopSettings';

/** The settings in force, and how reading them went. */
export interface SettingsInForce {
  settings: ShopSettings;
  /** The record as the server sent it. */
  record: ShopRecord | undefined;
  /** Still on the way; screens that depend on them wait. */
  isPending: boolean;
  /** Could not be read: the defaults are in force. */
  isError: boolean;
  error: unknown;
  retry: () => void;
  allows: (conditions: Conditions | undefined, place: Place) => boolean;
}

/** Where the settings are kept among what has been read. */
export const settingsKey = ['settings', 'getOne', { id: 'shop', meta: undefined }] as const;

/** The shop's settings, read once and kept. */
export function useSettings(): SettingsInForce {
  const { data, isPending, isError, error, refetch } = useGetOne<ShopRecord>(
    'settings',
    { id: 'shop' },
    { staleTime: Number.POSITIVE_INFINITY, retryOnMount: false },
  );
  return useMemo(() => {
    const settings = data ? readSettings(data) : defaultSettings;
    return {
      settings,
      record: data,
      isPending,
      isError,
      error,
      retry: () => void refetch(),
      allows: (conditions, place) => allows(settings, conditions, place),
    };
  }, [data, isPending, isError, error, refetch]);
}
