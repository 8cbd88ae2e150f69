/**
 * The router for react-admin, which translates every address in both directions. react-admin navigates with `/products/42/show`; the browser
 * shows `/product/42`.
 */
import { useCallback, useContext } from 'react';
import {
  type RouterLinkProps,
  type RouterLocation,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterRoutesProps,
  type RouterTo,
  reactRouterProvider as stock,
} from 'react-admin';
import type { Path } from 'react-router';
import { baseName } from '#dataProvider/basePath.ts';
import { type Address, toDocumented, toInternal } from './addresses';
import { InternalLocation, Routing } from './internalLocation';

const useInternalLocation = (): RouterLocation => useContext(InternalLocation);

/** The documented address of a react-admin address. A documented address stays as it is. */
function documentedAddress(book: readonly Address[], to: RouterTo, from: Path): Path {
  const place =
    typeof to === 'string'
      ? parse(to, from)
      : to.pathname === undefined
        ? { pathname: from.pathname, search: withOtherParameters(to.search ?? '', from.search), hash: to.hash ?? '' }
        : { pathname: to.pathname, search: to.search ?? '', hash: to.hash ?? '' };
  return toDocumented(book, place);
}

/** The query parameters of a react-admin list. */
const listParameters = ['page', 'perPage', 'sort', 'order', 'filter', 'displayedFilters'];

/** Keeps the other parameters of the screen when a list replaces its own, for example the chosen columns. */
function withOtherParameters(search: string, before: string): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(before)) if (!listParameters.includes(name) && !query.has(name)) query.append(name, value);
  return query.size ? `?${query}` : '';
}

function parse(to: string, from: Path): Path {
  const { pathname, search, hash } = new URL(to, `http://app${from.pathname}`);
  return { pathname: to.startsWith('?') ? from.pathname : pathname, search, hash };
}

function useDocumentedPlace(to: RouterTo): Path {
  const { book } = useContext(Routing);
  return documentedAddress(book, to, useInternalLocation());
}

function useBlocker(shouldBlock: Parameters<RouterProvider['useBlocker']>[0]) {
  const { book } = useContext(Routing);
  const toInternalLocation = (location: RouterLocation): RouterLocation => ({ ...location, ...toInternal(book, location) });
  const blocker = stock.useBlocker(
    typeof shouldBlock === 'function'
      ? ({ currentLocation, nextLocation, historyAction }) =>
          shouldBlock({ currentLocation: toInternalLocation(currentLocation), nextLocation: toInternalLocation(nextLocation), historyAction })
      : shouldBlock,
  );
  // Of all locations, only a blocker's still has the app's path before it.
  const { location } = blocker;
  return location ? { ...blocker, location: { ...location, pathname: location.pathname.slice(baseName().length) } } : blocker;
}

function useNavigate(): RouterNavigateFunction {
  const navigate = stock.useNavigate();
  const { book, latest } = useContext(Routing);
  return useCallback(
    (to, options) => navigate(typeof to === 'number' ? to : documentedAddress(book, to, latest.current), options),
    [navigate, book, latest],
  );
}

const LinkToDocumented = ({ to, ...props }: RouterLinkProps) => <stock.Link to={useDocumentedPlace(to)} {...props} />;
const NavigateToDocumented = ({ to, ...props }: RouterNavigateProps) => <stock.Navigate to={useDocumentedPlace(to)} {...props} />;
const Routes = ({ children }: RouterRoutesProps) => <stock.Routes location={useInternalLocation()}>{children}</stock.Routes>;

/** Must be rendered below `AddressBook`. */
export const routerProvider: RouterProvider = {
  ...stock,
  useLocation: useInternalLocation,
  useBlocker,
  useMatch: ({ path, end = true }) => stock.matchPath({ path, end }, useInternalLocation().pathname),
  useNavigate,
  Link: LinkToDocumented,
  Navigate: NavigateToDocumented,
  Routes,
};
