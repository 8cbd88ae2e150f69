import { expect, test } from 'vitest';
import { configureApi } from '#dataProvider/apiSettings.ts';
import { imageUrl } from '#frame/format/imageFiles.ts';
import { safeLink, safePicture } from '#frame/format/links.ts';
import { contactLink } from '#frame/format/texts.ts';
import { fc } from '#tests/support/properties.ts';

test.each(['https://shop.example/a?b#c', 'HTTP://shop.example', 'mailto:a@b.example', 'tel:+911234', '/product/1', '//cdn.example/a.png', '#a', ''])(
  '%j is a safe link',
  address => expect(safeLink(address)).toBe(address),
);

const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' \t\u0001javascript:alert(1)',
  'java\nscript\t:alert(1)',
  '\u0000javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'view-source:https://shop.example',
  'intent://scan/#Intent;end',
  'http://[not-a-host',
];

test.each(hostile)('%j is neither a safe link nor a safe image', address =>
  expect([safeLink(address), safePicture(address)]).toEqual([undefined, undefined]),
);

test('a data URL is safe only for an image', () => {
  expect(safePicture('data:image/png;base64,AA')).toBe('data:image/png;base64,AA');
  expect(safePicture('data:text/html,image/')).toBeUndefined();
  expect(safePicture('mailto:a@b.example')).toBeUndefined();
  expect(imageUrl([{ url: 'javascript:alert(1)' }, '/api/images/1.png'])).toBe('/api/images/1.png');
});

test('any text gives a link with one of four schemes, or none', () => {
  const pieces = fc.constantFrom(
    'java',
    'script',
    ':',
    '\t',
    '\n',
    ' ',
    '\u0000',
    '/',
    '\\',
    'http',
    's',
    'data',
    '@',
    'x',
    '%3a',
    '&colon;',
    '\ud800',
  );
  const written = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map(parts => parts.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(written, text => {
      const link = safeLink(text);
      if (link !== undefined) expect(new URL(link, 'https://shop.example').protocol).toMatch(/^(https?|mailto|tel):$/);
      for (const as of ['email', 'tel', undefined]) expect(contactLink(as, text) ?? 'tel:').toMatch(/^(mailto|tel):[^\s<>"]*$/);
    }),
  );
});

test('an e-mail address that ends in half of a surrogate pair is a link', () => {
  expect(contactLink('email', 'a@b.example\ud83d')).toBe('mailto:a@b.example%EF%BF%BD');
});

test('the path of an image is resolved against the API', () => {
  expect(imageUrl([{ url: '/api/images/logo.svg' }])).toBe('/api/images/logo.svg');
  configureApi({ url: 'https://api.shop.example/v1' });
  expect(imageUrl([{ url: '/api/images/logo.svg' }])).toBe('https://api.shop.example/api/images/logo.svg');
  expect(imageUrl('//cdn.example/a.png')).toBe('//cdn.example/a.png');
  expect(imageUrl('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
  configureApi({});
});
