/** Records the page's last calls and errors, by replacing `fetch` and `console.error`. */

import { type MaskOptions, maskedBody, maskedText, secretsIn, soundsSecret } from './masking';
import { readTabState } from './tabState';

/** One call of the page. */
export interface RecordedCall {
  /** When it was sent, by the browser's clock. */
  at: string;
  method: string;
  /** Path and query; with the origin where it is not the page's. */
  url: string;
  /** 0 until there is an answer. */
  status: number;
  /** Milliseconds until the answer began; undefined until then. */
  ms?: number;
  /** The answer's `Content-Length`, if any. */
  bytes?: number;
  /** The request's body, without secrets. */
  sent?: string;
  /** The body of a failed call's answer, without secrets. */
  answer?: string;
  /** Why there is no answer. */
  failed?: string;
  /** The call comes from a bug report. */
  reported?: boolean;
}

/** An error that the page logged or threw. */
export interface PageError {
  at: string;
  text: string;
}

/** At most this many are recorded. */
const max = { calls: 50, errors: 20 };
const key = 'own:bar:calls';
const headerNames = { scenario: 'X-Mock-Scenario', seed: 'X-Mock-Seed' };

const isList = (value: unknown): value is RecordedCall[] => Array.isArray(value);

function readStored(): RecordedCall[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return isList(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** The last calls, oldest first, also those from before a reload. */
export const calls: RecordedCall[] = readStored();
/** The last errors, oldest first. */
export const errors: PageError[] = [];
const listeners = new Set<() => void>();
const secrets = new Set<string>();
const maskOptions = (): MaskOptions => ({ isSecret: soundsSecret, values: [...secrets] });

/** The tokens and the values of secret keys that the page has sent. */
export const secretsSent = (): string[] => [...secrets];

/** Runs a listener whenever a call is made or answered. @returns how to stop. */
export function onCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const notify = () => {
  for (const listener of listeners) listener();
};

/** Stores calls for the next page of this browser tab. */
export function storeCalls(stored: readonly RecordedCall[] = calls): void {
  sessionStorage.setItem(key, JSON.stringify(stored));
}

/** Removes all recorded calls. */
export function forgetCalls(): void {
  calls.length = 0;
  sessionStorage.removeItem(key);
  notify();
}

const realFetch = globalThis.fetch.bind(globalThis);

/** The headers that choose the scenario of this browser tab; none where it has not chosen one. */
function scenarioHeaders(): Record<string, string> {
  const { scenario, seed } = readTabState();
  return scenario === undefined ? {} : { [headerNames.scenario]: scenario, [headerNames.seed]: String(seed ?? 0) };
}

/** A fetch that is not recorded, with the headers of this tab's scenario. */
export const fetchUnrecorded = (url: string, init: RequestInit = {}): Promise<Response> =>
  realFetch(url, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...scenarioHeaders() } });

/** Collects the secrets of a request, to mask them wherever they appear. */
function collectSecrets(body: string | undefined, headers: Headers): void {
  for (const [name, value] of headers) {
    const token = soundsSecret(name) ? value.split(/\s+/).at(-1) : undefined;
    if (token) secrets.add(token);
  }
  if (!body) return;
  try {
    for (const secret of secretsIn(JSON.parse(body), soundsSecret)) secrets.add(secret);
  } catch {
    // Tokens in other formats are masked by their form.
  }
}

/** The parts of a fetch's arguments. No `Request` is made from them, as that would use up the body. */
function requestOf(input: RequestInfo | URL, init: RequestInit = {}) {
  const request = input instanceof Request ? input : undefined;
  return {
    url: new URL(request?.url ?? String(input), location.href),
    method: (init.method ?? request?.method ?? 'GET').toUpperCase(),
    headers: new Headers(init.headers ?? request?.headers),
    body: typeof init.body === 'string' ? init.body : undefined,
    signal: init.signal ?? request?.signal,
  };
}

function recordCall({ url: { origin, pathname, search }, method, headers, body }: ReturnType<typeof requestOf>): RecordedCall {
  collectSecrets(body, headers);
  const url = maskedText((origin === location.origin ? '' : origin) + pathname + search, maskOptions());
  const call: RecordedCall = { at: new Date().toISOString(), method, url, status: 0 };
  if (body) call.sent = maskedBody(body, maskOptions());
  calls.push(call);
  calls.splice(0, calls.length - max.calls);
  notify();
  return call;
}

function recordAnswer(call: RecordedCall, response: Response): void {
  call.status = response.status;
  const length = response.headers.get('content-length');
  if (length) call.bytes = Number(length);
  if (response.ok) return;
  // Reads a copy, so that the page does not wait.
  void response
    .clone()
    .text()
    .then(text => {
      call.answer = maskedBody(text, maskOptions());
      notify();
    })
    .catch(() => {});
}

/** Records every call of the page from here on. Calls to the mock also get the headers of this tab's scenario. @param api its address. */
export function record(api: string, isMock: boolean): void {
  const base = new URL(`${api.replace(/\/+$/, '')}/`, location.href).href;
  globalThis.fetch = async (input, init) => {
    const request = requestOf(input, init);
    const added = isMock && request.url.href.startsWith(base) ? scenarioHeaders() : {};
    for (const [name, value] of Object.entries(added)) request.headers.set(name, value);
    const call = recordCall(request);
    const began = performance.now();
    try {
      const response = await realFetch(input, Object.keys(added).length ? { ...init, headers: request.headers } : init);
      recordAnswer(call, response);
      return response;
    } catch (error) {
      call.failed = request.signal?.aborted ? 'given up by the page' : String(error);
      throw error;
    } finally {
      call.ms = Math.round(performance.now() - began);
      notify();
    }
  };
  addEventListener('pagehide', () => storeCalls());
}

function recordError(...values: unknown[]): void {
  const text = values.map(one => (one instanceof Error ? (one.stack ?? one.message) : typeof one === 'string' ? one : safeJson(one))).join(' ');
  errors.push({ at: new Date().toISOString(), text: maskedText(text, maskOptions()).slice(0, 2000) });
  errors.splice(0, errors.length - max.errors);
}

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Records the errors that the page logs or throws from here on. */
export function recordErrors(): void {
  const { error } = console;
  console.error = (...values: unknown[]) => {
    recordError(...values);
    error.apply(console, values);
  };
  addEventListener('error', event => recordError(event.error ?? event.message));
  addEventListener('unhandledrejection', event => recordError(event.reason));
}
