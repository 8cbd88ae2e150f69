/** Whether a server ignores the search that it receives. This code is imported with the first search. */
import { asText, type Call, type Plain, type ShopRecord, searchParam, textHolds } from '#define';
import { searchValues } from './listQuery';
import { searchWordsIn } from './pageOfRows';

/**
 * Whether the server returned the same rows as without the search. This needs a second request, which is sent only when the call has a
 * search parameter and some row lacks a word of the search.
 * @param read Reads the same page with these parameters.
 */
export async function isUnsearched(
  rows: readonly ShopRecord[],
  call: Call,
  values: Plain,
  read: (values: Plain) => Promise<{ rows: readonly ShopRecord[] }>,
): Promise<boolean> {
  const search = asText(values.search).toLowerCase();
  const words = search.split(/\s+/);
  const holdsSearch = textHolds(search);
  const matches = (row: ShopRecord) => {
    const text = `${searchWordsIn(row)}\n${row.id}`.toLowerCase();
    return words.every(word => text.includes(word)) || holdsSearch(text);
  };
  if (!searchParam(call) || rows.every(matches)) return false;
  const all = await read({ ...values, ...searchValues('') }).catch(() => undefined);
  return all !== undefined && all.rows.map(({ id }) => id).join() === rows.map(({ id }) => id).join();
}
