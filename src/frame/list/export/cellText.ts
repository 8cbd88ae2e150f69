import dayjs from 'dayjs';
import { recordsIn, type ShopRecord, textId, valueAt } from '#define';
import { addressOf } from '#frame/format/imageFiles.ts';
import { asNumber } from '#frame/format/money.ts';
import { wordsOf } from '#frame/format/richTextContent.ts';
import { isTrue, nameOf } from '#frame/format/texts.ts';
import type { FullColumn } from '#frame/list/columns/useColumns.ts';

/** What is said in the language of whoever reads. */
export interface CellTexts {
  flag: (isOn: boolean) => string;
  /** The Active/Inactive of a switch. */
  status: (isOn: boolean) => string;
  choice: (source: string, value: string) => string;
  /** What a record of another resource is called, given whole or as its id. */
  name: (resource: string, record: unknown) => string;
}

type Cell = (value: unknown, column: FullColumn, words: CellTexts) => string | number;

const text: Cell = value => nameOf(value);
const number: Cell = value => asNumber(value) ?? nameOf(value);
const choice: Cell = (value, { source }, { choice }) => [nameOf(value)].map(word => word && choice(source, word)).join('');
const image: Cell = value => addressOf(value) ?? '';
const words = (value: unknown): string => [value].flat().map(nameOf).filter(Boolean).join(', ');
const references: Cell = (value, { reference }, { name }) =>
  [value]
    .flat()
    .filter(held => held !== null && held !== undefined && held !== '')
    .map(held => (reference ? name(reference, held) : nameOf(held)))
    .filter(Boolean)
    .join(', ');

const cells: Partial<Record<FullColumn['kind'], Cell>> = {
  number,
  integer: number,
  money: number,
  percent: number,
  flag: (value, _, { flag }) => flag(isTrue(value)),
  status: (value, _, { status }) => status(isTrue(value)),
  choice,
  badge: choice,
  date: value => {
    const date = textId(value) ? dayjs(String(value)) : undefined;
    return date?.isValid() ? date.format(/T|\d:\d/.test(String(value)) ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD') : '';
  },
  reference: references,
  references,
  chips: (value, column, said) =>
    column.choices
      ? [value]
          .flat()
          .map(word => choice(word, column, said))
          .join(', ')
      : words(value),
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
  richText: value => wordsOf(nameOf(value)),
};

/** What a cell of a list says, for a spreadsheet: amounts and numbers as numbers, dates as `2026-11-22 14:05`, all else in words. */
export function cellText(column: FullColumn, record: ShopRecord, position: number, said: CellTexts): string | number {
  const value = column.value ? column.value(record, position) : valueAt(record, column.source);
  return (cells[column.kind] ?? text)(value, column, said);
}
