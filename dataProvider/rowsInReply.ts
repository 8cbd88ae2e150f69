/** The rows in the answer of a list. Pure, and without the rest of the data provider: the worker for long answers imports it too. */
import { asNumber, isPlain, type Plain, type ShopRecord, textId } from '#define';

/** The rows in an answer. `total` is `undefined` when the answer does not count them. */
export interface Rows {
  rows: ShopRecord[];
  total: number | undefined;
}

/** Gives a record the `id` that react-admin needs, made of `_id`. A record without any id gets one by its position. */
export const withId = (record: Plain, position = 0): ShopRecord => ({
  ...record,
  id: textId(record._id) ?? textId(record.id) ?? `row-${position}`,
});

/**
 * The rows of an answer: the answer itself, or its list under `key`, `data`, `items`, `results`, or else its first list.
 * `undefined` when the answer holds no list.
 */
export function listIn(reply: unknown, key: string | undefined): Rows | undefined {
  const holder = isPlain(reply) && isPlain(reply.data) ? { ...reply, ...reply.data } : reply;
  const rows = Array.isArray(holder) ? holder : isPlain(holder) ? rowsIn(holder, key) : undefined;
  const totals = isPlain(holder) ? [holder.total, holder.count, holder.totalCount].map(asNumber) : [];
  return rows && { rows: rows.filter(isPlain).map(withId), total: totals.find(count => count !== undefined && count >= 0) };
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

function rowsIn(holder: Plain, key: string | undefined): unknown[] | undefined {
  const named = [key, 'data', 'items', 'results'].map(name => (name ? holder[name] : undefined));
  return named.find(isList) ?? Object.values(holder).find(isList);
}
