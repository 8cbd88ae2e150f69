import type { DataProvider } from 'react-admin';
import { type ShopRecord, textId, valueAt } from '#define';
import { toCsv } from '#frame/format/csv.ts';
import { looksLikeId } from '#frame/format/texts.ts';
import type { FullColumn } from '#frame/list/columns/useColumns.ts';
import { type CellTexts, cellText } from './cellText';

/**
 * Reads the records that rows reference by id alone, each once. Records that cannot be read are left out; their ids are exported.
 * @returns the records by `reference/id`
 */
export async function readReferences(
  rows: readonly ShopRecord[],
  columns: readonly FullColumn[],
  dataProvider: DataProvider,
): Promise<Map<string, unknown>> {
  const records = new Map<string, unknown>();
  const idsByReference = new Map<string, Set<string>>();
  for (const { source, reference, kind } of columns) {
    if (!reference || (kind !== 'reference' && kind !== 'references')) continue;
    const ids = rows.flatMap(row => [valueAt(row, source)].flat()).flatMap(value => textId(value) ?? []);
    idsByReference.set(reference, new Set([...(idsByReference.get(reference) ?? []), ...ids.filter(looksLikeId)]));
  }
  for (const [reference, ids] of idsByReference) {
    if (!ids.size) continue;
    const { data } = await dataProvider.getMany<ShopRecord>(reference, { ids: [...ids] }).catch(() => ({ data: [] }));
    for (const record of data) records.set(`${reference}/${record.id}`, record);
  }
  return records;
}

export const rowsAsCsv = (rows: readonly ShopRecord[], columns: readonly FullColumn[], texts: CellTexts): string =>
  toCsv(
    columns.map(({ header }) => header),
    rows.map((row, at) => columns.map(column => cellText(column, row, at + 1, texts))),
  );
