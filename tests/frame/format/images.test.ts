import { expect, test } from 'vitest';
import { imagesAfter } from '../../../src/frame/format/images';

test.each([
  [
    'any number',
    [
      ['a', 'b'],
      ['x', 'y'],
    ],
    undefined,
    ['a', 'b', 'x', 'y'],
  ],
  ['one, and has none', [[], ['x']], 1, ['x']],
  ['one, and has it', [['a'], ['x']], 1, ['x']],
  ['one, and is given two', [['a'], ['x', 'y']], 1, ['y']],
  ['one, but has more', [['a', 'b', 'c'], ['x']], 1, ['a', 'b', 'x']],
  ['three, and has room', [['a'], ['x', 'y']], 3, ['a', 'x', 'y']],
  [
    'three, and has room for one',
    [
      ['a', 'b'],
      ['x', 'y'],
    ],
    3,
    ['a', 'x', 'y'],
  ],
])('images chosen for a field that takes %s', (_, [before, chosen], most, after) => {
  expect(imagesAfter(before ?? [], chosen ?? [], most)).toEqual(after);
});
