import type { Call } from '#define';
import type { HttpRequest } from './http';

/** What a call is filled with. `values` has the path and query parameters by name, `body` what may be sent. */
export interface Filling {
  values?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * Makes the documented request of a call: path parameters encoded, query in the documented order,
 * optional ones only when they have a value, of the body only the documented keys.
 * @throws Error when a path parameter has no value.
 */
export function toRequest(call: Call, { values = {}, body }: Filling): HttpRequest {
  const filled: Record<string, unknown> = { ...values, ...call.with };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!isFilled(filled[name])) throw new Error(`'${call.text}' needs a value for {${name}}.`);
    return encodeURIComponent(String(filled[name]));
  });
  const query = new URLSearchParams();
  for (const { name, fixed, optional } of call.query) {
    const value = fixed ?? filled[name];
    if (isFilled(value)) query.set(name, String(value));
    else if (!optional) query.set(name, '');
  }
  const search = query.size ? `?${query}` : '';
  return { method: call.method, url: path + search, ...(body && call.method !== 'GET' ? { body: call.body ? only(call.body, body) : body } : {}) };
}

/** Of `body`, the given keys that have a value. */
export const only = (keys: readonly string[], body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(keys.filter(key => body[key] !== undefined).map(key => [key, body[key]]));
