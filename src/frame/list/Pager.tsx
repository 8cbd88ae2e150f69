import { useEffect, useRef } from 'react';
import { useListContext, useNotify } from 'react-admin';
import type { ShopRecord } from '#define';
import Pages from '#frame/ui/PageButtons.tsx';
import { usePrefetchNextPage } from '#frame/ui/usePrefetchNextPage.ts';

/** The pages of the list on the screen, which `list` names where it is a screen's own. Where the server does not say how many there are, the next page is offered while there may be one. */
export default function Pager({ list }: { list?: string }) {
  const watch = usePrefetchNextPage(list);
  const { data = [], page, perPage, total, hasNextPage = false, setPage, isPending } = useListContext<ShopRecord>();
  useSayingTheEnd();
  const isKnown = total !== undefined;
  if (isPending || !(total ?? data.length)) return null;
  const last = isKnown ? Math.max(1, Math.ceil(total / perPage)) : page + Number(hasNextPage);
  const here = Math.min(page, last);
  const from = (here - 1) * perPage + 1;
  const to = isKnown ? Math.min(here * perPage, total) : from - 1 + data.length;
  return <Pages {...{ page: here, last, from, to, total }} onPage={setPage} next={list ? watch : undefined} />;
}

/** Says why staff are led back from a next page that was offered and turned out to be empty. */
function useSayingTheEnd(): void {
  const { data, page, perPage, total, isFetching } = useListContext<ShopRecord>();
  const notify = useNotify();
  const wasOffered = useRef(false);
  useEffect(() => {
    if (isFetching || !data) return;
    const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage));
    if (wasOffered.current && last !== undefined && page > last) notify('app.actions.lastPage', { type: 'info' });
    wasOffered.current = total === undefined;
  }, [data, page, perPage, total, isFetching, notify]);
}
