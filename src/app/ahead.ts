import { toRequest } from '../../dataProvider/toRequest';
import { resources } from '../../resources';
import type { List } from '../../resources/define';
import { firstAsked } from '../frame/firstAsked';
import { addressBook } from '../frame/routing/addresses';
import { appPages } from './addresses';

/** Every documented address pattern. */
export const shownPaths: readonly string[] = [...new Set(addressBook(resources, appPages).map(({ shown }) => shown))];

const lists = resources.flatMap(({ lists }): [string, List][] => Object.entries(lists));

/** What each list asks for first, by its address: `/products` → `/product/admin/custom/all?page=1&limit=10`. */
export const firstPages: Record<string, string> = Object.fromEntries(
  lists.flatMap(([key, list]) => {
    const { page, perPage } = firstAsked(key, list).pagination;
    return list.path && list.call ? [[list.path, toRequest(list.call, { values: { page, limit: perPage } }).url]] : [];
  }),
);
