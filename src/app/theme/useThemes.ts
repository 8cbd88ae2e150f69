import { useMediaQuery, useTheme as useMuiTheme } from '@mui/material';
import { useMemo, useSyncExternalStore } from 'react';
import { useTheme } from 'react-admin';
import { directionOfPage } from '#app/language.ts';
import { store } from '#app/store.ts';
import { themes } from './theme';

/** What staff can choose. */
export type Mode = 'light' | 'dark' | 'system';
/** Where react-admin keeps it. */
export const modeKey = 'theme';

const onMode = (changed: () => void) => store.subscribe(modeKey, changed);

/** The themes and the default mode for react-admin. It knows no mode but light and dark, and shows its light theme for any other: that is the system's then. */
export function useThemes() {
  const mode = useSyncExternalStore(onMode, () => store.getItem<Mode>(modeKey));
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const isDark = mode === 'system' && prefersDark;
  return useMemo(() => {
    const { lightTheme, darkTheme } = themes(directionOfPage());
    return { lightTheme: isDark ? darkTheme : lightTheme, darkTheme, defaultTheme: 'light' as const };
  }, [isDark]);
}

/** Whether the interface is dark, and how to turn that over. */
export function useDark(): [isDark: boolean, turn: () => void] {
  const [, setMode] = useTheme();
  const isDark = useMuiTheme().palette.mode === 'dark';
  return [isDark, () => setMode(isDark ? 'light' : 'dark')];
}
