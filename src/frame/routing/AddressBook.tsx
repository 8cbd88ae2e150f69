import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { Navigate, type NavigateFunction, useHref, useLocation, useNavigate } from 'react-router';
import { readToken } from '#dataProvider/session.ts';
import { toSignIn } from '#dataProvider/sessionEnd.ts';
import type { Resource } from '#define';
import { type Address, addressBook, toInternal } from './addresses';
import { home, InternalLocation, Routing } from './internalLocation';

interface AddressBookProps {
  resources: readonly Resource[];
  /** Addresses that belong to no resource. */
  pages: readonly Address[];
  /** Addresses that only lead on to others. */
  redirects: Readonly<Record<string, string>>;
  /** Whether a signed-out visitor is sent to the sign-in page. */
  needsSignIn: boolean;
  /** Addresses that may be seen signed out. */
  open: readonly string[];
  children: ReactNode;
}

/**
 * Translates the browser's address for everything below it. Unknown addresses lead to /404,
 * a lost session to the sign-in form.
 */
export function AddressBook({ resources, pages, redirects, needsSignIn, open, children }: AddressBookProps) {
  const book = useMemo(() => addressBook(resources, pages), [resources, pages]);
  const shown = useLocation();
  const own = useMemo(() => {
    const place = toInternal(book, shown);
    return place && { ...shown, ...place };
  }, [book, shown]);
  const latest = useRef(own ?? home);
  useLayoutEffect(() => {
    if (own) latest.current = own;
  }, [own]);
  const navigate = useRef(useNavigate());
  const base = useHref('/').replace(/\/$/, '');
  const routing = useMemo(() => ({ book, latest, base, go: ((to, options) => navigate.current(to, options)) as NavigateFunction }), [book, base]);
  const target = redirects[shown.pathname.replace(/(.)\/+$/, '$1').toLowerCase()] ?? (own ? undefined : '/404');
  const signedOut = needsSignIn && !target && !readToken() && !open.includes(shown.pathname);
  const begunSignedIn = useRef(Boolean(readToken()));
  // Before the screen below goes away, and with it what is typed there.
  useLayoutEffect(() => {
    if (signedOut) toSignIn(begunSignedIn.current ? 'app.errors.signedOut' : undefined);
  }, [signedOut]);
  if (target || !own) return <Navigate to={target ?? '/404'} replace />;
  if (signedOut) return null;
  return (
    <Routing.Provider value={routing}>
      <InternalLocation.Provider value={own}>{children}</InternalLocation.Provider>
    </Routing.Provider>
  );
}
