/** Pages that belong to no resource, such as a dashboard or settings: their address, and the calls that they read and write. */

import type { Call, PathParams } from './call';
import { pagingParam } from './paging';
import type { LazyComponent } from './slots';
import type { IconName, MenuGroup } from './vocabulary';
import type { PageFilter } from './widgets/pageFilters';
import type { Widget } from './widgets/widgets';

type Names<Q extends string> = Q extends `${infer First}[&${infer Optional}]${infer Rest}`
  ? Names<First> | Names<Optional> | Names<Rest>
  : Q extends `${infer First}&${infer Rest}`
    ? Name<First> | Names<Rest>
    : Name<Q>;
type Name<P extends string> = P extends `${string}=${string}` | '' ? never : P extends `${infer N}]` ? (N extends `${string}[${string}` ? P : N) : P;

/** The query parameters of a call's text that have no constant value: `'GET /a?page&limit=10'` gives `'page'`. */
type QueryParams<T extends string> = T extends `${string}?${infer Q}` ? Names<Q> : never;

/** Turns an intersection into one object type, so that the compiler refuses unknown keys. */
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** The parameters of a call: all path parameters, and optional query parameters. */
export type ParamsOf<C> = C extends { text: infer T extends string }
  ? Flat<{ readonly [K in PathParams<T>]: string } & { readonly [K in QueryParams<T>]?: string | number }>
  : never;

type Calls = Readonly<Record<string, Call>>;

/** The parameters of a page's reads, as a union. */
type ParamName<R extends Calls> = { [K in keyof R]: keyof ParamsOf<R[K]> }[keyof R] & string;

/** The resource that a page edits. */
interface Edits {
  resource: string;
  sections?: readonly string[];
}

/** What a developer passes to `definePage()`. */
export interface PageDeclaration<N extends string, R extends Calls, W extends Calls> {
  /** Its texts are below `pages.<name>`. */
  name: N;
  /** Its documented address: `/revenue/{id}`. Without one, other screens use its calls. */
  path?: string;
  /** Its icon in the menu. Default: `Category`. */
  icon?: IconName;
  /** Its group in the menu. Without one it is not in the menu. */
  menu?: MenuGroup;
  /** The calls that it reads, by name. The first one is sent early when the browser opens the page's address. */
  reads?: R;
  /** The calls that it sends, by name. */
  writes?: W;
  /** The resource whose fields it edits, and which of its sections. Default: those that no other page names. The search for fields uses this. */
  edits?: Edits;
  /** Figures of its first read that the menu shows beside a resource, once they are read: `{ orders: 'openOrders' }`. */
  menuCounts?: Readonly<Record<string, string>>;
  /** The component of its screen. It reads with `useRead(page, 'sums', { page: 2 })`. */
  component?: LazyComponent;
  /** What its screen shows of its reads, where it has no component. */
  widgets?: readonly Widget<NoInfer<keyof R & string>>[];
  /** What staff choose above its widgets: parameters of its reads. */
  filters?: readonly PageFilter<NoInfer<ParamName<R>>>[];
}

/** A completed page, as all other code reads it. */
export interface FreePage {
  name: string;
  path?: string | undefined;
  icon: IconName;
  menu?: MenuGroup | undefined;
  reads: Calls;
  writes: Calls;
  edits?: Edits | undefined;
  menuCounts?: Readonly<Record<string, string>> | undefined;
  component?: LazyComponent | undefined;
  widgets?: readonly Widget[] | undefined;
  filters?: readonly PageFilter[] | undefined;
}

/** A page with the exact types of its calls, for its view. */
export type DeclaredPage<N extends string, R extends Calls, W extends Calls> = Omit<FreePage, 'name' | 'reads' | 'writes'> & {
  readonly name: N;
  readonly reads: R;
  readonly writes: W;
};

/**
 * Declares a page that belongs to no resource:
 *
 *     definePage({ name: 'revenue', path: '/revenue', menu: 'accounts', reads: { figures: call('GET /revenue') }, component: () => import('./Revenue.tsx') })
 */
export function definePage<const N extends string, R extends Calls = Record<never, Call>, W extends Calls = Record<never, Call>>(
  declared: PageDeclaration<N, R, W>,
): DeclaredPage<N, R, W>;

export function definePage(declared: PageDeclaration<string, Calls, Calls>): FreePage {
  return { ...declared, icon: declared.icon ?? 'Category', reads: declared.reads ?? {}, writes: declared.writes ?? {} };
}

/** The list of all pages. */
export const listPages = <const P extends readonly FreePage[]>(...pages: P): P => pages;

/** The first read of a page, if it needs no path parameters. A paged read starts with page 1. */
export function firstRead({ reads }: FreePage): { read: string; call: Call; params: Readonly<Record<string, number>> } | undefined {
  const [first] = Object.entries(reads);
  if (!first || /\{\w+\}/.test(first[1].path)) return undefined;
  const [read, call] = first;
  const page = pagingParam(call, 'page');
  return { read, call, params: page ? { [page.name]: 1 } : {} };
}

/** The address of a page with its parameters: `addressOf(revenue, { id: '5' })`. @throws Error when the page has no address. */
export function addressOf({ name, path }: FreePage, params: Readonly<Record<string, string>> = {}): string {
  if (path === undefined) throw new Error(`The page '${name}' has no address.`);
  return path.replace(/\{(\w+)\}/g, (_, parameter: string) => encodeURIComponent(params[parameter] ?? ''));
}

/** The keys of a page. */
export const pageKeys: readonly string[] = 'name path icon menu reads writes edits menuCounts component widgets filters'.split(' ');
