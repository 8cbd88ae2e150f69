import type { DataProvider } from 'react-admin';
import { type ShopRecord, textId, valueAt } from '#define';
import { toCsv } from '#frame/format/csv.ts';
import { looksLikeId } from '#frame/format/texts.ts';
import type { FullColumn } from '#frame/list/columns/useColumns.ts';
import { type CellTexts, cellText } from './cellText';

/** The records that the rows name by their ids alone, read once each; what cannot be read stays an id. */
export async function referredIn(
  rows: readonly ShopRecord[],
  columns: readonly FullColumn[],
  dataProvider: DataProvider,
): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  const wanted = new Map<string, Set<string>>();
  for (const { source, reference, kind } of columns) {
    if (!reference || (kind !== 'reference' && kind !== 'references')) continue;
    const ids = rows.flatMap(row => [valueAt(row, source)].flat()).flatMap(value => textId(value) ?? []);
    wanted.set(reference, new Set([...(wanted.get(reference) ?? []), ...ids.filter(looksLikeId)]));
  }
  for (const [reference, ids] of wanted) {
    if (!ids.size) continue;
    const { data } = await dataProvider.getMany<ShopRecord>(reference, { ids: [...ids] }).catch(() => ({ data: [] }));
    for (const record of data) found.set(`${reference}/${record.id}`, record);
  }
  return found;
}

/** The rows as a file for spreadsheets, with the columns that are shown. Pictures go as their addresses. */
export const rowsAsCsv = (rows: readonly ShopRecord[], columns: readonly FullColumn[], words: CellTexts): string =>
  toCsv(
    columns.map(({ header }) => header),
    rows.map((row, at) => columns.map(column => cellText(column, row, at + 1, words))),
  );

/** Gives a text to the person as a file. */
export function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
