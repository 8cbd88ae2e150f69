/** Enters the cells of a row into a record, as staff would type them into its form. */
import { type Field, holdsFor, isNothing, isOn, isShownFor, type Page, type Plain, type ShopRecord, valueAt } from '#define';
import type { FullColumn } from '#frame/list/columns/useColumns.ts';
import { cellText } from '#frame/list/export/exportRows.ts';
import { withTyped } from '#frame/record/derivedValues.ts';
import { isSameSent } from '#frame/record/mergeChanges.ts';
import { type CellReader, readCell } from './readCell';

/** A column of the file that fills a field. */
export interface ImportColumn {
  /** Its place in the file. */
  at: number;
  field: Field;
  /** How the list exports the field. */
  column: FullColumn;
}

/** A value that a row changes. */
export interface Change {
  field: Field;
  value: unknown;
}

/** Why the value of a field is refused: the key of a text. */
export interface CellError {
  field: Field;
  error: string;
  args?: Plain;
}

interface Entered {
  values: Plain;
  changes: Change[];
  errors: CellError[];
}

/** What entering cells needs. */
export interface Entering {
  fields: readonly Field[];
  columns: readonly ImportColumn[];
  reader: CellReader;
  /** The default values of a new record. */
  defaultValues: Plain;
}

/** Why a changed value cannot be saved: its field is not filled by this form, or other values decide it. */
function refusalOf(page: Page, values: Plain, { field, value }: Change): CellError[] {
  if (!isOn(field, page) || holdsFor(field.readOnly, page, values)) return [{ field, error: `app.import.errors.fixed.${page}` }];
  if (!isShownFor(field, values)) return [{ field, error: 'app.import.errors.hidden' }];
  return isSameSent(field, valueAt(values, field.source), value) ? [] : [{ field, error: 'app.import.errors.derived' }];
}

/**
 * Enters the cells of a row that differ from the record. An empty cell empties a value; in a new record it leaves the
 * default value, and a flag has no empty value.
 * @param record the record as its form would open it; `undefined` for a new one
 */
export async function enterCells(cells: readonly string[], record: ShopRecord | undefined, entering: Entering): Promise<Entered> {
  const { fields, columns, reader, defaultValues } = entering;
  const page = record ? 'edit' : 'create';
  const result: Entered = { values: record ?? defaultValues, changes: [], errors: [] };
  for (const { at, field, column } of columns) {
    const text = cells[at]?.trim();
    // A row may be shorter than the heads.
    if (text === undefined || (isNothing(text) && (!record || field.kind === 'flag'))) continue;
    if (record && String(cellText(column, record, 1, reader)).trim() === text) continue;
    const read = await readCell(field, text, result.values, reader);
    if ('error' in read) result.errors.push({ field, ...read });
    else if (!isSameSent(field, valueAt(result.values, field.source), read.value)) {
      const change = { field, value: read.value };
      result.values = withTyped(fields, result.values, change.field.source, change.value, record ?? {});
      result.changes.push(change);
    }
  }
  result.errors.push(...result.changes.flatMap(change => refusalOf(page, result.values, change)));
  return result;
}
