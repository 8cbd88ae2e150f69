import { expect, test } from 'vitest';
import { textDifference } from '#frame/format/textDifference.ts';
import { fc } from '#tests/support/properties.ts';

test('what is particular to a text stands between what it has in common with the other', () => {
  expect(textDifference('Soft red cotton for summer', 'Soft blue cotton for summer')).toEqual({
    before: 'Soft',
    own: ' red',
    after: ' cotton for summer',
  });
  expect(textDifference('', 'New')).toEqual({ before: '', own: '', after: '' });
});

test('no letter is lost, and equal texts differ in nothing', () => {
  const words = fc.array(fc.constantFrom('a', ' ', 'b', '\n', 'cd')).map(parts => parts.join(''));
  fc.assert(
    fc.property(words, words, (text, other) => {
      const { before, own, after } = textDifference(text, other);
      expect(before + own + after).toBe(text);
      expect(textDifference(text, text).own).toBe('');
    }),
  );
});
