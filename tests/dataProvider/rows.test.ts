import { expect, test } from 'vitest';
import { toNewWire, toWire } from '#dataProvider/wire.ts';
import type { Field } from '#define';
import { fc } from '#tests/support/properties.ts';

const fields: readonly Field[] = [
  { source: 'name', kind: 'text' },
  { source: 'rate', kind: 'percent', unsent: true },
  {
    source: 'offer.lines',
    kind: 'rows',
    fields: [
      { source: 'title', kind: 'text', initial: '' },
      { source: 'price', kind: 'money' },
      { source: 'shop', kind: 'reference', reference: 'shops' },
      { source: 'tags', kind: 'references', reference: 'tags' },
      { source: 'pictures', kind: 'images' },
      { source: 'note.words', kind: 'text' },
      { source: 'margin', kind: 'percent', unsent: true },
      { source: 'parts', kind: 'rows', fields: [{ source: 'count', kind: 'integer' }] },
    ],
  },
];
const sent = (lines: unknown, before?: unknown) =>
  toWire(fields, { offer: { lines } }, before === undefined ? undefined : { offer: { lines: before } });

test('the values of a row travel as those of a record do, rows within rows too', () => {
  const line = {
    _id: 'l1',
    title: 'A',
    price: '12.50',
    shop: { _id: 's1', name: 'Shop' },
    tags: [{ _id: 't1' }, 't2'],
    pictures: [
      { _id: 'i1', url: '/1.png', width: 3 },
      { url: 'data:image/png;base64,AA', title: 'new.png' },
    ],
    parts: [{ count: '3.0', colour: 'red' }],
    margin: 5,
    colour: { deep: ['blue'] },
  };
  expect(sent([line], [])).toEqual({
    removedImageIds: [],
    offer: {
      lines: [
        {
          _id: 'l1',
          title: 'A',
          price: 12.5,
          shop: 's1',
          tags: ['t1', 't2'],
          pictures: [{ _id: 'i1', url: '/1.png' }, 'data:image/png;base64,AA'],
          parts: [{ count: 3, colour: 'red' }],
          colour: { deep: ['blue'] },
        },
      ],
    },
  });
});

test('the ids of images that went with their row, or out of it, are told', () => {
  const pictures = (...ids: string[]) => ids.map(_id => ({ _id, url: `/${_id}.png` }));
  const before = [{ pictures: pictures('a', 'b') }, { pictures: pictures('c') }];
  expect(sent([{ pictures: pictures('b') }], before).removedImageIds).toEqual(['a', 'c']);
  // Moved from one row to another, it is still there.
  expect(sent([{ pictures: pictures('c', 'a', 'b') }], before).removedImageIds).toEqual([]);
});

test('what the form has made and left empty is not sent; what was emptied is, and a text that began empty is empty again', () => {
  expect(sent([{ title: null, price: null, shop: null }], [])).toMatchObject({ offer: { lines: [{ title: '' }] } });
  expect(JSON.stringify(sent([{ title: 'A', price: null }], []))).not.toContain('price');
  expect(sent([{ title: 'A', price: null }], [{ title: 'A', price: 5 }])).toMatchObject({ offer: { lines: [{ title: 'A', price: null }] } });
});

test('a reference in a row that came without an id goes as it came: the list is sent whole', () => {
  const nameless = { name: 'Somewhere' };
  expect(sent([{ shop: nameless, tags: [nameless, { _id: 't1' }] }])).toMatchObject({
    offer: { lines: [{ shop: nameless, tags: [nameless, 't1'] }] },
  });
});

test('what is of the form alone is in no body', () => {
  expect(toNewWire(fields, { name: 'A', rate: 18, offer: { lines: [{ margin: 1 }] } })).toEqual({ name: 'A', offer: { lines: [{}] } });
});

test('whatever stands in place of rows goes as it came, and the values of a form are not changed', () => {
  const anything = fc.jsonValue({ maxDepth: 4 });
  const row = fc.dictionary(fc.constantFrom('title', 'price', 'shop', 'tags', 'pictures', 'note', 'parts', 'margin', 'other', 'more'), anything, {
    maxKeys: 6,
  });
  const foreign = (value: unknown) =>
    typeof value === 'object' && value && !Array.isArray(value) ? Object.entries(value).filter(([key]) => /^(other|more)$/.test(key)) : value;
  fc.assert(
    fc.property(fc.oneof(anything, fc.array(fc.oneof(row, anything))), fc.oneof(anything, fc.array(row)), (lines, before) => {
      const data = { offer: { lines } };
      const copy = structuredClone(data);
      const { offer } = toWire(fields, data, { offer: { lines: before } }) as { offer: { lines: unknown } };
      expect(data).toEqual(copy);
      if (!Array.isArray(lines)) expect(offer.lines).toEqual(lines);
      else expect((offer.lines as unknown[]).map(foreign)).toEqual(lines.map(foreign));
    }),
  );
});
