import { toRequest } from '#dataProvider/toRequest.ts';
import { firstRead, type List } from '#define';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { addressBook } from '#frame/routing/addresses.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { settingsPage } from '#resources/settings/settingsPage.ts';
import { appPages } from './appAddresses';

/** All documented address patterns. */
export const shownPaths: readonly string[] = [...new Set(addressBook(resources, appPages).map(({ shown }) => shown))];

const lists = resources.flatMap(({ lists }): [string, List][] => Object.entries(lists));

/** Every screen needs the settings. */
export const settingsUrl: string = toRequest(settingsPage.reads.settings, {}).url;

const firstReads = pages.flatMap((page): [string, string][] => {
  const first = firstRead(page);
  const url = first && toRequest(first.call, { values: first.params }).url;
  return page.path && url && url !== settingsUrl ? [[page.path, url]] : [];
});

/** The first request of each list and page by its address: `/products` → `/product/admin/custom/all?page=1&limit=10`. */
export const firstPages: Record<string, string> = Object.fromEntries([
  ...firstReads,
  ...lists.flatMap(([key, list]) => {
    const { page, perPage } = defaultListParams(key, list).pagination;
    return list.path && list.call ? [[list.path, toRequest(list.call, { values: { page, limit: perPage } }).url]] : [];
  }),
]);
