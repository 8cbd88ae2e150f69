import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import { deployment } from '#app/deployment.ts';
import { claimsOf, readToken, renewToken } from '#dataProvider/session.ts';
import { valueAt } from '#define';
import type { SignInMode } from './signInMode';

const { firebaseApiKey, firebaseAuthDomain, firebaseProjectId, firebaseAppId, firebaseEmulator } = deployment;

/** Firebase error codes with a text of the app. Other errors show Firebase's message. */
const messages: Record<string, string> = {
  'auth/invalid-credential': 'wrongCredentials',
  'auth/user-not-found': 'wrongCredentials',
  'auth/wrong-password': 'wrongCredentials',
  'auth/user-disabled': 'disabled',
  'auth/email-already-in-use': 'emailTaken',
  'auth/weak-password': 'weakPassword',
  'auth/invalid-email': 'wrongEmail',
  'auth/too-many-requests': 'tooManyTries',
};

let opened: Auth | undefined;

function auth(): Auth {
  if (opened) return opened;
  const app = initializeApp({
    apiKey: firebaseApiKey,
    authDomain: firebaseAuthDomain,
    projectId: firebaseProjectId,
    appId: firebaseAppId,
  });
  opened = initializeAuth(app, { persistence: [browserLocalPersistence, browserSessionPersistence] });
  if (firebaseEmulator) connectAuthEmulator(opened, firebaseEmulator, { disableWarnings: true });
  // Firebase tokens last an hour. Firebase renews them before that.
  onIdTokenChanged(opened, async user => user && renewToken(await user.getIdToken()));
  return opened;
}

/** Runs a Firebase call and turns its errors into messages for people. */
async function withReadableErrors<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    const code = valueAt(error, 'code');
    if (code === 'auth/network-request-failed') throw new Error('app.errors.unreachable');
    const known = messages[String(code)];
    throw new Error(known ? `app.authPages.${known}` : String(valueAt(error, 'message') ?? ''));
  }
}

const minute = 60_000;

/** Whether a token has expired or expires within a minute. */
const isStale = (token: string): boolean => (claimsOf(token).exp ?? 0) * 1000 < Date.now() + minute;

/** Firebase Authentication. Its ID token is the bearer token. */
export const hostedMode: SignInMode = {
  async signIn({ email = '', password = '', remember }) {
    await setPersistence(auth(), remember === 'on' ? browserLocalPersistence : browserSessionPersistence);
    const { user } = await withReadableErrors(signInWithEmailAndPassword(auth(), email, password));
    return { token: await user.getIdToken(), user: { displayName: user.displayName ?? email, email: user.email ?? email, uid: user.uid } };
  },
  async signOut() {
    await auth().authStateReady();
    await signOut(auth());
  },
  async register({ email = '', password = '', username = '' }) {
    const { user } = await withReadableErrors(createUserWithEmailAndPassword(auth(), email, password));
    await withReadableErrors(updateProfile(user, { displayName: username }));
    // Firebase signs a new account in at once. Here its owner signs in like anyone else.
    await signOut(auth());
  },
  async resetPassword({ email = '' }) {
    await withReadableErrors(sendPasswordResetEmail(auth(), email));
    return undefined;
  },
  async changeName(displayName) {
    await auth().authStateReady();
    const { currentUser } = auth();
    if (!currentUser) throw new Error('app.errors.signedOut');
    await withReadableErrors(updateProfile(currentUser, { displayName }));
  },
  async resume() {
    await auth().authStateReady();
    const token = readToken();
    const { currentUser } = auth();
    if (token && currentUser && isStale(token)) renewToken(await withReadableErrors(currentUser.getIdToken(true)));
  },
};
