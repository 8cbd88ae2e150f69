/**
 * Every field of every form, with what nobody means to enter: its checks say so in words that there are, or what they let through travels
 * whole, and a server takes it.
 */

import { describe, expect, test } from 'vitest';
import { toNewWire, toWire } from '#dataProvider/wire.ts';
import { type Field, holdsFor, isOn, isPlain, type Kind, type Page, type Resource, valueAt } from '#define';
import { firstErrorOf, validatorsOf } from '#frame/inputs/validators.ts';
import { typedValue } from '#frame/list/inlineEdit/inlineEditValues.ts';
import { withValue } from '#frame/record/recordRows.ts';
import { en } from '#i18n/en.ts';
import { resources } from '#resources';
import { fc, runs } from '#tests/support/properties.ts';

const texts: readonly string[] = [
  '',
  '  ',
  '\u00a0\u200b',
  '😀👨‍👩‍👧‍👦',
  '\u202eabc\u202c',
  '<script>alert(1)</script>',
  '__proto__',
  '%{smart_count} |||| $&',
  '\ud83d',
  '\u0000',
  'x'.repeat(100_000),
  '1,5',
  '1.234.567,89',
  '1 000',
  '٣٫٥',
  '0x10',
  '1e308',
  '1e999',
  'Infinity',
  'NaN',
  '-0',
];
const numbers: readonly number[] = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 1e308, -1e308, 5e-324, 2 ** 53, 0.1 + 0.2];
/** What no input gives but a server may hold: none of them can be made a text or a number. */
const oddities: readonly unknown[] = [{ toString: null }, [{ toString: null }], { valueOf: null, toString: 1 }, { length: -1 }, [[]], [null], true];
const anything = fc.oneof(
  fc.constantFrom<unknown>(...texts, ...numbers, ...oddities, null, undefined),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }),
);

const numeric: readonly Kind[] = ['number', 'integer', 'money', 'percent'];

/** The fields that a form has, those of their rows too. */
const editable = ({ fields }: Resource, page: Page): Field[] =>
  fields
    .filter(field => isOn(field, page) && field.readOnly !== true)
    .flatMap(field => [field, ...(field.fields ?? []).filter(({ readOnly }) => readOnly !== true)]);

const checksFor = (field: Field, page: Page) => validatorsOf(field, holdsFor(field.required, page, {}), undefined);

/** What a mistake says, as its key and what stands in it. */
function saidBy(mistake: string): { key: string; args: object } {
  const said: unknown = JSON.parse(mistake.replace('@@react-admin@@', ''));
  return isPlain(said) ? { key: String(said.message), args: isPlain(said.args) ? said.args : {} } : { key: String(said), args: {} };
}

/** Words that there are, with all that stands in them filled. */
function expectWords(mistake: string) {
  const { key, args } = saidBy(mistake);
  const words = valueAt(en, key);
  expect([key, typeof words]).toEqual([key, 'string']);
  for (const [, name = ''] of String(words).matchAll(/%\{(\w+)\}/g)) expect([key, name, name in args]).toEqual([key, name, true]);
}

/** Its checks let it through and it travels whole, or they refuse it in words. */
function expectTaken(page: Page, field: Field, value: unknown) {
  const mistake = firstErrorOf(checksFor(field, page), value, {});
  if (mistake) expectWords(mistake);
  else if (typeof value === 'number' && numeric.includes(field.kind) && !field.unsent) {
    const sent = JSON.parse(JSON.stringify(toWire([field], withValue({}, field.source, value)))) as object;
    expect([field.source, valueAt(sent, field.source)]).toEqual([field.source, field.kind === 'integer' ? Math.round(value) + 0 : value + 0]);
  } else toNewWire([field], withValue({}, field.source, value));
}

const cases = (resources as readonly Resource[]).flatMap(resource =>
  (['create', 'edit'] as const)
    .filter(page => (page === 'create' ? resource.calls.create : resource.calls.update))
    .flatMap(page => editable(resource, page).map(field => [`${resource.name}, ${page}`, page, field] as const)),
);

test('there are hundreds of them', () => expect(cases.length).toBeGreaterThan(200));

describe.each([...new Set(cases.map(([of]) => of))])('%s:', of => {
  const own = cases.filter(([name]) => name === of);

  test('whatever is entered is taken, or refused in words', () => {
    fc.assert(
      fc.property(fc.constantFrom(...own), anything, ([, page, field], value) => expectTaken(page, field, value)),
      { numRuns: runs(150) },
    );
  });

  test('what is neither a text nor a number is taken, or refused in words', () => {
    for (const [, page, field] of own) for (const value of oddities) expectTaken(page, field, value);
  });

  test('a number typed in a row of a list is a number that can be sent, or refused in words', () => {
    const typed = own.filter(([, , { kind }]) => numeric.includes(kind));
    for (const [, page, field] of typed)
      for (const text of texts) {
        const result = typedValue(field, text, checksFor(field, page));
        if ('mistake' in result) expectWords(JSON.stringify({ message: result.mistake.key, args: result.mistake.args }));
        else
          expect([field.source, text, JSON.parse(JSON.stringify({ value: result.value }))]).toEqual([
            field.source,
            text,
            { value: Number(result.value) + 0 },
          ]);
      }
  });
});
