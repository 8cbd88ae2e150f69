import { useContext } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { RequestError } from '#dataProvider/http.ts';
import { comesWhole } from '#dataProvider/listQuery.ts';
import type { ShopRecord } from '#define';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';

const minutes = 60_000;

/**
 * The records of a resource, for a select or to name one that came as its id. `isWhole` is false where there are more
 * than can be loaded: these are the first, the others are to be searched for. Kept for five minutes.
 */
export function useChoices(reference: string, enabled = true) {
  const { data, total, pageInfo, isPending, error, refetch } = useGetList<ShopRecord>(
    reference,
    { meta: { all: true }, pagination: { page: 1, perPage: 300 }, sort: { field: 'id', order: 'ASC' } },
    { staleTime: 5 * minutes, enabled, onError: () => {} },
  );
  const isWhole = !pageInfo?.hasNextPage && (data?.length ?? 0) >= (total ?? 0);
  return { choices: data, isWhole, isPending, error, retry: () => void refetch() };
}

/**
 * The record of an id: found among the choices, or read where there are too many to be loaded (`search`). Of a resource that one call
 * brings whole there are not.
 * `error` says why it could not be had, but for one that is gone; nothing is read without an id.
 */
export function useReferencedRecord(reference: string, id: string | undefined, isSearched = false) {
  const resource = useContext(ResourcesContext).find(({ name }) => name === reference);
  const search = isSearched && !(resource && comesWhole(resource));
  const known = useChoices(reference, id !== undefined && !search);
  const found = search ? undefined : known.choices?.find(choice => choice.id === id);
  const isApart = id !== undefined && (search || (known.choices !== undefined && !known.isWhole && !found));
  const read = useGetOne<ShopRecord>(reference, { id: id ?? '' }, { enabled: isApart, onError: () => {} });
  const isGone = read.error instanceof RequestError && read.error.status === 404;
  if (isApart)
    return { record: read.data, isPending: read.isPending, error: isGone ? null : read.error, isShared: false, retry: () => void read.refetch() };
  return {
    record: found,
    isPending: id !== undefined && known.isPending,
    error: id === undefined ? null : known.error,
    isShared: true,
    retry: known.retry,
  };
}
