import { type Call, isPlain, type Plain, type Resource, type ShopRecord, valueAt } from '#define';
import { messageOf, RequestError } from './http';
import { listIn, type Rows, withId } from './rowsInReply';

/**
 * Rows and total of a list answer: `{ <call.rows>, total }`, a bare array, `data`, `items` or `results`,
 * `count` or `totalCount`. `total` is undefined where the answer has none.
 * @throws RequestError with the answer's message when there are no rows in it, unless the call says that this means none.
 */
export function rowsFrom(reply: unknown, call?: Call): Rows {
  const found = listIn(reply, call?.rows);
  if (found) return found;
  if (call?.mayBeNone) return { rows: [], total: 0 };
  throw new RequestError(messageOf(reply) ?? 'app.errors.unexpected', 200, reply);
}

/** A record with the flags that its resource declares as truths: servers also send them as the texts 'true' and 'false'. */
export function withFlags<R extends Plain>({ fields }: Resource, record: R): R {
  let flagged = record;
  for (const { kind, source } of fields) {
    const value = kind === 'flag' ? valueAt(flagged, source) : undefined;
    if (value === 'true' || value === 'false') flagged = { ...flagged, ...withValue(flagged, source.split('.'), value === 'true') };
  }
  return flagged;
}

function withValue(holder: Plain, [key = '', ...inner]: string[], value: boolean): Plain {
  const held = holder[key];
  return { ...holder, [key]: inner.length && isPlain(held) ? withValue(held, inner, value) : value };
}

/**
 * The record of an answer: bare, under its singular name or under `data`; `undefined` where the
 * answer holds none, as after many writes.
 */
export function recordFrom(reply: unknown): ShopRecord | undefined {
  if (!isPlain(reply)) return undefined;
  if (hasId(reply)) return withId(reply);
  if (isPlain(reply.data)) return recordFrom(reply.data) ?? withId(reply.data);
  const inner = Object.values(reply).filter(isPlain).find(hasId);
  return inner && withId(inner);
}

/**
 * The record that was asked for by its id. It may come without one, as figures and carts do, and is then told by its
 * name or the names of its fields. What stands beside a named record, as reviews, becomes part of it.
 */
export function requestedFrom(reply: unknown, id: unknown, resource: Resource): ShopRecord | undefined {
  if (!isPlain(reply)) return undefined;
  if (hasId(reply)) return withId(reply);
  if (isPlain(reply.data)) return requestedFrom(reply.data, id, resource) ?? { ...reply.data, id: String(id) };
  const name = Object.keys(reply).find(key => isPlain(reply[key]) && isSingularOf(key, resource.name));
  if (name) {
    const { [name]: record, message: _words, ...beside } = reply;
    const whole = { ...beside, ...(isPlain(record) ? record : {}) };
    return hasId(whole) ? withId(whole) : { ...whole, id: String(id) };
  }
  const isBare = resource.fields.some(({ source }) => reply[source.split('.')[0] ?? ''] != null);
  if (isBare) return { ...reply, id: String(id) };
  return recordFrom(reply) ?? figuresFrom(reply, id);
}

/** What has neither an id nor a name that is known: the only object in the answer, or the answer where it is more than words. */
function figuresFrom({ message: _words, success: _told, ...reply }: Plain, id: unknown): ShopRecord | undefined {
  const [only, ...others] = Object.values(reply);
  if (isNothing(reply)) return undefined;
  return { ...(isPlain(only) && !others.length ? only : reply), id: String(id) };
}

/** Whether a key such as `subCategory` names one record of `subcategories`. */
const isSingularOf = (key: string, resource: string): boolean =>
  key.length >= resource.length - 2 && key.length <= resource.length && resource.toLowerCase().startsWith(key.toLowerCase().slice(0, -1));

/** Whether an answer has nothing in it: no words, no values. */
export const isNothing = (reply: unknown): boolean =>
  reply === undefined || reply === null || (isPlain(reply) && Object.values(reply).every(value => value === null || value === undefined));

const hasId = (value: Plain): boolean => value._id !== undefined || value.id !== undefined;
