import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { useLocale } from 'react-admin';
import { textsOfMui } from '#app/i18nProvider.ts';
import { valueAt } from '#define';

/** The theme with the own texts of MUI's components, as the names of a pager's buttons, in the language of the interface. */
export function LocalizedTheme({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const speaking = useCallback(
    (theme: Theme): Theme => {
      const components: Theme['components'] = { ...theme.components };
      for (const [name, texts] of Object.entries(textsOfMui(locale).components ?? {})) {
        const own = valueAt(components, name);
        const defaultProps = Object.assign({}, valueAt(own, 'defaultProps'), valueAt(texts, 'defaultProps'));
        Object.assign(components, { [name]: Object.assign({}, own, { defaultProps }) });
      }
      return { ...theme, components };
    },
    [locale],
  );
  return <ThemeProvider theme={speaking}>{children}</ThemeProvider>;
}
