import { describe, expect, it } from 'vitest';
import { ended, extended, neighbourOf, pagesBeyond, type RecordNavigation, recordNavigationIn, unread } from '#frame/routing/recordNavigation.ts';

/** The second page of a list of ten, three rows a page. */
const trail: RecordNavigation = {
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
    expect([neighbourOf(trail, 'd', 1), neighbourOf(trail, 'f', -1)]).toEqual(['e', 'e']);
    expect([neighbourOf(trail, 'd', -1), neighbourOf(trail, 'f', 1)]).toEqual([unread, unread]);
    expect(neighbourOf({ ...trail, total: 6 }, 'f', 1)).toBeUndefined();
    expect(neighbourOf({ ...trail, before: 0 }, 'd', -1)).toBeUndefined();
    expect(neighbourOf(trail, 'elsewhere', 1)).toBeUndefined();
  });

  it('goes on in a list that is not counted while there may be more', () => {
    const { total: _counted, ...uncounted } = trail;
    expect(neighbourOf({ ...uncounted, goesOn: true }, 'f', 1)).toBe(unread);
    expect(neighbourOf({ ...uncounted, goesOn: false }, 'f', 1)).toBeUndefined();
    expect(neighbourOf(ended({ ...uncounted, goesOn: true }, 1), 'f', 1)).toBeUndefined();
  });

  it('takes the rows of the next page and of the one before', () => {
    expect(pagesBeyond(trail, 1)).toEqual([2, 3]);
    expect(pagesBeyond(trail, -1)).toEqual([1]);
    expect(extended(trail, ['d', 'e', 'f'], 1)).toBe(trail);
    expect(extended(trail, ['g', 'h', 'i'], 1).ids).toEqual(['d', 'e', 'f', 'g', 'h', 'i']);
    expect(extended(trail, ['a', 'b', 'c'], -1)).toMatchObject({ ids: ['a', 'b', 'c', 'd', 'e', 'f'], before: 0 });
  });

  it('misses none that has moved up since others have left the list, and takes none twice that has moved down', () => {
    // Two of the page were shipped: those that followed them stand in their places.
    expect(extended(trail, ['f', 'g', 'h'], 1).ids).toEqual(['d', 'e', 'f', 'g', 'h']);
    // All were: so the whole page is new.
    expect(extended(trail, ['g', 'h', 'i'], 1)).toMatchObject({ before: 3, total: 10 });
    // Somebody has ordered meanwhile.
    expect(extended(trail, ['f', 'g', 'h'], -1).ids).toEqual(['d', 'e', 'f']);
    expect(extended(trail, ['b', 'c', 'd'], -1).ids).toEqual(['b', 'c', 'd', 'e', 'f']);
    expect(extended({ ...trail, total: 7 }, ['g', 'h'], 1).total).toBe(8);
  });

  it('is read from a history entry, and from nothing else that one may hold', () => {
    expect(recordNavigationIn({ trail, other: 1 })).toEqual(trail);
    for (const state of [null, undefined, {}, { trail: 'orders' }, { trail: { resource: 'crates', ids: 'abc' } }])
      expect(recordNavigationIn(state)).toBeUndefined();
  });
});
