import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import {
  type DataProvider,
  DataProviderContext,
  type GetListParams,
  ListBase,
  type RouterProvider,
  RouterProviderContext,
  useLocation,
} from 'react-admin';
import { isNotFound } from '#dataProvider/http.ts';
import type { Reading } from '#dataProvider/lists.ts';
import { fixedLimit } from '#define';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { keepLastPage, wholeListEntries, wholeLists } from '#frame/context/queryCache.ts';
import { InternalLocation } from '#frame/routing/internalLocation.ts';
import { routerProvider } from '#frame/routing/routerProvider.tsx';
import { useDeclaredList } from './declaredList';
import { useListPreferences } from './useListPreferences';

/** react-admin's list context for a declared list. The route has checked access, so the list skips react-admin's check. */
export function ListProvider({ children }: { children: ReactNode }) {
  const { list, listKey } = useDeclaredList();
  const { perPage } = useListPreferences();
  const { meta, sort, pagination } = defaultListParams(listKey, list, perPage);
  const isUnread = useRef(false);
  const onSettled = (data: unknown, error: unknown) => {
    isUnread.current = !data && !isNotFound(error);
  };
  return (
    <ListLocation>
      <WholeLists>
        <RouterProviderContext.Provider value={useStayingRouter(isUnread)}>
          <ListBase
            queryOptions={{ meta, onError: () => {}, onSettled }}
            sort={sort}
            perPage={pagination.perPage}
            storeKey={false}
            disableAuthentication
          >
            {children}
          </ListBase>
        </RouterProviderContext.Provider>
      </WholeLists>
    </ListLocation>
  );
}

/** Stays on a page that could not be read. react-admin opens the first page in its place, so that nobody would see the error. */
const useStayingRouter = (isUnread: RefObject<boolean>): RouterProvider =>
  useMemo(() => {
    function useNavigate() {
      const navigate = routerProvider.useNavigate();
      return useCallback<typeof navigate>(
        (to, options) => {
          const isPageTurn = typeof to === 'object' && to.pathname === undefined && options?.state?._scrollToTop;
          if (!isPageTurn || !isUnread.current) navigate(to, options);
        },
        [navigate],
      );
    }
    return { ...routerProvider, useNavigate };
  }, [isUnread]);

/**
 * Hides invalid parameters of the address from react-admin, which would request them: a page or page size below 1, and any
 * page size if the call has a constant limit.
 */
function ListLocation({ children }: { children: ReactNode }) {
  const location = useLocation();
  const isFixed = fixedLimit(useDeclaredList().list.call) !== undefined;
  const validLocation = useMemo(() => {
    const query = new URLSearchParams(location.search);
    const { size } = query;
    if (isFixed || Number(query.get('perPage')) < 1) query.delete('perPage');
    if (Number(query.get('page')) < 1) query.delete('page');
    return query.size === size ? location : { ...location, search: query.size ? `?${query}` : '' };
  }, [location, isFixed]);
  return <InternalLocation.Provider value={validLocation}>{children}</InternalLocation.Provider>;
}

/**
 * Lists that the server returns whole are requested once: their pages, orders and searches are taken from the rows that came. They are
 * requested again after a write, and forgotten with the screen.
 */
function WholeLists({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const provider = useContext(DataProviderContext);
  const withWholeLists = useMemo(
    (): DataProvider | null =>
      provider && {
        ...provider,
        getList: async (resource, params) => {
          const reading: GetListParams & Reading = { ...params, wholeLists: wholeLists(queryClient, resource) };
          const answer = await provider.getList(resource, reading);
          keepLastPage(queryClient, resource, params, answer);
          return answer;
        },
      },
    [provider, queryClient],
  );
  useEffect(() => () => queryClient.removeQueries(wholeListEntries), [queryClient]);
  return <DataProviderContext.Provider value={withWholeLists}>{children}</DataProviderContext.Provider>;
}
