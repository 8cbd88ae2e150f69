import { addressOf } from '#define';
import { type Address, addressesOfPages } from '#frame/routing/addresses.ts';
import { dashboard } from '#resources/dashboard/dashboard.ts';
import { pages } from '#resources/pages.ts';
import { settingsPage } from '#resources/settings/settingsPage.ts';

const isDevelopment = import.meta.env.DEV;

/** The page at the root. */
export const home = dashboard;

/** Addresses that belong to no resource. */
export const appPages: readonly Address[] = [
  ...addressesOfPages(pages, home),
  { shown: '/profile', internal: '/profile' },
  { shown: '/access-denied', internal: '/access-denied' },
  { shown: '/authentication-error', internal: '/authentication-error' },
  ...(isDevelopment ? [{ shown: '/dev/resources', internal: '/dev/resources' }] : []),
];

/** Redirects: the root, and the page where a shop without classifications sets them up. */
export const redirects: Readonly<Record<string, string>> = { '/': addressOf(home), '/settings': `${addressOf(settingsPage)}?tab=setup` };

/** Addresses open to signed-out visitors. */
export const openAddresses: readonly string[] = ['/404'];
