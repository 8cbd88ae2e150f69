import { expect, test } from 'vitest';
import type { Field } from '#define';
import { withUnsentFields } from '#frame/record/formValues.ts';

const fields: Field[] = [
  { source: 'name', kind: 'text' },
  { source: 'secondaryLang.name', kind: 'text' },
  { source: 'shop', kind: 'reference', reference: 'shops' },
  { source: 'shop.shopName', kind: 'text' },
  { source: 'rate', kind: 'number', unsent: ({ name }) => name },
];

test('a form opens a record without parts that are null, but with its own fields that are', () => {
  expect(withUnsentFields(fields, { id: '1', name: null, secondaryLang: null, shop: null })).toEqual({ id: '1', name: null, shop: null, rate: null });
  expect(withUnsentFields(fields, { id: '1', name: 'a', secondaryLang: { name: 'b' } })).toEqual({
    id: '1',
    name: 'a',
    secondaryLang: { name: 'b' },
    rate: 'a',
  });
});
