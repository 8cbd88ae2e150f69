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
 * Reads the pages of a list one after the other, at most `most` of them. A row that meanwhile moves to the next page is returned once.
 * @returns `isAll`: whether these are all rows of the list
 * @throws RequestError if a page cannot be read
 */
export async function readPages(provider: ShopDataProvider, { resource, filter, perPage, most, signal }: Pages) {
  const rows = new Map<string, ShopRecord>();
  let count = 0;
  for (let page = 1; page <= most; page++) {
    const { data, total, pageInfo } = await provider.getList<ShopRecord>(resource, {
      pagination: { page, perPage },
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
