import { describe, expect, test } from 'vitest';
import stored from '#mock-api/fixtures/shops.json';
import { missingOf } from '#resources/shops/readiness.ts';

const [shop] = stored;

describe('a shop', () => {
  test('that is complete lacks nothing', () => {
    expect(shop && missingOf(shop)).toEqual([]);
  });

  test.each<[changed: object, missing: string[]]>([
    [{ shopNo: '', contactNumber: '  ', workingTime: null }, ['shopNo', 'contactNumber', 'workingTime']],
    [{ shippingPrice: 0, dealer: { _id: 'u1', name: 'Asha' } }, []],
    [{ shippingPrice: 'free', dealer: { name: 'Asha' } }, ['shippingPrice', 'dealer']],
    [{ dealerDetails: 'Asha' }, ['dealerName', 'dealerContact', 'dealerAddress']],
    [{ shopAddress: { ...shop?.shopAddress, pinCode: undefined } }, ['shopAddress']],
    [{ location: { coordinates: ['11.2', '75.7'] } }, []],
    [{ location: { coordinates: [0, 0] } }, ['position']],
    [{ location: null }, ['position']],
  ])('with %j lacks %j', (changed, missing) => {
    expect(missingOf({ ...shop, ...changed })).toEqual(missing);
  });

  test('of which nothing is known lacks everything', () => {
    expect(missingOf({})).toHaveLength(12);
  });
});
