/** react-admin's view of the session. Signing in and out happens on pages before the app. */
import type { AuthProvider } from 'react-admin';
import { addressAt } from '#dataProvider/basePath.ts';
import { claimsOf, currentRole, keepSession, readToken, readUser } from '#dataProvider/session.ts';
import { toSignIn } from '#dataProvider/sessionEnd.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { loadSignInMode } from './loadSignInMode';

/** Never resolves, because the page is being left. */
const never = new Promise<never>(() => {});

export const authProvider: AuthProvider = {
  /** With the values of react-admin's own sign-in form, which a view may show. */
  async login({ username, password }: Record<'username' | 'password', string>) {
    const { token, user } = await (await loadSignInMode()).signIn({ email: username, password, remember: 'on' });
    keepSession(token, user, true);
  },
  /** Leaves the app through /logout, as the menu does, or to the sign-in form, with the reason, if the session has ended. */
  async logout() {
    if (readToken()) location.assign(addressAt('/logout'));
    else toSignIn('app.errors.signedOut');
    return never;
  },
  /** Without a message: the sign-in page explains itself. */
  checkAuth: async () => {
    if (!readToken()) throw { message: false };
  },
  /** `dataProvider/http.ts` ends a refused session before its error arrives here. */
  checkError: async () => {},
  /** Takes the picture from the token, where hosted services put it. */
  async getIdentity() {
    const user = readUser();
    const { picture } = claimsOf(readToken() ?? '');
    return { id: user?.uid ?? '', ...(user ? { fullName: user.displayName } : {}), ...(typeof picture === 'string' ? { avatar: picture } : {}) };
  },
  /** The role, for react-admin's `usePermissions`. */
  getPermissions: async () => currentRole(),
  canAccess: async ({ resource, action, record }) => canAccess(resource, action, record),
};
