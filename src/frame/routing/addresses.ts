/**
 * The address book translates documented addresses (shown by the browser) into react-admin's and back. It is built from the lists and pages of
 * the resources. Pure.
 */
import type { Path } from 'react-router';
import type { FreePage, Resource } from '#define';
import { listAddress } from './listAddress';
import { matchPath } from './matchPath';

/** A documented address and its react-admin counterpart. `query` distinguishes lists that share a path. */
export interface Address {
  /** The documented path, `/product/{id}`. */
  shown: string;
  query?: readonly [name: string, value: string];
  /** The react-admin path, `/products/{id}/show`. */
  internal: string;
  /** What may follow in a view of its own, for example a tab of react-admin's `<TabbedForm>`. It is kept in the translation. */
  tab?: RegExp | undefined;
}

/** All addresses of the resources and pages. Those with the fewest parameters come first, so that the first match is the right one. */
export function addressBook(resources: readonly Resource[], pages: readonly Address[] = []): Address[] {
  const internal = resources.flatMap(resource => [...listAddresses(resource), ...pageAddresses(resource)]);
  return [...pages, ...internal].sort((a, b) => parameters(a.shown) - parameters(b.shown));
}

/** The addresses of pages that are no entity, and of what stands at unknown ones. `home` is the page at the root. */
export const addressesOfPages = (pages: readonly FreePage[], home?: FreePage): Address[] => [
  ...pages.flatMap(page => (page.path ? [{ shown: page.path, internal: page === home ? '/' : page.path }] : [])),
  { shown: '/404', internal: '/404' },
];

const parameters = (path: string): number => path.split('{').length - 1;

function listAddresses(resource: Resource): Address[] {
  return Object.entries(resource.lists).flatMap(([key, { path }]) => {
    if (!path) return [];
    const [shown = '', query] = path.split('?');
    const [parameter = '', value = ''] = (query ?? '').split('=');
    return [{ shown, internal: listAddress(resource, key), ...(query ? { query: [parameter, value] as const } : {}) }];
  });
}

/** A view of the details may have numbered tabs only, because an unknown word below a record is an unknown address. */
const tabs = { show: /^\/\d+$/, create: /^\/[^/]+$/, edit: /^\/[^/]+$/ };

function pageAddresses({ name, pages, slots }: Resource): Address[] {
  const internal = { show: `/${name}/{id}/show`, create: `/${name}/create`, edit: `/${name}/{id}` };
  return (['create', 'show', 'edit'] as const).flatMap(page => {
    const shown = pages[page];
    return shown ? [{ shown, internal: internal[page], tab: slots[page] && tabs[page] }] : [];
  });
}

const fill = (pattern: string, values: Record<string, string>): string => pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The addresses that match a path, with their parameter values. If none match, the addresses that the path continues. */
function matches(book: readonly Address[], side: 'shown' | 'internal', path: string) {
  const match = (given: string, below: string) => (address: Address) => {
    const values = matchPath(address[side], given);
    return values ? [{ address, values, below }] : [];
  };
  const full = book.flatMap(match(path, ''));
  const [, parent = '', below = ''] = /(.+)(\/[^/]+)\/?$/.exec(path) ?? [];
  return full.length ? full : book.filter(({ tab }) => tab?.test(below)).flatMap(match(parent, below));
}

/** Whether two words are equal, ignoring case. */
const isSameWord = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

/** Translates a documented address into react-admin's; `undefined` if it is unknown. */
export function toInternal(book: readonly Address[], place: Path): Path | undefined {
  const query = new URLSearchParams(place.search);
  const candidates = matches(book, 'shown', place.pathname);
  const keys = [...query.keys()];
  const byQuery = candidates.find(
    ({ address: { query: wanted } }) => wanted && (isSameWord(query.get(wanted[0]), wanted[1]) || keys.some(key => isSameWord(key, wanted[1]))),
  );
  const target = byQuery ?? candidates.find(({ address }) => !address.query) ?? candidates[0];
  if (!target) return undefined;
  for (const name of byQuery?.address.query ?? []) for (const key of keys) if (isSameWord(key, name)) query.delete(key);
  return { pathname: fill(target.address.internal, target.values) + target.below, search: query.size ? `?${query}` : '', hash: place.hash };
}

/** Translates a react-admin address into the documented one. An unknown address stays as it is. */
export function toDocumented(book: readonly Address[], place: Path): Path {
  const candidates = matches(book, 'internal', place.pathname);
  const target = candidates.find(({ address }) => parameters(address.internal) === 0) ?? candidates[0];
  if (!target) return place;
  const { address, values, below } = target;
  const query = new URLSearchParams(place.search);
  const fixed = address.query ? [address.query.join('=')] : [];
  const search = [...fixed, ...(query.size ? [query.toString()] : [])].join('&');
  return { pathname: fill(address.shown, values) + below, search: search ? `?${search}` : '', hash: place.hash };
}
