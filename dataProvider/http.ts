/**
 * The one door to the server: adds the token, reads errors, ends a refused session, gives up
 * after a while, and asks again for a read (never a write) that did not arrive.
 */

import { isPlain } from '#define';
import { account } from '#resources/account.ts';
import { reportAnswer } from './answerReports';
import { type Bytes, bytesOf, sizeOf, textOf } from './bytes';
import { noteExtensions } from './extensions';
import { readToken } from './session';
import { endSession, isAnotherUser, reloadForAnotherUser } from './sessionEnd';

/** One HTTP request as `toRequest` makes it. `url` starts with a slash, without the API host. */
export interface HttpRequest {
  method: string;
  url: string;
  body?: unknown;
  /** The write is for this version of the record alone: its ETag. */
  ifMatch?: string | undefined;
}

/** Why a request failed. `message` is the server's text or a key under `app.errors`; `status` is 0 when nothing arrived. */
export class RequestError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly body: unknown = undefined,
  ) {
    super(message);
    this.name = 'RequestError';
  }
}

/** The first of two calls succeeded, the one that follows it did not. `retry` sends what is still to be sent. */
export class PartlyDone extends RequestError {
  constructor(
    cause: RequestError,
    readonly retry: () => Promise<unknown>,
  ) {
    super(cause.message, cause.status, cause.body);
  }
}

/** A record that something could not be done to, and why. */
export interface Refused {
  id: unknown;
  error: RequestError;
}

/** Of several records, some could not be changed. `done` has the ids of those that were; `message` is the server's words, each once. */
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

/** An answer before anything is made of it. A long one is `bytes`, which are read when its JSON is asked for, and then may be none. */
export interface HttpReply {
  status: number;
  headers: Headers;
  readonly json: unknown;
  readonly bytes?: Bytes;
}

const host = (import.meta.env?.VITE_API_URL || '/api').replace(/\/+$/, '');
const secondsToWait = { read: 20, write: 90 };
const attempts = 2;
const pauseBeforeRetry = 400;

let isLeaving = false;
globalThis.addEventListener?.('pagehide', () => {
  isLeaving = true;
});
globalThis.addEventListener?.('pageshow', () => {
  isLeaving = false;
});

/** Whether the page is being closed: then nothing can be waited for. */
export const pageIsLeaving = (): boolean => isLeaving;

const early = new Map<string, { reply: Promise<HttpReply>; asked: number }>();
const earlyKeepsFor = 20_000;

/** Asks for something before the code that wants it has arrived; `send` hands the answer to the first one who asks. */
export function fetchEarly(url: string): void {
  const reply = exchange({ method: 'GET', url });
  reply.catch(() => {});
  early.set(url, { reply, asked: Date.now() });
}

/** Whether what was asked early has been answered, and well; waits for it so many milliseconds at most. */
export async function isFetchedEarly(url: string, milliseconds: number): Promise<boolean> {
  const answered = early.get(url)?.reply.then(
    () => true,
    () => false,
  );
  return answered ? Promise.race([answered, new Promise<boolean>(resolve => setTimeout(resolve, milliseconds, false))]) : false;
}

/**
 * Sends a request and returns the whole answer.
 * @throws RequestError on any status but 2xx, an unreadable answer, no answer in time, no connection.
 * @throws DOMException 'AbortError' when `signal` was aborted.
 */
export async function send(request: HttpRequest, signal?: AbortSignal): Promise<HttpReply> {
  const begun = request.method === 'GET' ? early.get(request.url) : undefined;
  early.delete(request.url);
  if (begun && Date.now() - begun.asked < earlyKeepsFor) return begun.reply;
  return exchange(request, signal);
}

async function exchange(request: HttpRequest, signal?: AbortSignal): Promise<HttpReply> {
  const reads = request.method === 'GET';
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(request, signal);
    } catch (error) {
      const passing = error instanceof RequestError && [0, 502, 503, 504].includes(error.status);
      const isFutile = error instanceof RequestError && ['app.errors.timeout', 'app.errors.offline'].includes(error.message);
      if (!reads || !passing || isFutile || attempt === attempts) throw error;
      await new Promise(resolve => {
        setTimeout(resolve, pauseBeforeRetry);
        signal?.addEventListener('abort', resolve);
      });
    }
  }
}

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
    const response = await fetch(host + url, {
      method,
      headers: { ...headersFor(body), ...(ifMatch ? { 'If-Match': ifMatch } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: clock.signal,
      // So that the browser sends it although the page is gone.
      keepalive: isLeaving && method !== 'GET',
    });
    noteExtensions(response.headers);
    const bytes = await bytesOf(response);
    if (response.ok && sizeOf(bytes) > longAnswer) return longReply(response, bytes, url);
    const reply = read(response, bytes, url);
    if (import.meta.env?.DEV) reportAnswer({ method, url, answer: reply.json });
    return reply;
  } catch (error) {
    if (error instanceof RequestError || signal?.aborted) throw error;
    throw new RequestError(`app.errors.${whyNothingCame(clock.signal.aborted)}`, 0);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

const versions = new WeakMap<object, string>();

/** The ETag of the answer that a record was read from; none of one that names no version, as weak ones do not. */
export const versionOf = (read: object): string | undefined => versions.get(read);

/** Gives what was made of an answer the version of that. */
export function keepVersion(answer: unknown, made: object): void {
  const version = isPlain(answer) && versions.get(answer);
  if (version) versions.set(made, version);
}

function whyNothingCame(gaveUp: boolean): 'offline' | 'timeout' | 'unreachable' {
  if (globalThis.navigator?.onLine === false) return 'offline';
  return gaveUp ? 'timeout' : 'unreachable';
}

function headersFor(body: unknown): Record<string, string> {
  const token = readToken();
  return {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

/** In bytes: reading what is longer holds the page up. */
const longAnswer = 250_000;

const longReply = (response: Response, bytes: Bytes, url: string): HttpReply => ({
  status: response.status,
  headers: response.headers,
  bytes,
  get json() {
    return read(response, this.bytes ?? [], url).json;
  },
});

function read(response: Response, bytes: Bytes, url: string): HttpReply {
  const text = textOf(bytes);
  let json: unknown;
  let broken = false;
  try {
    json = text.trim() ? JSON.parse(text) : undefined;
  } catch {
    // Words are an answer, though no JSON.
    json = response.ok ? plainText(text) : undefined;
    broken = json === undefined;
  }
  if (!response.ok || saysTokenIsGone(json)) throw failure(response.status, json, text, url);
  if (broken) throw new RequestError('app.errors.unreadable', response.status);
  const version = response.headers.get('etag');
  if (version?.startsWith('"') && isPlain(json)) versions.set(json, version);
  return { status: response.status, headers: response.headers, json };
}

const tokenIsGone = 'No user in this Token #admin';
const saysTokenIsGone = (json: unknown): boolean => isPlain(json) && json.message === tokenIsGone;

const { reads, writes } = account;

/** Calls of the pages before the app: a refusal of theirs is not the end of a session. */
const gateCalls = new Set([writes.signIn, reads.signOut, writes.register, writes.forgotPassword].map(({ path }) => path));

function failure(status: number, json: unknown, text: string, url: string): RequestError {
  const message = messageOf(json) ?? wordsFor(status, text, url === writes.signIn.path);
  // Also where another tab has taken the token away: only who was signed in makes any other call.
  if (!gateCalls.has(url) && (status === 401 || message === tokenIsGone)) endSession(message);
  return new RequestError(message, status, json);
}

function wordsFor(status: number, text: string, signingIn: boolean): string {
  if (status === 401 && !signingIn) return 'app.errors.signedOut';
  return plainText(text) ?? (status === 401 ? 'app.gate.wrongCredentials' : `app.errors.${status}`);
}

/** The server's words in a failure answer: `{ message }`, or what else servers put there. */
export function messageOf(json: unknown): string | undefined {
  if (typeof json === 'string') return json.trim() || undefined;
  if (Array.isArray(json)) return json.map(messageOf).filter(Boolean).join('; ') || undefined;
  return isPlain(json) ? (messageOf(json.message) ?? messageOf(json.error)) : undefined;
}

const plainText = (text: string): string | undefined =>
  text.trim() && text.length < 200 && !text.includes('<') && !/^[{["]/.test(text.trim()) ? text.trim() : undefined;
