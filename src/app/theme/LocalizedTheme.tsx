import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { useLocale } from 'react-admin';
import { textsOfMui } from '#app/i18nProvider.ts';
import { valueAt } from '#define';

/** The theme with MUI's own texts, such as pagination labels, in the interface language. */
export function LocalizedTheme({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const localize = useCallback(
    (theme: Theme): Theme => {
      const components: Theme['components'] = { ...theme.components };
      for (const [name, texts] of Object.entries(textsOfMui(locale).components ?? {})) {
        const component = valueAt(components, name);
        const defaultProps = Object.assign({}, valueAt(component, 'defaultProps'), valueAt(texts, 'defaultProps'));
        Object.assign(components, { [name]: Object.assign({}, component, { defaultProps }) });
      }
      return { ...theme, components };
    },
    [locale],
  );
  return <ThemeProvider theme={localize}>{children}</ThemeProvider>;
}
