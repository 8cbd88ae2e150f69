import { expect, test } from 'vitest';
import { checkImages, imagesAfter, isDisguised } from '#frame/format/imageFiles.ts';

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
  ['one, and gets two', [['a'], ['x', 'y']], 1, ['y']],
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
])('images added to a field for %s', (_, [before, chosen], most, after) => {
  expect(imagesAfter(before ?? [], chosen ?? [], most)).toEqual(after);
});

test('images below 2000 KB are accepted, others are refused', () => {
  const file = (bytes: number) => ({ name: `${bytes}`, size: bytes, type: 'image/png' });
  const { accepted, refused } = checkImages([0, 1999 * 1024, 2000 * 1024 - 1, 2000 * 1024, 2001 * 1024].map(file));
  expect(accepted.map(({ size }) => size)).toEqual([1999 * 1024, 2000 * 1024 - 1]);
  expect(refused.map(({ file, reason }) => [file, reason])).toEqual([
    ['0', 'unreadable'],
    ['2048000', 'tooLarge'],
    ['2049024', 'tooLarge'],
  ]);
});

test.each<[string, string | Buffer, boolean]>([
  ['a program', 'MZ\x90\0', true],
  ['a script', '#!/bin/sh', true],
  ['a document', '%PDF-1.7', true],
  ['an archive', 'PK\x03\x04', true],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), false],
  ['half a picture', Buffer.from('89504e', 'hex'), false],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', false],
  ['a picture of a camera', '\0\0\0\x18ftypheic', false],
  ['nothing', '', false],
])('%s with the name of an image is detected', (_, content, isOther) => {
  expect(isDisguised(`data:image/png;base64,${Buffer.from(content).toString('base64')}`)).toBe(isOther);
});
