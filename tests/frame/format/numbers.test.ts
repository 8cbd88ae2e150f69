import { afterEach, describe, expect, test } from 'vitest';
import { setFormats } from '#frame/format/formats.ts';
import { parseNumber, writeNumber } from '#frame/format/numbers.ts';
import { fc } from '#tests/support/properties.ts';

afterEach(() => setFormats({ language: 'en' }));

const numberError = { error: 'app.inputs.number' };

test.each([
  ['12.5', 12.5],
  ['12,50', 12.5],
  [' 12.50 ', 12.5],
  ['-3', -3],
  ['.5', 0.5],
  ['5.', 5],
  ['007', 7],
  ['٣٫٥', 3.5],
  ['۱۲٫۵۰', 12.5],
  ['١٢,٥٠', 12.5],
  ['-٧', -7],
  ['', null],
  ['  ', null],
])('%j is an amount of %j', (typed, value) => expect(parseNumber(typed, 'money')).toEqual({ value }));

test.each(['--5', '0x10', '0b11', '1e3', 'Infinity', 'NaN', '-', '.', '+5', '1 000', '1,234.50', '1.234,50', '1,250', '5-', '12..5', '٬', '½', '５'])(
  '%j is refused',
  typed => expect(parseNumber(typed, 'money')).toEqual(numberError),
);

test.each(['0.30000000000000004', '999999999999.995', '1.005', '0,1234'])('money has at most two decimals: %j is refused', typed => {
  expect(parseNumber(typed, 'money')).toEqual({ error: { message: 'app.inputs.decimals', args: { most: 2 } } });
});

test('other numbers have at most 15 digits', () => {
  expect(parseNumber('1.005', 'number')).toEqual({ value: 1.005 });
  expect(parseNumber('999999999999.995', 'percent')).toEqual({ value: 999999999999.995 });
  for (const typed of ['0.30000000000000004', '12345678901234567'])
    expect(parseNumber(typed, 'number')).toEqual({ error: { message: 'app.inputs.digits', args: { most: 15 } } });
});

describe.each([
  ['en', '.', ','],
  ['de', ',', '.'],
  ['ru', ',', '.'],
])('in %s', (tag, mark, other) => {
  test('both marks are decimal marks, and three digits after the other one may be thousands', () => {
    setFormats({ language: tag });
    expect(parseNumber(`12${mark}5`, 'number')).toEqual({ value: 12.5 });
    expect(parseNumber(`12${other}5`, 'number')).toEqual({ value: 12.5 });
    expect(parseNumber(`1${mark}250`, 'number')).toEqual({ value: 1.25 });
    expect(parseNumber(`1${other}250`, 'number')).toEqual(numberError);
  });

  test('the text of a number is parsed as the same number', () => {
    setFormats({ language: tag });
    const decimals = fc.integer({ min: -1e12, max: 1e12 }).chain(whole => fc.integer({ min: 0, max: 3 }).map(places => whole / 10 ** places));
    fc.assert(fc.property(decimals, number => void expect(parseNumber(writeNumber(number), 'number')).toEqual({ value: number })));
  });
});

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 11 });
const scripts = fc.constantFrom(0x30, 0x660, 0x6f0);
const minus = fc.constantFrom('', '-');

test('an amount is parsed in any digits and with any decimal mark', () => {
  const marks = fc.constantFrom('.', ',', '\u066b');
  fc.assert(
    fc.property(minus, digits, marks, fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 2 }), scripts, (sign, whole, mark, decimals, zero) => {
      const written = (all: number[]) => all.map(digit => String.fromCodePoint(zero + digit)).join('');
      const parsed = parseNumber(`${sign}${written(whole)}${mark}${written(decimals)}`, 'money');
      expect(parsed).toEqual({ value: Number(`${sign}${whole.join('')}.${decimals.join('')}`) });
    }),
  );
});

test('any other text is refused, or is the number that it shows', () => {
  const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-+eExX _٣۴٫٬') }), fc.double().map(String));
  fc.assert(
    fc.property(typed, fc.constantFrom('money' as const, 'number' as const), (text, kind) => {
      const parsed = parseNumber(text, kind);
      if ('error' in parsed || parsed.value === null) return;
      expect(text.trim()).toMatch(/^-?[\d\u0660-\u0669\u06f0-\u06f9]*[.,\u066b]?[\d\u0660-\u0669\u06f0-\u06f9]*$/);
      expect(Number.isFinite(parsed.value)).toBe(true);
      if (kind === 'money')
        expect(Math.abs(parsed.value * 100 - Math.round(parsed.value * 100))).toBeLessThan(1e-3 * Math.max(1, Math.abs(parsed.value)));
    }),
  );
});
