/** Which field of a form each column of a file fills. Pure. */
import { type Field, holdsOn, isOn, type Kind, type Page } from '#define';
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
  const texts = fields.filter(({ source, kind }) => kind === 'text' && sources.includes(source)).map(({ source }) => source);
  return [...new Set([idSource, represent, ...texts])]
    .filter(source => source === idSource || texts.includes(source))
    .filter(source => sources.includes(source));
}

/** The source by which rows find their records unless staff choose another: the id, else the first text that differs in every row, else the name. */
export function defaultKey(keys: readonly string[], sources: readonly string[], rows: readonly FileRow[]): string {
  const isUnique = (source: string) => {
    const texts = rows.map(({ cells }) => normalized(cells[sources.indexOf(source)] ?? ''));
    return texts.every(Boolean) && new Set(texts).size === texts.length;
  };
  return keys.find(source => source === idSource || isUnique(source)) ?? keys[0] ?? '';
}
