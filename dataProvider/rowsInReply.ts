/** The rows in the answer of a list. Pure, and without the rest of the data provider: long answers are read beside the page. */
import { asNumber, isPlain, type Plain, type ShopRecord, textId } from '#define';

/** What an answer holds of a list; `total` where it says how many there are. */
export interface Rows {
  rows: ShopRecord[];
  total: number | undefined;
}

/** Gives a record the `id` that react-admin wants, made from `_id`. */
export const withId = (record: Plain, position = 0): ShopRecord => ({
  ...record,
  id: textId(record._id) ?? textId(record.id) ?? `row-${position}`,
});

/** The rows of an answer that has them bare, under `key` or where else servers put them; `undefined` where it has none. */
export function listIn(reply: unknown, key: string | undefined): Rows | undefined {
  const holder = isPlain(reply) && isPlain(reply.data) ? { ...reply, ...reply.data } : reply;
  const rows = Array.isArray(holder) ? holder : isPlain(holder) ? rowsIn(holder, key) : undefined;
  const told = isPlain(holder) ? [holder.total, holder.count, holder.totalCount].map(asNumber) : [];
  return rows && { rows: rows.filter(isPlain).map(withId), total: told.find(count => count !== undefined && count >= 0) };
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

function rowsIn(holder: Plain, key: string | undefined): unknown[] | undefined {
  const named = [key, 'data', 'items', 'results'].map(name => (name ? holder[name] : undefined));
  return named.find(isList) ?? Object.values(holder).find(isList);
}
