/** The other pages of a list that the server pages, for choices. */
import type { GetListResult } from 'react-admin';
import type { ShopRecord } from '#define';
import type { ReadPage } from './lists';

/** The most records that a select is given whole. */
const mostChoices = 300;

/**
 * Every row of a list, of which the first page is known. Of one that has more than a few hundred only that page:
 * `total`, or `pageInfo` where the server does not count, says that there are more.
 */
export async function allPages(first: ShopRecord[], total: number | undefined, ask: ReadPage): Promise<GetListResult<ShopRecord>> {
  if (total === undefined) return uncounted(first, ask);
  if (total > mostChoices) return { data: first, total };
  const others = Array.from({ length: Math.ceil(total / first.length) - 1 }, (_, index) => ask(index + 2));
  const data = withoutRepeats([...first, ...(await Promise.all(others)).flatMap(({ rows }) => rows)]);
  return { data, total: data.length };
}

/** Page after page of a list whose length the server does not tell, until one brings nothing new, or there are too many. */
async function uncounted(first: ShopRecord[], ask: ReadPage): Promise<GetListResult<ShopRecord>> {
  let data = first;
  for (let number = 2; data.length <= mostChoices; number++) {
    const { rows } = await ask(number);
    const known = data.length;
    data = withoutRepeats([...data, ...rows]);
    if (data.length === known) return { data, total: known };
  }
  return { data, pageInfo: { hasNextPage: true, hasPreviousPage: false } };
}

const withoutRepeats = (rows: readonly ShopRecord[]): ShopRecord[] => [...new Map(rows.map(row => [row.id, row])).values()];
