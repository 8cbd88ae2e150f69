/**
 * Who checks a visitor's credentials, chosen when the app is built by `VITE_AUTH_MODE`:
 * `token` asks the shop's API, `fake` nobody, `hosted` Firebase Authentication.
 */
import type { AuthUser } from '#dataProvider/session.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';

/** What a visitor typed into one of the account forms, by input name. */
export type Typed = Record<string, string>;

/** One way of signing in. Every method throws an Error whose message is for people, or a key such as `app.gate.noToken`. */
export interface SignInMode {
  signIn(typed: Typed): Promise<{ token: string; user: AuthUser }>;
  signOut(): Promise<void>;
  register(typed: Typed): Promise<void>;
  /** @returns the service's own words, if it has any. */
  resetPassword(typed: Typed): Promise<string | undefined>;
  changeName(name: string, user: AuthUser): Promise<void>;
  /** Keeps the token of a session that goes on valid; resolves when it is. Not in modes whose tokens last. */
  resume?(): Promise<void>;
}

/** The mode this app was built for. Only its code is loaded. */
export async function signInMode(): Promise<SignInMode> {
  if (import.meta.env.VITE_AUTH_MODE === 'hosted') return (await importWithRetry(() => import('./hostedMode'))).hostedMode;
  if (import.meta.env.VITE_AUTH_MODE === 'fake') return (await importWithRetry(() => import('./fakeMode'))).fakeMode;
  return (await importWithRetry(() => import('./tokenMode'))).tokenMode;
}
