import type { SignInMode } from './signInMode';

/** Accepts any email and password without a server, for trying out the screens. */
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
