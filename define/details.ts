/** Detail screens: their parts, and what other resources hold of a record. */
import type { Column } from './lists';

/** Fields of each part, in order. */
type Parts<S extends string, P extends string> = { readonly [K in P]: readonly S[] };

/**
 * How the detail screen is laid out: fields in tabs, `resources.<name>.tabs.<part>`, or in titled cards,
 * `resources.<name>.sections.<part>`. Without it they stand in one card.
 */
export type Shown<S extends string = string, P extends string = string> = {
  /** What is asked most, in large on top: as the columns of the first list show it. */
  summary?: readonly S[];
} & ({ tabs: Parts<S, P>; sections?: never } | { sections: Parts<S, P>; tabs?: never } | { tabs?: never; sections?: never });

/** Records of another resource that belong to a record, as a list of that resource has them. Titled `resources.<name>.related.<key>`, default what they are called. */
export interface Related<S extends string = string> {
  /** That list, `'orders.ofUser'`. The `{id}` of its call is this record's; another list is narrowed by `filter`. */
  list: `${string}.${string}`;
  /** Filters of that list, each by what stands at a source of this record: `{ shop: 'id' }`. */
  filter?: Readonly<Record<string, S | 'id'>>;
  /** Its columns here: columns of that list by their sources, else fields. Default: all of the list. */
  columns?: readonly (string | Column)[];
  /** A tab, read when it is opened; or a part of the screen, read when it comes into view. Default `part`. */
  as?: 'tab' | 'part';
  /** Not on the screen unless there is something; so it is read with the screen. */
  hidesEmpty?: true;
}

/** What can be said of what belongs to a record. */
export const relatedKeys: readonly string[] = 'list filter columns as hidesEmpty'.split(' ');
