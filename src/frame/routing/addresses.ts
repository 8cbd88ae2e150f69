/**
 * The address book: documented addresses (what the browser shows) to react-admin's own (what its parts
 * navigate with) and back, made from the resources' lists and pages. Pure.
 */
import type { Resource } from '#define';
import { matchPath, segmentsOf } from './matchPath';

/** One documented address. `query` tells apart lists that share a path. */
export interface Address {
  /** What the browser shows, `/product/{id}`. */
  shown: string;
  query?: readonly [name: string, value: string];
  /** react-admin's own, `/products/{id}/show`. */
  own: string;
  /** One more segment may stand below it, such as the tab of react-admin's `<TabbedForm>`; it stays below the other address too. */
  goesOn?: boolean;
}

/** A place as the routers describe it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The addresses of the given resources and of pages that belong to none, those with the most literal segments first, so that the first match is the right one. */
export function addressBook(resources: readonly Resource[], pages: readonly Address[] = []): Address[] {
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

function pageAddresses({ name, pages, views }: Resource): Address[] {
  const own = { show: `/${name}/{id}/show`, create: `/${name}/create`, edit: `/${name}/{id}` };
  return (['create', 'show', 'edit'] as const).flatMap(page => {
    const shown = pages[page];
    return shown ? [{ shown, own: own[page], goesOn: Boolean(views[page]) }] : [];
  });
}

const fill = (pattern: string, values: Record<string, string>): string => pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The addresses that a path may be, with the values of their parameters; where there are none, those it stands below. */
function matches(book: readonly Address[], side: 'shown' | 'own', path: string) {
  const match = (addresses: readonly Address[], given: readonly string[], below: string) =>
    addresses.flatMap(address => {
      const values = matchPath(address[side], given);
      return values ? [{ address, values, below }] : [];
    });
  const segments = segmentsOf(path);
  const full = match(book, segments, '');
  if (full.length) return full;
  const below = segments.pop();
  const parents = book.filter(({ goesOn }) => goesOn);
  return segments.length && below ? match(parents, segments, `/${below}`) : [];
}

/** Whether two words are the same but for capitals. */
const alike = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

/** From a documented address to react-admin's own; `undefined` when it is not in the book. */
export function toInternal(book: readonly Address[], place: Place): Place | undefined {
  const query = new URLSearchParams(place.search);
  const candidates = matches(book, 'shown', place.pathname);
  const keys = [...query.keys()];
  const asked = candidates.find(
    ({ address: { query: wanted } }) => wanted && (alike(query.get(wanted[0]), wanted[1]) || keys.some(key => alike(key, wanted[1]))),
  );
  const target = asked ?? candidates.find(({ address }) => !address.query) ?? candidates[0];
  if (!target) return undefined;
  for (const name of asked?.address.query ?? []) for (const key of keys) if (alike(key, name)) query.delete(key);
  return { pathname: fill(target.address.own, target.values) + target.below, search: query.size ? `?${query}` : '', hash: place.hash };
}

/** From react-admin's own address to the documented one; one that is not in the book stays as it is. */
export function toDocumented(book: readonly Address[], place: Place): Place {
  const candidates = matches(book, 'own', place.pathname);
  const target = candidates.find(({ address }) => parameters(address.own) === 0) ?? candidates[0];
  if (!target) return place;
  const { address, values, below } = target;
  const query = new URLSearchParams(place.search);
  const fixed = address.query ? [address.query.join('=')] : [];
  const search = [...fixed, ...(query.size ? [query.toString()] : [])].join('&');
  return { pathname: fill(address.shown, values) + below, search: search ? `?${search}` : '', hash: place.hash };
}
