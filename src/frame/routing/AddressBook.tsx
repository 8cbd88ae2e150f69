import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { readToken } from '#dataProvider/session.ts';
import { toSignIn } from '#dataProvider/sessionEnd.ts';
import type { Resource } from '#define';
import { type Address, addressBook, toInternal } from './addresses';
import { home, InternalLocation, Routing } from './internalLocation';

interface AddressBookProps {
  resources: readonly Resource[];
  /** Addresses of pages without a resource. */
  pages: readonly Address[];
  /** Old addresses and their targets. */
  redirects: Readonly<Record<string, string>>;
  /** Whether a signed-out visitor is sent to the sign-in page. */
  needsSignIn: boolean;
  /** Addresses open to signed-out visitors. */
  open: readonly string[];
  children: ReactNode;
}

/** Translates the browser's address for everything below. An unknown address goes to /404, an ended session to the sign-in form. */
export function AddressBook({ resources, pages, redirects, needsSignIn, open, children }: AddressBookProps) {
  const book = useMemo(() => addressBook(resources, pages), [resources, pages]);
  const shown = useLocation();
  const internal = useMemo(() => {
    const place = toInternal(book, shown);
    return place && { ...shown, ...place };
  }, [book, shown]);
  const latest = useRef(internal ?? home);
  useLayoutEffect(() => {
    if (internal) latest.current = internal;
  }, [internal]);
  const routing = useMemo(() => ({ book, latest }), [book]);
  const target = redirects[shown.pathname.replace(/(.)\/+$/, '$1').toLowerCase()];
  const signedOut = needsSignIn && !target && internal !== undefined && !readToken() && !open.includes(shown.pathname);
  const wasSignedIn = useRef(Boolean(readToken()));
  // In a layout effect: it stores unsaved input before the screen below is unmounted.
  useLayoutEffect(() => {
    if (signedOut) toSignIn(wasSignedIn.current ? 'app.errors.signedOut' : undefined);
  }, [signedOut]);
  if (target || !internal) return <Navigate to={target ?? '/404'} replace />;
  if (signedOut) return null;
  return (
    <Routing.Provider value={routing}>
      <InternalLocation.Provider value={internal}>{children}</InternalLocation.Provider>
    </Routing.Provider>
  );
}
