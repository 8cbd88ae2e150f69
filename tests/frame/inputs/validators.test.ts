/** Enters unusual values into every field of every form. Its validators refuse them with a text that exists, or they are sent unchanged. */

import { describe, expect, test } from 'vitest';
import { toNewWire, toWire } from '#dataProvider/wire.ts';
import { type Field, holdsFor, isOn, isPlain, type Kind, type Page, type Resource, valueAt, withValue } from '#define';
import { firstErrorOf, validatorsOf } from '#frame/inputs/validators.ts';
import { typedValue } from '#frame/list/inlineEdit/inlineEditValues.ts';
import { english as en } from '#i18n/english.ts';
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
/** Values from a server that cannot be converted to a text or a number. */
const oddities: readonly unknown[] = [{ toString: null }, [{ toString: null }], { valueOf: null, toString: 1 }, { length: -1 }, [[]], [null], true];
const anything = fc.oneof(
  fc.constantFrom<unknown>(...texts, ...numbers, ...oddities, null, undefined),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }),
);

const numeric: readonly Kind[] = ['number', 'integer', 'money', 'percent'];

/** The editable fields of a form, including those in rows. */
const editable = ({ fields }: Resource, page: Page): Field[] =>
  fields
    .filter(field => isOn(field, page) && field.readOnly !== true)
    .flatMap(field => [field, ...(field.fields ?? []).filter(({ readOnly }) => readOnly !== true)]);

const checksFor = (field: Field, page: Page) => validatorsOf(field, holdsFor(field.required, page, {}));

/** The text key and the variables of an error. */
function parseError(error: string): { key: string; args: object } {
  const content: unknown = JSON.parse(error.replace('@@react-admin@@', ''));
  return isPlain(content) ? { key: String(content.message), args: isPlain(content.args) ? content.args : {} } : { key: String(content), args: {} };
}

/** Expects that the text of an error exists, and has values for all its variables. */
function expectText(error: string) {
  const { key, args } = parseError(error);
  const text = valueAt(en, key);
  expect([key, typeof text]).toEqual([key, 'string']);
  for (const [, name = ''] of String(text).matchAll(/%\{(\w+)\}/g)) expect([key, name, name in args]).toEqual([key, name, true]);
}

/** Expects that a value is refused with a text, or is sent unchanged. */
function expectSentOrRefused(page: Page, field: Field, value: unknown) {
  const error = firstErrorOf(checksFor(field, page), value, {});
  if (error) expectText(error);
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

test('there are hundreds of fields', () => expect(cases.length).toBeGreaterThan(200));

describe.each([...new Set(cases.map(([form]) => form))])('%s:', form => {
  const formCases = cases.filter(([name]) => name === form);

  test('any value is sent or refused with a text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...formCases), anything, ([, page, field], value) => expectSentOrRefused(page, field, value)),
      { numRuns: runs(150) },
    );
  });

  test('a value that is neither a text nor a number is sent or refused with a text', () => {
    for (const [, page, field] of formCases) for (const value of oddities) expectSentOrRefused(page, field, value);
  });

  test('a number typed in a row of a list is sent or refused with a text', () => {
    const typed = formCases.filter(([, , { kind }]) => numeric.includes(kind));
    for (const [, page, field] of typed)
      for (const text of texts) {
        const result = typedValue(field, text, checksFor(field, page));
        if ('error' in result) expectText(JSON.stringify({ message: result.error.key, args: result.error.args }));
        else
          expect([field.source, text, JSON.parse(JSON.stringify({ value: result.value }))]).toEqual([
            field.source,
            text,
            { value: Number(result.value) + 0 },
          ]);
      }
  });
});
