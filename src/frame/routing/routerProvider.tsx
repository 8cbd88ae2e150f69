/**
 * react-admin's router, with every address translated on its way in and out. react-admin's parts
 * navigate with `/products/42/show`; the browser shows `/product/42`.
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
import { type Address, type Place, toDocumented, toInternal } from './addresses';
import { FixedLink } from './FixedLink';
import { home, InternalLocation, Routing } from './internalLocation';

const useOwnLocation = (): RouterLocation => useContext(InternalLocation);

/** Documented address of one of react-admin's own, or of a link that is documented already. */
function shownAddress(book: readonly Address[], to: RouterTo, from: Place): Place {
  const place =
    typeof to === 'string'
      ? parse(to, from)
      : to.pathname === undefined
        ? { pathname: from.pathname, search: withOthers(to.search ?? '', from.search), hash: to.hash ?? '' }
        : { pathname: to.pathname, search: to.search ?? '', hash: to.hash ?? '' };
  return toDocumented(book, place);
}

/** What a list of react-admin's says in its address. */
const listParameters = ['page', 'perPage', 'sort', 'order', 'filter', 'displayedFilters'];

/** A query in place of another on one screen: a list that changes its own parameters knows nothing of what else stands there, as its columns. */
function withOthers(search: string, before: string): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(before)) if (!listParameters.includes(name) && !query.has(name)) query.append(name, value);
  return query.size ? `?${query}` : '';
}

function parse(to: string, from: Place): Place {
  const { pathname, search, hash } = new URL(to, `http://own${from.pathname}`);
  return { pathname: to.startsWith('?') ? from.pathname : pathname, search, hash };
}

/** The documented address of one of react-admin's own, as seen from here. */
function useShownAddress(to: RouterTo): Place {
  const { book } = useContext(Routing);
  return shownAddress(book, to, useOwnLocation());
}

function useBlocker(shouldBlock: Parameters<RouterProvider['useBlocker']>[0]) {
  const { book } = useContext(Routing);
  const own = (location: RouterLocation): RouterLocation => ({ ...location, ...toInternal(book, location) });
  return stock.useBlocker(
    typeof shouldBlock === 'function'
      ? ({ currentLocation, nextLocation, historyAction }) =>
          shouldBlock({ currentLocation: own(currentLocation), nextLocation: own(nextLocation), historyAction })
      : shouldBlock,
  );
}

function useNavigate(): RouterNavigateFunction {
  const navigate = stock.useNavigate();
  const { book, latest } = useContext(Routing);
  return useCallback(
    (to, options) => navigate(typeof to === 'number' ? to : shownAddress(book, to, latest.current), options),
    [navigate, book, latest],
  );
}

const Link = ({ to, ...props }: RouterLinkProps) =>
  typeof to === 'string' && to.startsWith('/') && !props.reloadDocument ? <LinkToPlace to={to} {...props} /> : <LinkFromHere to={to} {...props} />;
const LinkToPlace = ({ to, ...props }: RouterLinkProps & { to: string }) => (
  <FixedLink place={shownAddress(useContext(Routing).book, to, home)} {...props} />
);
const LinkFromHere = ({ to, ...props }: RouterLinkProps) => <stock.Link to={useShownAddress(to)} {...props} />;
const NavigateOutward = ({ to, ...props }: RouterNavigateProps) => <stock.Navigate to={useShownAddress(to)} {...props} />;
const Routes = ({ children }: RouterRoutesProps) => <stock.Routes location={useOwnLocation()}>{children}</stock.Routes>;

/** The router to give to react-admin. Must stand below `AddressBook`. */
export const routerProvider: RouterProvider = {
  ...stock,
  useLocation: useOwnLocation,
  useBlocker,
  useMatch: ({ path, end = true }) => stock.matchPath({ path, end }, useOwnLocation().pathname),
  useNavigate,
  Link,
  Navigate: NavigateOutward,
  Routes,
};
