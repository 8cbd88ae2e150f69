import { expect, test } from 'vitest';
import { checkImages } from '#frame/format/imageFiles.ts';
import { contactLink, decoded, shortText, truncate } from '#frame/format/texts.ts';
import { cleanName } from '#resources/products/productFields.ts';

test('a name of more than forty characters is cut to thirty-nine and an ellipsis', () => {
  expect(truncate('x'.repeat(40), 40)).toBe('x'.repeat(40));
  expect(truncate('x'.repeat(41), 40)).toBe(`${'x'.repeat(39)}…`);
  expect(truncate('👟'.repeat(41), 40)).toBe(`${'👟'.repeat(39)}…`);
});

test('a row shows at most 300 characters of a text, a detail screen all', () => {
  const long = 'x'.repeat(10_000);
  expect(shortText(long, { inRow: true })).toBe(`${'x'.repeat(299)}…`);
  expect(shortText(long, { inRow: true, cut: 40 })).toHaveLength(40);
  expect(shortText(long, {})).toBe(long);
  expect(shortText('Order 1096', { inRow: true })).toBe('Order 1096');
});

test('e-mail addresses and telephone numbers are links, other texts are not', () => {
  expect(contactLink('email', 'a+b@shop.example')).toBe('mailto:a%2Bb@shop.example');
  expect(contactLink('tel', '+91 94470-12345')).toBe('tel:+919447012345');
  for (const [as, text] of [
    ['email', 'not known'],
    ['tel', 'none'],
    ['number', '12345'],
    [undefined, 'a@b.example'],
  ] as const)
    expect(contactLink(as, text)).toBeUndefined();
});

test('a typed name loses hyphens and the first slash', () => {
  expect(cleanName('T-Shirt A/B/C')).toBe('TShirt AB/C');
});

test('images under 2000 KB are accepted; larger ones and other files are refused with the reason', () => {
  const file = (name: string, size: number, type = 'image/png') => ({ name, size, type });
  const { accepted, refused } = checkImages([file('small.png', 2000 * 1024 - 1), file('limit.png', 2000 * 1024), file('notes.txt', 5, 'text/plain')]);
  expect(accepted.map(({ name }) => name)).toEqual(['small.png']);
  expect(refused).toEqual([
    { file: 'limit.png', size: '2.0MB', reason: 'tooLarge' },
    { file: 'notes.txt', size: '0.0KB', reason: 'notImage' },
  ]);
});

test('a part of an address is decoded, or unchanged if its percent signs are invalid', () => {
  expect(decoded('taxDetails.taxId')).toBe('taxDetails.taxId');
  expect(decoded('a%20b')).toBe('a b');
  expect(decoded('50%25')).toBe('50%');
  expect(decoded('50%')).toBe('50%');
  expect(decoded('%E0%A4%A')).toBe('%E0%A4%A');
});
