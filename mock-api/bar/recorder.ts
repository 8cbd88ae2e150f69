/** Remembers the last calls that the page made, and what went wrong on it. In front of `fetch`, which is what the app asks by. */

import { type Known, maskedBody, maskedText, secretsIn, soundsSecret } from './masking';
import { readKept } from './tabState';

/** One call of the page. */
export interface Recorded {
  /** When it was sent, by the browser's time. */
  at: string;
  method: string;
  /** With path and query; without the origin where it is the page's own. */
  url: string;
  /** 0 while, and where, nothing was answered. */
  status: number;
  /** Milliseconds until the answer began; undefined while it is waited for. */
  ms?: number;
  /** How large the answer is, where it says so. */
  bytes?: number;
  /** What was sent, without secrets. */
  sent?: string;
  /** What a refusal answered, without secrets. */
  answer?: string;
  /** Why nothing was answered. */
  failed?: string;
  /** It was made before: by whoever packed a report that stands here now. */
  reported?: boolean;
}

/** Something that the page said on its console as an error, or threw. */
export interface Wrong {
  at: string;
  text: string;
}

const most = { calls: 50, errors: 20 };
const key = 'own:bar:calls';
const headerNames = { scenario: 'X-Mock-Scenario', seed: 'X-Mock-Seed' };

const isList = (value: unknown): value is Recorded[] => Array.isArray(value);

function readLast(): Recorded[] {
  try {
    const last: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return isList(last) ? last : [];
  } catch {
    return [];
  }
}

/** The last calls, oldest first; those of the page before are among them. */
export const calls: Recorded[] = readLast();
/** The last errors, oldest first. */
export const errors: Wrong[] = [];
const listeners = new Set<() => void>();
const secrets = new Set<string>();
const known = (): Known => ({ isSecret: soundsSecret, values: [...secrets] });

/** Values that were sent under a secret's name, or as a token. */
export const secretsSent = (): string[] => [...secrets];

/** Runs something whenever a call was made or answered; returns how to stop. */
export function onCall(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

const told = () => {
  for (const tell of listeners) tell();
};

/** Keeps the calls for the next page of this tab. */
export function keepCalls(made: readonly Recorded[] = calls): void {
  sessionStorage.setItem(key, JSON.stringify(made));
}

/** Forgets the calls. */
export function forgetCalls(): void {
  calls.length = 0;
  sessionStorage.removeItem(key);
  told();
}

const realFetch = globalThis.fetch.bind(globalThis);

/** The headers that name the scenario of this tab; none where the mock's own holds. */
function scenarioHeaders(): Record<string, string> {
  const { scenario, seed } = readKept();
  return scenario === undefined ? {} : { [headerNames.scenario]: scenario, [headerNames.seed]: String(seed ?? 0) };
}

/** Asks without being recorded; in the scenario of this tab. */
export const askUnseen = (url: string, init: RequestInit = {}): Promise<Response> =>
  realFetch(url, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...scenarioHeaders() } });

function learn(body: string | undefined, headers: Headers): void {
  const token = /^\S+\s+(\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
  if (token) secrets.add(token);
  if (!body) return;
  try {
    for (const secret of secretsIn(JSON.parse(body), soundsSecret)) secrets.add(secret);
  } catch {
    // No JSON: what looks like a token is taken out by its look.
  }
}

/** What is asked, of whichever form it was asked in. A `Request` is not made of it: that would use up its body. */
function asked(input: RequestInfo | URL, init: RequestInit = {}) {
  const before = input instanceof Request ? input : undefined;
  return {
    url: new URL(before?.url ?? String(input), location.href),
    method: (init.method ?? before?.method ?? 'GET').toUpperCase(),
    headers: new Headers(init.headers ?? before?.headers),
    body: typeof init.body === 'string' ? init.body : undefined,
    signal: init.signal ?? before?.signal,
  };
}

function note({ url: { origin, pathname, search }, method, headers, body }: ReturnType<typeof asked>): Recorded {
  learn(body, headers);
  const url = maskedText((origin === location.origin ? '' : origin) + pathname + search, known());
  const made: Recorded = { at: new Date().toISOString(), method, url, status: 0 };
  if (body) made.sent = maskedBody(body, known());
  calls.push(made);
  calls.splice(0, calls.length - most.calls);
  told();
  return made;
}

function noteAnswer(made: Recorded, response: Response): void {
  made.status = response.status;
  const length = response.headers.get('content-length');
  if (length) made.bytes = Number(length);
  if (response.ok) return;
  // A copy is read beside the page, which need not wait for it.
  void response
    .clone()
    .text()
    .then(text => {
      made.answer = maskedBody(text, known());
      told();
    })
    .catch(() => {});
}

/** Records every call of the page from here on. Those under `api` ask for the scenario of this tab, where the mock answers there. */
export function record(api: string, isMock: boolean): void {
  const base = new URL(`${api.replace(/\/+$/, '')}/`, location.href).href;
  globalThis.fetch = async (input, init) => {
    const call = asked(input, init);
    const named = isMock && call.url.href.startsWith(base) ? scenarioHeaders() : {};
    for (const [name, value] of Object.entries(named)) call.headers.set(name, value);
    const made = note(call);
    const began = performance.now();
    try {
      const response = await realFetch(input, Object.keys(named).length ? { ...init, headers: call.headers } : init);
      noteAnswer(made, response);
      return response;
    } catch (error) {
      made.failed = call.signal?.aborted ? 'given up by the page' : String(error);
      throw error;
    } finally {
      made.ms = Math.round(performance.now() - began);
      told();
    }
  };
  addEventListener('pagehide', () => keepCalls());
}

function noteError(...said: unknown[]): void {
  const text = said.map(one => (one instanceof Error ? (one.stack ?? one.message) : typeof one === 'string' ? one : safeJson(one))).join(' ');
  errors.push({ at: new Date().toISOString(), text: maskedText(text, known()).slice(0, 2000) });
  errors.splice(0, errors.length - most.errors);
}

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Remembers what the page says as errors, and what it throws. */
export function recordErrors(): void {
  const { error } = console;
  console.error = (...said: unknown[]) => {
    noteError(...said);
    error.apply(console, said);
  };
  addEventListener('error', event => noteError(event.error ?? event.message));
  addEventListener('unhandledrejection', event => noteError(event.reason));
}
