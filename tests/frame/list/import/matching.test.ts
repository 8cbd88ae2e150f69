import { expect, test } from 'vitest';
import type { Field } from '#define';
import { defaultKey, importedFields, keySources, sourcesOfHeads } from '#frame/list/import/matching.ts';

const fields: readonly Field[] = [
  { source: 'code', kind: 'text', readOnly: ['edit'] },
  { source: 'name', kind: 'text' },
  { source: 'price', kind: 'money' },
  { source: 'sum', kind: 'money', readOnly: true },
  { source: 'lines', kind: 'rows', fields: [] },
  { source: 'picture', kind: 'images' },
  { source: 'hint', kind: 'text', unsent: true },
  { source: 'seen', kind: 'number', in: ['show'] },
];

test('a file can fill what staff can fill and a text can say', () => {
  expect(importedFields(fields, () => true).map(({ source }) => source)).toEqual(['code', 'name', 'price']);
  expect(importedFields(fields, ({ source }) => source !== 'price').map(({ source }) => source)).toEqual(['code', 'name']);
});

test('heads are those of the export, labels and keys, in any case; a head of the export never means another field of that label', () => {
  const known = [
    ['Price', 'sum'],
    ['Product name', 'name'],
    ['Price', 'price'],
    ['price', 'price'],
    ['code', 'code'],
    ['id', 'id'],
  ] as const;
  const imported = ['id', 'code', 'name', 'price'];
  expect(sourcesOfHeads(['ID', ' product NAME', 'Price', 'Colour', 'code'], known, imported)).toEqual(['id', 'name', '', '', 'code']);
  expect(sourcesOfHeads(['Price', 'Price', 'price'], known, imported)).toEqual(['', 'price', '']);
});

test('rows find their records by the id, else by the first text that differs in every row, else by the name', () => {
  const sources = ['code', 'name', 'price'];
  const keys = keySources(sources, fields, 'name');
  expect(keys).toEqual(['name', 'code']);
  const rows = (...cells: string[][]) => cells.map((one, at) => ({ line: at + 2, cells: one }));
  expect(defaultKey(keys, sources, rows(['1', 'Lamp', ''], ['2', 'Sofa', '']))).toBe('name');
  expect(defaultKey(keys, sources, rows(['1', 'Lamp', ''], ['2', 'lamp ', '']))).toBe('code');
  expect(defaultKey(keys, sources, rows(['', 'Lamp', ''], ['', 'Lamp', '']))).toBe('name');
  expect(defaultKey(keySources(['id', 'name'], fields, 'name'), ['id', 'name'], rows(['', 'Lamp'], ['', 'Sofa']))).toBe('id');
  expect(defaultKey([], ['price'], rows(['5']))).toBe('');
});
