/** react-admin's view of the session, for its own parts and hooks. Signing in and out are pages before the app. */
import type { AuthProvider } from 'react-admin';
import { keepSession, readToken, readUser } from '#dataProvider/session.ts';
import { toSignIn } from '#dataProvider/sessionEnd.ts';
import { claimsOf } from '#dataProvider/tokenClaims.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { signInMode } from './signInModes';

/** For a page that is about to be left: nothing comes after it. */
const never = new Promise<never>(() => {});

/** What react-admin's sign-in forms hand over; ours have an `email`. */
interface Credentials {
  email?: string;
  username?: string;
  password?: string;
  /** Not when the session is to end with the tab. */
  remember?: boolean;
}

export const authProvider: AuthProvider = {
  async login({ email, username, password = '', remember = true }: Credentials) {
    const mode = await signInMode();
    const { token, user } = await mode.signIn({ email: email ?? username ?? '', password, ...(remember ? { remember: 'on' } : {}) });
    keepSession(token, user, remember);
  },
  /** Leaves the app by the page that signs out, as the menu does; where nobody is signed in any more, for the sign-in form. */
  async logout() {
    if (readToken()) location.assign('/logout');
    else toSignIn();
    return never;
  },
  /** The sign-in page says by itself why it is there: react-admin need not. */
  checkAuth: async () => {
    if (!readToken()) throw { message: false };
  },
  /** A refused session has been ended by the door to the server before the error comes here. */
  checkError: async () => {},
  /** The picture is the one the token names, as those of a hosted service do. */
  async getIdentity() {
    const user = readUser();
    const { picture } = claimsOf(readToken() ?? '');
    return { id: user?.uid ?? '', ...(user ? { fullName: user.displayName } : {}), ...(typeof picture === 'string' ? { avatar: picture } : {}) };
  },
  canAccess: async ({ resource, action, record }) => canAccess(resource, action, record),
};
