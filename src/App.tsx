import { CssBaseline, GlobalStyles } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { type ComponentType, Fragment, type ReactNode, useEffect, useMemo } from 'react';
import { AdminContext, Resource as AdminResource, CoreAdminUI, CustomRoutes, type I18nProvider, localStorageStore, useNotify } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Route } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createDataProvider } from '../dataProvider/dataProvider';
import { isLeaving } from '../dataProvider/session';
import { languages } from '../i18n/languages';
import { resources as allResources } from '../resources';
import type { Resource } from '../resources/define';
import type { Entry } from './auth/gate';
import { createI18nProvider } from './i18nProvider';
import { Resources } from './kinds/resources';
import { keepLanguage, readLanguage } from './language';
import { Layout } from './layout/Layout';
import { Notices } from './layout/Notices';
import { PageError } from './layout/PageError';
import { loadCode } from './loadCode';
import { Dashboard } from './pages/Dashboard';
import { NotFound } from './pages/NotFound';
import { prime } from './prime';
import { Addresses, routerProvider } from './routing/routerProvider';
import { menuStyles } from './theme/menuStyles';
import { rowStyles } from './theme/rowStyles';
import { SpokenTheme } from './theme/SpokenTheme';
import { themes } from './theme/theme';
import { ListPage } from './views/ListPage';
import { lazily } from './views/lazily';
import { restoreUnsaved } from './views/unsaved';

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
      <Addresses resources={resources}>
        <AdminContext
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          routerProvider={routerProvider}
          store={store}
          {...look}
        >
          <SpokenTheme>
            <CssBaseline enableColorScheme />
            <GlobalStyles styles={rowStyles} />
            <GlobalStyles styles={menuStyles} />
            <CoreAdminUI layout={Layout} dashboard={Dashboard} catchAll={NotFound} error={PageError} title="" disableTelemetry>
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
        </AdminContext>
      </Addresses>
    </Resources.Provider>
  );
}

const secondsBeforePrefetch = 3;
const formPages = () => loadCode(() => import('./views/FormPages'));
const showPage = () => loadCode(() => import('./views/ShowPage'));
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
/** A list screen of a resource: its own view, or the generic one. */
const listScreen = ({ views }: Resource): ComponentType<{ list: string }> =>
  views.list ? lazily(views.list as () => Promise<{ default: ComponentType<{ list: string }> }>) : ListPage;

/** The update screen of a resource: its own view, or the generic one. */
const editScreen = ({ views }: Resource): ComponentType => (views.edit ? lazily(views.edit as () => Promise<{ default: ComponentType }>) : EditPage);

function adminResource(resource: Resource): ReactNode {
  const { name, lists, pages } = resource;
  const [first, ...others] = Object.keys(lists).filter(key => lists[key]?.path);
  const Screen = listScreen(resource);
  return (
    <AdminResource
      key={name}
      name={name}
      list={first ? <Screen list={first} /> : undefined}
      show={pages.show ? ShowPage : undefined}
      create={pages.create ? CreatePage : undefined}
      edit={pages.edit ? editScreen(resource) : undefined}
    >
      {others.map(key => (
        <Route key={key} path={`list/${key}`} element={<Screen list={key} />} />
      ))}
    </AdminResource>
  );
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
  const views = resources.flatMap(({ views }) => Object.values(views));
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  idle(() => {
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
