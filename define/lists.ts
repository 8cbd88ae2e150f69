/** Lists: one documented screen each, with its columns and row buttons. */

import type { Call } from './call';
import type { SettingsCondition } from './conditions';
import type { Filter, ListView } from './filters';
import type { FieldDeclaration, Kind, RecordOfFields, SourceOf } from './kinds';
import type { ShopRecord } from './records';
import type { Tone } from './values';
import type { IconName } from './vocabulary';

/** What a value is marked with beside, as stock that runs low: one of a few words by a rule, `resources.<name>.choices.<source>.<word>`. */
export interface Mark<R = ShopRecord> {
  source: string;
  value: (record: R) => unknown;
  /** Which words are said, each in its colour; the others mark nothing. */
  tones: Readonly<Record<string, Tone>>;
}

/** A column of a list, with what is special to it. */
interface ColumnOf<R, A extends string, S extends string> {
  kind?: Kind | 'status' | 'thumbnail';
  when?: SettingsCondition;
  /** The action an Active/Inactive switch runs; without one it is disabled. */
  action?: A;
  /** What is shown, where it is not what stands at the source. `position` counts from 1 over all pages. */
  value?: (record: R, position: number) => unknown;
  /** Texts longer than this are cut to one character less and an ellipsis. */
  cut?: number;
  /** Stands beside the value. */
  mark?: Mark<R>;
  /**
   * Can be edited in its row, through the update of the record read again: the value itself, or the source that is typed where the
   * value follows from it. Of `rows`, what can be edited of each.
   */
  edit?: true | S;
  /** Is shown when somebody chooses it, or while the filter of this source is in force. */
  extra?: true;
  /** The values that have words of their own, `resources.<name>.choices.<source>.<value>`. */
  choices?: readonly (string | number)[];
  /** Key of the header, `resources.<name>.columns.<label>`; default the source. */
  label?: string;
}

/** A link from a row to a record of another resource; nothing where the row names none. */
export interface RowLink {
  /** The resource that is led to. */
  show: string;
  source: string;
  /** What is led to, whole or its id, where it is not what stands at the source. */
  value?: (record: ShopRecord) => unknown;
}

/** As its readers take it. */
export type Column = ColumnOf<ShopRecord, string, string> & { source: string };

/** A field's source, or a column with what is special to it. One that shows what is no field says what its `value` is. */
export type ColumnDeclaration<F extends readonly FieldDeclaration[], A extends string> =
  | SourceOf<F>
  | (ColumnOf<RecordOfFields<F>, A, SourceOf<F>> & { source: SourceOf<F> })
  | (ColumnOf<RecordOfFields<F>, A, SourceOf<F>> & { source: string; value: NonNullable<ColumnOf<RecordOfFields<F>, A, SourceOf<F>>['value']> });

/** A button of a row: a page, an action, or a link to the record that stands at a source. */
type RowButton<A extends string> = 'show' | 'edit' | 'delete' | A | RowLink;

/** One documented list screen: one address and one call. */
export interface ListOf<C, A extends string, S extends string, X, V> {
  /** Documented address, which may carry a query: `/classifications?type=brand`. `undefined` for a list that is only read by other screens. */
  path?: string | undefined;
  /** None for a resource that speaks plain REST. */
  call?: Call;
  /** Default: every field that is not of the second language. */
  columns: readonly C[];
  /**
   * The columns that stay in a window below 1024 pixels, by their sources; what names the record always does. The others stand behind a row's
   * “more”. Default: all where there are few, else the first picture and amount, badges and switches.
   */
  narrow?: readonly S[];
  /** Has a create button; by default it has. */
  create?: boolean;
  /** Staff may choose the page size in a number box. */
  pageSize?: boolean;
  /** Names the view in a toggle above the table; lists with one toggle to each other. */
  view?: string;
  /** Has a menu entry of its own, `resources.<name>.menu.<list>`; the first list of a resource with a `menu` has one anyway. */
  menu?: boolean;
  /** Of its menu entry; default the resource's. */
  icon?: IconName;
  /** What it can be narrowed by, in order. Where the server pages, its call must have the parameters. */
  filters?: readonly X[];
  /** Named filters: tabs above the table. All rows come first, without being named here. */
  views?: Readonly<Record<string, V>>;
  /** All its rows wait to be worked off, as those of a view can: `resources.<name>.inbox.<list>`. */
  inbox?: true;
  /** Row buttons, in order. */
  row?: readonly RowButton<A>[];
  /** What can be done to several rows at once, in order. Rows of a list that has any can be ticked. */
  bulk?: readonly ('delete' | A)[];
  /** Order of a list that is received whole, `{ field, order }`. */
  sort?: { field: S; order: 'ASC' | 'DESC' };
}

/** As its readers take it. */
export type List = ListOf<string | Column, string, string, string | Filter, ListView>;

/** What a list can say, and a column. */
export const listKeys: readonly string[] = 'path call columns narrow create pageSize view menu icon filters views inbox row bulk sort'.split(' ');
export const columnKeys: readonly string[] = 'source kind when action value cut mark edit extra choices label'.split(' ');
