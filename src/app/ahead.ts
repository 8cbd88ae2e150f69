import { toRequest } from '../../dataProvider/toRequest';
import { resources } from '../../resources';
import { addressBook } from '../frame/routing/addresses';

/** Every documented address pattern. */
export const shownPaths: readonly string[] = [...new Set(addressBook(resources).map(({ shown }) => shown))];

/** What each list asks for first, by its address: `/products` → `/product/admin/custom/all?page=1&limit=10`. */
export const firstPages: Record<string, string> = Object.fromEntries(
  resources
    .flatMap(({ lists }) => Object.values(lists))
    .flatMap(({ path, call }) => (path && call ? [[path, toRequest(call, { values: { page: 1, limit: 10 } }).url]] : [])),
);
