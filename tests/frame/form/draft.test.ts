import { describe, expect, test } from 'vitest';
import type { Field, Plain, ShopRecord } from '#define';
import { offerOf } from '#frame/form/drafts/draft.ts';
import { unsavedFields } from '#frame/record/formValues.ts';

const field = (source: string, kind: string, more: object = {}): Field => ({ source, kind, in: ['create', 'edit'], ...more }) as unknown as Field;

const fields = [
  field('name', 'text'),
  field('price', 'money'),
  field('keys.secret', 'secret'),
  field('keys.label', 'text'),
  field('shownIn', 'text', { unsent: true }),
  field('images', 'images'),
  field('hooks', 'rows', { fields: [field('url', 'text'), field('token', 'secret')] }),
];

const draft = (changes: Plain, was: Plain = {}) => ({ changes, was });
const record: ShopRecord = { id: '1', name: 'Lamp', price: 10, hooks: [{ _id: 'a', url: '/a', token: 'kept by the server' }] };

describe('unsavedFields', () => {
  const changed = (initial: Plain, values: Plain, isStored: boolean) => unsavedFields(fields, initial, values, isStored).map(({ source }) => source);
  const before = { name: 'Lamp', keys: { label: 'Mine' }, hooks: [{ url: '/a', token: 'old secret' }] };
  const after = { name: 'Lantern', keys: { secret: 'typed secret', label: 'Yours' }, hooks: [{ url: '/a', token: 'typed secret' }] };

  test('has no secrets where others may read them, nor rows that hold one', () => {
    expect(changed(before, after, true)).toEqual(['name', 'keys.label']);
    expect(changed(before, after, false)).toEqual(['name', 'keys.secret', 'keys.label', 'hooks']);
  });

  test('is empty if nothing was changed, or only what is never sent', () => {
    expect(changed({}, { keys: { secret: 'typed' } }, true)).toEqual([]);
    expect(changed({}, { shownIn: 'euros' }, false)).toEqual([]);
    expect(changed({ name: 'Lamp' }, { name: 'Lamp' }, false)).toEqual([]);
    expect(changed({ name: 'Lamp' }, { name: '', shownIn: 'euros' }, true)).toEqual(['name', 'shownIn']);
  });
});

describe('offerOf', () => {
  test('has the fields that differ now, and those that were saved with another value since', () => {
    const offer = offerOf(fields, draft({ name: 'Lantern', price: 12 }, { name: 'Lamp', price: 9 }), record);
    expect(offer?.differing.map(({ source }) => source)).toEqual(['name', 'price']);
    expect(offer?.mine).toMatchObject({ name: 'Lantern', price: 12 });
    expect([...(offer?.changedSince ?? [])]).toEqual(['price']);
  });

  test('has entered values without those derived from them', () => {
    const sold = field('sold', 'money', { derive: { from: ['price'], rule: ({ price }: Plain) => Number(price) * 2 } });
    const offer = offerOf([...fields, sold], draft({ price: 12, sold: 24 }, { price: 10, sold: 20 }), { ...record, sold: 20 });
    expect(offer?.differing.map(({ source }) => source)).toEqual(['price']);
    expect(offer?.mine).toMatchObject({ price: 12, sold: 24 });
  });

  test('is undefined if the record has the same values by now, even in another type', () => {
    expect(offerOf(fields, draft({ name: 'Lamp', price: '10' }), record)).toBeUndefined();
  });

  test('leaves out fields that a newer version of the app does not declare', () => {
    expect(offerOf(fields, draft({ size: 'XL' }), record)).toBeUndefined();
  });
});
