import type { ApiSettings } from '#dataProvider/apiSettings.ts';
import { account } from '#resources/account.ts';
import { dialect } from '#resources/dialect.ts';
import { deployment } from './deployment';

const { reads, writes } = account;

/** This shop's API, as the deployment's settings and the specification describe it. */
export const shopApi: ApiSettings = {
  url: deployment.apiUrl,
  dialect,
  hasExtensions: deployment.apiExtensions === 'true',
  credentials: deployment.apiCredentials === 'include' ? 'include' : 'same-origin',
  signIn: writes.signIn,
  withoutSession: [reads.signOut, writes.register, writes.forgotPassword],
  sessionEndMessage: 'No user in this Token #admin',
};
