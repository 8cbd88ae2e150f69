/**
 * Notices that a login proxy before the API has ended its own session. It answers every call by a redirect or a page of its own, so the
 * answer of one call proves nothing: a server may have a page for a call that it does not know.
 */
import { apiCredentials, apiUrl, probeCalls } from './apiSettings';
import { storedName } from './basePath';
import { readToken } from './session';
import { endSession, isLeaving } from './sessionEnd';

/** In milliseconds. A proxy that lets the person in and still answers the calls would otherwise end each session at once. */
const shortestSession = 60_000;

const lastEndKey = (): string => storedName('proxyEnd');

const isPage = ({ type, headers }: Response): boolean => type === 'opaqueredirect' || headers.get('content-type')?.includes('text/html') === true;

/** Whether a call is answered by a redirect or a page. */
async function answersByPage(path: string): Promise<boolean> {
  const options = { redirect: 'manual', cache: 'no-store', credentials: apiCredentials(), headers: { Accept: 'application/json' } } as const;
  try {
    return isPage(await fetch(apiUrl() + path, options));
  } catch {
    return false;
  }
}

let isAsking = false;

/** Ends the session if a login proxy answers in place of the API. Called after an answer that is a page, or none. */
export async function endIfProxied(): Promise<void> {
  const paths = probeCalls().map(({ path }) => path);
  if (!paths.length || isAsking || isLeaving() || !readToken()) return;
  isAsking = true;
  const answers = await Promise.all(paths.map(answersByPage));
  isAsking = false;
  const last = Number(sessionStorage.getItem(lastEndKey()) ?? 0);
  if (!answers.every(isByPage => isByPage) || Date.now() - last < shortestSession) return;
  endSession('app.errors.signedOut');
  sessionStorage.setItem(lastEndKey(), String(Date.now()));
}
