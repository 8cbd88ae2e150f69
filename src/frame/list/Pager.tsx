import { useEffect, useRef } from 'react';
import { useListContext, useNotify } from 'react-admin';
import type { ShopRecord } from '#define';
import Pages from '#frame/ui/Pages.tsx';
import { usePrefetchNextPage } from './usePrefetchNextPage';

/** The page buttons of a list. If the server does not count its rows, they offer the next page as long as there may be one. */
export default function Pager() {
  const next = usePrefetchNextPage();
  const { data = [], page, perPage, total, hasNextPage = false, setPage, isPending } = useListContext<ShopRecord>();
  useLastPageNotice();
  const isCounted = total !== undefined;
  // From a later page without rows, react-admin goes to the first. That has nothing to page, whatever total the server says.
  if (isPending || !data.length) return null;
  const last = isCounted ? Math.max(1, Math.ceil(total / perPage)) : page + Number(hasNextPage);
  const current = Math.min(page, last);
  const from = (current - 1) * perPage + 1;
  const to = isCounted ? Math.min(current * perPage, total) : from - 1 + data.length;
  return <Pages {...{ page: current, last, from, to, total }} onPage={setPage} next={next} />;
}

/** Explains why react-admin goes back from a next page that was offered but turned out to be empty. */
function useLastPageNotice(): void {
  const { data, page, perPage, total, isFetching } = useListContext<ShopRecord>();
  const notify = useNotify();
  const wasOffered = useRef(false);
  useEffect(() => {
    if (isFetching || !data) return;
    if (wasOffered.current && total !== undefined && page > Math.max(1, Math.ceil(total / perPage))) notify('app.actions.lastPage', { type: 'info' });
    wasOffered.current = total === undefined;
  }, [data, page, perPage, total, isFetching, notify]);
}
