// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createI18nProvider } from '#app/i18nProvider.ts';
import { formatDate } from '#frame/format/dates.ts';
import { offered } from '#i18n/languages.ts';

test.each(offered)('%s: dates have am and pm, as the specification writes them', async code => {
  await createI18nProvider(code);
  expect(formatDate('2026-03-31T15:07')).toBe('31/03/2026 - 3:07 pm');
  expect(formatDate('2026-03-31T00:07')).toBe('31/03/2026 - 12:07 am');
  expect(formatDate('2026-03-31T15:07', 'DD/MM/YYYY hh:mm A')).toBe('31/03/2026 03:07 PM');
  expect(formatDate('2026-03-31', 'DD/MM/YYYY')).toBe('31/03/2026');
});

test('a number is a time, also as a text of digits', () => {
  const time = new Date(2026, 2, 31, 15, 7).getTime();
  expect([time, String(time)].map(value => formatDate(value, 'DD/MM/YYYY HH:mm'))).toEqual(Array(2).fill('31/03/2026 15:07'));
});

test('a value that is no date gives an empty text', () => {
  expect([undefined, null, '', 'soon', {}, 1e20].map(value => formatDate(value))).toEqual(Array(6).fill(''));
});
