import { addressOf } from '#define';
import { type Address, addressesOfPages } from '#frame/routing/addresses.ts';
import { dashboard } from '#resources/dashboard/dashboard.ts';
import { pages } from '#resources/pages.ts';
import { settingsPage } from '#resources/settings/settingsPage.ts';

const same = (path: string): Address => ({ shown: path, internal: path });

/** The page at the root. */
export const home = dashboard;

/** Addresses that belong to no resource. */
export const appPages: readonly Address[] = [
  ...addressesOfPages(pages, home),
  ...['/profile', '/access-denied', '/authentication-error', ...(import.meta.env.DEV ? ['/dev/resources'] : [])].map(same),
];

/** Redirects: the root, and the page where a shop without classifications sets them up. */
export const redirects: Readonly<Record<string, string>> = { '/': addressOf(home), '/settings': `${addressOf(settingsPage)}?tab=setup` };

/** Addresses open to signed-out visitors. */
export const openAddresses: readonly string[] = ['/404'];
