/** Sends the app's errors to the operator's address (`errorsUrl`). Loaded only where there is one. */

import { deployment, documentedAddresses, ownVersion } from '#app/deployment.ts';
import { documentedPath, storedName } from '#dataProvider/basePath.ts';
import { readToken, readUser } from '#dataProvider/session.ts';
import { matchPath } from '#frame/routing/matchPath.ts';
import { type ErrorReport, reportOf } from './errorReport';

/** Reports of one session; more would say nothing new. */
const mostReports = 10;

const storageKey = (): string => storedName('errorReports');

/** The errors that this session has reported. A browser without storage remembers them until the page is left. */
const reported = new Set<string>(stored());

function stored(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey()) ?? '[]');
  } catch {
    return [];
  }
}

/** Whether an error is new to this session, which remembers it. */
function isNew({ name, message, stack }: ErrorReport): boolean {
  const key = [name, message, stack[0]].join(' ');
  if (reported.has(key) || reported.size >= mostReports) return false;
  reported.add(key);
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify([...reported]));
  } catch {
    // No storage.
  }
  return true;
}

/** What is typed on the screen, and who is signed in. */
function secretsHere(): string[] {
  const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value);
  const edited = [...document.querySelectorAll<HTMLElement>('[contenteditable="true"]')].map(({ innerText }) => innerText);
  const { displayName = '', email = '', uid = '' } = readUser() ?? {};
  return [...typed, ...edited, displayName, ...displayName.split(' '), email, uid, readToken() ?? ''];
}

/** The pattern of the open address; empty for an unknown one. */
const routeHere = (): string => documentedAddresses().find(pattern => matchPath(pattern, documentedPath())) ?? '';

function send(thrown: unknown, kind: ErrorReport['kind']): void {
  const report = reportOf(thrown, { version: ownVersion(), kind, route: routeHere(), secrets: secretsHere() });
  if (!report || !isNew(report)) return;
  // Outlives the page. The address of the page stays here: it may name a record.
  void fetch(deployment.errorsUrl, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => {});
}

/** Sends each error from now on: those that nothing catches, those that a screen shows in its place, and what the policy forbids. */
export function sendErrors(): void {
  addEventListener('error', ({ error }) => error && send(error, 'uncaught'));
  addEventListener('unhandledrejection', ({ reason }) => send(reason, 'uncaught'));
  addEventListener('screenerror', ({ detail }) => send(detail, 'screen'));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    send({ name: effectiveDirective, message: blockedURI }, 'policy'),
  );
}
