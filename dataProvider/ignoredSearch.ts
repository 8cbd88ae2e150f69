/** Whether a server ignores the search that it was sent. Fetched with the first search. */
import { asText, type Call, type Plain, type ShopRecord, textHolds } from '#define';
import { searchWordsIn } from './pageOfRows';

/**
 * Whether the rows that came are those that come without the search, too. That is asked only where the call searches and some row does not
 * hold all the words, nor the phone number.
 * @param ask Asks for the same page with these parameters.
 */
export async function isUnsearched(
  rows: readonly ShopRecord[],
  call: Call,
  values: Plain,
  ask: (values: Plain) => Promise<{ rows: readonly ShopRecord[] }>,
): Promise<boolean> {
  const search = asText(values.search).toLowerCase();
  const words = search.split(/\s+/);
  const isIn = textHolds(search);
  const isSent = call.query.some(({ name }) => name === 'search' || name === 'searchText');
  const holds = (row: ShopRecord) => {
    const text = `${searchWordsIn(row)}\n${row.id}`.toLowerCase();
    return words.every(word => text.includes(word)) || isIn(text);
  };
  if (!isSent || rows.every(holds)) return false;
  const all = await ask({ ...values, search: '', searchText: '' }).catch(() => undefined);
  return all !== undefined && all.rows.map(({ id }) => id).join() === rows.map(({ id }) => id).join();
}
