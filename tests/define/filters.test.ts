import { expect, test, vi } from 'vitest';
import {
  boundOf,
  type Filter,
  type FullFilter,
  filterOf,
  filtersOf,
  isInOrder,
  isObeyed,
  queryOf,
  queryOfTests,
  type ShopRecord,
  type Test,
  testIn,
  testOf,
} from '#define';
import { resources } from '#resources';
import { fc } from '#tests/support/properties.ts';

const fields = [
  { source: 'name', kind: 'text' },
  { source: 'state', kind: 'badge', choices: ['open', 'on hold', 'closed'] },
  { source: 'size', kind: 'choice', choices: [1, 2, 3] },
  { source: 'maker', kind: 'reference', reference: 'makers' },
  { source: 'isSold', kind: 'flag' },
  { source: 'price', kind: 'money' },
  { source: 'made.on', kind: 'date' },
  { source: 'photo', kind: 'images' },
] as const;
const full = (declared: string | Filter) => filterOf(declared, fields);
const word = fc.string({ minLength: 1 }).filter(text => text.trim() !== '');
const bound = fc.double({ noNaN: true, noDefaultInfinity: true }).map(number => number + 0);
const day = fc
  .date({ min: new Date('1900-01-02'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
  .chain(day => fc.constantFrom(day, 'today', 'today-7', 'today+30'));
const ends = <T>(end: fc.Arbitrary<T>) => fc.oneof(fc.record({ from: end, to: end }), fc.record({ from: end }), fc.record({ to: end }));

/** Each way to ask, with what may be asked. */
const forms: readonly [name: string, filter: FullFilter, tests: fc.Arbitrary<Test>][] = [
  ['choices', full('state'), fc.subarray(['open', 'on hold', 'closed'], { minLength: 1 }).map(chosen => ({ in: chosen }))],
  ['choices that are numbers', full('size'), fc.subarray(['1', '2', '3'], { minLength: 1 }).map(chosen => ({ in: chosen }))],
  ['a record', full('maker'), word],
  ['yes or no', full('isSold'), fc.boolean()],
  ['numbers from, to', full('price'), ends(bound)],
  ['days from, to', full({ source: 'made.on', param: ['since', 'until'] }), ends(day)],
  ['a text within', full({ source: 'name', param: 'words' }), word.map(text => ({ contains: text.trim() }))],
];

test.each(forms)('%s: what goes out as parameters is what arrives, over an address', (_, filter, tests) => {
  fc.assert(
    fc.property(tests, wanted => {
      const query = queryOf(filter, wanted);
      expect(filter.params).toEqual(expect.arrayContaining(Object.keys(query)));
      const arrived = Object.fromEntries(new URLSearchParams(new URLSearchParams(query).toString()));
      const days = JSON.stringify(wanted, (_key, value) => boundOf(value));
      expect(JSON.stringify(testOf(filter, arrived))).toBe(days);
      // An address may hold it as JSON, and one shape stays itself.
      expect(testIn(filter, JSON.parse(JSON.stringify(wanted)))).toEqual(wanted);
    }),
  );
});

/** Objects that `String` and `Number` throw of. */
const noPrimitive: readonly object[] = [{ toString: null }, [{ toString: 5 }], { _id: { toString: false } }];

test('no value, whatever its shape, breaks a filter', () => {
  const filters = resources.flatMap(({ lists, fields }) => Object.values(lists).flatMap(list => filtersOf(list, fields)));
  expect(filters.length).toBeGreaterThan(15);
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.constantFrom<unknown[]>(...noPrimitive)), fc.constantFrom(...filters), (input, filter) => {
      const test = testIn(filter, input);
      if (test !== undefined) expect(testIn(filter, test)).toEqual(test);
      expect(() => isObeyed(filter, test ?? true, { id: 'a', [filter.source]: input })).not.toThrow();
      expect(() =>
        isInOrder(
          [
            { id: 'a', [filter.source]: input },
            { id: 'b', [filter.source]: 5 },
          ],
          filter.source,
          1,
        ),
      ).not.toThrow();
      expect(() => testOf(filter, Object.fromEntries(filter.params.map(name => [name, input])))).not.toThrow();
    }),
  );
  for (const { lists, fields } of resources)
    for (const list of Object.values(lists))
      for (const input of [null, 5, 'x', [], [1], { q: 5 }]) expect(queryOfTests(list, fields, input)).toEqual([]);
});

test('the parameters follow from source, form and `param`', () => {
  const params = ['state', 'price', { source: 'made.on', param: 'made' }, { source: 'price', param: ['a', 'b'] }] as const;
  expect(params.map(declared => full(declared).params)).toEqual([['state'], ['priceFrom', 'priceTo'], ['madeFrom', 'madeTo'], ['a', 'b']]);
  expect(queryOf(full('state'), { in: ['open', 'closed'] })).toEqual({ state: 'open,closed' });
});

const read: [what: string, declared: string | Filter, input: unknown, expected: Test | undefined][] = [
  ['one choice', 'state', 'open', { in: ['open'] }],
  ['choices of which one is none', 'state', { in: ['shut', 'closed'] }, { in: ['closed'] }],
  ['no choice', 'state', { in: ['shut'] }, undefined],
  ['a choice that is a number', 'size', 2, { in: ['2'] }],
  ['a record whole', 'maker', { _id: 'm1', name: 'Oak' }, 'm1'],
  ['a flag in words', 'isSold', 'false', false],
  ['a flag that is none', 'isSold', 'perhaps', undefined],
  ['one number', 'price', 5, { from: 5, to: 5 }],
  ['numbers as texts', 'price', { from: '5' }, { from: 5 }],
  ['no number', 'price', { from: 'five', to: '' }, undefined],
  ['one day', 'made.on', 'today', { from: 'today', to: 'today' }],
  ['a day that no month has', 'made.on', { from: '2026-13-45' }, undefined],
  ['a day beyond all years', 'made.on', { from: 'today+99999999999' }, undefined],
  ['a bare text', 'name', ' oak ', { contains: 'oak' }],
  ['an empty text', 'name', { contains: ' ' }, undefined],
];

test.each(read)('reads %s', (_, declared, input, expected) => {
  expect(testIn(full(declared), input)).toEqual(expected);
});

const rows: [what: string, declared: string | Filter, wanted: Test, row: object, isObeyed: boolean][] = [
  ['another choice', 'state', { in: ['open'] }, { state: 'closed' }, false],
  ['a row without the value', 'state', { in: ['open'] }, {}, true],
  ['a row with nothing there', 'state', { in: ['open'] }, { state: null }, false],
  ['a record that came as its name', 'maker', 'm1', { maker: { name: 'Oak' } }, true],
  ['another record', 'maker', 'm1', { maker: { _id: 'm2' } }, false],
  ['the id of another record', 'maker', '6904a6', { maker: '6904a7' }, false],
  ['a record by its name alone', 'maker', '6904a6', { maker: 'Oak & Sons' }, true],
  ['the day before, where the server is', 'made.on', { from: '2026-05-10' }, { made: { on: '2026-05-09T22:00:00' } }, true],
  ['two days before', 'made.on', { from: '2026-05-10' }, { made: { on: '2026-05-08T22:00:00' } }, false],
  ['what is no date', 'made.on', { from: '2026-05-10' }, { made: { on: 'soon' } }, true],
  ['a letter without its accent', 'name', { contains: 'muller' }, { name: 'Anna Müller' }, true],
  ['another text', 'name', { contains: 'muller' }, { name: 'Anna' }, false],
  ['a rule that cannot tell', { source: 'age', choices: ['old'], value: () => undefined }, { in: ['old'] }, {}, true],
];

test.each(rows)('a server that answers with %s', (_, declared, wanted, row, expected) => {
  const record: ShopRecord = { id: 'r1', ...row };
  expect(isObeyed(full(declared), wanted, record)).toBe(expected);
});

test('a filter object may name declared filters of a paged list, and any field of one that comes whole', () => {
  const orders = resources.find(({ name }) => name === 'orders');
  const banners = resources.find(({ name }) => name === 'banners');
  const sources = (of: typeof orders, input: object) =>
    queryOfTests(of?.lists.all ?? {}, of?.fields ?? [], input).map(({ filter, isSent }) => [filter.source, isSent]);
  expect(sources(orders, { q: 'x', orderStatus: 'Shipped', itemsPrice: { from: 5 }, nonsense: 1 })).toEqual([['orderStatus', true]]);
  expect(sources(banners, { q: 'x', type: 'main', link: 'x', nonsense: 1, images: { url: 'x' } })).toEqual([
    ['type', false],
    ['link', false],
    ['images', false],
  ]);
});

test('a coupon is yet to come, runs or is over, by its days', async () => {
  const { stateOf } = await import('#resources/coupons/durations.ts');
  vi.useFakeTimers({ now: new Date(2026, 4, 10, 12) });
  try {
    const dates = (from: string | undefined, to: string | undefined, durationType = 'Duration') =>
      stateOf({ durationType, validFrom: from, validTo: to });
    expect([
      dates('2026-05-11T00:00:00', '2026-05-12T00:00:00'),
      dates('2026-05-10T00:00:00', '2026-05-10T00:00:00'),
      dates('2026-05-01T00:00:00', '2026-05-09T00:00:00'),
      dates('2026-05-11T00:00:00', undefined, 'Start time'),
      dates('2027-01-01', '2026-01-01', 'Full time'),
      dates('soon', undefined),
      stateOf({}),
    ]).toEqual(['coming', 'running', 'over', 'coming', 'running', 'running', undefined]);
  } finally {
    vi.useRealTimers();
  }
});
