import { expect, test } from 'vitest';
import { firstRows } from '#demo/firstRows.ts';

const fixtures = {
  orders: [
    { _id: 'a', createdAt: '2026-11-10T08:00:00.000Z' },
    { _id: 'b', createdAt: '2026-11-17T21:13:06.000Z' },
  ],
  coupons: [{ _id: 'c', createdAt: '2026-10-01T03:22:56.731Z', validFrom: '2026-11-30T18:30:00.000Z', name: 'Since 2026-11-10' }],
  banners: [{ _id: 'd', image: { url: '/api/images/onam.svg' } }],
};

test('the newest record is of the last 24 hours, all other times move with it by whole days, and texts stay', () => {
  const rows = firstRows(fixtures, '/images/', new Date('2027-02-01T12:00:00.000Z'));
  expect(rows.orders).toEqual([
    { _id: 'a', createdAt: '2027-01-24T08:00:00.000Z' },
    { _id: 'b', createdAt: '2027-01-31T21:13:06.000Z' },
  ]);
  expect(rows.coupons).toEqual([
    { _id: 'c', createdAt: '2026-12-15T03:22:56.731Z', validFrom: '2027-02-13T18:30:00.000Z', name: 'Since 2026-11-10' },
  ]);
});

test('pictures are files beside the page', () => {
  expect(firstRows(fixtures, '/some/path/images/', new Date()).banners).toEqual([{ _id: 'd', image: { url: '/some/path/images/onam.svg' } }]);
});

test('rows without times stay as they are', () => {
  expect(firstRows({ areas: [{ _id: 'e', name: 'Kochi' }] }, '/images/', new Date())).toEqual({ areas: [{ _id: 'e', name: 'Kochi' }] });
});
