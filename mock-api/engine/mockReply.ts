/** Requests and replies without a server, so that the mock answers over HTTP and within a page alike. */
import { Refusal } from './behaviourTypes';

/** A request, wherever it came from. */
export interface MockRequest {
  method: string;
  /** Path and query, below the address of the API. */
  url: string;
  /** The value of a header. */
  header: (name: string) => string | undefined;
  /** Reads the body, which is JSON; `{}` where there is none. @throws Refusal when it is no JSON or too large. */
  body: () => Promise<unknown>;
}

/** What a request gets. */
export interface MockReply {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The text of the body, JSON or what a fault has in its place; none when unset. */
  body?: string;
  /** In place of a reply: none ever comes, or the connection is closed. */
  silence?: 'hang' | 'drop';
}

/** The path of a request, without its query. */
export const pathOf = ({ url }: Pick<MockRequest, 'url'>): string => url.split('?')[0] ?? '';

/** The value of a body. @throws Refusal when it is no JSON */
export function parsedBody(text: string): unknown {
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    throw new Refusal('The body is not valid JSON');
  }
}

/** A reply in JSON. */
export const jsonReply = (body: unknown, status = 200): MockReply => ({ status, headers: {}, body: JSON.stringify(body) });

/** The reply to a call that failed, with a message. The stack of an error in the mock itself goes to `log` alone. */
export function failureReply(error: unknown, method: string, path: string, log: (line: string) => void): MockReply {
  if (error instanceof Refusal) return jsonReply({ message: error.message }, error.status);
  if (error instanceof URIError) return jsonReply({ message: `The address is malformed: ${path}` }, 400);
  const call = `${method} ${path}`;
  log(`The mock failed at ${call}: ${error instanceof Error ? error.stack : error}`);
  return jsonReply({ message: `The mock failed at ${call}: ${error instanceof Error ? error.message : error}` }, 500);
}
