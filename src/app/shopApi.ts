import type { ApiSettings } from '#dataProvider/apiSettings.ts';
import { account } from '#resources/account.ts';
import { dialect } from '#resources/dialect.ts';

const { reads, writes } = account;

/** This shop's API, as the build's settings and the specification describe it. */
export const shopApi: ApiSettings = {
  url: import.meta.env.VITE_API_URL,
  dialect,
  hasExtensions: import.meta.env.VITE_API_EXTENSIONS === 'true',
  signIn: writes.signIn,
  withoutSession: [reads.signOut, writes.register, writes.forgotPassword],
  sessionEndMessage: 'No user in this Token #admin',
};
