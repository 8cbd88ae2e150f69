import { call, type Dialect, definePage, signInCall } from '#define';
import { dialect } from './dialect';

/** The calls of the visitor's own account in a dialect. */
export const accountIn = (spoken: Dialect) =>
  definePage({
    name: 'account',
    reads: { signOut: call('GET /logout') },
    writes: {
      signIn: signInCall(spoken),
      register: call('POST /register', { body: ['email', 'username', 'password'], inferred: true }),
      forgotPassword: call('POST /forgot-password', { body: ['email'], inferred: true }),
      profile: call('PUT /user/profile', { body: ['username', 'idx'], inferred: true }),
    },
  });

/** The calls of the visitor's own account. Its screens belong to the app. */
export const account = accountIn(dialect);
