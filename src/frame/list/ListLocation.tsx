import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-admin';
import { fixedLimit, type List } from '#define';
import { InternalLocation } from '#frame/routing/internalLocation.ts';

/**
 * Gives a list its address without what it does not obey: a page below 1, which is the first, and a page size below 1, or where the call has a
 * constant limit. react-admin's list asks for whatever its address says.
 */
export function ListLocation({ list: { call }, children }: { list: List; children: ReactNode }) {
  const here = useLocation();
  const isFixed = fixedLimit(call) !== undefined;
  const obeyed = useMemo(() => {
    const query = new URLSearchParams(here.search);
    const { size } = query;
    if (isFixed || Number(query.get('perPage')) < 1) query.delete('perPage');
    if (Number(query.get('page')) < 1) query.delete('page');
    return query.size === size ? here : { ...here, search: query.size ? `?${query}` : '' };
  }, [here, isFixed]);
  return <InternalLocation.Provider value={obeyed}>{children}</InternalLocation.Provider>;
}
