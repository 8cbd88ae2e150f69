import { expect, test } from 'vitest';
import { type Field, isPlain, type Page, type Plain } from '#define';
import { formResolver } from '#frame/inputs/formResolver.ts';
import { shownFields } from '#frame/record/formValues.ts';

const fields: readonly Field[] = [
  { source: 'name', kind: 'text', required: true },
  { source: 'reason', kind: 'text', when: { status: 'live' }, required: { status: 'live' } },
  { source: 'owner', kind: 'text', required: true, readOnly: true },
  { source: 'stock', kind: 'number', min: 0 },
  {
    source: 'lines',
    kind: 'rows',
    min: 2,
    fields: [
      { source: 'unit', kind: 'text', required: true },
      { source: 'hidden', kind: 'text', required: true },
      { source: 'parts', kind: 'rows', fields: [{ source: 'size', kind: 'number', max: 9 }] },
    ],
  },
  { source: 'place', kind: 'mapPoint' },
];

interface Run {
  page?: Page;
  initial?: Plain;
  errorsAt?: (source: string) => unknown;
  names?: string[];
  inputs?: Plain;
  of?: readonly Field[];
}

/** The paths of the errors of some values, in their order. */
async function errorPaths(
  values: Plain,
  { page = 'create', initial = {}, errorsAt = () => undefined, names = [], inputs = {}, of = fields }: Run = {},
) {
  const fieldsOf = (now: Plain) => shownFields(of, page, now, ({ source }) => source !== 'hidden');
  const resolver = formResolver({ resource: 'things', page, fieldsOf, defaultValues: () => initial, errorsAt, requiredText: () => undefined });
  const { errors } = await resolver(values, undefined, { names, fields: inputs as never, shouldUseNativeValidation: false });
  return pathsIn(errors);
}

function pathsIn(errors: unknown, path = ''): string[] {
  if (isPlain(errors) && typeof errors.message === 'string') return [path];
  return Object.entries(errors ?? {}).flatMap(([key, inner]) => pathsIn(inner, path ? `${path}.${key}` : key));
}

/** Checks of a value, and of one value against another. */
const checked: readonly Field[] = [
  { source: 'code', kind: 'text', validate: [{ rule: /^\d+$/ }, { rule: /.{9}/, warning: true }] },
  { source: 'end', kind: 'integer', validate: { rule: (end, { start }) => (Number(end) < Number(start) ? 'early' : undefined) } },
  {
    source: 'lines',
    kind: 'rows',
    fields: [{ source: 'to', kind: 'integer', validate: { rule: (to, { from }) => (Number(to) < Number(from) ? 'early' : undefined) } }],
  },
];

const place = [11, 76];
const right = { name: 'Oak', lines: [{ unit: 'a' }, { unit: 'b' }], place };

test('what is right has no errors and is returned', async () => {
  expect(await errorPaths(right)).toEqual([]);
});

test('each mistake has an error at its path, in the order of the declaration, also in rows in rows', async () => {
  const lines = [{ unit: 'a', parts: [{ size: 3 }, { size: 30 }] }, { unit: ' ' }];
  expect(await errorPaths({ stock: -1, lines, place: [11, 760], name: '' })).toEqual([
    'name',
    'stock',
    'lines.0.parts.1.size',
    'lines.1.unit',
    'place.1',
  ]);
});

test('what is hidden or read-only need not be filled; what comes up must be', async () => {
  expect(await errorPaths({ ...right, status: 'draft' })).toEqual([]);
  expect(await errorPaths({ ...right, status: 'live' })).toEqual(['reason']);
});

test('a stored value may stay outside its bounds', async () => {
  expect(await errorPaths({ ...right, stock: -2 }, { page: 'edit', initial: { stock: -2 } })).toEqual([]);
  expect(await errorPaths({ ...right, stock: -3 }, { page: 'edit', initial: { stock: -2 } })).toEqual(['stock']);
});

test('the error of a list stands beside those of its rows; after a row was added, the others keep theirs and the new one has none', async () => {
  const wrong = { ...right, lines: [{ unit: '' }] };
  expect(await errorPaths(wrong)).toEqual(['lines.0.unit', 'lines.root']);
  const errors = [undefined, { unit: { type: 'server', message: 'is taken' } }];
  const run = { names: ['lines'], errorsAt: () => errors };
  expect(await errorPaths({ ...right, lines: [{ unit: '' }, { unit: 'b' }] }, run)).toEqual(['lines.1.unit']);
  expect(await errorPaths(wrong, { names: ['lines'] })).toEqual(['lines.root']);
});

test('an input that is not declared is checked by its own function while it is mounted', async () => {
  const validate = async (value: unknown) => (value === 'x' ? true : 'no');
  const inputs = { one: { mount: true, validate }, other: { mount: false, validate } };
  expect(await errorPaths({ ...right, one: 'y', other: 'y' }, { names: ['one', 'other'], inputs })).toEqual(['one']);
  expect(await errorPaths({ ...right, one: 'x' }, { names: ['one'], inputs })).toEqual([]);
});

test('declared checks are checked, in rows against the row; a warning is no error', async () => {
  const of = checked;
  expect(
    await errorPaths(
      {
        code: 'a',
        end: 1,
        start: 2,
        lines: [
          { from: 1, to: 2 },
          { from: 2, to: 1 },
        ],
      },
      { of },
    ),
  ).toEqual(['code', 'end', 'lines.1.to']);
  expect(await errorPaths({ code: '1', end: 2, start: 2 }, { of })).toEqual([]);
});

test('a stored value may stay wrong, but another value may not make it wrong', async () => {
  const run: Run = { of: checked, page: 'edit', initial: { code: 'a', end: 5, start: 1 } };
  expect(await errorPaths({ code: 'a', end: 5, start: 2 }, run)).toEqual([]);
  expect(await errorPaths({ code: 'b', end: 5, start: 2 }, run)).toEqual(['code']);
  expect(await errorPaths({ code: 'a', end: 5, start: 6 }, run)).toEqual(['end']);
});

test('a map point that may be empty is whole or empty; one that is required is whole', async () => {
  const optional: readonly Field[] = [{ source: 'place', kind: 'mapPoint' }];
  const required: readonly Field[] = [{ source: 'place', kind: 'mapPoint', required: true }];
  expect(await errorPaths({}, { of: optional })).toEqual([]);
  expect(await errorPaths({ place: [null, null] }, { of: optional })).toEqual([]);
  expect(await errorPaths({ place: [11, null] }, { of: optional })).toEqual(['place.1']);
  expect(await errorPaths({ place: [null, 76] }, { of: optional })).toEqual(['place.0']);
  expect(await errorPaths({}, { of: required })).toEqual(['place.0', 'place.1']);
});
