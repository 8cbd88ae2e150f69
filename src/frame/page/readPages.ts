import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import type { Plain, ShopRecord } from '#define';

interface Pages {
  /** The list's resource; its first list is read. */
  resource: string;
  filter: Plain;
  perPage: number;
  /** The most calls. */
  most: number;
  signal: AbortSignal;
}

/**
 * Reads the pages of a list one after the other. `isAll`: no row is missing. A row that meanwhile moved to the next page is there once.
 * @throws RequestError if a page cannot be read
 */
export async function readPages(provider: ShopDataProvider, { resource, filter, perPage, most, signal }: Pages) {
  const rows = new Map<string, ShopRecord>();
  let count = 0;
  for (let page = 1; page <= most; page++) {
    const { data, total, pageInfo } = await provider.getList<ShopRecord>(resource, {
      pagination: { page, perPage },
      sort: { field: '', order: 'ASC' },
      filter,
      signal,
    });
    for (const row of data) rows.set(row.id, row);
    count += data.length;
    const isMore = total === undefined ? pageInfo?.hasNextPage : count < total;
    if (!isMore || !data.length) return { rows: [...rows.values()], isAll: true };
  }
  return { rows: [...rows.values()], isAll: false };
}
