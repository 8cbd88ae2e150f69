import { CssBaseline, GlobalStyles } from '@mui/material';
import { type ReactElement, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { AdminContext, Resource as AdminResource, CoreAdminUI, CustomRoutes, type I18nProvider, type ResourceProps, useNotify } from 'react-admin';
import { Route } from 'react-router';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import type { WriteEvent } from '#dataProvider/writeEvents.ts';
import { type Resource, valueAt } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { DataProviderContextProvider } from '#frame/context/DataProviderContext.tsx';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { nameOf } from '#frame/format/texts.ts';
import { ListPage } from '#frame/list/ListPage.tsx';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { AddressBook } from '#frame/routing/AddressBook.tsx';
import { routerProvider } from '#frame/routing/routerProvider.tsx';
import { Slot } from '#frame/slots/Slot.tsx';
import { fetchFormViews, slotView } from '#frame/slots/slots.ts';
import { resources as allResources } from '#resources';
import { pages } from '#resources/pages.ts';
import { appPages, home, openAddresses, redirects } from './appAddresses';
import { authProvider } from './auth/authProvider';
import { Layout } from './layout/Layout';
import { Notices } from './layout/Notices';
import { PageError } from './layout/PageError';
import { accessDenied, createPage, editPage, showPage } from './lazyScreens';
import { logWrite, preloadActivity } from './logWrites';
import { PageScreen } from './PageScreen';
import { store } from './preferencesStore';
import { queryClient } from './queryClient';
import { ResourceDefinitions } from './ResourceDefinitions';
import { SettingsProvider } from './settings/SettingsProvider';
import { LocalizedTheme } from './theme/LocalizedTheme';
import { menuStyles } from './theme/menuStyles';
import { rowStyles } from './theme/rowStyles';
import { useThemes } from './theme/useThemes';

interface AppProps {
  resources?: readonly Resource[];
  i18nProvider: I18nProvider;
  notice?: string | undefined;
  taken?: string | undefined;
}

/**
 * The admin of the given resources. Each declaration yields its lists, screens and addresses. Must be rendered inside a data router of
 * react-router.
 */
export function App({ resources = allResources, i18nProvider, notice, taken }: AppProps) {
  const look = useThemes();
  const dataProvider = useMemo(() => createDataProvider(resources, { begins: preloadActivity, written: hearWritten }), [resources]);
  const declared = useMemo(() => resources.map(adminResource), [resources]);
  return (
    <ResourcesContext.Provider value={resources}>
      <PagesContext value={pages}>
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
            <DataProviderContextProvider>
              <SettingsProvider>
                <LocalizedTheme>
                  <CssBaseline enableColorScheme />
                  <GlobalStyles styles={rowStyles} />
                  <GlobalStyles styles={menuStyles} />
                  <Screens declared={declared} />
                  <Notices />
                  <Greeting notice={notice} taken={taken} />
                </LocalizedTheme>
              </SettingsProvider>
            </DataProviderContextProvider>
          </AdminContext>
        </AddressBook>
      </PagesContext>
    </ResourcesContext.Provider>
  );
}

const counting = () => import('./refreshCounts');

/** Runs after each write that the server accepted. */
function hearWritten(written: WriteEvent): void {
  logWrite(written);
  void importWithRetry(counting)
    .then(({ refreshCounts }) => refreshCounts(written.resource.name))
    .catch(() => {});
}

/** react-admin's UI with the routes of resources and pages. */
function Screens({ declared }: { declared: readonly ReactElement<ResourceProps>[] }) {
  return (
    <ResourceDefinitions of={declared}>
      <CoreAdminUI
        layout={Layout}
        dashboard={Home}
        catchAll={NotFound}
        accessDenied={AccessDenied}
        authenticationError={AuthenticationError}
        error={PageError}
        title=""
        disableTelemetry
      >
        {declared}
        <CustomRoutes>
          {pages.map(page =>
            page.path && page !== home ? <Route key={page.name} path={routeOf(page.path)} element={<PageScreen page={page} />} /> : null,
          )}
          <Route path="/profile" element={<Profile />} />
          {import.meta.env.DEV && ResourcesPage && <Route path="/dev/resources" element={<ResourcesPage />} />}
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/404" element={<NotFound />} />
        </CustomRoutes>
      </CoreAdminUI>
    </ResourceDefinitions>
  );
}

const AccessDenied = lazyWithPreload<object>(accessDenied);
const AuthenticationError = lazyWithPreload(() => import('./pages/AuthenticationError'));
const CreatePage = lazyWithPreload<object>(createPage);
const EditPage = lazyWithPreload<object>(editPage);
const NotFoundPage = lazyWithPreload(() => import('./pages/NotFound'));
const Profile = lazyWithPreload(() => import('./pages/Profile'));
const ResourcesPage = import.meta.env.DEV ? lazyWithPreload(() => import('./dev/ResourcesPage')) : undefined;
const ShowPage = lazyWithPreload<object>(showPage);

function adminResource(resource: Resource): ReactElement<ResourceProps> {
  const { name, lists, pages, represent } = resource;
  const [first, ...others] = Object.keys(lists).filter(key => lists[key]?.path);
  const listScreen = (key: string) => (
    <Slot own={slotView(resource, 'list')} given={{ list: key }}>
      <ListPage list={key} />
    </Slot>
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
      create={pages.create ? guarded('create', <FormScreen resource={resource} place="create" />) : undefined}
      edit={pages.edit ? guarded('edit', <FormScreen resource={resource} place="edit" />) : undefined}
    >
      {others.map(key => (
        <Route key={key} path={`list/${key}`} element={guarded('list', listScreen(key))} />
      ))}
    </AdminResource>
  );
}

const forms = { create: CreatePage, edit: EditPage };

function FormScreen({ resource, place }: { resource: Resource; place: 'create' | 'edit' }) {
  useMemo(() => fetchFormViews(resource), [resource]);
  const Form = forms[place];
  return (
    <Slot own={slotView(resource, place)} given={{}}>
      <Form />
    </Slot>
  );
}

/** The page of unknown addresses, without a layout. */
const NotFound = () => (
  <Suspense>
    <NotFoundPage />
  </Suspense>
);

const Home = () => <PageScreen page={home} />;

/** A path with its `{parameters}` in the router's syntax. */
const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Renders a screen if the user has access to it. */
function Guarded({ resource, action, children }: { resource: string; action: string; children: ReactNode }) {
  return canAccess(resource, action) ? children : <AccessDenied />;
}

/** Shows the notice of the sign-in page, and a warning if another person signed in while the page was open. */
function Greeting({ notice, taken }: Pick<AppProps, 'notice' | 'taken'>) {
  const notify = useNotify();
  useEffect(() => {
    if (notice) notify(notice, { type: 'success', autoHideDuration: 2000 });
    if (taken) notify('app.notices.taken', { type: 'warning', autoHideDuration: null, messageArgs: { name: taken } });
  }, [notice, taken, notify]);
  return null;
}
