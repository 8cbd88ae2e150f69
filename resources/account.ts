import { call } from './define';

/** The calls of the visitor's own account. They belong to no entity. */
export const account = {
  signIn: call('POST /login', { body: ['email', 'password'] }),
  signOut: call('GET /logout'),
  register: call('POST /register', { body: ['email', 'username', 'password'], inferred: true }),
  forgotPassword: call('POST /forgot-password', { body: ['email'], inferred: true }),
  profile: call('PUT /user/profile', { body: ['username', 'idx'], inferred: true }),
};
