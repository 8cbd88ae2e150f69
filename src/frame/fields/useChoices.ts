import { useContext } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { isNotFound } from '#dataProvider/http.ts';
import { comesWhole } from '#dataProvider/listQuery.ts';
import { type ShopRecord, textId } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { looksLikeId } from '#frame/format/texts.ts';

const minutes = 60_000;

/**
 * The records of a resource, for a select or to look up the name of an id. `isWhole` is false if there are more than can be loaded:
 * then these are the first, and the server has to be searched for others. There are none for a user who may not read them. Cached for
 * five minutes.
 */
export function useChoices(reference: string, enabled = true) {
  const isAllowed = canAccess(reference, 'list');
  const { data, total, pageInfo, isPending, error, refetch } = useGetList<ShopRecord>(
    reference,
    { meta: { all: true }, pagination: { page: 1, perPage: 300 }, sort: { field: 'id', order: 'ASC' } },
    { staleTime: 5 * minutes, enabled: enabled && isAllowed },
  );
  if (!isAllowed) return { choices: [], isWhole: true, isPending: false, error: null, retry: () => {} };
  const isWhole = !pageInfo?.hasNextPage && (data?.length ?? 0) >= (total ?? 0);
  return { choices: data, isWhole, isPending, error, retry: () => void refetch() };
}

/**
 * The record with an id. It is taken from the choices; or it is read by itself if they cannot all be loaded, or if the field searches
 * (`isSearched`) and no call returns all of them. Reads nothing if there is no id.
 * `error` is why the record could not be read; a deleted record is no error. `isShared`: the error is that of the choices, which all
 * fields with this reference share.
 */
export function useReferencedRecord(reference: string, id: string | undefined, isSearched = false) {
  const resource = useContext(ResourcesContext).find(({ name }) => name === reference);
  const isReadAlone = isSearched && !(resource && comesWhole(resource));
  const choices = useChoices(reference, id !== undefined && !isReadAlone);
  const choice = isReadAlone ? undefined : choices.choices?.find(record => record.id === id);
  const isMissing = choices.choices !== undefined && !choices.isWhole && !choice;
  const readsOne = id !== undefined && (isReadAlone || isMissing);
  const read = useGetOne<ShopRecord>(reference, { id: id ?? '' }, { enabled: readsOne });
  const isDeleted = isNotFound(read.error);
  if (readsOne)
    return { record: read.data, isPending: read.isPending, error: isDeleted ? null : read.error, isShared: false, retry: () => void read.refetch() };
  return {
    record: choice,
    isPending: id !== undefined && choices.isPending,
    error: id === undefined ? null : choices.error,
    isShared: true,
    retry: choices.retry,
  };
}

/**
 * A referenced record. If the reply contains only its id, the record is read, and the result is `undefined` until it is there.
 * A name or a code in place of the record is returned as it is.
 */
export function useWholeRecord(reference: string, value: unknown): unknown {
  const id = textId(value);
  const mayBeId = id !== undefined && /^\S*\d\S*$/.test(id);
  const { record, isPending, error } = useReferencedRecord(reference, mayBeId ? id : undefined, true);
  if (!mayBeId) return value;
  const isName = !isPending && !error && !looksLikeId(id);
  return record ?? (isName ? value : undefined);
}
