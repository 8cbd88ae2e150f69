// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isUnsearched } from '#dataProvider/listQuery.ts';
import { textHolds } from '#define';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const number = '+91 9444790750';
const shop = providerOverMock({
  tables: {
    banners: [
      { _id: 'b1', tag: `Call ${number}` },
      { _id: 'b2', tag: 'Call 9444790751 today' },
    ],
  },
});

const ways = ['9444790750', '94447 90750', '+919444790750', '09444790750', '+91 94447-90750', '(0) 9444 790 750', '90750'];

const search = async (resource: string, q: string) =>
  (await shop.provider.getList(resource, { filter: { q }, pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'ASC' } })).data;

test.each(ways)('%s finds a phone number in rows that came whole, and in those that the mock looks through', async typed => {
  expect((await search('banners', typed)).map(({ id }) => id)).toEqual(['b1']);
  const orders = await search('orders', typed);
  expect(orders.map(({ shippingInfo }) => shippingInfo.contactNumber)).toContain(number);
});

test.each(ways)('rows that hold the phone number do not make %s look like a search that the server ignores', async typed => {
  const rows = [{ id: 'o1', shippingInfo: { contactNumber: number } }];
  let requests = 0;
  const ask = async () => {
    requests++;
    return { rows };
  };
  expect(await isUnsearched(rows, typed, ask)).toBe(false);
  expect(requests).toBe(0);
});

test('what is no phone number is looked for as it was typed', () => {
  for (const [typed, text] of [
    ['12 34', '1234'],
    ['2026', '20 26'],
    ['room 94447', '94 447'],
    ['94447', '944\n47'],
    ['9444790750', 'MB-94447 and 90750'],
  ] as const)
    expect(textHolds(typed)(text), `${typed} in ${text}`).toBe(false);
  expect(textHolds(' Teak ')('nilambur TEAK')).toBe(true);
  expect(textHolds('94447 90750')('94447 90750')).toBe(true);
});
