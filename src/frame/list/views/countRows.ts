/** How many rows a filter leaves, where a server may not filter as it is asked to. Pure but for what it is given to ask with. */
import type { Plain, ShopRecord } from '#define';

/** An answer of a list, as the data provider gives it. */
interface Answer {
  data: readonly ShopRecord[];
  /** Unset where the server does not count. */
  total?: number | undefined;
  meta?: { ignored?: readonly string[] };
}

/** A count; or why it is not known: the server does not filter, or does not count. */
export type Count = { known: number; reason?: never } | { known?: never; reason: 'ignored' | 'uncounted' };

/** So many rows are looked at where counts leave a doubt. */
const mostLookedAt = 100;

const isIgnored = ({ meta }: Answer): boolean => Boolean(meta?.ignored?.length);

/**
 * Counts the rows that a filter leaves, by the total of a page of one row. A server that ignores the filter has as many with it as
 * without: then the rows themselves must tell, and where there are too many of them, the count is not known.
 * @param isWhole The list comes whole, and is narrowed where it came.
 * @throws what `ask` throws.
 */
export async function countRows(ask: (filter: Plain, perPage: number) => Promise<Answer>, filter: Plain, isWhole: boolean): Promise<Count> {
  const first = await ask(filter, 1);
  if (isIgnored(first)) return { reason: 'ignored' };
  const { total } = first;
  if (total === undefined) return { reason: 'uncounted' };
  const isPlainList = Object.keys(filter).length === 0;
  if (isWhole || isPlainList || total <= first.data.length) return { known: total };
  const all = await ask({}, 1);
  if (all.total !== total) return { known: total };
  const rows = await ask(filter, mostLookedAt);
  return !isIgnored(rows) && rows.data.length >= total ? { known: total } : { reason: 'ignored' };
}
