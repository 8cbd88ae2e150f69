import { CssBaseline, GlobalStyles, ListSubheader } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { Fragment, type ReactNode } from 'react';
import { AccessDenied, Layout, Menu, NotFound, Notification, useCreatePath, useTranslate } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { configureApi } from '#dataProvider/apiSettings.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import type { FreePage, MenuGroup, Resource } from '#define';
import { Admin } from '#frame/Admin.tsx';
import { defaultSettings, SettingsContext } from '#frame/context/settingsContext.ts';
import { setFormats } from '#frame/format/formats.ts';
import { rowStyles } from '#frame/ui/styles/rowStyles.ts';
import { english as texts } from '#i18n/english.ts';
import { readableText } from '#i18n/readable.ts';

/** What differs from example to example. */
export interface Example {
  name: string;
  /** The symbol of its currency. */
  currency: string;
  /** The address that the root leads to. */
  home: string;
  /** The groups of its menu, in order. */
  menuGroups: readonly MenuGroup[];
  resources: readonly Resource[];
  pages?: readonly FreePage[];
}

type Declared = Pick<Example, 'menuGroups' | 'resources' | 'pages'>;

/** The lists and pages by the groups of the menu. */
function GroupedMenu({ menuGroups, resources, pages = [] }: Declared) {
  const createPath = useCreatePath();
  const translate = useTranslate();
  const entries = [
    ...resources.map(({ name, menu }) => ({
      name,
      menu,
      to: createPath({ resource: name, type: 'list' }),
      text: translate(`resources.${name}.name`, { smart_count: 2 }),
    })),
    ...pages.map(({ name, menu, path = '/' }) => ({ name, menu, to: path, text: translate(`pages.${name}.title`) })),
  ];
  return (
    <Menu>
      {menuGroups.map(group => (
        <Fragment key={group}>
          <ListSubheader role="none">{translate(`app.menu.${group}`)}</ListSubheader>
          {entries
            .filter(({ menu }) => menu === group)
            .map(({ name, to, text }) => (
              <Menu.Item key={name} to={to} primaryText={text} />
            ))}
        </Fragment>
      ))}
    </Menu>
  );
}

/** An admin of what an example declares, in English, without sign-in. */
function exampleApp({ name, currency, home, menuGroups, resources, pages = [] }: Example) {
  const dataProvider = createDataProvider(resources);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const i18nProvider = polyglotI18nProvider(() => ({ ra: english.ra, app: texts.app }), 'en', [], {
    onMissingKey: (key: string, { smart_count }: { smart_count?: number } = {}) => readableText(key, smart_count) ?? key,
  });
  const settings = { ...defaultSettings, settings: { companyName: name, currencySymbol: currency } };
  const OurMenu = () => <GroupedMenu {...{ menuGroups, resources, pages }} />;
  const OurLayout = ({ children }: { children: ReactNode }) => <Layout menu={OurMenu}>{children}</Layout>;
  return () => (
    <Admin
      {...{ resources, pages, dataProvider, queryClient, i18nProvider }}
      redirects={{ '/': home }}
      layout={OurLayout}
      accessDenied={AccessDenied}
      notFound={NotFound}
      wrap={screens => (
        <SettingsContext.Provider value={settings}>
          <CssBaseline />
          <GlobalStyles styles={rowStyles} />
          {screens}
          <Notification />
        </SettingsContext.Provider>
      )}
    />
  );
}

/** Shows an example in the page's `#root`. */
export function startExample(example: Example): void {
  setFormats({ grouping: 'en-US', dateTime: 'MM/DD/YYYY HH:mm', day: 'MM/DD/YYYY' });
  configureApi({ url: '/api' });
  const App = exampleApp(example);
  const router = createBrowserRouter([{ path: '*', element: <App /> }]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<RouterProvider router={router} useTransitions={false} />);
}
