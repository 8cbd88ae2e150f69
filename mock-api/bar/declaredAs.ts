/** Finds the declared call of a request. Pure. */
import type { NamedCall } from './types';

const parameters = (path: string): number => path.split('{').length;

const patternOf = (path: string, parameter: string): string =>
  path
    .split(/\{\w+\}/)
    .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(parameter);

/** The declared call of a request, by method and path without the API's address. Of several, the one with the fewest parameters. */
export function declaredAs(calls: readonly NamedCall[], method: string, path: string): NamedCall | undefined {
  return calls
    .filter(call => call.method === method && new RegExp(`^${patternOf(call.path, '[^/]+')}$`).test(path))
    .sort((a, b) => parameters(a.path) - parameters(b.path))[0];
}

/** The path of a request below the API's address, without its query; undefined for requests to other addresses. */
export function pathUnder(api: string, url: string, origin: string): string | undefined {
  const request = new URL(url, origin);
  const base = new URL(api, origin);
  const prefix = base.pathname.replace(/\/+$/, '');
  if (request.origin !== base.origin || !request.pathname.startsWith(`${prefix}/`)) return undefined;
  return request.pathname.slice(prefix.length);
}

/** A declared call as faults of the mock name it: `GET /product/admin/single/*`. */
export const faultCall = ({ method, path }: Pick<NamedCall, 'method' | 'path'>): string => `${method} ${path.replace(/\{\w+\}/g, '*')}`;
