import { CssBaseline, GlobalStyles } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useMemo } from 'react';
import { AdminContext, Resource as AdminResource, CoreAdminUI, CustomRoutes, type I18nProvider, localStorageStore, useNotify } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Route } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createDataProvider } from '../../dataProvider/dataProvider';
import { isLeaving } from '../../dataProvider/leaving';
import { onRename } from '../../dataProvider/session';
import { languages } from '../../i18n/languages';
import { resources as allResources } from '../../resources';
import { type Resource, valueAt } from '../../resources/define';
import { mayHere } from '../frame/access';
import { nameOf } from '../frame/format/texts';
import { Resources } from '../frame/kinds/resources';
import { loadCode } from '../frame/loadCode';
import { AddressBook } from '../frame/routing/AddressBook';
import { routerProvider } from '../frame/routing/routerProvider';
import { bespoke } from '../frame/views/bespoke';
import { InPlace } from '../frame/views/InPlace';
import { ListPage } from '../frame/views/ListPage';
import { lazily } from '../frame/views/lazily';
import { restoreUnsaved } from '../frame/views/unsaved';
import { appPages, openAddresses, redirects } from './addresses';
import { authProvider } from './auth/authProvider';
import type { Entry } from './auth/gate';
import { createI18nProvider } from './i18nProvider';
import { keepLanguage, readLanguage } from './language';
import { Layout } from './layout/Layout';
import { Notices } from './layout/Notices';
import { PageError } from './layout/PageError';
import { AccessDenied, AuthenticationError } from './pages/AccessDenied';
import { Dashboard } from './pages/Dashboard';
import { NotFound } from './pages/NotFound';
import { prime } from './prime';
import { SettingsProvider } from './settings/SettingsProvider';
import { menuStyles } from './theme/menuStyles';
import { rowStyles } from './theme/rowStyles';
import { SpokenTheme } from './theme/SpokenTheme';
import { themes } from './theme/theme';

interface AppProps {
  resources?: readonly Resource[];
  i18nProvider: I18nProvider;
  notice?: string | undefined;
}

/**
 * The admin of the given resources: each gets its lists, its screens and its addresses from its declaration.
 * Must stand inside a data router of react-router.
 */
export function App({ resources = allResources, i18nProvider, notice }: AppProps) {
  const look = useMemo(() => themes(document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'), []);
  const dataProvider = useMemo(() => createDataProvider(resources), [resources]);
  return (
    <Resources.Provider value={resources}>
      <AddressBook resources={resources} pages={appPages} redirects={redirects} open={openAddresses}>
        <AdminContext
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          routerProvider={routerProvider}
          store={store}
          {...look}
        >
          <SettingsProvider>
            <SpokenTheme>
              <CssBaseline enableColorScheme />
              <GlobalStyles styles={rowStyles} />
              <GlobalStyles styles={menuStyles} />
              <CoreAdminUI
                layout={Layout}
                dashboard={Dashboard}
                catchAll={NotFound}
                accessDenied={AccessDenied}
                authenticationError={AuthenticationError}
                error={PageError}
                title=""
                disableTelemetry
              >
                {resources.map(adminResource)}
                <CustomRoutes>
                  <Route path="/profile" element={<Profile />} />
                </CustomRoutes>
                <CustomRoutes noLayout>
                  <Route path="/404" element={<NotFound />} />
                </CustomRoutes>
              </CoreAdminUI>
              <Notices />
              <Greeting notice={notice} />
            </SpokenTheme>
          </SettingsProvider>
        </AdminContext>
      </AddressBook>
    </Resources.Provider>
  );
}

const secondsBeforePrefetch = 3;
const formPages = () => loadCode(() => import('../frame/views/FormPages'));
const showPage = () => loadCode(() => import('../frame/views/ShowPage'));
const CreatePage = lazily<object>(() => formPages().then(({ CreatePage }) => ({ default: CreatePage })));
const EditPage = lazily<object>(() => formPages().then(({ EditPage }) => ({ default: EditPage })));
const Profile = lazily(() => import('./pages/Profile'));
const ShowPage = lazily<object>(() => showPage().then(({ ShowPage }) => ({ default: ShowPage })));

const store = localStorageStore('1', 'shopAdmin');
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      // Offline, a read fails at once and says so, in place of waiting without end; with the connection back, what had failed is read again.
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
    },
    mutations: { networkMode: 'always' },
  },
});

// Whether somebody is signed in, the address book has decided before any screen is mounted: react-admin's parts need not wait to ask again.
queryClient.setQueryDefaults(['auth', 'checkAuth'], { staleTime: Number.POSITIVE_INFINITY });
for (const asked of [{}, { route: 'dashboard' }]) queryClient.setQueryData(['auth', 'checkAuth', asked], true);
onRename(() => void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] }));

function adminResource(resource: Resource): ReactNode {
  const { name, lists, pages, represent } = resource;
  const [first, ...others] = Object.keys(lists).filter(key => lists[key]?.path);
  const listScreen = (key: string) => (
    <InPlace own={bespoke(resource, 'list')} given={{ list: key }}>
      <ListPage list={key} />
    </InPlace>
  );
  const guarded = (action: string, screen: ReactNode) => (
    <Guarded resource={name} action={action}>
      {screen}
    </Guarded>
  );
  return (
    <AdminResource
      key={name}
      name={name}
      recordRepresentation={record => nameOf(valueAt(record, represent)) || nameOf(record) || String(record.id)}
      list={first ? guarded('list', listScreen(first)) : undefined}
      show={pages.show ? guarded('show', <ShowPage />) : undefined}
      create={
        pages.create
          ? guarded(
              'create',
              <InPlace own={bespoke(resource, 'create')} given={{}}>
                <CreatePage />
              </InPlace>,
            )
          : undefined
      }
      edit={
        pages.edit
          ? guarded(
              'edit',
              <InPlace own={bespoke(resource, 'edit')} given={{}}>
                <EditPage />
              </InPlace>,
            )
          : undefined
      }
    >
      {others.map(key => (
        <Route key={key} path={`list/${key}`} element={guarded('list', listScreen(key))} />
      ))}
    </AdminResource>
  );
}

/** A screen, for those who may see it. */
function Guarded({ resource, action, children }: { resource: string; action: string; children: ReactNode }) {
  return mayHere(resource, action) ? children : <AccessDenied />;
}

/** Says what the sign-in form left to say. */
function Greeting({ notice }: { notice?: string | undefined }) {
  const notify = useNotify();
  useEffect(() => {
    if (notice) notify(notice, { type: 'success', autoHideDuration: 2000 });
  }, [notice, notify]);
  return null;
}

/** Fetches the code of the other screens while nothing else is to be done, so that they open at once. */
function prefetch(resources: readonly Resource[]): void {
  const views = resources.flatMap(({ views }) => Object.values(views).filter(view => view !== undefined));
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  idle(() => {
    if (!navigator.onLine) return;
    for (const load of [showPage, formPages, ...views]) void load().catch(() => {});
  });
}

/** Shows the app in an element. Called once by the gate, when somebody is signed in. */
export async function startApp(element: HTMLElement, { notice, unsaved, list }: Entry): Promise<void> {
  restoreUnsaved(unsaved);
  const code = readLanguage();
  store.setItem('locale', code);
  store.subscribe('locale', keepLanguage);
  const { dir } = languages[code];
  const { RightToLeft = Fragment } = dir === 'rtl' ? await import('./theme/RightToLeft') : {};
  const [i18nProvider] = await Promise.all([createI18nProvider(code), prime(queryClient, list).catch(() => {})]);
  // A call that was made early may have ended the session meanwhile.
  if (isLeaving()) return;
  const router = createBrowserRouter([{ path: '*', element: <App notice={notice} i18nProvider={i18nProvider} /> }]);
  const app = <RouterProvider router={router} useTransitions={false} />;
  createRoot(element).render(<RightToLeft>{app}</RightToLeft>);
  setTimeout(prefetch, secondsBeforePrefetch * 1000, allResources);
}
