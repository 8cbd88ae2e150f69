import { useGetList } from 'react-admin';
import type { ShopRecord } from '../../resources/define';

const minutes = 60_000;

/** Every record of a resource, for a select or to name a record that came as its id. Kept for five minutes. */
export function useChoices(reference: string, enabled = true) {
  const { data, isPending, isError, refetch } = useGetList<ShopRecord>(
    reference,
    { meta: { all: true }, pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'ASC' } },
    { staleTime: 5 * minutes, enabled, onError: () => {} },
  );
  return { choices: data, isPending, isError, refetch };
}
