import { expect, test } from 'vitest';
import { bodyComplaint, complaintOf, type Field } from '#define';
import { describeResource } from '#define/describe/describeResource.ts';
import { bodySchema, propertiesOf, writtenSchema } from '#define/openapi/schemas.ts';
import { defineResource } from '#define/resource.ts';

test('pattern and lengths are checked of texts alone, and an empty text passes them', () => {
  expect(complaintOf({ rule: [/^\d+$/g, 'digits'] }, '12a', {})).toEqual({ text: 'digits', test: 'pattern' });
  expect(complaintOf({ minLength: 3 }, 'ab', {})).toEqual({ test: 'minLength', bound: 3 });
  expect(complaintOf({ maxLength: 3 }, '😀😀😀', {})).toBeUndefined();
  expect(complaintOf({ maxLength: 3 }, 'abcd', {})).toEqual({ test: 'maxLength', bound: 3 });
  for (const nothing of ['', ' ', null, undefined, 5, ['x'], { length: 1 }])
    expect(complaintOf({ rule: /^y$/, minLength: 3 }, nothing, {})).toBeUndefined();
});

test('a rule sees the value and the record, also where there is no value; the declared text replaces its own', () => {
  const rule = (value: unknown, { least }: Record<string, unknown>) => (Number(value ?? 0) < Number(least) ? 'tooFew' : undefined);
  expect(complaintOf({ rule }, undefined, { least: 1 })).toEqual({ text: 'tooFew', test: 'rule' });
  expect(complaintOf({ rule }, 1, { least: 1 })).toBeUndefined();
});

const fields: readonly Field[] = [
  { source: 'code', kind: 'text', validate: [{ rule: /^\d{4}$/ }, { rule: /^9/, warning: true }] },
  { source: 'end', kind: 'integer', validate: { rule: (end, { start }) => (Number(end) < Number(start) ? 'early' : undefined) } },
  { source: 'reason', kind: 'text', when: { code: '1111' }, validate: { rule: value => (value ? undefined : 'say why') } },
  { source: 'lines', kind: 'rows', fields: [{ source: 'unit', kind: 'text', max: 2 }] },
];
const complaint = (body: Record<string, unknown>, before?: Record<string, unknown>) => bodyComplaint(fields, body, { ...before, ...body }, before);

test('a server refuses what an error refuses, not what a warning says, and lets a stored mistake stay', () => {
  expect(complaint({ code: 'x' })).toBe('code: pattern');
  expect(complaint({ code: '1234', end: 5, start: 5 })).toBeUndefined();
  expect(complaint({ end: 4, start: 5 })).toBe('end: early');
  expect(complaint({ start: 9 }, { end: 5, start: 1 })).toBe('end: early');
  expect(complaint({ code: 'x', start: 1 }, { code: 'x' })).toBeUndefined();
  expect(complaint({ code: '1111' })).toBe('reason: say why');
  expect(complaint({ lines: [{ unit: 'abc' }] })).toBe('unit: maxLength');
  expect(complaint({ lines: [{ unit: 'abc' }, { unit: 'ab' }] }, { lines: [{ unit: 'abc' }] })).toBeUndefined();
});

test('a new record has the bounds of errors in the contract; what is stored may be outside of them', () => {
  const text: Field = {
    source: 'code',
    kind: 'text',
    min: 2,
    validate: [{ rule: /^\d/ }, { rule: /^9/, warning: true }],
  };
  expect(bodySchema(['code'], [text]).properties).toEqual({ code: { type: ['string', 'null'], minLength: 2, pattern: '^\\d' } });
  expect(propertiesOf([text], 'answered')).toEqual({ code: { type: ['string', 'null'] } });
  const lids = defineResource({ name: 'lids', fields: [{ source: 'name', kind: 'text', max: 3 }] });
  expect(writtenSchema(lids, 'create').properties).toEqual({ name: { type: ['string', 'null'], maxLength: 3 } });
  expect(writtenSchema(lids, 'update').properties).toMatchObject({ name: { type: ['string', 'null'] } });
  expect(bodySchema(['code'], [{ ...text, validate: { rule: /^a/i } }]).properties).toEqual({ code: { type: ['string', 'null'], minLength: 2 } });
});

test('an account says the checks and the help of a field', () => {
  const tins = defineResource({
    name: 'tins',
    fields: [
      {
        source: 'code',
        kind: 'text',
        help: 'On the lid',
        min: 2,
        validate: [{ rule: /^\d/ }, { rule: () => undefined, warning: true }],
      },
    ],
  });
  expect(describeResource(tins).fields[0]?.says).toEqual(['help On the lid', 'min 2', 'must match /^\\d/, should pass a rule']);
});
