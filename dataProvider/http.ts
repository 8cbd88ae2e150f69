/**
 * All requests to the server go through `send`. It adds the token, turns failures into `RequestError`, ends the session when the server
 * refuses the token, gives up after a while, and repeats a read (never a write) that did not arrive.
 */

import { isPlain } from '#define';
import { reportAnswer } from './answerReports';
import { apiCredentials, apiDialect, apiUrl, isSessionEndMessage, needsNoSession, noteExtensions, signsIn } from './apiSettings';
import { readToken } from './session';
import { endSession, isAnotherUser, reloadForAnotherUser } from './sessionEnd';

/** One HTTP request, as `toRequest` makes it. */
export interface HttpRequest {
  method: string;
  /** Path and query, without the API's address: `/order/5?page=1`. */
  url: string;
  body?: unknown;
  /** The ETag of the record that the write changes. The server refuses the write if the record has another version by now. */
  ifMatch?: string | undefined;
}

/** A failed request. `message` is the server's text or a text key below `app.errors`; `status` is 0 when nothing arrived. */
export class RequestError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly body: unknown = undefined,
    /** The id by which the server's log knows the request. `undefined` where the answer names none. */
    readonly requestId: string | undefined = undefined,
  ) {
    super(message);
    this.name = 'RequestError';
  }
}

/** Whether the server has no such record or address. */
export const isNotFound = (error: unknown): boolean => error instanceof RequestError && error.status === 404;

/** Whether all further calls would fail too: the session has ended, or the server cannot be reached. */
export const failsForAll = (error: unknown): boolean => error instanceof RequestError && (error.status === 401 || error.status === 0);

/** A call succeeded and the call that follows it (`followedBy`) failed. `retry` sends the following call again. */
export class PartlyDone extends RequestError {
  constructor(
    cause: RequestError,
    readonly retry: () => Promise<unknown>,
  ) {
    super(cause.message, cause.status, cause.body, cause.requestId);
  }
}

/** A record that could not be changed, and why. */
export interface Refused {
  id: unknown;
  error: RequestError;
}

/** Some of several records could not be changed. `done` lists the ids of the changed ones; `message` joins the server's distinct texts. */
export class SomeRefused extends RequestError {
  constructor(
    readonly done: readonly unknown[],
    readonly refused: readonly Refused[],
  ) {
    const [first] = refused;
    super([...new Set(refused.map(({ error }) => error.message))].join('; '), first?.error.status ?? 0, first?.error.body);
    this.name = 'SomeRefused';
  }
}

/** An answer. */
export interface HttpReply {
  status: number;
  headers: Headers;
  json: unknown;
}

const secondsToWait = { read: 20, write: 90 };
const attempts = 2;
/** In milliseconds. */
const pauseBeforeRetry = 400;

let isClosing = false;
globalThis.addEventListener?.('pagehide', () => {
  isClosing = true;
});
globalThis.addEventListener?.('pageshow', () => {
  isClosing = false;
});

/** Whether the browser is closing the page, so that no answer can be awaited. */
export const pageIsClosing = (): boolean => isClosing;

const writes = new Set<Promise<HttpReply>>();

/** Resolves once no write waits for its answer. */
export async function writesAnswered(): Promise<void> {
  while (writes.size) await Promise.allSettled(writes);
}

/**
 * Sends a request and returns the whole answer.
 * @throws RequestError on any status but 2xx, on a write that the answer calls no success, an unreadable answer, no answer in time, no connection.
 * @throws DOMException 'AbortError' when `signal` was aborted.
 */
export function send(request: HttpRequest, signal?: AbortSignal): Promise<HttpReply> {
  const sending = sendAndRetry(request, signal);
  if (request.method !== 'GET') {
    writes.add(sending);
    const forget = () => void writes.delete(sending);
    sending.then(forget, forget);
  }
  return sending;
}

/** Reads are sent twice if the first attempt fails for a moment. */
async function sendAndRetry(request: HttpRequest, signal?: AbortSignal): Promise<HttpReply> {
  const isRead = request.method === 'GET';
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(request, signal);
    } catch (error) {
      const isTemporary = error instanceof RequestError && [0, 502, 503, 504].includes(error.status);
      const isFutile = error instanceof RequestError && ['app.errors.timeout', 'app.errors.offline'].includes(error.message);
      if (!isRead || !isTemporary || isFutile || attempt === attempts) {
        if (error instanceof RequestError && mayBeProxied(error))
          void import('./loginProxy').then(({ endIfProxied }) => endIfProxied()).catch(() => {});
        throw error;
      }
      await new Promise(resolve => {
        setTimeout(resolve, pauseBeforeRetry);
        signal?.addEventListener('abort', resolve);
      });
    }
  }
}

/** Whether no answer came, or one that is no JSON: a login proxy may have answered in place of the API. */
const mayBeProxied = ({ message }: RequestError): boolean => message === 'app.errors.unreachable' || message === 'app.errors.unreadable';

async function once({ method, url, body, ifMatch }: HttpRequest, signal?: AbortSignal): Promise<HttpReply> {
  if (isAnotherUser()) {
    reloadForAnotherUser();
    throw new RequestError('app.errors.signedOut', 401);
  }
  signal?.throwIfAborted();
  const clock = new AbortController();
  const seconds = method === 'GET' ? secondsToWait.read : secondsToWait.write;
  const timer = setTimeout(() => clock.abort(), seconds * 1000);
  const stop = () => clock.abort();
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(apiUrl() + url, {
      method,
      headers: { ...headersFor(body), ...(ifMatch ? { 'If-Match': ifMatch } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: clock.signal,
      credentials: apiCredentials(),
      // The browser then sends a write even after the page is closed.
      keepalive: isClosing && method !== 'GET',
    });
    noteExtensions(response.headers);
    const reply = read(response, await response.text(), url);
    if (method !== 'GET' && isPlain(reply.json) && reply.json.success === false)
      throw new RequestError(messageOf(reply.json) ?? 'app.errors.unexpected', response.status, reply.json, requestIdIn(response.headers));
    if (import.meta.env?.DEV) reportAnswer({ method, url, answer: reply.json });
    return reply;
  } catch (error) {
    if (error instanceof RequestError || signal?.aborted) throw error;
    throw new RequestError(`app.errors.${causeOfSilence(clock.signal.aborted)}`, 0);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

const versions = new WeakMap<object, string>();

/** The ETag of the answer that a record was read from. `undefined` without an ETag, and for weak ones, which name no version. */
export const versionOf = (record: object): string | undefined => versions.get(record);

/** Gives the version of an answer to the record that was made of it. */
export function keepVersion(answer: unknown, record: object): void {
  const version = isPlain(answer) && versions.get(answer);
  if (version) versions.set(record, version);
}

function causeOfSilence(isTimeout: boolean): 'offline' | 'timeout' | 'unreachable' {
  if (globalThis.navigator?.onLine === false) return 'offline';
  return isTimeout ? 'timeout' : 'unreachable';
}

function headersFor(body: unknown): Record<string, string> {
  const token = readToken();
  const { header, scheme } = apiDialect().token;
  return {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? { [header]: [scheme, token].filter(Boolean).join(' ') } : {}),
  };
}

function read(response: Response, text: string, url: string): HttpReply {
  let json: unknown;
  let isBroken = false;
  try {
    json = text.trim() ? JSON.parse(text) : undefined;
  } catch {
    // Plain words are a valid answer.
    json = response.ok ? plainText(text) : undefined;
    isBroken = json === undefined;
  }
  // The server behind the redirect is another one.
  if (response.redirected && json === undefined && (isBroken || !response.ok)) throw new RequestError('app.errors.unreadable', response.status);
  if (!response.ok || (!Array.isArray(json) && isSessionEndMessage(messageOf(json)))) throw failure(response, json, text, url);
  if (isBroken) throw new RequestError('app.errors.unreadable', response.status);
  const version = response.headers.get('etag');
  if (version?.startsWith('"') && isPlain(json)) versions.set(json, version);
  return { status: response.status, headers: response.headers, json };
}

/** The id in the answer, which a server may leave out: that of the request, or that of its trace (W3C Trace Context). */
const requestIdIn = (headers: Headers): string | undefined => headers.get('x-request-id') ?? headers.get('traceparent')?.split('-')[1];

function failure({ status, headers }: Response, json: unknown, text: string, url: string): RequestError {
  const message = messageOf(json) ?? fallbackMessage(status, text, signsIn(url));
  // Also when another tab has removed the token: only signed-in visitors make any other call.
  if (!needsNoSession(url) && (status === 401 || isSessionEndMessage(message))) endSession(message);
  return new RequestError(message, status, json, requestIdIn(headers));
}

function fallbackMessage(status: number, text: string, isSignIn: boolean): string {
  if (status === 401 && !isSignIn) return 'app.errors.signedOut';
  return plainText(text) ?? (status === 401 ? 'app.authPages.wrongCredentials' : `app.errors.${status}`);
}

/** The server's words in a failed answer: `{ message }`, `{ error }`, a text, or a list of these. */
export function messageOf(json: unknown): string | undefined {
  if (typeof json === 'string') return json.trim() || undefined;
  if (Array.isArray(json)) return json.map(messageOf).filter(Boolean).join('; ') || undefined;
  return isPlain(json) ? (messageOf(json.message) ?? messageOf(json.error)) : undefined;
}

const plainText = (text: string): string | undefined =>
  text.trim() && text.length < 200 && !text.includes('<') && !/^[{["]/.test(text.trim()) ? text.trim() : undefined;
