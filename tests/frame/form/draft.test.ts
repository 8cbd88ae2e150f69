// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { Field, Plain, ShopRecord } from '#define';
import { type Draft, kindsOf, offerOf } from '#frame/form/drafts/draft.ts';
import { blobOf, dataUrlOf, extractImages, insertImages } from '#frame/form/drafts/draftImages.ts';
import { draftValues } from '#frame/form/drafts/draftValues.ts';

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

const typed = (changes: Plain, was: Plain = {}) => ({ changes, was });
const draft = (changes: Plain, was: Plain = {}, kinds = kindsOf(fields, Object.keys(changes))): Draft => ({
  id: 'd1',
  form: 'things/1',
  at: 1,
  changes,
  was,
  kinds,
});
const record: ShopRecord = { id: '1', name: 'Lamp', price: 10, hooks: [{ _id: 'a', url: '/a', token: 'kept by the server' }] };

describe('draftValues', () => {
  test('has no secrets: not changed ones, not in objects or rows, and not in the replaced values', () => {
    const values = draftValues(
      fields,
      typed(
        {
          name: 'Lantern',
          'keys.secret': 'typed secret',
          keys: { secret: 'typed secret', label: 'Mine' },
          hooks: [{ url: '/b', token: 'typed secret' }],
        },
        { name: 'Lamp', 'keys.secret': 'old secret', keys: { secret: 'old secret' }, hooks: [{ url: '/a', token: 'old secret' }] },
      ),
    );
    expect(JSON.stringify(values)).not.toContain('secret"');
    expect(values).toMatchObject({
      changes: { name: 'Lantern', keys: { label: 'Mine' }, hooks: [{ url: '/b' }] },
      was: { name: 'Lamp', hooks: [{ url: '/a' }] },
    });
    expect(Object.keys(values?.changes ?? {})).toEqual(['name', 'keys', 'hooks']);
  });

  test('is undefined if only secrets and unsent fields were changed', () => {
    expect(draftValues(fields, typed({ 'keys.secret': 'typed' }))).toBeUndefined();
    expect(draftValues(fields, typed({ shownIn: 'euros' }))).toBeUndefined();
    expect(draftValues(fields, typed({}))).toBeUndefined();
    expect(draftValues(fields, typed({ name: '' }, { name: 'Lamp' }))).toEqual({ changes: { name: '' }, was: { name: 'Lamp' } });
  });
});

describe('offerOf', () => {
  test('has the fields that differ now, and those that were saved with another value since', () => {
    const offer = offerOf(fields, draft({ name: 'Lantern', price: 12 }, { name: 'Lamp', price: 9 }), record);
    expect(offer?.differing.map(({ source }) => source)).toEqual(['name', 'price']);
    expect(offer?.mine).toMatchObject({ name: 'Lantern', price: 12 });
    expect([...(offer?.changedSince ?? [])]).toEqual(['price']);
    expect(offer?.was).toEqual({ name: 'Lamp', price: 9 });
  });

  test('has entered values without those derived from them', () => {
    const sold = field('sold', 'money', { derive: { from: ['price'], rule: ({ price }: Plain) => Number(price) * 2 } });
    const offer = offerOf([...fields, sold], draft({ price: 12, sold: 24 }, { price: 10, sold: 20 }), { ...record, sold: 20 });
    expect(offer?.differing.map(({ source }) => source)).toEqual(['price']);
    expect(offer?.changes).toEqual({ price: 12, sold: 24 });
  });

  test('is undefined if the record has the same values by now, even in another type', () => {
    expect(offerOf(fields, draft({ name: 'Lamp', price: '10' }), record)).toBeUndefined();
  });

  test('leaves out fields that a newer version of the app does not declare, or declares with another kind', () => {
    const offer = offerOf(fields, draft({ name: 'Lantern', size: 'XL', price: 'dear' }, {}, { name: 'text', size: 'text', price: 'text' }), record);
    expect(offer?.changes).toEqual({ name: 'Lantern' });
  });

  test('has the current secret in each row', () => {
    const offer = offerOf(fields, draft({ hooks: [{ _id: 'a', url: '/b' }, { url: '/new' }] }), record);
    expect(offer?.changes.hooks).toEqual([{ _id: 'a', url: '/b', token: 'kept by the server' }, { url: '/new' }]);
  });
});

test('new images are extracted as files, each once, and inserted again; a missing one is left out', async () => {
  const url = `data:image/png;base64,${btoa('some bytes of a picture')}`;
  const values = { images: [{ _id: 'i', url: '/old.png' }, { url, title: 'New' }, { url }], hooks: [{ photo: { url } }] };
  const files: string[] = [];
  const extracted = extractImages(values, file => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  expect(files).toEqual([url]);
  expect(JSON.stringify(extracted)).not.toContain('base64');
  const blob = blobOf(url);
  expect(blob).toMatchObject({ type: 'image/png', size: 23 });
  const restored = await dataUrlOf(blob as Blob);
  expect(insertImages(extracted, new Map([[0, restored]]))).toEqual(values);
  expect(insertImages(extracted, new Map())).toMatchObject({ images: [{ _id: 'i', url: '/old.png' }] });
});
