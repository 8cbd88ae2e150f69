import { createContext, type RefObject, useContext } from 'react';
import type { RouterLocation } from 'react-admin';
import { addressAt } from '#dataProvider/basePath.ts';
import { type Address, toDocumented } from './addresses';

/** The location before a screen has an address. */
export const home: RouterLocation = { pathname: '/', search: '', hash: '' };

/** The current location in react-admin's addresses. */
export const InternalLocation = createContext(home);

interface RoutingParts {
  book: readonly Address[];
  /** The latest internal location, for callbacks. A component that only navigates does not re-render on every navigation. */
  latest: RefObject<RouterLocation>;
}

export const Routing = createContext<RoutingParts>({ book: [], latest: { current: home } });

/** Translates a react-admin address into the browser's address of the documented one, for addresses the browser opens itself, such as in a new tab. */
export function useDocumentedAddress(): (internal: string) => string {
  const { book } = useContext(Routing);
  return internal => {
    const { pathname, search, hash } = new URL(internal, location.origin);
    const documented = toDocumented(book, { pathname, search, hash });
    return addressAt(documented.pathname) + documented.search + documented.hash;
  };
}
