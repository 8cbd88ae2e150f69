/**
 * The address book: documented addresses (what the browser shows) to react-admin's own (what its parts
 * navigate with) and back, made from the resources' lists and pages (design, section 6). Pure.
 */
import type { Resource } from '../../resources/define';
import { matchPath } from './matchPath';

/** One documented address. `query` tells apart lists that share a path. */
export interface Address {
  /** What the browser shows, `/product/{id}`. */
  shown: string;
  query?: readonly [name: string, value: string];
  /** react-admin's own, `/products/{id}/show`. */
  own: string;
}

/** A place as the routers describe it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Addresses that belong to no resource. */
const pages: readonly Address[] = [
  { shown: '/dashboard', own: '/' },
  { shown: '/profile', own: '/profile' },
  { shown: '/404', own: '/404' },
];

/** The addresses of the given resources, those with the most literal segments first, so that the first match is the right one. */
export function addressBook(resources: readonly Resource[]): Address[] {
  const own = resources.flatMap(resource => [...listAddresses(resource), ...pageAddresses(resource)]);
  return [...pages, ...own].sort((a, b) => parameters(a.shown) - parameters(b.shown));
}

const parameters = (path: string): number => path.split('{').length - 1;

function listAddresses({ name, lists }: Resource): Address[] {
  return Object.entries(lists).flatMap(([key, { path }], position) => {
    if (!path) return [];
    const [shown = '', query] = path.split('?');
    const [parameter = '', value = ''] = (query ?? '').split('=');
    return [{ shown, own: position === 0 ? `/${name}` : `/${name}/list/${key}`, ...(query ? { query: [parameter, value] as const } : {}) }];
  });
}

function pageAddresses({ name, pages }: Resource): Address[] {
  const own = { show: `/${name}/{id}/show`, create: `/${name}/create`, edit: `/${name}/{id}` };
  return (['create', 'show', 'edit'] as const).flatMap(page => {
    const shown = pages[page];
    return shown ? [{ shown, own: own[page] }] : [];
  });
}

const fill = (pattern: string, values: Record<string, string>): string => pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Whether two words are the same but for capitals (rulings, 14). */
const alike = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

/** From a documented address to react-admin's own; `undefined` when it is not in the book. */
export function inward(book: readonly Address[], place: Place): Place | undefined {
  const query = new URLSearchParams(place.search);
  const candidates = book.flatMap(address => {
    const values = matchPath(address.shown, place.pathname);
    return values ? [{ address, values }] : [];
  });
  const keys = [...query.keys()];
  const asked = candidates.find(
    ({ address: { query: wanted } }) => wanted && (alike(query.get(wanted[0]), wanted[1]) || keys.some(key => alike(key, wanted[1]))),
  );
  const found = asked ?? candidates.find(({ address }) => !address.query) ?? candidates[0];
  if (!found) return undefined;
  for (const name of asked?.address.query ?? []) for (const key of keys) if (alike(key, name)) query.delete(key);
  return { pathname: fill(found.address.own, found.values), search: query.size ? `?${query}` : '', hash: place.hash };
}

/** From react-admin's own address to the documented one; one that is not in the book stays as it is. */
export function outward(book: readonly Address[], place: Place): Place {
  const exact = book.find(({ own }) => matchPath(own, place.pathname) && parameters(own) === 0);
  const address = exact ?? book.find(({ own }) => matchPath(own, place.pathname));
  if (!address) return place;
  const query = new URLSearchParams(place.search);
  const fixed = address.query ? [address.query.join('=')] : [];
  const search = [...fixed, ...(query.size ? [query.toString()] : [])].join('&');
  const values = matchPath(address.own, place.pathname) ?? {};
  return { pathname: fill(address.shown, values), search: search ? `?${search}` : '', hash: place.hash };
}
