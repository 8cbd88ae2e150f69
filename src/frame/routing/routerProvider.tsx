/**
 * react-admin's router, with every address translated on its way in and out. react-admin's parts
 * navigate with `/products/42/show`; the browser shows `/product/42`.
 */
import { createContext, type ReactNode, type RefObject, useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react';
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
import { Navigate, useLocation as useShownLocation } from 'react-router';
import { toSignIn } from '../../../dataProvider/leaving';
import { readToken } from '../../../dataProvider/session';
import type { Resource } from '../../../resources/define';
import { type Address, addressBook, inward, outward, type Place } from './addresses';

const home: RouterLocation = { pathname: '/', search: '', hash: '' };
const OwnLocation = createContext(home);

/** The address book, and the latest own location for callbacks: a component that only navigates need not render at every navigation. */
const Routing = createContext<{ book: readonly Address[]; latest: RefObject<RouterLocation> }>({ book: [], latest: { current: home } });

interface AddressesProps {
  resources: readonly Resource[];
  /** Addresses that belong to no resource. */
  pages: readonly Address[];
  /** Addresses that only lead on to others. */
  redirects: Readonly<Record<string, string>>;
  /** Addresses that may be seen signed out. */
  open: readonly string[];
  children: ReactNode;
}

/**
 * Translates the browser's address for everything below it. Unknown addresses lead to /404,
 * a lost session to the sign-in form.
 */
export function Addresses({ resources, pages, redirects, open, children }: AddressesProps) {
  const book = useMemo(() => addressBook(resources, pages), [resources, pages]);
  const shown = useShownLocation();
  const own = useMemo(() => {
    const place = inward(book, shown);
    return place && { ...shown, ...place };
  }, [book, shown]);
  const latest = useRef(own ?? home);
  useLayoutEffect(() => {
    if (own) latest.current = own;
  }, [own]);
  const routing = useMemo(() => ({ book, latest }), [book]);
  const target = redirects[shown.pathname.replace(/(.)\/+$/, '$1').toLowerCase()] ?? (own ? undefined : '/404');
  const signedOut = !target && !readToken() && !open.includes(shown.pathname);
  const begunSignedIn = useRef(Boolean(readToken()));
  // Before the screen below goes away, and with it what is typed there.
  useLayoutEffect(() => {
    if (signedOut) toSignIn(begunSignedIn.current ? 'app.errors.signedOut' : undefined);
  }, [signedOut]);
  if (target || !own) return <Navigate to={target ?? '/404'} replace />;
  if (signedOut) return null;
  return (
    <Routing.Provider value={routing}>
      <OwnLocation.Provider value={own}>{children}</OwnLocation.Provider>
    </Routing.Provider>
  );
}

const useOwnLocation = (): RouterLocation => useContext(OwnLocation);

/** Documented address of one of react-admin's own, or of a link that is documented already. */
function shownAddress(book: readonly Address[], to: RouterTo, from: Place): Place {
  const place = typeof to === 'string' ? parse(to, from) : { pathname: to.pathname ?? from.pathname, search: to.search ?? '', hash: to.hash ?? '' };
  return outward(book, place);
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
  const own = (location: RouterLocation): RouterLocation => ({ ...location, ...inward(book, location) });
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

const Link = ({ to, ...props }: RouterLinkProps) => <stock.Link to={useShownAddress(to)} {...props} />;
const NavigateOutward = ({ to, ...props }: RouterNavigateProps) => <stock.Navigate to={useShownAddress(to)} {...props} />;
const Routes = ({ children }: RouterRoutesProps) => <stock.Routes location={useOwnLocation()}>{children}</stock.Routes>;

/** The router to give to react-admin. Must stand below `Addresses`. */
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
