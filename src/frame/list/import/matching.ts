/** Which field each column of a file fills, and which record each row means. Pure. */
import { sortBy } from 'es-toolkit/array';
import { type Field, holdsOn, isOn, type Kind, type Page, type Plain, type ShopRecord, valueAt } from '#define';
import { nameOf } from '#frame/format/texts.ts';
import type { FileRow } from './csvFile';

/** The source of a column that holds ids. */
export const idSource = 'id';

/** Kinds whose text a file cannot hold: it would lose what the text does not say. */
const unreadable: readonly Kind[] = ['rows', 'images', 'richText', 'secret'];

/** The fields that a file can fill: those that a form sends and staff can fill, on one of its pages. */
export const importedFields = (fields: readonly Field[], allowsInput: (field: Field, page: Page) => boolean): Field[] =>
  fields.filter(
    field =>
      !field.unsent &&
      !field.orList &&
      !unreadable.includes(field.kind) &&
      (['create', 'edit'] as const).some(page => isOn(field, page) && allowsInput(field, page) && !holdsOn(field.readOnly, page)),
  );

/** A text for comparison: without case, blanks around it, and ways to write one letter. */
export const normalized = (text: string): string => text.trim().normalize().toLowerCase();

/**
 * The source that each column fills, by its head; '' for a column that is left out.
 * @param known the sources by their heads, the first ones first: of the export, then labels, then keys. A head of the export names that column
 * even if it cannot be imported, as another field may have the same label.
 * @param imported the sources that can be imported
 */
export function sourcesOfHeads(
  heads: readonly string[],
  known: readonly (readonly [head: string, source: string])[],
  imported: readonly string[],
): string[] {
  const taken = new Set<string>();
  return heads.map(head => {
    const [, source = ''] = known.find(([text, source]) => normalized(text) === normalized(head) && !taken.has(source)) ?? [];
    taken.add(source);
    return imported.includes(source) ? source : '';
  });
}

/** The sources of columns by which rows can find their records: the id, and texts, first the one that names the record. */
export function keySources(sources: readonly string[], fields: readonly Field[], represent: string): string[] {
  const texts = fields.filter(({ kind }) => kind === 'text');
  const named = sortBy(texts, [({ source }) => source !== represent]).map(({ source }) => source);
  return [idSource, ...named].filter(source => sources.includes(source));
}

/** The source by which rows find their records unless staff choose another: the id, else the first text that differs in every row, else the name. */
export function defaultKey(keys: readonly string[], sources: readonly string[], rows: readonly FileRow[]): string {
  const isUnique = (source: string) => {
    const texts = rows.map(({ cells }) => normalized(cells[sources.indexOf(source)] ?? ''));
    return texts.every(Boolean) && new Set(texts).size === texts.length;
  };
  return keys.find(source => source === idSource || isUnique(source)) ?? keys[0] ?? '';
}

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
