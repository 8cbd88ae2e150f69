import type { DataProvider, useTranslate } from 'react-admin';
import { asNumber, asText, recordsIn, type ShopRecord, textId, valueAt } from '#define';
import { choiceText } from '#frame/context/choiceText.ts';
import { toCsv } from '#frame/format/csv.ts';
import { formatDate } from '#frame/format/dates.ts';
import { imageUrl } from '#frame/format/imageFiles.ts';
import { plainTextOf } from '#frame/format/richTextContent.ts';
import { isTrue, looksLikeId, nameOf } from '#frame/format/texts.ts';
import type { FullColumn } from '#frame/list/columns/useColumns.ts';

/** What the texts of cells are made of. */
export interface CellTexts {
  resource: string;
  translate: ReturnType<typeof useTranslate>;
  /** The name of a referenced record, given as a record or as its id. */
  nameOfRecord: (reference: string, record: unknown) => string;
}

type CellFormat = (value: unknown, column: FullColumn, texts: CellTexts) => string | number;

const text: CellFormat = value => nameOf(value);
const number: CellFormat = value => asNumber(value) ?? nameOf(value);
const choice: CellFormat = (value, { source }, { resource, translate }) => {
  const word = nameOf(value);
  return word && choiceText(translate, resource, source, word);
};
const status: CellFormat = (value, _, { translate }) => translate(isTrue(value) ? 'app.values.active' : 'app.values.inactive');
const image: CellFormat = value => imageUrl(value) ?? '';
const joined = (value: unknown, textOf: (item: unknown) => unknown): string => [value].flat().map(textOf).filter(Boolean).join(', ');
const references: CellFormat = (value, { reference }, { nameOfRecord }) =>
  joined(value, item => (reference ? nameOfRecord(reference, item) : nameOf(item)));

const cellFormats: Partial<Record<FullColumn['kind'], CellFormat>> = {
  number,
  integer: number,
  money: number,
  percent: number,
  flag: (value, _, { translate }) => translate(isTrue(value) ? 'app.values.yes' : 'app.values.no'),
  status,
  switch: status,
  choice,
  badge: choice,
  date: value => formatDate(value, /T|\d:\d|^\d+$/.test(asText(value)) ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'),
  reference: references,
  references,
  chips: (value, column, texts) => joined(value, word => choice(word, column, texts)),
  rows: (value, { fields }) =>
    recordsIn(value)
      .map(row => (fields ?? []).flatMap(({ source }) => nameOf(valueAt(row, source)) || []).join(': '))
      .filter(Boolean)
      .join('; '),
  images: image,
  thumbnail: image,
  color: value => nameOf(typeof value === 'string' ? value : (valueAt(value, 'name') ?? valueAt(value, 'value'))),
  mapPoint: value => (Array.isArray(value) ? value.join(', ') : ''),
  secret: () => '',
  richText: value => plainTextOf(nameOf(value)),
};

/** The export value of a cell: amounts and numbers as numbers, dates as `2026-11-22 14:05`, images as addresses, secrets empty, all else as text. */
export function cellText(column: FullColumn, record: ShopRecord, position: number, texts: CellTexts): string | number {
  const value = column.value ? column.value(record, position) : valueAt(record, column.source);
  return (cellFormats[column.kind] ?? text)(value, column, texts);
}

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

/** The rows as CSV, with the headers of the columns. */
export const rowsAsCsv = (rows: readonly ShopRecord[], columns: readonly FullColumn[], texts: CellTexts): string =>
  toCsv(
    columns.map(({ header }) => header),
    rows.map((row, at) => columns.map(column => cellText(column, row, at + 1, texts))),
  );
