import { type GetListResult, useDataProvider, useListContext } from 'react-admin';
import { type Call, fixedLimit, isPaged, type ShopRecord } from '#define';
import { runEach, type StepOptions } from '#frame/actions/runs/runEach.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useDeclaredList } from './declaredList';

/** At most this many rows can be selected by one click. Each selected record is one request. */
export const maxMatching = 1000;

/** `onStep` gets the number of rows read. */
interface ReadOptions extends StepOptions {
  /** Stops if there are more rows; `maxMatching` by default. */
  most?: number;
}

/** A page size larger than any list that is returned whole. */
const wholeList = 1_000_000;

/** The page size: everything for a list returned whole, at least 100 if the call has a `limit` parameter and counts, else the page size on screen. */
export function rowsPerRead(call: Call | undefined, onScreen: number, isCounted: boolean): number {
  if (call && !isPaged(call)) return wholeList;
  return isCounted && fixedLimit(call) === undefined ? Math.max(onScreen, 100) : onScreen;
}

/**
 * Reads every row of a list, page by page, without duplicates.
 * @returns `undefined` if stopped, `'tooMany'` if there are more than `most` rows.
 * @throws what `readPage` throws.
 */
export async function readAll(
  readPage: (page: number) => Promise<GetListResult<ShopRecord>>,
  { signal, most = maxMatching, onStep }: ReadOptions,
): Promise<ShopRecord[] | 'tooMany' | undefined> {
  const rows = new Map<string, ShopRecord>();
  const read = async (page: number) => {
    const result = await readPage(page);
    for (const row of result.data) rows.set(row.id, row);
    onStep?.(rows.size);
    return result;
  };
  const { data, total } = await read(1);
  if (total !== undefined && total > most) return 'tooMany';
  if (total !== undefined && data.length) {
    const pages = Array.from({ length: Math.ceil(total / data.length) - 1 }, (_, place) => place + 2);
    const { refused } = await runEach(pages, read, { signal, isFatal: () => true });
    if (refused[0]) throw refused[0].error;
  } else {
    for (let page = 2, before = 0; rows.size > before && rows.size <= most && !signal?.aborted; page++) {
      before = rows.size;
      await read(page);
    }
  }
  if (signal?.aborted) return undefined;
  return rows.size > most ? 'tooMany' : [...rows.values()];
}

/** Reads all rows that match the search and filters of the list on the screen, page by page, as `readAll`. `onMeta` gets the `meta` of each answer. */
export function useReadMatching() {
  const { list, listKey } = useDeclaredList();
  const { name } = useResource();
  const { filterValues, sort, perPage, total } = useListContext<ShopRecord>();
  const dataProvider = useDataProvider();
  return ({ onMeta, ...options }: ReadOptions & { onMeta?: (meta: unknown) => void }) => {
    const size = rowsPerRead(list.call, perPage, total !== undefined);
    return readAll(async page => {
      const pagination = { page, perPage: size };
      const answer = await dataProvider.getList<ShopRecord>(name, { pagination, sort, filter: filterValues, meta: { list: listKey } });
      onMeta?.(answer.meta);
      return answer;
    }, options);
  };
}
