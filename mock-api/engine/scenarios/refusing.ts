/** Refuses what is written. */
import { isPlain, type Plain } from '#define';
import type { Fault } from '#mock-api/engine/faults.ts';
import type { Told } from './scenario';

/** The sources of the texts and numbers in a body, those within others too, but not within lists. */
const sourcesIn = (body: Plain, before = ''): string[] =>
  Object.entries(body).flatMap(([key, value]) => {
    if (isPlain(value)) return sourcesIn(value, `${before}${key}.`);
    return typeof value === 'string' || typeof value === 'number' ? [`${before}${key}`] : [];
  });

/** Refuses a write as servers do whose validation has found something: in words, and in words of one value where any was sent. */
export function refusal({ method, body, chance }: Told): Omit<Fault, 'call'> | undefined {
  if (method === 'GET') return undefined;
  const sources = sourcesIn(body);
  const source = sources[Math.floor(chance * sources.length)];
  if (source === undefined) return { status: 400, message: 'This cannot be done now' };
  const words = `${source} is not accepted`;
  return { status: 400, body: { message: `Validation failed: ${words}`, errors: { [source]: words } } };
}
