/** Finds the record of each row of a file. Pure. */
import { type Plain, type ShopRecord, valueAt } from '#define';
import { nameOf } from '#frame/format/texts.ts';
import { idSource, normalized } from './columnFields';
import type { FileRow } from './csvFile';

/** By what rows find their records. */
export interface MatchKey {
  /** The source by whose value they do; '' if all rows are new. */
  source: string;
  /** The place of its column in the file. */
  at: number;
}

/** The record of a row, none if it is new; or the key of the text that says why it has none. */
type Match = { record?: ShopRecord | undefined } | { error: string; args?: Plain };

/** @returns a function that gives the record of a row, or an error: several records have the key, no record has the id, or an earlier row has the key. */
export function matchRows(rows: readonly FileRow[], records: readonly ShopRecord[], { source, at }: MatchKey): (row: FileRow) => Match {
  if (!source) return () => ({});
  const byKey = new Map<string, ShopRecord[]>();
  for (const record of records) {
    const key = normalized(nameOf(valueAt(record, source)));
    byKey.set(key, [...(byKey.get(key) ?? []), record]);
  }
  const keyOf = ({ cells }: FileRow) => normalized(cells[at] ?? '');
  const firstRows = new Map(rows.toReversed().map(row => [keyOf(row), row.line]));
  return row => {
    const key = keyOf(row);
    if (!key) return {};
    const [record, ...others] = byKey.get(key) ?? [];
    if (others.length) return { error: 'app.import.errors.several' };
    if (firstRows.get(key) !== row.line) return { error: 'app.import.errors.twice', args: { row: firstRows.get(key) } };
    return record || source !== idSource ? { record } : { error: 'app.import.errors.unknownId' };
  };
}
