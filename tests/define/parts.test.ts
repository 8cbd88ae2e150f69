import { expect, test } from 'vitest';
import { below, declared, listOf } from '#define';

test('below puts sources below another, with their exact names', () => {
  const sources: readonly ['address.street', 'address.city'] = below('address', ['street', 'city']);
  expect(sources).toEqual(['address.street', 'address.city']);
});

test('listOf keeps items as they are', () => {
  const sizes: readonly ['small', 'large'] = listOf('small', 'large');
  expect(sizes).toEqual(['small', 'large']);
});

test('declared keeps an object as it is', () => {
  const block: { readonly section: 'base'; readonly fields: readonly ['name'] } = declared({ section: 'base', fields: ['name'] });
  expect(block).toEqual({ section: 'base', fields: ['name'] });
});
