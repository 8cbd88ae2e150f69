/** Pages that are no entity: figures, settings. What they read and write, and where they stand. */

import type { Call, PathParams } from './call';
import type { View } from './views';
import type { IconName, MenuGroup } from './vocabulary';

type Names<Q extends string> = Q extends `${infer First}&${infer Rest}` ? Name<First> | Names<Rest> : Name<Q>;
type Name<P extends string> = P extends `${string}=${string}` ? never : P extends `${infer N}[` | `${infer N}]` ? N : P;

/** The query parameters of a call's text that have no constant value: `'GET /a?page&limit=10'` gives `'page'`. */
type QueryParams<T extends string> = T extends `${string}?${infer Q}` ? Names<Q> : never;

/** An intersection as one object, so that a key it has not is refused. */
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** What a call is filled with: its path parameters, and of its query what has a value. */
export type ParamsOf<C> = C extends { text: infer T extends string }
  ? Flat<{ readonly [K in PathParams<T>]: string } & { readonly [K in QueryParams<T>]?: string | number }>
  : never;

type Calls = Readonly<Record<string, Call>>;

/** What of a resource is edited on a page. */
interface Edits {
  resource: string;
  sections?: readonly string[];
}

/** What a developer writes. */
export interface PageDeclaration<N extends string, R extends Calls, W extends Calls> {
  /** Its words are `pages.<name>`. */
  name: N;
  /** Documented address, `/revenue/{id}`. None for what is read or written on other screens. */
  path?: string;
  icon?: IconName;
  /** Group of the menu; none when not in the menu. */
  menu?: MenuGroup;
  /** What it reads, by name. The first is asked for early where the page is opened by its address. */
  reads?: R;
  /** What it sends, by name. */
  writes?: W;
  /** The resource whose fields it edits, and which of its sections; default those that no other page names. So its fields are found by name. */
  edits?: Edits;
  /** Figures of its first read that stand in the menu beside the first list of a resource, `pages.<name>.<figure>`, once they have been read. */
  menuCounts?: Readonly<Record<string, string>>;
  /** Its screen. */
  view?: View;
}

/** A page that is no entity's, as the data provider, the mock, the address book, the menu and the tests take it. */
export interface FreePage {
  name: string;
  path?: string | undefined;
  icon: IconName;
  menu?: MenuGroup | undefined;
  reads: Calls;
  writes: Calls;
  edits?: Edits | undefined;
  menuCounts?: Readonly<Record<string, string>> | undefined;
  view?: View | undefined;
}

/** A page with what its view knows of it. */
export type DeclaredPage<N extends string, R extends Calls, W extends Calls> = Omit<FreePage, 'name' | 'reads' | 'writes'> & {
  readonly name: N;
  readonly reads: R;
  readonly writes: W;
};

/** Completes the declaration of a page. */
export function definePage<const N extends string, R extends Calls = Record<never, Call>, W extends Calls = Record<never, Call>>(
  declared: PageDeclaration<N, R, W>,
): DeclaredPage<N, R, W>;

export function definePage(declared: PageDeclaration<string, Calls, Calls>): FreePage {
  return { ...declared, icon: declared.icon ?? 'Category', reads: declared.reads ?? {}, writes: declared.writes ?? {} };
}

/** The list of all pages that are no entity. */
export const listPages = <const P extends readonly FreePage[]>(...pages: P): P => pages;

/** What a page asks for first where it is opened without parameters: its first read, if that needs none; of pages the first. */
export function firstRead({ reads }: FreePage): { read: string; call: Call; params: Readonly<Record<string, number>> } | undefined {
  const [first] = Object.entries(reads);
  if (!first || /\{\w+\}/.test(first[1].path)) return undefined;
  const [read, call] = first;
  return { read, call, params: call.query.some(({ name }) => name === 'page') ? { page: 1 } : {} };
}

/** The address of a page, `{id}` and the like filled. @throws Error for a page that has none. */
export function addressOf({ name, path }: FreePage, params: Readonly<Record<string, string>> = {}): string {
  if (path === undefined) throw new Error(`The page '${name}' has no address.`);
  return path.replace(/\{(\w+)\}/g, (_, parameter: string) => encodeURIComponent(params[parameter] ?? ''));
}

/** What a page can say. */
export const pageKeys: readonly string[] = 'name path icon menu reads writes edits menuCounts view'.split(' ');
