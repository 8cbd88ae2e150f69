/** Detail screens: their parts, and related records of other resources. */
import type { Column } from './lists';

/** The fields of each part, in order. */
type Parts<S extends string, P extends string> = { readonly [K in P]: readonly S[] };

/**
 * The layout of the detail screen: `{ tabs: { about: ['name', 'city'], prices: ['price'] } }`, titled `resources.<name>.tabs.<part>`, or
 * `sections` instead of `tabs` for cards, titled `resources.<name>.sections.<part>`. Without a layout, one card shows all fields.
 */
export type Shown<S extends string = string, P extends string = string> = {
  /** The most important fields, shown large at the top in the way of the first list's columns. */
  summary?: readonly S[];
} & ({ tabs: Parts<S, P>; sections?: never } | { sections: Parts<S, P>; tabs?: never } | { tabs?: never; sections?: never });

/**
 * Records of another resource that belong to a record, shown as a list: `{ list: 'orders.ofUser' }`. Titled
 * `resources.<name>.related.<key>`, by default with the name of the other resource.
 */
export interface Related<S extends string = string> {
  /** The resource and its list: `'orders.ofUser'`. The `{id}` of its call is the id of this record. A list without `{id}` needs a `filter`. */
  list: `${string}.${string}`;
  /** Filters of that list, each with a source of this record: `{ shop: 'id' }`. */
  filter?: Readonly<Record<string, S | 'id'>>;
  /** The columns: sources of that list's columns or of fields. Default: all columns of the list. */
  columns?: readonly (string | Column)[];
  /** A tab, which is read when it is opened. Default: a part of the screen, which is read when it becomes visible. */
  tab?: true;
  /** Hidden while it is empty. It is therefore read together with the screen. */
  hidesEmpty?: true;
}

/** The keys of a related list. */
export const relatedKeys: readonly string[] = 'list filter columns tab hidesEmpty'.split(' ');
