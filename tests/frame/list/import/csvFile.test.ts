import { expect, test } from 'vitest';
import { toCsv } from '#frame/format/csv.ts';
import { decodeText, maxRows, readCsv, refusedCsv } from '#frame/list/import/csvFile.ts';

const bytes = (...codes: number[]) => Uint8Array.from(codes);
const tableOf = (text: string) => {
  const table = readCsv(text);
  if ('error' in table) throw new Error(table.error);
  return table;
};

test.each([
  ['UTF-8', new TextEncoder().encode('مصباح, Müller'), 'مصباح, Müller'],
  ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x41), 'A'],
  ['Latin-1', bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72), 'Müller'],
  ['UTF-16, as spreadsheets call Unicode', bytes(0xff, 0xfe, 0x45, 0x06), 'م'],
])('reads %s', (_name, file, text) => {
  expect(decodeText(file)).toBe(text);
});

test.each([
  ['commas', 'Name,Price\r\n"Lamp, tall",5\r\n'],
  ['semicolons', 'Name;Price\n"Lamp, tall";5'],
  ['semicolons, though a cell has commas', 'Name;Price\n"Lamp, tall";5\n'],
  ['tabs', 'Name\tPrice\nLamp, tall\t5'],
])('finds that %s separate the cells', (_name, text) => {
  expect(readCsv(text)).toEqual({ heads: ['Name', 'Price'], rows: [{ line: 2, cells: ['Lamp, tall', '5'] }] });
});

test('one column needs no separator; empty rows are left out, and rows keep their numbers', () => {
  expect(tableOf('Name\nLamp\n\n ,\nSofa').rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [2, 'Lamp'],
    [5, 'Sofa'],
  ]);
});

test('what an export puts before codes and formulas is left out again', () => {
  const cells = ['007', '+91 98470', '=1+1', '-lamp', '8901234567890123', "'tis", 'two\nlines', 'مصباح "كبير"'];
  expect(
    tableOf(
      toCsv(
        ['x'],
        cells.map(cell => [cell]),
      ).slice(1),
    ).rows.map(row => row.cells[0]),
  ).toEqual(cells);
});

test.each([
  ['nothing', '', 'empty'],
  ['heads alone', 'Name,Price\n', 'empty'],
  ['a quotation mark that is never closed', 'Name,Price\n"Lamp,5\nSofa,6', 'quotes'],
  ['too many rows', `Name\n${'Lamp\n'.repeat(maxRows + 1)}`, 'tooMany'],
])('refuses a file with %s', (_name, text, error) => {
  expect(readCsv(text)).toEqual({ error: `app.import.errors.${error}` });
});

test('reads as many rows as are allowed, however many empty ones are between them', () => {
  expect(tableOf(`Name\n${'Lamp\n'.repeat(maxRows)}`).rows).toHaveLength(maxRows);
  expect(tableOf(`Name\n${'Lamp\n\n'.repeat(maxRows)}`).rows).toHaveLength(maxRows);
});

test('refused rows are the same CSV with their reasons, and can be read again', () => {
  const rows = [{ line: 7, cells: ['=Lamp', '5'], reasons: ['Price: Must be a number', 'Name: Required'] }];
  const csv = refusedCsv(['Name', 'Price', 'Note'], rows, 'Why refused');
  expect(tableOf(csv.slice(1))).toEqual({
    heads: ['Name', 'Price', 'Note', 'Why refused'],
    rows: [{ line: 2, cells: ['=Lamp', '5', '', 'Price: Must be a number; Name: Required'] }],
  });
});
