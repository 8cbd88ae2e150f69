import { useCallback, useContext } from 'react';
import { toDocumented } from './addresses';
import { Routing } from './internalLocation';

/** Makes the documented address of one of react-admin's own, for what the browser opens by itself, as a new tab. */
export function useDocumentedAddress(): (own: string) => string {
  const { book } = useContext(Routing);
  return useCallback(
    own => {
      const { pathname, search, hash } = new URL(own, location.origin);
      const shown = toDocumented(book, { pathname, search, hash });
      return shown.pathname + shown.search + shown.hash;
    },
    [book],
  );
}
