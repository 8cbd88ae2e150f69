import { useMediaQuery, useTheme as useMuiTheme } from '@mui/material';
import { useMemo, useSyncExternalStore } from 'react';
import { useTheme } from 'react-admin';
import { directionOfPage } from '#app/language.ts';
import { store } from '#app/preferencesStore.ts';
import { themes } from './theme';

/** The modes to choose from. */
export type Mode = 'light' | 'dark' | 'system';
/** Key of the mode in react-admin's store. */
export const modeKey = 'theme';

const subscribeToMode = (onChange: () => void) => store.subscribe(modeKey, onChange);

/** The themes for react-admin. It knows only light and dark and uses its light theme for `system`, so that theme follows the system here. */
export function useThemes() {
  const mode = useSyncExternalStore(subscribeToMode, () => store.getItem<Mode>(modeKey));
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const isDark = mode === 'system' && prefersDark;
  return useMemo(() => {
    const { lightTheme, darkTheme } = themes(directionOfPage());
    return { lightTheme: isDark ? darkTheme : lightTheme, darkTheme, defaultTheme: 'light' as const };
  }, [isDark]);
}

/** Whether the interface is dark, and a function that switches it. */
export function useDark(): [isDark: boolean, toggle: () => void] {
  const [, setMode] = useTheme();
  const isDark = useMuiTheme().palette.mode === 'dark';
  return [isDark, () => setMode(isDark ? 'light' : 'dark')];
}
