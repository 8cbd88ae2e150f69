import { type Call, isPlain, type Plain, type Resource, type ShopRecord, valueAt } from '#define';
import { messageOf, RequestError } from './http';
import { listIn, type Rows, withId } from './rowsInReply';

/**
 * The rows and the total of a list's answer, in any of these shapes: `{ <call.rows>, total }`, an array, rows under `data`, `items` or
 * `results`, the total as `count` or `totalCount`.
 * @throws RequestError with the answer's message when it holds no rows, unless the call says `mayBeNone`.
 */
export function rowsFrom(reply: unknown, call?: Call): Rows {
  const list = listIn(reply, call?.rows);
  if (list) return list;
  if (call?.mayBeNone) return { rows: [], total: 0 };
  throw new RequestError(messageOf(reply) ?? 'app.errors.unexpected', 200, reply);
}

/** Turns the texts 'true' and 'false', which some servers send, into booleans in the fields of kind `flag`. */
export function withFlags<R extends Plain>({ fields }: Resource, record: R): R {
  let flagged = record;
  for (const { kind, source } of fields) {
    const value = kind === 'flag' ? valueAt(flagged, source) : undefined;
    if (value === 'true' || value === 'false') flagged = { ...flagged, ...withValue(flagged, source.split('.'), value === 'true') };
  }
  return flagged;
}

function withValue(holder: Plain, [key = '', ...inner]: string[], value: boolean): Plain {
  const current = holder[key];
  return { ...holder, [key]: inner.length && isPlain(current) ? withValue(current, inner, value) : value };
}

/** The record in an answer: the answer itself, under `data` or under any other key. `undefined` when there is none, as after many writes. */
export function recordFrom(reply: unknown): ShopRecord | undefined {
  if (!isPlain(reply)) return undefined;
  if (hasId(reply)) return withId(reply);
  if (isPlain(reply.data)) return recordFrom(reply.data) ?? withId(reply.data);
  const inner = Object.values(reply).filter(isPlain).find(hasId);
  return inner && withId(inner);
}

/**
 * The record that was requested by its id. Figures and carts may come without an id: then the record is recognised by the resource's
 * name or by its fields. Values beside a named record, such as reviews, become part of it.
 */
export function requestedFrom(reply: unknown, id: unknown, resource: Resource): ShopRecord | undefined {
  if (!isPlain(reply)) return undefined;
  if (hasId(reply)) return withId(reply);
  if (isPlain(reply.data)) return requestedFrom(reply.data, id, resource) ?? { ...reply.data, id: String(id) };
  const name = Object.keys(reply).find(key => isPlain(reply[key]) && isSingularOf(key, resource.name));
  if (name) {
    const { [name]: record, message: _message, ...beside } = reply;
    const whole = { ...beside, ...(isPlain(record) ? record : {}) };
    return hasId(whole) ? withId(whole) : { ...whole, id: String(id) };
  }
  const isBare = resource.fields.some(({ source }) => reply[source.split('.')[0] ?? ''] != null);
  if (isBare) return { ...reply, id: String(id) };
  return recordFrom(reply) ?? figuresFrom(reply, id);
}

/** A record without id and without a known name: the only object in the answer, or else the answer, unless it holds only words. */
function figuresFrom({ message: _message, success: _success, ...reply }: Plain, id: unknown): ShopRecord | undefined {
  const [only, ...others] = Object.values(reply);
  if (isNothing(reply)) return undefined;
  return { ...(isPlain(only) && !others.length ? only : reply), id: String(id) };
}

/** Whether a key such as `subCategory` is the singular of a resource such as `subcategories`. */
const isSingularOf = (key: string, resource: string): boolean =>
  key.length >= resource.length - 2 && key.length <= resource.length && resource.toLowerCase().startsWith(key.toLowerCase().slice(0, -1));

/** Whether an answer is empty: no words, no values. */
export const isNothing = (reply: unknown): boolean =>
  reply === undefined || reply === null || (isPlain(reply) && Object.values(reply).every(value => value === null || value === undefined));

const hasId = (value: Plain): boolean => value._id !== undefined || value.id !== undefined;
