import { createContext, type RefObject } from 'react';
import type { RouterLocation } from 'react-admin';
import type { NavigateFunction } from 'react-router';
import type { Address } from './addresses';

/** Where a screen is before it has an address. */
export const home: RouterLocation = { pathname: '/', search: '', hash: '' };

/** Where the screen is, in react-admin's own addresses. */
export const InternalLocation = createContext(home);

interface RoutingParts {
  book: readonly Address[];
  /** The latest own location, for callbacks: a component that only navigates need not render at every navigation. */
  latest: RefObject<RouterLocation>;
  /** Goes to a documented address. The same function at every render. */
  go: NavigateFunction;
  /** What stands before every address where the app is served below a path, without a slash at its end. */
  base: string;
}

export const Routing = createContext<RoutingParts>({ book: [], latest: { current: home }, go: () => {}, base: '' });
