/** What pages that are no entity read and write. */
import { type FreePage, isPlain, type Plain } from '#define';
import { isNothing } from './fromReply';
import { messageOf, RequestError } from './http';
import type { Signalled } from './lists';
import { run } from './runCall';

/**
 * What a read of a page answers, as an object: the answer, or what it holds under `data`, under a name, or as its only record.
 * @throws RequestError when the server refuses, answers in words alone, or with nothing (404).
 */
export async function read(page: FreePage, name: string, { signal, ...params }: Plain & Signalled = {}): Promise<Plain> {
  const call = page.reads[name];
  if (!call) throw new Error(`The page '${page.name}' reads no '${name}'.`);
  const reply = await run(call, { values: params }, signal);
  const told = figuresIn(reply, [page.name, name]);
  if (!told && (call.mayBeNone || isNothing(reply))) throw new RequestError('app.errors.404', 404, reply);
  if (!told) throw new RequestError(messageOf(reply) ?? 'app.errors.unexpected', 200, reply);
  return told;
}

/** The object of an answer; `undefined` where there are words alone, or nothing. */
export function figuresIn(reply: unknown, names: readonly string[]): Plain | undefined {
  if (!isPlain(reply)) return undefined;
  const { data, ...beside } = reply;
  if (isPlain(data)) return { ...beside, ...data };
  const { message: _words, success: _told, ...told } = reply;
  const values = Object.entries(told);
  if (!values.length || isNothing(told)) return undefined;
  const named = values.find(([key, value]) => isPlain(value) && names.some(name => name.toLowerCase() === key.toLowerCase()))?.[1];
  const only = values.length === 1 ? values[0]?.[1] : undefined;
  const record = reply._id === undefined ? values.map(([, value]) => value).find(value => isPlain(value) && value._id !== undefined) : undefined;
  const inner = named ?? only ?? record;
  return isPlain(inner) ? inner : reply;
}
