import type { AuthUser } from '#dataProvider/session.ts';

/** The input of an account form, by input name. */
export type Typed = Record<string, string>;

/** A way of signing in. Every method throws an Error with a message for people, or a text key such as `app.authPages.noToken`. */
export interface SignInMode {
  signIn(typed: Typed): Promise<{ token: string; user: AuthUser }>;
  signOut(): Promise<void>;
  register(typed: Typed): Promise<void>;
  /** @returns the service's message, if any */
  resetPassword(typed: Typed): Promise<string | undefined>;
  changeName(name: string, user: AuthUser): Promise<void>;
  /** Renews the token of a continued session. Only in modes whose tokens expire. */
  resume?(): Promise<void>;
}
