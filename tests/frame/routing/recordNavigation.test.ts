import { describe, expect, it } from 'vitest';
import { ended, extended, pagesBeyond, type RecordNavigation, recordNavigationIn, siblingOf, unread } from '#frame/routing/recordNavigation.ts';

/** The second page of ten records, three rows per page. */
const navigation: RecordNavigation = {
  resource: 'crates',
  list: 'all',
  filter: {},
  sort: { field: '', order: 'ASC' },
  perPage: 3,
  ids: ['d', 'e', 'f'],
  before: 3,
  total: 10,
};

describe('the way along a list', () => {
  it('leads to known rows at once, and beyond them where there are more', () => {
    expect([siblingOf(navigation, 'd', 1), siblingOf(navigation, 'f', -1)]).toEqual(['e', 'e']);
    expect([siblingOf(navigation, 'd', -1), siblingOf(navigation, 'f', 1)]).toEqual([unread, unread]);
    expect(siblingOf({ ...navigation, total: 6 }, 'f', 1)).toBeUndefined();
    expect(siblingOf({ ...navigation, before: 0 }, 'd', -1)).toBeUndefined();
    expect(siblingOf(navigation, 'elsewhere', 1)).toBeUndefined();
  });

  it('goes on in a list that is not counted while there may be more', () => {
    const { total: _counted, ...uncounted } = navigation;
    expect(siblingOf({ ...uncounted, goesOn: true }, 'f', 1)).toBe(unread);
    expect(siblingOf({ ...uncounted, goesOn: false }, 'f', 1)).toBeUndefined();
    expect(siblingOf(ended({ ...uncounted, goesOn: true }, 1), 'f', 1)).toBeUndefined();
  });

  it('takes the rows of the next page and of the one before', () => {
    expect(pagesBeyond(navigation, 1)).toEqual([2, 3]);
    expect(pagesBeyond(navigation, -1)).toEqual([1]);
    expect(extended(navigation, ['d', 'e', 'f'], 1)).toBe(navigation);
    expect(extended(navigation, ['g', 'h', 'i'], 1).ids).toEqual(['d', 'e', 'f', 'g', 'h', 'i']);
    expect(extended(navigation, ['a', 'b', 'c'], -1)).toMatchObject({ ids: ['a', 'b', 'c', 'd', 'e', 'f'], before: 0 });
  });

  it('misses none that has moved up since others have left the list, and takes none twice that has moved down', () => {
    // Two records of the page were shipped, so later records moved up.
    expect(extended(navigation, ['f', 'g', 'h'], 1).ids).toEqual(['d', 'e', 'f', 'g', 'h']);
    // All were, so the whole page is new.
    expect(extended(navigation, ['g', 'h', 'i'], 1)).toMatchObject({ before: 3, total: 10 });
    // A new order has arrived.
    expect(extended(navigation, ['f', 'g', 'h'], -1).ids).toEqual(['d', 'e', 'f']);
    expect(extended(navigation, ['b', 'c', 'd'], -1).ids).toEqual(['b', 'c', 'd', 'e', 'f']);
    expect(extended({ ...navigation, total: 7 }, ['g', 'h'], 1).total).toBe(8);
  });

  it('is read from a history entry, and from nothing else that one may hold', () => {
    expect(recordNavigationIn({ recordNavigation: navigation, other: 1 })).toEqual(navigation);
    for (const state of [null, undefined, {}, { recordNavigation: 'orders' }, { recordNavigation: { resource: 'crates', ids: 'abc' } }])
      expect(recordNavigationIn(state)).toBeUndefined();
  });
});
