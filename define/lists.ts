/** Lists: each is one documented list screen with its columns, filters and buttons. */

import type { Call } from './call';
import type { SettingsCondition } from './conditions';
import type { Fields, Kind, RecordOfFields, SourceOf } from './fieldTypes';
import type { Filter, ListView } from './filters';
import type { Tone } from './kinds';
import { asNumber, type ShopRecord, valueAt } from './records';
import type { IconName } from './vocabulary';

/** A badge beside a value, such as 'low' beside a stock. Its text is `resources.<name>.choices.<source>.<word>`. */
export interface Mark<R = ShopRecord> {
  /** Names the texts of the words. */
  source: string;
  /** Gives the word. */
  value: (record: R) => unknown;
  /** The words that are shown, each with its colour. No other word is shown. */
  tones: Readonly<Record<string, Tone>>;
}

/** The kinds of a column: those of fields, and three that only lists have. */
export type ColumnKind = Kind | 'switch' | 'status' | 'thumbnail';

/** A column of a list. */
interface ColumnOf<R, S extends string> {
  /**
   * How it is shown: as a kind, as a small picture (`thumbnail`), or as a switch that cannot be moved (`status`). Default: the kind of the
   * field; `switch` where the field has that key. A computed word of kind `choice` or `chips` is shown as the text
   * `resources.<name>.choices.<source>.<word>`, if there is one.
   */
  kind?: ColumnKind;
  /** The condition on the settings under which it is shown. */
  when?: SettingsCondition;
  /**
   * Computes the value. Default: the value of the source. `position` counts from 1 over all pages. A list that came whole is also sorted by
   * it, unless it takes the position.
   */
  value?: (record: R, position: number) => unknown;
  /** The largest number of characters. A longer text ends with an ellipsis. */
  cut?: number;
  /** A badge beside the value. */
  mark?: Mark<R>;
  /**
   * The value can be edited in the row: `true` edits the source itself, another source edits that one, for a computed value. For a field
   * of kind `rows`, the source inside each row. Saving reads the record again and sends it through the update.
   */
  edit?: true | S;
  /**
   * A sum of numbers below the column: of all rows where the list is known whole, else of the page. The footer says which.
   */
  total?: 'sum';
  /** `true`: hidden until staff choose the column or use the filter of its source. `'export'`: in exports alone, after the columns on the screen. */
  extra?: true | 'export';
  /** Key of the header, `resources.<name>.columns.<label>`. Default: the source, or else the label of the field. */
  label?: string;
}

/** A button that opens a record of another resource: `{ show: 'users', source: 'owner' }`. A row without that record has no button. */
export interface RowLink {
  /** The other resource. */
  show: string;
  /** The source of the record or id. */
  source: string;
  /** Gives the record or its id. Default: the value of the source. */
  value?: (record: ShopRecord) => unknown;
}

/** A column of a list: a field, or a value that is computed. */
export type Column = ColumnOf<ShopRecord, string> & {
  /** The field that it shows; with a `value`, any name. */
  source: string;
};

/** A column with options, as a developer writes it. A column that shows no field needs a `value`. */
export type ColumnDeclaration<F extends Fields> =
  | (ColumnOf<RecordOfFields<F>, SourceOf<F>> & { source: string; value: NonNullable<ColumnOf<RecordOfFields<F>, SourceOf<F>>['value']> })
  | (ColumnOf<RecordOfFields<F>, SourceOf<F>> & { source: SourceOf<F> });

/** A button of a row: a page, an action, or a link to another record. */
type RowButton<A extends string> = 'show' | 'edit' | 'delete' | A | RowLink;

/** One documented list screen: one address and one call. */
export interface ListOf<C, A extends string, S extends string, X, V> {
  /**
   * Its documented address, which may have a query: `/classifications?type=brand`. `undefined` for a list that only other screens read. A
   * toggle above the table leads to lists without a `menu` entry, by the texts `resources.<name>.views.<list>`. Default: `/<name>`.
   */
  path?: string | undefined;
  /** Its documented call. A resource that speaks plain REST has none. */
  call?: Call;
  /** What it shows, in order: fields by their sources, and columns with options. Default: every field, except those of the second language. */
  columns: readonly C[];
  /**
   * The columns in a window below 1024 pixels. The first picture and the column that names the record are always shown; the others open with
   * the button “more”. On a phone the first text is the title of the card. Default: all of a few columns; otherwise the first amount, badges
   * and switches.
   */
  narrow?: readonly S[];
  /** Rows per page, unless the call fixes the number. Default: 10. `'typed'`: 10, or as many as staff type. */
  perPage?: number | 'typed';
  /**
   * Its own menu entry, `resources.<name>.menu.<list>`, with this icon or (`true`) that of the resource. The first list of a resource with a
   * `menu` has one, unless `false`.
   */
  menu?: boolean | IconName;
  /** Its filters, in order: fields by their sources, and filters with options. The call of a paged list gets their parameters by itself. */
  filters?: readonly X[];
  /**
   * Named filters, shown as tabs above the table: `{ low: { stock: { to: 5 } } }`. Each tests what is among the `filters` of the list, by values
   * or a range. The first tab, all rows, is not declared.
   */
  views?: Readonly<Record<string, V>>;
  /**
   * What waits for staff: the rows of these views, or all its rows (`true`). The start page and the menu count them, with the text
   * `resources.<name>.inbox.<view or list>`.
   */
  inbox?: true | readonly string[];
  /** The buttons of a row, in order: pages, actions, links to other records. Default: its pages, and `delete` if it has a call for it. */
  row?: readonly RowButton<A>[];
  /** Actions on several selected rows, in order. Without any, rows cannot be selected. */
  bulk?: readonly ('delete' | A)[];
  /**
   * The buttons above it: `create`, and actions that belong to no record. Each action needs a call without `{id}`; the list is read
   * again after it. Default: `['create']` where there is a create page.
   */
  actions?: readonly ('create' | A)[];
  /** The first order of a list that comes whole. */
  sort?: { field: S; order: 'ASC' | 'DESC' };
}

/** A declared list. */
export type List = ListOf<string | Column, string, string, string | Filter, ListView>;

/** What a list shares with another one. */
export interface Like<L extends string = string> {
  /** Another list of the resource, from which it takes every key but `path`, `views` and `inbox` that it does not have itself. */
  like?: L;
}

/** A list before its defaults are added. */
export type ListDraft = Partial<List> & Like;

/**
 * The lists of a resource, each with what it takes from the list that it is like.
 * @throws Error where there is no such list, or they are like each other.
 */
export function alikeLists(resource: string, lists: Record<string, ListDraft>): Record<string, Partial<List>> {
  const complete = ({ like, ...list }: ListDraft, names: readonly string[]): Partial<List> => {
    if (like === undefined) return list;
    const other = lists[like];
    if (!other) throw new Error(`${resource}.lists.${names.at(-1)}.like: there is no list '${like}'.`);
    if (names.includes(like)) throw new Error(`${resource}.lists.${names[0]}.like: it is like itself.`);
    const { path: _path, views: _views, inbox: _inbox, ...shared } = complete(other, [...names, like]);
    return { ...shared, ...list };
  };
  return Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, complete(list, [key])]));
}

/** Whether a list has a create button. */
export const offersCreate = ({ actions = [] }: Pick<List, 'actions'>): boolean => actions.includes('create');

/** The keys of a list, and of a column. */
export const listKeys: readonly string[] = 'path call columns narrow perPage menu filters views inbox row bulk actions sort'.split(' ');
export const columnKeys: readonly string[] = 'source kind when value cut mark edit total extra label'.split(' ');

/** The kinds whose values can be summed. */
export const summedKinds: readonly (Column['kind'] | undefined)[] = ['number', 'integer', 'money'];

/** The sum of a column over rows. A value that is no number adds nothing. `first` is the position of the first row. */
export const sumOf = ({ source, value }: Pick<Column, 'source' | 'value'>, rows: readonly ShopRecord[], first = 1): number =>
  rows.reduce((sum, row, index) => sum + (asNumber(value ? value(row, first + index) : valueAt(row, source)) ?? 0), 0);

/** Whether a list that came whole can be sorted by a column: pictures and switches have no order, and a position is one. */
export const isOrdered = ({ kind, value = () => undefined }: Pick<Column, 'kind' | 'value'>): boolean =>
  kind !== 'switch' && kind !== 'status' && kind !== 'thumbnail' && value.length < 2;

/** The rule by which the rows of a list are sorted where its column of this source computes the value; `undefined` for any other source. */
export const orderRuleOf = ({ columns }: Pick<List, 'columns'>, source: string): ((record: ShopRecord) => unknown) | undefined => {
  const column = columns.find((column): column is Column => typeof column === 'object' && column.source === source);
  const { value } = column ?? {};
  return column && value && isOrdered(column) ? record => value(record, 0) : undefined;
};

/** The icon of a list's own menu entry; `undefined` where it is that of the resource. */
export const menuIcon = ({ menu }: Pick<List, 'menu'>): IconName | undefined => (typeof menu === 'string' ? menu : undefined);

/**
 * The lists that a toggle above the table switches between: the first, and those with an address and no menu entry of their own. Their names
 * are `resources.<name>.views.<list>`. None where the first is alone.
 */
export function toggledLists({ lists }: { lists: Readonly<Record<string, List>> }): [key: string, list: List][] {
  const reached = Object.entries(lists).filter(([, { path, menu }], position) => path !== undefined && (!position || !menu));
  return reached.length > 1 ? reached : [];
}

/** Whether a toggle leads to a list. */
export const isToggled = (resource: { lists: Readonly<Record<string, List>> }, key: string): boolean =>
  toggledLists(resource).some(([other]) => other === key);

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
   * A tab, read when it is opened. Default: a part of the screen, read together with it, and hidden while it is empty. With a filter, whose
   * parameter no specification documents, a part is read when staff press its button, in plain REST when it becomes visible.
   */
  tab?: true;
}

/** The keys of a related list. */
export const relatedKeys: readonly string[] = 'list filter columns tab'.split(' ');
