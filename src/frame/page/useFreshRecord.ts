import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { isOn, type Resource, type ShopRecord } from '#define';
import { latestRow } from '#frame/context/queryCache.ts';

interface Reading<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** What is being read again for a form: `data` is there once that has succeeded, `error` where it has not. */
export function useFresh<T>({ data, error, isFetching, refetch }: Reading<T>) {
  const [isFresh, setFresh] = useState(false);
  const isNow = isFresh || Boolean(data && !isFetching && !error);
  // While it renders: after it, the whole form would be rendered once more.
  if (isNow !== isFresh) setFresh(true);
  return { data: isNow ? data : undefined, error, retry: () => void refetch() };
}

/** Whether a row of a list brought all that the record's form holds: of some lists a row has less than its record. */
const isWhole = ({ fields }: Resource, row: ShopRecord): boolean =>
  fields.every(field => !isOn(field, 'edit') || field.unsent || row[field.source.split('.')[0] ?? ''] !== undefined);

/** The record as the list has it that was read last, where it brings the whole and nothing has been written since. */
function knownOf(queries: QueryClient, resource: Resource, id: string): ShopRecord | undefined {
  const row = latestRow(queries, resource.name, id);
  return row && isWhole(resource, row) ? row : undefined;
}

/**
 * A record for a form that changes it: read again when its screen opens, so that what somebody else has changed since is seen.
 * @returns as `record` what was read for this screen; until then, as `known`, what a list has brought, where that is the whole record.
 */
export function useFreshRecord(resource: Resource, id: string) {
  const queries = useQueryClient();
  const [known] = useState(() => knownOf(queries, resource, id));
  const { data: record, ...read } = useFresh(useGetOne<ShopRecord>(resource.name, { id }, { refetchOnMount: 'always', onError: () => {} }));
  return { record, known, ...read };
}
