import { describe, expect, test } from 'vitest';
import { idOf, toWire } from '#dataProvider/wire.ts';
import { bodyKeys, type Field, isOn, isPlain, type Kind, type Plain, type Resource, type ShopRecord, valueAt, withValue } from '#define';
import { withUnsentFields } from '#frame/record/formValues.ts';
import { resources } from '#resources';
import { fc, runs } from '#tests/support/properties.ts';

const words = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '😀', '\u202eabc', '<b>x</b>', '__proto__', '\ud83d', '1,234.5'));
const id = fc.stringMatching(/^[0-9a-f]{8}$/);
/** As servers write them: as numbers, or as texts, also those that no number holds exactly. */
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom('12.50', '007', '1e3', '12345678901234567890', '0.1234567890123456789', '', 'n/a'),
);
const whole = fc.oneof(fc.integer(), fc.constantFrom('12', '7.0', '98765432109876543210', ''));
/** A reference comes as its id, whole, as what another record carries of it, or not at all. */
const reference = fc.oneof(id, fc.record({ _id: id, name: words }), fc.record({ id, name: words }), fc.constant(null));
const image = fc.oneof(fc.record({ _id: id, url: fc.webUrl() }), fc.webUrl(), fc.record({ url: fc.webUrl() }));

const ofKind: Record<Exclude<Kind, 'rows'>, fc.Arbitrary<unknown>> = {
  text: words,
  longText: words,
  richText: words,
  secret: words,
  color: words,
  choice: words,
  badge: words,
  number,
  money: number,
  percent: number,
  integer: whole,
  flag: fc.boolean(),
  date: fc.constantFrom('2026-03-31', '2026-03-31T23:59:59.999Z', ''),
  reference,
  references: fc.oneof(fc.array(fc.oneof(id, fc.record({ _id: id, name: words }), fc.record({ name: words })), { maxLength: 3 }), id),
  chips: fc.array(words, { maxLength: 3 }),
  images: fc.oneof(fc.array(image, { maxLength: 3 }), image),
  mapPoint: fc.tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true })),
};

/** Records of some fields, each of which may lack or be null, with keys that nobody declared. */
const recordOf = (fields: readonly Field[], isOptional = true): fc.Arbitrary<Plain> =>
  fc
    .tuple(
      fc.record({ foreign: fc.jsonValue({ maxDepth: 2 }) }),
      ...fields
        .filter(({ unsent }) => !unsent)
        .map(field => fc.option(valuesOf(field), { nil: isOptional ? undefined : null, freq: 5 }).map(value => [field, value] as const)),
    )
    .map(([foreign, ...values]) =>
      values.reduce<Plain>((record, [{ source }, value]) => (value === undefined ? record : withValue(record, source, value)), foreign),
    );
const valuesOf = ({ kind, fields = [] }: Field): fc.Arbitrary<unknown> =>
  kind === 'rows' ? fc.array(recordOf(fields), { maxLength: 2 }) : ofKind[kind];

/** What a value says, however it is written. */
function meaningOf({ kind, initial, fields = [] }: Field, value: unknown): unknown {
  // How the call wants it said that there is no image.
  if (kind === 'images' && initial !== undefined && value === initial) return [];
  if (['number', 'money', 'percent', 'integer'].includes(kind))
    return typeof value === 'string' && value.trim() ? exactly(value) : typeof value === 'number' ? exactly(String(value)) : value;
  if (kind === 'reference') return idOf(value) ?? null;
  // One in place of a list of one.
  if (kind === 'references' && value) return [value].flat().map(one => idOf(one) ?? one);
  if (kind === 'images' && value) return [value].flat().map(one => (typeof one === 'string' ? { url: one } : one));
  if (kind === 'rows' && Array.isArray(value))
    return value.map(row =>
      fields
        .filter(({ source }) => valueAt(row, source) !== undefined)
        .reduce<Plain>((result, field) => withValue(result, field.source, meaningOf(field, valueAt(row, field.source))), row as Plain),
    );
  return value;
}

/** A number to all its digits: `1250/2` is twelve and a half. */
function exactly(text: string): string {
  const [, sign = '', before = '', after = '', power = '0'] = /^\s*([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?\s*$/i.exec(text) ?? [];
  if (!before && !after) return text;
  const digits = `${before}${after}`.replace(/^0+/, '');
  const trimmed = digits.replace(/0+$/, '');
  return trimmed ? `${sign === '-' ? '-' : ''}${trimmed}e${Number(power) - after.length + digits.length - trimmed.length}` : '0';
}

const sentOf = ({ fields, send }: Resource, record: ShopRecord, change: (stored: ShopRecord) => ShopRecord = stored => stored) => {
  const stored = change(withUnsentFields(fields, record));
  const values = send?.(stored, 'update') ?? stored;
  return { values, body: JSON.parse(JSON.stringify(toWire(fields, values, record))) as Plain };
};

describe.each(resources.filter(({ calls }) => calls.update).map(resource => [resource.name, resource] as const))('%s', (_, resource) => {
  const keys = new Set(bodyKeys(resource, 'update'));
  const fields = resource.fields.filter(({ source, unsent }) => !unsent && keys.has(source.split('.')[0] ?? ''));
  const record = recordOf(fields).map(values => ({ ...values, id: '1' }));

  test('what was read is sent as it was, however the server writes it', () => {
    fc.assert(
      fc.property(record, read => {
        const { values, body } = sentOf(resource, read);
        for (const field of fields) {
          const stored = valueAt(values, field.source);
          const sent = valueAt(body, field.source);
          // What is not sent stays as it is.
          if (sent === undefined || (stored === undefined && field.kind === 'images')) continue;
          const asJson = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
          expect([field.source, meaningOf(field, sent)]).toEqual([field.source, asJson(meaningOf(field, stored))]);
        }
        expect(body.removedImageIds ?? []).toEqual([]);
      }),
      { numRuns: runs(40) },
    );
  });

  const texts = fields.filter(field => (field.kind === 'text' || field.kind === 'longText') && isOn(field, 'edit'));
  if (!texts.length) return;

  test('a text that was typed changes that text and nothing else of what is sent', () => {
    fc.assert(
      fc.property(record, fc.constantFrom(...texts), words, (read, { source }, typed) => {
        const before = sentOf(resource, read).body;
        const { body: after } = sentOf(resource, read, stored => ({ ...withValue(stored, source, typed), id: '1' }));
        expect(valueAt(after, source)).toBe(typed);
        const without = (body: Plain): Plain => withValue(isPlain(body) ? body : {}, source, 'left out');
        expect(without(after)).toEqual(without(before));
      }),
      { numRuns: runs(25) },
    );
  });
});
