/** What the app says about its API. It is read with each request. */
import { type Call, type Dialect, dialects } from '#define';
import { createListeners } from './listeners';

/** Everything has a default, which fits an API on the app's own origin. */
export interface ApiSettings {
  /** The address that all calls stand below: `https://api.shop.example/v1`. Default `/api`. */
  url?: string | undefined;
  /** What the API calls things: the token, and all that resources without calls send and read. Default `dialects.rest`. */
  dialect?: Dialect;
  /** The API knows the extensions: the parameters that a call marks as `extension`. Default: only when its answers say so. */
  hasExtensions?: boolean;
  /** The call that signs in. When it answers 401 without words, the credentials are wrong. */
  signIn?: Call;
  /** Calls that need no session: register, sign out. A refusal of these calls, or of `signIn`, does not end a session. */
  withoutSession?: readonly Call[];
  /** Reads that every session may make. If a page answers all of them, a login proxy stands in place of the API. */
  probes?: readonly Call[];
  /** The message by which the server says that the session has ended, whatever the status of the answer. Status 401 always says so. */
  sessionEndMessage?: string;
  /** Which calls carry cookies. Default: those to the app's own origin. */
  credentials?: RequestCredentials;
}

let current: ApiSettings = {};

/** Sets everything about the API. An app calls this once, before its first request: `configureApi({ url: '/v1' })`. */
export function configureApi(settings: ApiSettings): void {
  current = settings;
}

/** The address that all calls stand below, without a slash at its end. */
export const apiUrl = (): string => (current.url || '/api').replace(/\/+$/, '');

/** The dialect of the API. */
export const apiDialect = (): Dialect => current.dialect ?? dialects.rest;

/** Whether a message of the server says that the session has ended. */
export const isSessionEndMessage = (message: unknown): boolean => message !== undefined && message === current.sessionEndMessage;

/** Whether a request is the one that signs in. */
export const signsIn = (url: string): boolean => url === current.signIn?.path;

/** Whether a request needs no session. */
export const needsNoSession = (url: string): boolean => signsIn(url) || (current.withoutSession ?? []).some(({ path }) => path === url);

/** The reads that tell whether the API itself answers. */
export const probeCalls = (): readonly Call[] => current.probes ?? [];

/** Which calls carry cookies. */
export const apiCredentials = (): RequestCredentials => current.credentials ?? 'same-origin';

const extensionsHeader = 'X-Api-Extensions';
const { subscribe, notify } = createListeners();

let isReportedByApi = false;

/** Whether screens may use extensions by themselves. Otherwise they send one only when somebody presses the button that needs it. */
export const knowsExtensions = (): boolean => isReportedByApi || (current.hasExtensions ?? false);

/** Reads the header `X-Api-Extensions: true` of an answer, by which the API says that it knows the extensions. */
export function noteExtensions(headers: Headers): void {
  if (isReportedByApi || headers.get(extensionsHeader) !== 'true') return;
  isReportedByApi = true;
  notify();
}

/** Calls a listener when the API reports that it knows the extensions. Returns the function that unsubscribes. */
export const onExtensions = subscribe;
