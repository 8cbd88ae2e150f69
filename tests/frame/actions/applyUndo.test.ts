import { expect, test, vi } from 'vitest';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { defineResource, type Plain } from '#define';
import { applyUndo } from '#frame/actions/undo/applyUndo.ts';

const things = defineResource({
  name: 'things',
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'code', kind: 'text' },
    { source: 'price', kind: 'money' },
    { source: 'day', kind: 'date' },
    { source: 'isActive', kind: 'flag' },
    { source: 'town', kind: 'reference', reference: 'towns' },
    { source: 'sizes', kind: 'rows', fields: [{ source: 'stock', kind: 'integer' }] },
  ],
});

const left = { name: 'Lamp ', code: '12', price: 5, day: '2026-03-31', isActive: false, town: 't1', 'sizes.0.stock': 3 };

/** Undoes a change of the name to a record that the server now holds like this. */
async function undo(stored: Plain): Promise<Plain | undefined> {
  const update = vi.fn(async () => ({ data: {} }));
  const dataProvider = { getOne: async () => ({ data: { id: '1', ...stored } }), update } as unknown as ShopDataProvider;
  await applyUndo({ dataProvider, pages: [] }, things, { id: '1', step: { action: 'update', input: { name: 'Old lamp' } }, left });
  return (update.mock.calls as unknown as [string, { data: Plain }][])[0]?.[1].data;
}

const same = {
  name: 'Lamp',
  code: 12,
  price: '5.00',
  day: '2026-03-31T00:00:00.000Z',
  town: { _id: 't1', name: 'Nilambur' },
  sizes: [{ stock: '3' }],
};

test('a value counts as written in whatever form the server returns it', async () => {
  expect(await undo(same)).toMatchObject({ ...same, name: 'Old lamp' });
});

test.each<[string, Plain]>([
  ['a text', { name: 'Lantern' }],
  ['a number', { price: 6 }],
  ['a day', { day: '2026-04-01T00:00:00.000Z' }],
  ['a flag', { isActive: true }],
  ['a reference', { town: { _id: 't2' } }],
  ['a value in a row', { sizes: [{ stock: 4 }] }],
])('%s that was changed since is not taken back', async (_what, changed) => {
  await expect(undo({ ...same, ...changed })).rejects.toMatchObject({ message: 'app.errors.unfit', status: 409 });
});
