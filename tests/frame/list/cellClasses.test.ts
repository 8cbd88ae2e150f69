import { expect, test } from 'vitest';
import { cellClasses } from '#frame/list/cellClasses.ts';

const columns = (kinds: Record<string, 'text' | 'thumbnail' | 'money' | 'badge' | 'date' | 'number'>) =>
  Object.entries(kinds).map(([source, kind]) => ({ source, kind }));
const order = columns({ code: 'text', when: 'date', total: 'money', tax: 'money', photo: 'thumbnail', other: 'thumbnail', state: 'badge' });
const collapsed = (classes: Readonly<Record<string, string>>) => Object.keys(classes).filter(source => classes[source]?.includes('collapsed'));

test('on small screens the columns that `narrow` does not name are collapsed, but for the first picture and the one that names the record', () => {
  expect(collapsed(cellClasses(order, ['total', 'state'], 'code'))).toEqual(['when', 'tax', 'other']);
});

test('without `narrow`, the first picture, the first amount and badges stay; of few columns all', () => {
  expect(collapsed(cellClasses(order, undefined, 'code'))).toEqual(['when', 'tax', 'other']);
  expect(collapsed(cellClasses(columns({ code: 'text', when: 'date', tax: 'number' }), undefined, 'code'))).toEqual([]);
});

test('the lead cell is the first text of `narrow`, names the record, or else is the first that stays and is no picture', () => {
  const leads = (classes: Readonly<Record<string, string>>) => Object.keys(classes).filter(source => classes[source]?.startsWith('lead'));
  expect(leads(cellClasses(order, undefined, 'code'))).toEqual(['code']);
  expect(leads(cellClasses(order, ['photo', 'when'], 'elsewhere'))).toEqual(['when']);
  expect(leads(cellClasses(order, ['photo', 'when'], 'code'))).toEqual(['when']);
  expect(leads(cellClasses(columns({ photo: 'thumbnail' }), undefined, 'elsewhere'))).toEqual(['photo']);
});
