import { expect, test } from 'vitest';
import { textDifference } from '#frame/format/textDifference.ts';
import { fc } from '#tests/support/properties.ts';

test('what is particular to a text stands between what it has in common with the other', () => {
  expect(textDifference('Soft red cotton for summer', 'Soft blue cotton for summer')).toEqual({
    before: 'Soft',
    different: ' red',
    after: ' cotton for summer',
  });
  expect(textDifference('', 'New')).toEqual({ before: '', different: '', after: '' });
});

test('no letter is lost, and equal texts differ in nothing', () => {
  const words = fc.array(fc.constantFrom('a', ' ', 'b', '\n', 'cd')).map(parts => parts.join(''));
  fc.assert(
    fc.property(words, words, (text, other) => {
      const { before, different, after } = textDifference(text, other);
      expect(before + different + after).toBe(text);
      expect(textDifference(text, text).different).toBe('');
    }),
  );
});
