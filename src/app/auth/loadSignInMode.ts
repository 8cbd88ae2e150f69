import { deployment } from '#app/deployment.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import type { SignInMode } from './signInMode';

/** Accepts any email and password without a server, for trying out the screens. */
const fakeMode: SignInMode = {
  async signIn({ email = '' }) {
    return {
      token: `fake.${crypto.getRandomValues(new Uint32Array(4)).join('')}`,
      user: { displayName: email.split('@')[0] ?? email, email, uid: email },
    };
  },
  async signOut() {},
  async register() {},
  async resetPassword() {
    return undefined;
  },
  async changeName() {},
};

/**
 * The mode that the deployment selects. Only its code is loaded: `token` calls the shop's API, `fake` accepts anyone, `hosted` uses
 * Firebase Authentication.
 */
export async function loadSignInMode(): Promise<SignInMode> {
  if (deployment.authMode === 'hosted') return (await importWithRetry(() => import('./hostedMode'))).hostedMode;
  if (deployment.authMode === 'fake') return fakeMode;
  return (await importWithRetry(() => import('./tokenMode'))).tokenMode;
}
