// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import type { Plain } from '../../../resources/define';
import { tellersOf, usesOf } from '../../../src/frame/actions/usedBy';
import { providerOverMock } from '../../support/providerOverMock';

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
    const told = tellersOf(resources, 'category').map(({ resource, source, list }) => [resource.name, source, list]);
    expect(told).toEqual([
      ['products', 'category', 'all'],
      ['subcategory', 'category', undefined],
    ]);
    expect(tellersOf(resources, 'banners')).toEqual([]);
  });

  test('is counted, and what no list can tell or the server does not narrow is left out', async () => {
    const products = await all('products');
    const subs = await all('subcategory');
    const idOf = (held: unknown) => (held as { _id?: string })?._id ?? held;
    const id = String(idOf(products[0]?.category));
    const count = (rows: Plain[]) => rows.filter(({ category }) => String(idOf(category)) === id).length;
    const expected = [
      { resource: 'products', count: count(products) },
      { resource: 'subcategory', count: count(subs) },
    ].filter(use => use.count > 0);
    expect(await usesOf(shop.provider, resources, 'category', { id })).toEqual(expected);
    expect(expected[0]?.resource).toBe('products');
    await shop.mock.fail({ call: 'GET /product/*', status: 500, message: 'No', times: 5 });
    expect(await usesOf(shop.provider, resources, 'category', { id })).toEqual(expected.filter(({ resource }) => resource !== 'products'));
  });
});
