import { expect, test } from 'vitest';
import { cellClasses } from '#frame/list/cellClasses.ts';

const columns = (kinds: Record<string, 'text' | 'thumbnail' | 'money' | 'badge' | 'date' | 'number'>) =>
  Object.entries(kinds).map(([source, kind]) => ({ source, kind }));
const order = columns({ code: 'text', when: 'date', total: 'money', tax: 'money', photo: 'thumbnail', other: 'thumbnail', state: 'badge' });
const minor = (classes: Readonly<Record<string, string>>) => Object.keys(classes).filter(source => classes[source]?.includes('minor'));

test('what is not declared to stay where there is little room stands behind “more”, but for what names the record', () => {
  expect(minor(cellClasses(order, ['total', 'state'], 'code'))).toEqual(['when', 'tax', 'photo', 'other']);
});

test('where nothing is declared, the first picture and amount and the badges stay; of few columns all', () => {
  expect(minor(cellClasses(order, undefined, 'code'))).toEqual(['when', 'tax', 'other']);
  expect(minor(cellClasses(columns({ code: 'text', when: 'date', tax: 'number' }), undefined, 'code'))).toEqual([]);
});

test('a card is led by what names the record, else by the first words that stay', () => {
  const leads = (classes: Readonly<Record<string, string>>) => Object.keys(classes).filter(source => classes[source]?.startsWith('lead'));
  expect(leads(cellClasses(order, undefined, 'code'))).toEqual(['code']);
  expect(leads(cellClasses(order, ['photo', 'when'], 'elsewhere'))).toEqual(['when']);
  expect(leads(cellClasses(columns({ photo: 'thumbnail' }), undefined, 'elsewhere'))).toEqual(['photo']);
});
