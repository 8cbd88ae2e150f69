import type { Call, Resource } from '#define';
import type { Asked } from './behaviourTypes';

/** One answered request: status 200 unless it throws a Refusal; `headers` are set as they are. */
export interface Answer {
  body?: unknown;
  headers?: Record<string, string>;
}

/** One route of the mock. `accepts` tells routes of the same path apart. */
export interface Route {
  method: string;
  /** express path, `/shop/:id`. */
  path: string;
  /** Whose call it is; none of a page's. */
  resource?: Resource;
  /** The documented parameters of its query; all are taken where none are named. */
  documented?: readonly string[];
  /** Answered without a token. */
  open?: boolean;
  accepts?: (asked: Asked) => boolean;
  answer: (asked: Asked) => Answer;
}

/** A call's path as express wants it. */
export const expressPath = ({ path }: Call): string => path.replace(/\{(\w+)\}/g, ':$1');

/** The record a path names: its only parameter that is not a constant, `{id}` or `{revenueId}`. */
export const idIn = ({ params }: Asked): string => params.id ?? Object.values(params)[0] ?? '';

/** The documented parameters of a call's query: what it has beside its extensions. */
export const documentedOf = ({ query, extension = [] }: Call): string[] => query.map(({ name }) => name).filter(name => !extension.includes(name));
