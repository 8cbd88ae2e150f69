/** Whether a server ignores the search that it was sent. Fetched with the first search. */
import { asText, type Call, type Plain, type ShopRecord } from '#define';
import { wordsIn } from './wholeLists';

/**
 * Whether the rows that came are those that come without the search, too. That is asked only where the call searches and some row does not
 * hold all the words.
 * @param ask Asks for the same page with these parameters.
 */
export async function isUnsearched(
  rows: readonly ShopRecord[],
  call: Call,
  values: Plain,
  ask: (values: Plain) => Promise<{ rows: readonly ShopRecord[] }>,
): Promise<boolean> {
  const words = asText(values.search).toLowerCase().split(/\s+/);
  const isSent = call.query.some(({ name }) => name === 'search' || name === 'searchText');
  const holds = (row: ShopRecord) => words.every(word => `${wordsIn(row)}\n${row.id}`.toLowerCase().includes(word));
  if (!isSent || rows.every(holds)) return false;
  const all = await ask({ ...values, search: '', searchText: '' }).catch(() => undefined);
  return all !== undefined && all.rows.map(({ id }) => id).join() === rows.map(({ id }) => id).join();
}
