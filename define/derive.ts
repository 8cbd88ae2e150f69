/** Values that a form computes from other values while staff type. */
import type { Plain, ShopRecord } from './records';

/** The second parameter of a rule. */
export interface DeriveContext {
  /** The source that staff are typing into. */
  typed: string;
  /** The record when the form was opened; empty for a new one. */
  stored: Plain | ShopRecord;
}

/**
 * Computes a value from others: `{ from: ['price', 'cost'], rule: ({ price, cost }) => Number(price) - Number(cost) }`.
 * It is recomputed when one of the others was typed or computed, at most once a change.
 */
export interface Derivation {
  /** The sources it depends on. In a row: sources of the same row, or with a slash of the record: `/currency`. */
  from: readonly string[];
  /** Computes the value from the values of the form, or of the row. `undefined` empties it. Pure. */
  rule: (values: Plain, context: DeriveContext) => unknown;
  /** A value that staff type replaces the computed one; for numbers, staff can return to the computed one. */
  until?: 'typed';
}

/** The keys of a derivation. */
export const deriveKeys: readonly string[] = ['from', 'rule', 'until'];
