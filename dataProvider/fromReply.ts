/** Takes rows and records out of answers, in any of the shapes that servers send. Pure. */
import {
  asNumber,
  type Call,
  type Dialect,
  firstStep,
  isPlain,
  type Plain,
  type Resource,
  type ShopRecord,
  textId,
  tolerated,
  valueAt,
  withValue,
} from '#define';
import { messageOf, RequestError } from './http';

/** The rows in an answer. `total` is `undefined` when the answer does not count them. */
export interface Rows {
  rows: ShopRecord[];
  total: number | undefined;
}

/** The keys that may hold the id of a record, the first one first. */
type IdKeys = readonly string[];

/** Gives a record the `id` that react-admin needs, made of `_id`. A record without any id gets one by its position. */
export const withId = (record: Plain, position = 0, ids: IdKeys = tolerated.ids): ShopRecord => ({
  ...record,
  id: ids.map(key => textId(record[key])).find(id => id !== undefined) ?? `row-${position}`,
});

/** What a declared call or a dialect says of the answer of a list. */
type Listed = Pick<Call, 'rows' | 'mayBeNone'> & Partial<Pick<Dialect, 'total'>>;

/**
 * The rows and the total of a list's answer, in any of these shapes: `{ <call.rows>, total }`, an array, rows under `data`, `items` or
 * `results`, or else its first list; the total as `count` or `totalCount`. A total below the number of rows counts nothing.
 * @throws RequestError with the answer's message when it holds no list, unless the call says `mayBeNone`, or an empty one that is no success.
 */
export function rowsFrom(reply: unknown, call?: Listed, ids?: IdKeys): Rows {
  const holder = isPlain(reply) && isPlain(reply.data) ? { ...reply, ...reply.data } : reply;
  const rows = Array.isArray(holder) ? holder : isPlain(holder) ? rowsIn(holder, call?.rows) : undefined;
  if (!rows?.length && call?.mayBeNone) return { rows: [], total: 0 };
  if (!rows || (!rows.length && isPlain(reply) && reply.success === false))
    throw new RequestError(messageOf(reply) ?? 'app.errors.unexpected', 200, reply);
  const named = call?.total && 'key' in call.total ? [call.total.key] : [];
  const totals = isPlain(holder) ? [...named, ...tolerated.totals].map(key => asNumber(valueAt(holder, key))) : [];
  const records = rows.filter(isPlain).map((row, position) => withId(row, position, ids));
  return { rows: records, total: totals.find(count => count !== undefined && count >= records.length) };
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

function rowsIn(holder: Plain, key: string | undefined): unknown[] | undefined {
  const named = [key, ...tolerated.rows].map(name => (name ? holder[name] : undefined));
  const isNone = key !== undefined && holder[key] === null;
  return named.find(isList) ?? Object.values(holder).find(isList) ?? (isNone ? [] : undefined);
}

/** Turns the texts 'true' and 'false', which some servers send, into booleans in the fields of kind `flag`. */
export function withFlags<R extends Plain>({ fields }: Resource, record: R): R {
  let flagged = record;
  for (const { kind, source } of fields) {
    const value = kind === 'flag' ? valueAt(flagged, source) : undefined;
    if (value === 'true' || value === 'false') flagged = withValue(flagged, source, value === 'true');
  }
  return flagged;
}

/** The record in an answer: the answer itself, under `data` or under any other key. `undefined` when nothing has an id, as after many writes. */
export function recordFrom(reply: unknown, ids: IdKeys = tolerated.ids): ShopRecord | undefined {
  if (!isPlain(reply)) return undefined;
  if (hasId(reply, ids)) return withId(reply, 0, ids);
  if (isPlain(reply.data)) return recordFrom(reply.data, ids);
  const inner = Object.values(reply)
    .filter(isPlain)
    .find(value => hasId(value, ids));
  return inner && withId(inner, 0, ids);
}

/**
 * The record that was requested by its id. Figures and carts may come without an id: then the record is recognised by the resource's
 * name or by its fields. Values beside a named record, and lists beside `data`, such as reviews, become part of it.
 */
export function requestedFrom(reply: unknown, id: unknown, resource: Resource, ids: IdKeys = tolerated.ids): ShopRecord | undefined {
  if (!isPlain(reply)) return undefined;
  if (hasId(reply, ids)) return withId(reply, 0, ids);
  if (isPlain(reply.data)) {
    const whole = { ...Object.fromEntries(Object.entries(reply).filter(([, value]) => isList(value))), ...reply.data };
    return requestedFrom(whole, id, resource, ids) ?? { ...whole, id: String(id) };
  }
  const name = Object.keys(reply).find(key => isPlain(reply[key]) && isSingularOf(key, resource.name));
  if (name) {
    const { [name]: record, message: _message, ...beside } = reply;
    const whole = { ...beside, ...(isPlain(record) ? record : {}) };
    return hasId(whole, ids) ? withId(whole, 0, ids) : { ...whole, id: String(id) };
  }
  const isBare = resource.fields.some(({ source }) => reply[firstStep(source)] != null);
  if (isBare) return { ...reply, id: String(id) };
  return recordFrom(reply, ids) ?? figuresFrom(reply, id);
}

/** A record without id and without a known name: the only object in the answer, or else the answer, unless it holds only words. */
function figuresFrom({ message: _message, success: _success, ...reply }: Plain, id: unknown): ShopRecord | undefined {
  const [only, ...others] = Object.values(reply);
  if (isEmptyReply(reply)) return undefined;
  return { ...(isPlain(only) && !others.length ? only : reply), id: String(id) };
}

/** Whether a key such as `subCategory` is the singular of a resource such as `subcategories`. */
const isSingularOf = (key: string, resource: string): boolean =>
  key.length >= resource.length - 2 && key.length <= resource.length && resource.toLowerCase().startsWith(key.toLowerCase().slice(0, -1));

/** Whether an answer is empty: no words, no values. */
export const isEmptyReply = (reply: unknown): boolean =>
  reply === undefined || reply === null || (isPlain(reply) && Object.values(reply).every(value => value === null || value === undefined));

/** The error of an answer that lacks what was asked for: 404 when it says that there is none, else the answer's words. */
export const lackOf = (reply: unknown, { mayBeNone }: Pick<Call, 'mayBeNone'>): RequestError =>
  mayBeNone || isEmptyReply(reply)
    ? new RequestError('app.errors.404', 404, reply)
    : new RequestError(messageOf(reply) ?? 'app.errors.unexpected', 200, reply);

const hasId = (value: Plain, ids: IdKeys): boolean => ids.some(key => value[key] !== undefined);

/**
 * The object in the answer to a read of a page: the one under `data` or under one of `names`, with the values beside it; or its only value, its
 * only record, or the answer itself. `undefined` when the answer holds only words or nothing.
 */
export function figuresIn(reply: unknown, names: readonly string[]): Plain | undefined {
  if (!isPlain(reply)) return undefined;
  const { data, ...beside } = reply;
  if (isPlain(data)) return { ...beside, ...data };
  const { message: _message, success: _success, ...values } = reply;
  const entries = Object.entries(values);
  if (!entries.length || isEmptyReply(values)) return undefined;
  const name = Object.keys(values).find(key => isPlain(values[key]) && names.some(name => name.toLowerCase() === key.toLowerCase()));
  if (name) {
    const { [name]: inner, ...beside } = values;
    return { ...beside, ...(isPlain(inner) ? inner : {}) };
  }
  const only = entries.length === 1 ? entries[0]?.[1] : undefined;
  const record = reply._id === undefined ? entries.map(([, value]) => value).find(value => isPlain(value) && value._id !== undefined) : undefined;
  const inner = only ?? record;
  return isPlain(inner) ? inner : reply;
}
