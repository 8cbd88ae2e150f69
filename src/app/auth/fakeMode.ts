import type { SignInMode } from './signInModes';

/** Nobody: any e-mail and password will do, and no server is asked. For trying the screens. */
export const fakeMode: SignInMode = {
  async signIn({ email = '' }) {
    return { token: `fake.${crypto.randomUUID()}`, user: { displayName: email.split('@')[0] ?? email, email, uid: email } };
  },
  async signOut() {},
  async register() {},
  async resetPassword() {
    return undefined;
  },
  async changeName() {},
};
