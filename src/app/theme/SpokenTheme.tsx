import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { useLocale } from 'react-admin';
import { textsOfMui } from '../i18nProvider';

type Defaults = Record<string, { defaultProps?: object } | undefined>;

/** The theme with the own texts of MUI's components, as the names of a pager's buttons, in the language of the interface. */
export function SpokenTheme({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const speaking = useCallback(
    (theme: Theme): Theme => {
      const components: Defaults = { ...(theme.components as Defaults) };
      for (const [name, texts] of Object.entries((textsOfMui(locale).components ?? {}) as Defaults)) {
        components[name] = { ...components[name], defaultProps: { ...components[name]?.defaultProps, ...texts?.defaultProps } };
      }
      return { ...theme, components: components as Theme['components'] };
    },
    [locale],
  );
  return <ThemeProvider theme={speaking}>{children}</ThemeProvider>;
}
