/** Reads for pages that belong to no resource. */
import { type FreePage, isPlain, type Plain } from '#define';
import { isNothing } from './fromReply';
import { messageOf, RequestError } from './http';
import type { Signalled } from './lists';
import { run } from './runCall';

/**
 * Runs a read of a page. @returns the object in the answer (see `figuresIn`).
 * @throws RequestError when the server refuses, answers only words, or answers nothing (404).
 */
export async function read(page: FreePage, name: string, { signal, ...params }: Plain & Signalled = {}): Promise<Plain> {
  const call = page.reads[name];
  if (!call) throw new Error(`The page '${page.name}' reads no '${name}'.`);
  const reply = await run(call, { values: params }, signal);
  const figures = figuresIn(reply, [page.name, name]);
  if (!figures && (call.mayBeNone || isNothing(reply))) throw new RequestError('app.errors.404', 404, reply);
  if (!figures) throw new RequestError(messageOf(reply) ?? 'app.errors.unexpected', 200, reply);
  return figures;
}

/**
 * The object in an answer: under `data`, under one of `names`, its only value, its only record, or the answer itself.
 * `undefined` when the answer holds only words or nothing.
 */
export function figuresIn(reply: unknown, names: readonly string[]): Plain | undefined {
  if (!isPlain(reply)) return undefined;
  const { data, ...beside } = reply;
  if (isPlain(data)) return { ...beside, ...data };
  const { message: _message, success: _success, ...values } = reply;
  const entries = Object.entries(values);
  if (!entries.length || isNothing(values)) return undefined;
  const named = entries.find(([key, value]) => isPlain(value) && names.some(name => name.toLowerCase() === key.toLowerCase()))?.[1];
  const only = entries.length === 1 ? entries[0]?.[1] : undefined;
  const record = reply._id === undefined ? entries.map(([, value]) => value).find(value => isPlain(value) && value._id !== undefined) : undefined;
  const inner = named ?? only ?? record;
  return isPlain(inner) ? inner : reply;
}
