import { expect, test } from 'vitest';
import { shopParts } from '#mock-api/shopParts.ts';

test('beside other resources the pages of the shop keep their calls alone: what they edit and lead to is not there', () => {
  const kept = shopParts({ resources: [] }).pages?.flatMap(page => Object.keys(page));
  expect(new Set(kept)).toEqual(new Set(['name', 'icon', 'reads', 'writes']));
});
