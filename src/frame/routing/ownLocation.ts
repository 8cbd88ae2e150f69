import { createContext, type RefObject } from 'react';
import type { RouterLocation } from 'react-admin';
import type { Address } from './addresses';

/** Where a screen is before it has an address. */
export const home: RouterLocation = { pathname: '/', search: '', hash: '' };

/** Where the screen is, in react-admin's own addresses. */
export const OwnLocation = createContext(home);

/** The address book, and the latest own location for callbacks: a component that only navigates need not render at every navigation. */
export const Routing = createContext<{ book: readonly Address[]; latest: RefObject<RouterLocation> }>({ book: [], latest: { current: home } });
