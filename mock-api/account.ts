import { createHmac } from 'node:crypto';
import type { account as calls } from '../resources/account';
import { Refusal, type Row, text } from './define';
import { expressPath, type Route } from './route';
import type { Store } from './store';

/** The account that the mock's sign-in screen shows. */
export const demoAccount = { email: 'admin@malabarbazaar.example', password: 'Bazaar#2026' };

const sign = (userId: string): string => createHmac('sha256', 'mock-api').update(userId).digest('hex').slice(0, 24);

/**
 * The id of the user a bearer token was made for. In hosted mode that is the user of the token's e-mail (the
 * emulator signs nothing), in fake mode any token is the demo account's. @throws Refusal 401 when it is nobody's.
 */
export function whoAsks(authorization: string | undefined, store: Store): string {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  const foreign = token && foreignEmail[process.env.VITE_AUTH_MODE ?? '']?.(token);
  if (foreign) return store.rows('users').find(({ email, role }) => email === foreign && role === 'admin')?._id ?? refuse();
  const [, userId = '', signature = ''] = /^Bearer mock\.(\w+)\.(\w+)$/.exec(authorization ?? '') ?? [];
  if (!userId || signature !== sign(userId) || !store.rows('users').some(({ _id }) => _id === userId)) return refuse();
  return userId;
}

function refuse(): never {
  throw new Refusal('No user in this Token #admin', 401);
}

const foreignEmail: Record<string, (token: string) => string | undefined> = {
  fake: () => demoAccount.email,
  hosted: token => {
    try {
      return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { email?: string }).email;
    } catch {
      return undefined;
    }
  },
};

/** Signing in and out, registering, asking for a new password. */
export function accountRoutes({ signIn, signOut, register, forgotPassword, profile }: typeof calls, store: Store): Route[] {
  const byEmail = (email: unknown) =>
    store.rows('users').find(
      user =>
        user.email ===
        String(email ?? '')
          .trim()
          .toLowerCase(),
    );
  return [
    {
      method: signIn.method,
      path: expressPath(signIn),
      open: true,
      answer: ({ body }) => {
        const user = byEmail(body.email);
        if (!user || user.password !== body.password) throw new Refusal('Email or password is wrong', 400);
        if (user.role !== 'admin') throw new Refusal('Only admins may sign in here', 403);
        const { _id, name, email, role } = user;
        return { body: { token: `mock.${_id}.${sign(_id)}`, user: { _id, name, email, role } } };
      },
    },
    { method: signOut.method, path: expressPath(signOut), answer: () => ({}) },
    {
      method: register.method,
      path: expressPath(register),
      open: true,
      answer: ({ body: { email, username, password } }) => {
        if (!/^\S+@\S+\.\S+$/.test(String(email))) throw new Refusal('A valid email is required');
        if (!username || !password) throw new Refusal('Username and password are required');
        if (byEmail(email)) throw new Refusal('There is already an account with this email', 409);
        const user = {
          _id: store.newId(),
          name: username,
          email: String(email).toLowerCase(),
          password,
          role: 'admin',
          isGuest: false,
          firebaseUid: '',
          createdAt: store.now(),
          images: [],
        };
        store.rows('users').push(user);
        return { body: { message: 'Registered' } };
      },
    },
    {
      method: profile.method,
      path: expressPath(profile),
      answer: ({ body: { username }, userId }) => {
        if (!text(username)) throw new Refusal('Username is required');
        const user = store.rows('users').find(({ _id }) => _id === userId) as Row;
        user.name = text(username);
        return { body: { message: 'User name changed' } };
      },
    },
    {
      method: forgotPassword.method,
      path: expressPath(forgotPassword),
      open: true,
      answer: ({ body }) => {
        if (!byEmail(body.email)) throw new Refusal('There is no account with this email', 404);
        return { body: { message: `A link to choose a new password has been sent to ${body.email}` } };
      },
    },
  ];
}
