// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

/** The store of an app that opens now. */
async function opened() {
  vi.resetModules();
  return (await import('#app/preferencesStore.ts')).store;
}

beforeEach(() => localStorage.clear());

test('columns, views and watches that version 1.0.0 stored are moved to where lists look for them', async () => {
  const views = [{ name: 'Red', query: 'filter=1' }];
  localStorage.setItem(
    'lists:abc',
    JSON.stringify({ 'shops/all': { columns: ['name'], views }, 'users/all': { perPage: 25, watch: { filter: {} } } }),
  );
  const store = await opened();
  expect(store.getItem('lists.abc.shops/all')).toEqual({ columns: ['name'], views });
  expect(store.getItem('lists.abc.users/all')).toMatchObject({ perPage: 25 });
  expect(store.getItem('watches.abc')).toEqual({ 'users/all': { filter: {} } });
  expect(localStorage.getItem('lists:abc')).toBeNull();
});

test('an entry that cannot be read stops no app', async () => {
  localStorage.setItem('lists:abc', '{');
  const store = await opened();
  store.setItem('theme', 'dark');
  expect(store.getItem('theme')).toBe('dark');
});
