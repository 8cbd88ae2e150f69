import type { Call, Resource } from '#define';
import type { ApiRequest } from './behaviourTypes';

/** The answer to a request. Its status is 200; a route throws a Refusal for any other. */
export interface Answer {
  body?: unknown;
  headers?: Record<string, string>;
}

/** One route of the mock. */
export interface Route {
  method: string;
  /** The path as Express writes it, `/shop/:id`. */
  path: string;
  /** The resource that declares the call; none for a call of a page. */
  resource?: Resource;
  /** What the caller must be allowed to do; nothing where every caller may call it. */
  needs?: { name: string; action: string };
  /** The key of the rows in the answer of a list. */
  rows?: string | undefined;
  /** The documented query parameters; when unset, all parameters are used. */
  documented?: readonly string[];
  /** Answered without a token. */
  open?: boolean;
  /** Tells routes of the same path apart. */
  accepts?: (request: ApiRequest) => boolean;
  answer: (request: ApiRequest) => Answer;
}

/** A call's path as Express writes it. */
export const expressPath = ({ path }: Call): string => path.replace(/\{(\w+)\}/g, ':$1');

/** The id in a path: the parameter `id`, else the first one, as `{revenueId}`. */
export const idIn = ({ params }: ApiRequest): string => params.id ?? Object.values(params)[0] ?? '';

/** The documented query parameters of a call: all but its extensions. */
export const documentedOf = ({ query, extension = [] }: Call): string[] => query.map(({ name }) => name).filter(name => !extension.includes(name));
