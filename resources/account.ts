import { call, definePage } from '#define';

/** The calls of the visitor's own account. Its screens belong to the app. */
export const account = definePage({
  name: 'account',
  reads: { signOut: call('GET /logout') },
  writes: {
    signIn: call('POST /login', { body: ['email', 'password'] }),
    register: call('POST /register', { body: ['email', 'username', 'password'], inferred: true }),
    forgotPassword: call('POST /forgot-password', { body: ['email'], inferred: true }),
    profile: call('PUT /user/profile', { body: ['username', 'idx'], inferred: true }),
  },
});
