import { type ComponentType, type ReactElement, type ReactNode, useMemo, useState } from 'react';
import {
  AdminContext,
  type AdminContextProps,
  Resource as AdminResource,
  CoreAdminUI,
  type CoreAdminUIProps,
  CustomRoutes,
  type ResourceProps,
} from 'react-admin';
import { Route } from 'react-router';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import type { AccessRule, FreePage, Resource } from '#define';
import { canAccess, setAccessRule } from '#frame/context/canAccess.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { WithDialogs } from '#frame/form/WithDialogs.tsx';
import { nameBy } from '#frame/format/texts.ts';
import { ListPage } from '#frame/list/ListPage.tsx';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { AddressBook } from '#frame/routing/AddressBook.tsx';
import { type Address, addressesOfPages } from '#frame/routing/addresses.ts';
import { routerProvider } from '#frame/routing/routerProvider.tsx';
import { Slot } from '#frame/slots/Slot.tsx';
import { fetchFormSlots, type PageProps, slotComponent } from '#frame/slots/slots.ts';
import { createPage, editPage, showPage } from './lazyPages';

type FromReactAdmin = Pick<
  AdminContextProps,
  'authProvider' | 'i18nProvider' | 'queryClient' | 'store' | 'lightTheme' | 'darkTheme' | 'defaultTheme'
> &
  Pick<CoreAdminUIProps, 'layout' | 'authenticationError' | 'error'>;

/** What an admin is made of. Without an `authProvider` nobody has to sign in. */
export interface AdminProps extends FromReactAdmin {
  resources: readonly Resource[];
  dataProvider: ShopDataProvider;
  /** Who may do what; everybody everything by default. `resources`, also those of the data provider, are then those of `allowedResources()`. */
  access?: AccessRule;
  /** Pages that are no entity. */
  pages?: readonly FreePage[];
  /** The page at the root; react-admin shows the first list where there is none. */
  home?: FreePage;
  /** Addresses beyond those of the resources. Default: those of the pages. */
  addresses?: readonly Address[];
  /** Addresses that lead to others. */
  redirects?: Readonly<Record<string, string>>;
  /** Addresses that a signed-out visitor may see. */
  openAddresses?: readonly string[];
  /** Stands in place of a screen that the user may not see. */
  accessDenied: ComponentType;
  /** Stands at an unknown address. */
  notFound: ComponentType;
  /** Puts providers, styles and notices around the screens, inside react-admin's context. */
  wrap?: (screens: ReactNode) => ReactNode;
  /** Routes beyond those of the resources and pages, in the layout. */
  children?: ReactNode;
}

const allowAll: AccessRule = () => true;
const noPages: readonly FreePage[] = [];
const noRedirects: Readonly<Record<string, string>> = {};

/**
 * The admin of declared resources: each gets its lists, pages and addresses from its declaration. It stands inside a data router of
 * react-router.
 */
export function Admin({
  resources,
  dataProvider,
  access = allowAll,
  pages = noPages,
  addresses,
  redirects = noRedirects,
  openAddresses = [],
  wrap = screens => screens,
  home,
  accessDenied,
  notFound,
  layout,
  authenticationError,
  error,
  children,
  ...admin
}: AdminProps) {
  useState(() => setAccessRule(access));
  const others = useMemo(() => addresses ?? addressesOfPages(pages, home), [addresses, pages, home]);
  return (
    <ResourcesContext.Provider value={resources}>
      <PagesContext value={pages}>
        <AddressBook resources={resources} pages={others} redirects={redirects} needsSignIn={admin.authProvider !== undefined} open={openAddresses}>
          <AdminContext dataProvider={dataProvider} routerProvider={routerProvider} {...admin}>
            {wrap(<Screens {...{ resources, pages, home, accessDenied, notFound, layout, authenticationError, error }}>{children}</Screens>)}
          </AdminContext>
        </AddressBook>
      </PagesContext>
    </ResourcesContext.Provider>
  );
}

type ScreensProps = Required<Pick<AdminProps, 'resources' | 'pages' | 'accessDenied' | 'notFound'>> &
  Pick<AdminProps, 'home' | 'layout' | 'authenticationError' | 'error' | 'children'>;

/** The routes that react-admin makes of the resources and pages. */
function Screens({ resources, pages, home, accessDenied, notFound: NotFoundPage, layout, authenticationError, error, children }: ScreensProps) {
  const declared = useMemo(() => resources.map(resource => adminResource(resource, accessDenied)), [resources, accessDenied]);
  const Home = useMemo(() => home && (() => <PageScreen page={home} accessDenied={accessDenied} />), [home, accessDenied]);
  return (
    <WithDialogs>
      <CoreAdminUI catchAll={NotFoundPage} {...{ layout, dashboard: Home, accessDenied, authenticationError, error }} title="" disableTelemetry>
        {declared}
        <CustomRoutes>
          {pages.map(page =>
            page.path && page !== home ? (
              <Route key={page.name} path={routeOf(page.path)} element={<PageScreen page={page} accessDenied={accessDenied} />} />
            ) : null,
          )}
          {children}
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/404" element={<NotFoundPage />} />
        </CustomRoutes>
      </CoreAdminUI>
    </WithDialogs>
  );
}

const WidgetsPage = lazyWithPreload<PageProps>(() => import('./widgets/WidgetsPage'));

/** The screen of a page that is no entity: its component or its widgets, or `accessDenied` for users who may not see it. */
function PageScreen({ page, accessDenied: AccessDenied }: PageProps & { accessDenied: ComponentType }) {
  const { name, component, widgets } = page;
  // A declaration does not know React, so its component is typed here.
  const Component = component ? lazyWithPreload(component as () => Promise<{ default: ComponentType<PageProps> }>) : widgets && WidgetsPage;
  if (!Component) return null;
  return canAccess(name, 'show') ? <Component page={page} /> : <AccessDenied />;
}

/** A path with its `{parameters}` as the router writes them. */
const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const forms = { create: lazyWithPreload<object>(createPage), edit: lazyWithPreload<object>(editPage) };
const ShowPage = lazyWithPreload<object>(showPage);

/** The `<Resource>` of a declaration. */
function adminResource(resource: Resource, accessDenied: ComponentType): ReactElement<ResourceProps> {
  const { name, lists, pages } = resource;
  const [first, ...others] = Object.keys(lists).filter(key => lists[key]?.path);
  const listScreen = (key: string) => (
    <Slot component={slotComponent(resource, 'list')} props={{ list: key }}>
      <ListPage list={key} />
    </Slot>
  );
  const guarded = (action: string, screen: ReactNode) => (
    <Guarded resource={name} action={action} accessDenied={accessDenied}>
      {screen}
    </Guarded>
  );
  return (
    <AdminResource
      key={name}
      name={name}
      recordRepresentation={record => nameBy(resource, record) || String(record.id)}
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

/** The create or the update screen of a resource. */
function FormScreen({ resource, place }: { resource: Resource; place: 'create' | 'edit' }) {
  useMemo(() => fetchFormSlots(resource), [resource]);
  const Form = forms[place];
  return (
    <Slot component={slotComponent(resource, place)} props={{}}>
      <Form />
    </Slot>
  );
}

interface GuardedProps {
  resource: string;
  action: string;
  accessDenied: ComponentType;
  children: ReactNode;
}

/** A screen, for users who may see it. */
function Guarded({ resource, action, accessDenied: Denied, children }: GuardedProps) {
  return canAccess(resource, action) ? children : <Denied />;
}
