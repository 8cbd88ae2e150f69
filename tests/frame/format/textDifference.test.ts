import { expect, test } from 'vitest';
import { differing } from '#frame/format/textDifference.ts';
import { fc } from '#tests/support/properties.ts';

test('what is particular to a text stands between what it has in common with the other', () => {
  expect(differing('Soft red cotton for summer', 'Soft blue cotton for summer')).toEqual({
    before: 'Soft',
    own: ' red',
    after: ' cotton for summer',
  });
  expect(differing('', 'New')).toEqual({ before: '', own: '', after: '' });
});

test('no letter is lost, and equal texts differ in nothing', () => {
  const words = fc.array(fc.constantFrom('a', ' ', 'b', '\n', 'cd')).map(parts => parts.join(''));
  fc.assert(
    fc.property(words, words, (text, other) => {
      const { before, own, after } = differing(text, other);
      expect(before + own + after).toBe(text);
      expect(differing(text, text).own).toBe('');
    }),
  );
});
