/**
 * Checks credentials in the mode that `VITE_AUTH_MODE` selects at build time: `token` calls the shop's API, `fake` accepts anyone, `hosted`
 * uses Firebase Authentication.
 */
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import type { SignInMode } from './signInMode';

/** The mode of this build. Only its code is loaded. */
export async function signInMode(): Promise<SignInMode> {
  if (import.meta.env.VITE_AUTH_MODE === 'hosted') return (await importWithRetry(() => import('./hostedMode'))).hostedMode;
  if (import.meta.env.VITE_AUTH_MODE === 'fake') return (await importWithRetry(() => import('./fakeMode'))).fakeMode;
  return (await importWithRetry(() => import('./tokenMode'))).tokenMode;
}
