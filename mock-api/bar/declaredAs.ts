/** Which declared call a request is. Pure. */

/** A declared call, as the bar names it. */
export interface DeclaredAs {
  method: string;
  /** With its parameters, `/product/admin/single/{id}`; constant ones are filled in. */
  path: string;
  /** The resource or page that declares it. */
  owner: string;
  /** What it is for. */
  words: string;
}

const parameters = (path: string): number => path.split('{').length;

const patternOf = (path: string, parameter: string): string =>
  path
    .split(/\{\w+\}/)
    .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(parameter);

/** The declared call that a request is of, by its method and its path without the API's address; the one with the fewest parameters. */
export function declaredAs(calls: readonly DeclaredAs[], method: string, path: string): DeclaredAs | undefined {
  return calls
    .filter(call => call.method === method && new RegExp(`^${patternOf(call.path, '[^/]+')}$`).test(path))
    .sort((a, b) => parameters(a.path) - parameters(b.path))[0];
}

/** The path of a request under the API's address, without its query; undefined for what is asked elsewhere. */
export function pathUnder(api: string, url: string, origin: string): string | undefined {
  const asked = new URL(url, origin);
  const base = new URL(api, origin);
  const lead = base.pathname.replace(/\/+$/, '');
  if (asked.origin !== base.origin || !asked.pathname.startsWith(`${lead}/`)) return undefined;
  return asked.pathname.slice(lead.length);
}

/** How the mock's faults name a declared call: `GET /product/admin/single/*`. */
export const faultCall = ({ method, path }: Pick<DeclaredAs, 'method' | 'path'>): string => `${method} ${path.replace(/\{\w+\}/g, '*')}`;
