/** Related records of other resources on a detail screen. */
import type { Column } from './lists';

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
  /**
   * A tab, which is read when it is opened. Default: a part of the screen. With a filter it is read when it becomes visible, else together
   * with the screen, and hidden while it is empty.
   */
  tab?: true;
}

/** The keys of a related list. */
export const relatedKeys: readonly string[] = 'list filter columns tab'.split(' ');
