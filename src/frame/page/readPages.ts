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

/** Reads the pages of a list one after the other. `isAll`: no row is missing. @throws RequestError if one cannot be read */
export async function readPages(provider: ShopDataProvider, { resource, filter, perPage, most, signal }: Pages) {
  const rows: ShopRecord[] = [];
  for (let page = 1; page <= most; page++) {
    const { data, total, pageInfo } = await provider.getList<ShopRecord>(resource, {
      pagination: { page, perPage },
      sort: { field: '', order: 'ASC' },
      filter,
      signal,
    });
    rows.push(...data);
    const isMore = total === undefined ? pageInfo?.hasNextPage : rows.length < total;
    if (!isMore || !data.length) return { rows, isAll: true };
  }
  return { rows, isAll: false };
}
