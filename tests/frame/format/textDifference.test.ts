import { expect, test } from 'vitest';
import { textDifference } from '#frame/format/textDifference.ts';
import { fc } from '#tests/support/properties.ts';

test('the part that differs is between the common beginning and the common end', () => {
  expect(textDifference('Soft red cotton for summer', 'Soft blue cotton for summer')).toEqual({
    before: 'Soft',
    different: ' red',
    after: ' cotton for summer',
  });
  expect(textDifference('', 'New')).toEqual({ before: '', different: '', after: '' });
});

test('the parts make up the text, and equal texts have no difference', () => {
  const words = fc.array(fc.constantFrom('a', ' ', 'b', '\n', 'cd')).map(parts => parts.join(''));
  fc.assert(
    fc.property(words, words, (text, other) => {
      const { before, different, after } = textDifference(text, other);
      expect(before + different + after).toBe(text);
      expect(textDifference(text, text).different).toBe('');
    }),
  );
});
