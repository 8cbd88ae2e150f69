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

test('a list that is like itself or like none says so, and of which resource it is', () => {
  const none = "crates.lists.all.like: there is no list 'none'.";
  // @ts-expect-error there is no such list
  expect(() => defineResource({ name: 'crates', fields, lists: { all: { like: 'none' } } })).toThrow(none);
  // @ts-expect-error there is no such list
  expect(() => defineResource({ name: 'crates', fields, lists: { old: { like: 'all' }, all: { like: 'none' } } })).toThrow(none);
  expect(() => defineResource({ name: 'crates', fields, lists: { all: { like: 'old' }, old: { like: 'all' } } })).toThrow(
    'crates.lists.all.like: it is like itself.',
  );
});
