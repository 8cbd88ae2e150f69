import { describe, expect, test } from 'vitest';
import { appPages } from '#app/appAddresses.ts';
import { defineResource } from '#define';
import { addressBook, toDocumented, toInternal } from '#frame/routing/addresses.ts';
import { resources } from '#resources';

const place = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://shop');
  return { pathname, search, hash };
};
const text = (place: ReturnType<typeof toInternal>) => place && place.pathname + place.search + place.hash;

describe('documented addresses and react-admin’s own, in both directions', () => {
  const book = addressBook(resources, appPages);
  test.each([
    ['/dashboard', '/'],
    ['/products', '/products'],
    ['/products?page=2&perPage=25', '/products?page=2&perPage=25'],
    ['/products?view=active', '/products/list/active'],
    ['/products?view=inactive&page=3', '/products/list/inactive?page=3'],
    ['/products/deleted', '/products/list/deleted'],
    ['/product/42', '/products/42/show'],
    ['/product/create/new', '/products/create'],
    ['/product/update/42', '/products/42'],
    ['/product/a%2Fb', '/products/a%2Fb/show'],
    ['/colors', '/colors'],
    ['/404', '/404'],
  ])('%s is %s', (shown, internal) => {
    expect(text(toInternal(book, place(shown)))).toBe(internal);
    expect(text(toDocumented(book, place(internal)))).toBe(shown);
  });
  test('letter case and a closing slash do not matter', () => {
    expect(text(toInternal(book, place('/Products/Deleted/')))).toBe('/products/list/deleted');
  });
  test.each(['/garbage', '/products/garbage', '/product', '/products/1/show', '/product/1/2/3', '/colors/1'])('%s is unknown', address => {
    expect(toInternal(book, place(address))).toBeUndefined();
  });
});

describe('lists that share a path', () => {
  const type = (name: string) =>
    defineResource({
      name,
      fields: [],
      lists: { all: { path: `/classifications?type=${name}` } },
      pages: { show: false, create: `/${name}/create/new`, edit: `/${name}/update/{id}` },
    });
  const users = defineResource({ name: 'users', fields: [], pages: { show: '/users/{id}', create: false, edit: '/user/update/{id}' } });
  const book = addressBook([type('category'), type('brand'), users]);
  test('are told apart by the query, also in its short form; the first is the default', () => {
    expect(text(toInternal(book, place('/classifications?type=brand&page=2')))).toBe('/brand?page=2');
    expect(text(toInternal(book, place('/classifications?brand')))).toBe('/brand');
    expect(text(toInternal(book, place('/classifications')))).toBe('/category');
    expect(text(toDocumented(book, place('/brand?page=2')))).toBe('/classifications?type=brand&page=2');
  });
  test('a detail may stand where react-admin has its edit screen', () => {
    expect(text(toInternal(book, place('/users/7')))).toBe('/users/7/show');
    expect(text(toInternal(book, place('/user/update/7')))).toBe('/users/7');
    expect(text(toDocumented(book, place('/users/7')))).toBe('/user/update/7');
  });
});

describe('what stands below an address', () => {
  const view = () => Promise.resolve({ default: () => null });
  const pages = { show: '/ware/{id}', create: '/ware/create/new', edit: '/ware/update/{id}' };
  const book = addressBook([
    defineResource({ name: 'wares', fields: [], pages, slots: { show: view, create: view, edit: view } }),
    defineResource({ name: 'towns', fields: [], slots: { list: view } }),
  ]);
  test.each([
    ['/ware/42/1', '/wares/42/show/1'],
    ['/ware/update/42/origin', '/wares/42/origin'],
    ['/ware/create/new/1', '/wares/create/1'],
    ['/ware/42', '/wares/42/show'],
    ['/ware/create/new', '/wares/create'],
  ])('stays below it: %s is %s', (shown, internal) => {
    expect(text(toInternal(book, place(shown)))).toBe(internal);
    expect(text(toDocumented(book, place(internal)))).toBe(shown);
  });
  test.each(['/wares/1', '/ware/42/1/2', '/ware/42/origin', '/ware/create/neww', '/towns/7/1', '/towns/update/7/1', '/towns/1/2'])(
    'is unknown where there is no view: %s',
    address => {
      expect(toInternal(book, place(address))).toBeUndefined();
    },
  );
});
