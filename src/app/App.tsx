import { CssBaseline, GlobalStyles } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { type I18nProvider, useNotify } from 'react-admin';
import { Route } from 'react-router';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import type { WriteEvent } from '#dataProvider/writeEvents.ts';
import type { Resource } from '#define';
import { Admin } from '#frame/Admin.tsx';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { rowStyles } from '#frame/ui/styles/rowStyles.ts';
import { mayDo } from '#resources/access.ts';
import { pages } from '#resources/pages.ts';
import { appPages, home, openAddresses, redirects } from './appAddresses';
import { authProvider } from './auth/authProvider';
import { Layout } from './layout/Layout';
import { Notices } from './layout/Notices';
import { PageError } from './layout/PageError';
import { logWrite, preloadJournal } from './logWrites';
import { store } from './preferencesStore';
import { queryClient } from './queryClient';
import { SettingsProvider } from './settings/SettingsProvider';
import { LocalizedTheme } from './theme/LocalizedTheme';
import { menuStyles } from './theme/menuStyles';
import { useThemes } from './theme/useThemes';

interface AppProps {
  /** As the role of the user has them. */
  resources: readonly Resource[];
  i18nProvider: I18nProvider;
  notice?: string | undefined;
  taken?: string | undefined;
}

/** This shop's admin. It stands inside a data router of react-router. */
export function App({ resources, i18nProvider, notice, taken }: AppProps) {
  const themes = useThemes();
  const dataProvider = useMemo(() => createDataProvider(resources, { begins: preloadJournal, written: onWrite }), [resources]);
  const wrap = useCallback(
    (screens: ReactNode) => (
      <SettingsProvider>
        <LocalizedTheme>
          <CssBaseline enableColorScheme />
          <GlobalStyles styles={rowStyles} />
          <GlobalStyles styles={menuStyles} />
          {screens}
          <Notices />
          <Greeting notice={notice} taken={taken} />
        </LocalizedTheme>
      </SettingsProvider>
    ),
    [notice, taken],
  );
  return (
    <Admin
      resources={resources}
      access={mayDo}
      pages={pages}
      home={home}
      addresses={appPages}
      redirects={redirects}
      openAddresses={openAddresses}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      {...themes}
      layout={Layout}
      accessDenied={AccessDenied}
      authenticationError={AuthenticationError}
      notFound={NotFound}
      error={PageError}
      wrap={wrap}
    >
      <Route path="/profile" element={<Profile />} />
      {import.meta.env.DEV && ResourcesPage && <Route path="/dev/resources" element={<ResourcesPage />} />}
    </Admin>
  );
}

const loadCounts = () => import('./refreshCounts');

/** Logs each change that the server has accepted, and counts the menu's figures again. */
function onWrite(write: WriteEvent): void {
  logWrite(write);
  void importWithRetry(loadCounts)
    .then(({ refreshCounts }) => refreshCounts(write.resource.name))
    .catch(() => {});
}

const Refused = lazyWithPreload(() => import('./pages/Refused'));
const AccessDenied = () => <Refused text="access_denied" />;
const AuthenticationError = () => <Refused text="authentication_error" />;
/** The page of every unknown address. It stands outside the layout, which has its own `Suspense`. */
const NotFound = lazyWithPreload(() => import('./pages/NotFound'), null);
const Profile = lazyWithPreload(() => import('./pages/Profile'));
const ResourcesPage = import.meta.env.DEV ? lazyWithPreload(() => import('./dev/ResourcesPage')) : undefined;

/** Shows the notice of the sign-in page, and says when the page has passed to another user. */
function Greeting({ notice, taken }: Pick<AppProps, 'notice' | 'taken'>) {
  const notify = useNotify();
  useEffect(() => {
    if (notice) notify(notice, { type: 'success' });
    if (taken) notify('app.notices.taken', { type: 'warning', autoHideDuration: null, messageArgs: { name: taken } });
  }, [notice, taken, notify]);
  return null;
}
