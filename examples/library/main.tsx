import { CssBaseline, GlobalStyles, ListSubheader } from '@mui/material';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { Fragment, type ReactNode } from 'react';
import { AccessDenied, Layout, Menu, NotFound, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { configureApi } from '#dataProvider/apiSettings.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { Admin } from '#frame/Admin.tsx';
import { defaultSettings, SettingsContext } from '#frame/context/settingsContext.ts';
import { setFormats } from '#frame/format/formats.ts';
import { rowStyles } from '#frame/ui/styles/rowStyles.ts';
import { app } from '#i18n/en/app.ts';

import { readableText } from '#i18n/readable.ts';
import { menuGroups, resources } from './resources';

setFormats({ grouping: 'en-US', dateTime: 'MM/DD/YYYY HH:mm', day: 'MM/DD/YYYY' });

configureApi({ url: '/api' });

const dataProvider = createDataProvider(resources);
const i18nProvider = polyglotI18nProvider(() => ({ ra: english.ra, app }), 'en', [], {
  onMissingKey: (key: string, { smart_count }: { smart_count?: number } = {}) => readableText(key, smart_count) ?? key,
});
const settings = { ...defaultSettings, settings: { companyName: 'Library', currencySymbol: '$' } };

/** The lists by the groups of the menu. */
function GroupedMenu() {
  const createPath = useCreatePath();
  const labelOf = useGetResourceLabel();
  const translate = useTranslate();
  return (
    <Menu>
      {menuGroups.map(group => (
        <Fragment key={group}>
          <ListSubheader>{translate(`app.menu.${group}`)}</ListSubheader>
          {resources
            .filter(({ menu }) => menu === group)
            .map(({ name }) => (
              <Menu.Item key={name} to={createPath({ resource: name, type: 'list' })} primaryText={labelOf(name)} />
            ))}
        </Fragment>
      ))}
    </Menu>
  );
}

const LibraryLayout = ({ children }: { children: ReactNode }) => <Layout menu={GroupedMenu}>{children}</Layout>;

function Library() {
  return (
    <Admin
      resources={resources}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      redirects={{ '/': '/books' }}
      layout={LibraryLayout}
      accessDenied={AccessDenied}
      notFound={NotFound}
      wrap={screens => (
        <SettingsContext.Provider value={settings}>
          <CssBaseline />
          <GlobalStyles styles={rowStyles} />
          {screens}
        </SettingsContext.Provider>
      )}
    />
  );
}

const router = createBrowserRouter([{ path: '*', element: <Library /> }]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} useTransitions={false} />);
