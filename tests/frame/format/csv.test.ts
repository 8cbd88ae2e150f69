import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { toCsv } from '#frame/format/csv.ts';

const lines = (csv: string) => csv.slice(1).split('\r\n');

test('begins with a byte order mark, so that spreadsheets read Arabic', () => {
  expect(toCsv(['الاسم'], [['مصباح']])).toBe('\ufeffالاسم\r\nمصباح');
});

test.each([
  ['a formula', '=1+1', `"'=1+1"`],
  ['a command', '@SUM(A1)|cmd', `"'@SUM(A1)|cmd"`],
  ['words after a minus', '-lamp', `"'-lamp"`],
  ['a formula after a line feed', '\n=1+1', `"'\n=1+1"`],
  ['a full-width equals sign', '\uFF1D1+1', `"'\uFF1D1+1"`],
  ['a full-width plus', '\uFF0B1+1', `"'\uFF0B1+1"`],
  ['a full-width minus', '\uFF0D1+1', `"'\uFF0D1+1"`],
  ['a full-width at', '\uFF20SUM(A1)', `"'\uFF20SUM(A1)"`],
  ['zeros in front', '0042', '\t0042'],
  ['a telephone number', '+91 98470-12345', '\t+91 98470-12345'],
  ['more digits than a spreadsheet counts', '8901234567890123', '\t8901234567890123'],
  ['a comma and quotes', 'a "big", lamp', '"a ""big"", lamp"'],
  ['two lines', 'a\nb', '"a\nb"'],
  ['a plain word', 'Lamp', 'Lamp'],
])('%s', (_what, cell, written) => {
  expect(toCsv(['x'], [[cell]]).slice('\ufeffx\r\n'.length)).toBe(written);
});

test('numbers stay numbers, negative ones too', () => {
  expect(lines(toCsv(['a', 'b'], [[-5, 0.5]]))).toEqual(['a,b', '-5,0.5']);
});

test('reading the CSV gives the same cells, except for the added prefixes', () => {
  const rows = [
    ['Lamp, "tall"', 'مصباح', '=2', '007'],
    ['', 'two\r\nlines', 'x', 'y'],
  ];
  const { data } = Papa.parse<string[]>(toCsv(['a', 'b', 'c', 'd'], rows).slice(1));
  expect(data.slice(1)).toEqual([
    ['Lamp, "tall"', 'مصباح', "'=2", '\t007'],
    ['', 'two\r\nlines', 'x', 'y'],
  ]);
});
