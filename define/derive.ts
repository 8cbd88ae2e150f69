/** Values that follow from others while staff type. */
import type { Plain, ShopRecord } from './records';

/** What a rule is told beside the values. */
export interface DeriveContext {
  /** The source that staff have just typed into. */
  typed: string;
  /** The record as the form was opened with it; empty for a new one. */
  stored: Plain | ShopRecord;
}

/** How a value follows from others: recomputed when one of them was typed, or has itself followed. At most once a change. */
export interface Derivation {
  /** The sources it follows; of a row, those of the same row, or with a slash of the record: `/currency`. */
  from: readonly string[];
  /** Makes the value. `values` are those of the form, or of the row. `undefined` empties it. Pure. */
  rule: (values: Plain, told: DeriveContext) => unknown;
  /** What staff type over it stays; a number until they take the computed one back. */
  until?: 'typed';
}

/** What a derivation can say. */
export const deriveKeys: readonly string[] = ['from', 'rule', 'until'];
