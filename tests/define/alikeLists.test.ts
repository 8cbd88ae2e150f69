/** Lists that are like another one. */
import { expect, test } from 'vitest';
import { call, defineResource } from '#define';

const fields = [{ source: 'name', kind: 'text' }] as const;

test('a list takes what it does not say from the list that it is like, but not its address, its views and its inbox', () => {
  const { lists } = defineResource({
    name: 'crates',
    fields,
    lists: {
      all: {
        path: '/crates?view=all',
        call: call('GET /crate/all', { rows: 'crates' }),
        columns: ['name'],
        row: ['edit'],
        views: { empty: {} },
        inbox: true,
      },
      old: { like: 'all', path: '/crates/old', call: call('GET /crate/old', { rows: 'crates' }), actions: [] },
      oldest: { like: 'old', path: '/crates/oldest', row: [] },
    },
  });
  expect(lists.old).toEqual({
    path: '/crates/old',
    call: call('GET /crate/old', { rows: 'crates' }),
    columns: ['name'],
    row: ['edit'],
    actions: [],
  });
  expect(lists.oldest).toEqual({ ...lists.old, path: '/crates/oldest', row: [] });
});

test('a list that is like itself or like none says so', () => {
  // @ts-expect-error there is no such list
  expect(() => defineResource({ name: 'crates', fields, lists: { all: { like: 'none' } } })).toThrow("lists.all.like: there is no list 'none'.");
  expect(() => defineResource({ name: 'crates', fields, lists: { all: { like: 'old' }, old: { like: 'all' } } })).toThrow(
    'lists.all.like: it is like itself.',
  );
});
