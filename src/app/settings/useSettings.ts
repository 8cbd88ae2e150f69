import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import type { Conditions, Field, Page, ShopRecord } from '../../../resources/define';
import { allows, allowsInput, defaultSettings, type Place, readSettings, type ShopSettings } from './shopSettings';

/** The settings in force, and how reading them went. */
export interface SettingsInForce {
  settings: ShopSettings;
  /** Still on the way; screens that depend on them wait. */
  isPending: boolean;
  /** Could not be read: the defaults are in force. */
  isError: boolean;
  retry: () => void;
  allows: (conditions: Conditions | undefined, place: Place) => boolean;
  allowsInput: (field: Field, page: Page) => boolean;
}

/** For how long the settings that were just read need not be read again by the forms that change them, in milliseconds. */
export const settingsFreshFor = 5000;

/** Where the settings are kept among what has been read. */
export const settingsKey = ['settings', 'getOne', { id: 'shop', meta: undefined }] as const;

/** The shop's settings, read once and kept. */
export function useSettings(): SettingsInForce {
  const { data, isPending, isError, refetch } = useGetOne<ShopRecord>(
    'settings',
    { id: 'shop' },
    { staleTime: Number.POSITIVE_INFINITY, retryOnMount: false },
  );
  return useMemo(() => {
    const settings = data ? readSettings(data) : defaultSettings;
    return {
      settings,
      isPending,
      isError,
      retry: () => void refetch(),
      allows: (conditions, place) => allows(settings, conditions, place),
      allowsInput: (field, page) => allowsInput(settings, field, page),
    };
  }, [data, isPending, isError, refetch]);
}
