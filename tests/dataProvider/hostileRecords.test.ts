// @vitest-environment jsdom
/** Records changed in each of their fields to what nobody means: what the form's checks let through, the mock takes, and holds as it was sent. */

import { expect, test } from 'vitest';
import { type Field, holdsFor, isOn, type Kind, type Resource, type ShopRecord, valueAt, withValue } from '#define';
import { firstErrorOf, validatorsOf } from '#frame/inputs/validators.ts';
import { withUnsentFields } from '#frame/record/formValues.ts';
import { resources } from '#resources';
import { listsOf } from '#tests/support/declaredForms.ts';
import { fc, runs } from '#tests/support/properties.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const shop = providerOverMock();

const words = fc.oneof(
  fc.constantFrom('', ' ', '😀👨‍👩‍👧‍👦', '\u202eabc\u202c', '<script>alert(1)</script>', '__proto__', '\ud83d', '1,234.5', 'x'.repeat(100_000)),
  fc.string({ unit: 'binary' }),
);
const number = fc.oneof(fc.constantFrom(null, 0, -0, 1e308, -1, 5e-324, 0.1 + 0.2, 2 ** 53), fc.double({ noNaN: true, noDefaultInfinity: true }));

/** What staff can enter into an input of each kind; references and pictures stay as they are. */
const entered: Partial<Record<Kind, fc.Arbitrary<unknown>>> = {
  text: words,
  longText: words,
  richText: words,
  number,
  money: number,
  percent: number,
  integer: fc.oneof(fc.constantFrom(null, 0, -1), fc.integer()),
  flag: fc.boolean(),
  // Their input takes each once.
  chips: fc.uniqueArray(words, { maxLength: 3, selector: word => word.trim() }),
};

/** Whether an address is one, the server judges. */
const enteredInto = ({ kind, keyboard }: Field) => (keyboard === 'email' ? fc.emailAddress() : entered[kind]) as fc.Arbitrary<unknown>;

const textKinds: readonly Kind[] = ['text', 'longText', 'richText'];

const editable = ({ fields }: Resource): Field[] =>
  fields.filter(field => isOn(field, 'edit') && !field.unsent && !field.derive && entered[field.kind] && !holdsFor(field.readOnly, 'edit', {}));

const isTaken = (field: Field, value: unknown) => !firstErrorOf(validatorsOf(field, holdsFor(field.required, 'edit', {}), undefined), value, {});

const edited = (resources as readonly Resource[]).filter(
  resource => resource.calls.update && resource.calls.one && listsOf(resource).length && editable(resource).length,
);

test.each(edited.map(resource => [resource.name, resource] as const))('%s', async (name, resource) => {
  const [[list] = []] = listsOf(resource);
  const { data } = await shop.provider.getList(name, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: '', order: 'ASC' },
    filter: {},
    meta: { list },
  });
  const id = String(data[0]?.id);
  const change = fc.record(
    Object.fromEntries(editable(resource).map(field => [field.source, enteredInto(field).filter(value => isTaken(field, value))])),
  );
  await fc.assert(
    fc.asyncProperty(change, async typed => {
      const { data: previous } = await shop.provider.getOne<ShopRecord>(name, { id });
      const values = Object.entries(typed).reduce<ShopRecord>(
        (record, [source, value]) => ({ ...withValue(record, source, value), id }),
        withUnsentFields(resource.fields, previous),
      );
      await shop.provider.update(name, { id, data: values, previousData: previous });
      const { data: after } = await shop.provider.getOne<ShopRecord>(name, { id });
      for (const { source, kind } of editable(resource))
        if (textKinds.includes(kind)) expect([source, valueAt(after, source)]).toEqual([source, typed[source]]);
    }),
    { numRuns: runs(8) },
  );
});
