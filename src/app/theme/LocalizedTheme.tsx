import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { useLocale } from 'react-admin';
import { textsOfMui } from '#app/i18nProvider.ts';

/** The theme with MUI's own texts, such as pagination labels, in the interface language. */
export function LocalizedTheme({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const localize = useCallback((theme: Theme) => createTheme(theme, textsOfMui(locale)), [locale]);
  return <ThemeProvider theme={localize}>{children}</ThemeProvider>;
}
