import type { Call } from '#define';
import type { HttpRequest } from './http';

/** The input of a call: `values` are path and query parameters by name, `body` the keys that may be sent. */
export interface Filling {
  values?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * Makes the documented request of a call: path parameters encoded, query in the documented order, optional parameters only when they
 * have a value, and only the documented keys of the body.
 * @throws Error when a path parameter has no value.
 */
export function toRequest(call: Call, { values = {}, body }: Filling): HttpRequest {
  const params: Record<string, unknown> = { ...values, ...call.with };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!isFilled(params[name])) throw new Error(`'${call.text}' needs a value for {${name}}.`);
    return encodeURIComponent(String(params[name]));
  });
  const query = new URLSearchParams();
  for (const { name, fixed, optional } of call.query) {
    const value = fixed ?? params[name];
    if (isFilled(value)) query.set(name, String(value));
    else if (!optional) query.set(name, '');
  }
  const search = query.size ? `?${query}` : '';
  return { method: call.method, url: path + search, ...(body && call.method !== 'GET' ? { body: call.body ? only(call.body, body) : body } : {}) };
}

/** The given keys of `body` that have a value. */
export const only = (keys: readonly string[], body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(keys.filter(key => body[key] !== undefined).map(key => [key, body[key]]));
