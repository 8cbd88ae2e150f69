// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { Plain } from '#define';
import { countUsages, usageSources, usesExtension } from '#frame/actions/usedBy.ts';
import { resources } from '#resources';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const shop = providerOverMock();
const all = async (name: string, list?: string): Promise<Plain[]> =>
  (
    await shop.provider.getList(name, {
      pagination: { page: 1, perPage: 1000 },
      sort: { field: '', order: 'ASC' },
      filter: {},
      meta: list ? { list } : {},
    })
  ).data;

describe('who uses a record that is about to be deleted', () => {
  test('is told by lists that can be narrowed by what refers to it, and by those that come whole', () => {
    const sources = usageSources(resources, 'category').map(({ resource, source, list }) => [resource.name, source, list]);
    expect(sources).toEqual([
      ['products', 'category', 'all'],
      ['subcategory', 'category', undefined],
    ]);
    expect(usageSources(resources, 'banners')).toEqual([]);
    expect(usageSources(resources, 'category').map(usesExtension)).toEqual([true, false]);
  });

  test('is counted, and where a list cannot be read no number is told', async () => {
    const products = await all('products');
    const subs = await all('subcategory');
    const idOf = (reference: unknown) => (reference as { _id?: string })?._id ?? reference;
    const id = String(idOf(products[0]?.category));
    const count = (rows: Plain[]) => rows.filter(({ category }) => String(idOf(category)) === id).length;
    const tellers = usageSources(resources, 'category');
    const subcategory = { resource: 'subcategory', count: count(subs) };
    expect(count(products)).toBeGreaterThan(0);
    expect(await countUsages(shop.provider, tellers, { id })).toEqual([{ resource: 'products', count: count(products) }, subcategory]);
    await shop.mock.fail({ call: 'GET /product/*', status: 500, message: 'No', times: 5 });
    expect(await countUsages(shop.provider, tellers, { id })).toEqual([{ resource: 'products', count: undefined }, subcategory]);
  });
});
