import { expect, test } from 'vitest';
import { call, definePage, now } from '#define';
import { describePage } from '#define/describe/describePage.ts';
import { openApi } from '#define/openapi/openApi.ts';
import { filterValues, readParams } from '#define/widgets/pageFilters.ts';
import { valueIn } from '#define/widgets/widgets.ts';

const sums = definePage({
  name: 'sums',
  path: '/sums/{shop}',
  reads: {
    sum: call('GET /sums/{shop}?days[&from][&to]', { rows: 'parts' }),
    all: call('GET /sums/all?page&limit=10[&state]', { rows: 'sums' }),
  },
  filters: [
    { source: 'days', kind: 'choice', choices: [7, 30] },
    { source: 'state', kind: 'choice', choices: ['open', 'closed'], initial: 'open' },
    { source: 'day', kind: 'date', param: ['from', 'to'], initial: { from: 'today' } },
  ],
  widgets: [
    { read: 'sum', as: 'number', value: 'totals.spent', kind: 'money', compare: 'totals.before' },
    { read: 'sum', as: 'ring', label: 'name', value: 'spent' },
    { read: 'all', as: 'list', columns: ['name', { source: 'shop', kind: 'reference', reference: 'shops' }], show: 'shops', id: 'shop' },
  ],
});
const { filters = [], reads } = sums;
const today = `${now().getFullYear()}-${String(now().getMonth() + 1).padStart(2, '0')}-${String(now().getDate()).padStart(2, '0')}`;

test.each([
  ['what the declaration says at first, and the first choice of a needed one', {}, { shop: 's1', days: '7', from: today }],
  ['what the address says', { days: '30', from: '2026-01-01', to: 'today' }, { shop: 's1', days: '30', from: '2026-01-01', to: today }],
  ['no day that was emptied', { from: '' }, { shop: 's1', days: '7' }],
  ['the first choice in place of one that is none, and of an emptied one that is needed', { days: '8' }, { shop: 's1', days: '7', from: today }],
  ['nothing that the call does not name', { state: 'closed', other: 'x' }, { shop: 's1', days: '7', from: today }],
])('a read is sent %s', (_, chosen, sent) => {
  expect(readParams(filters, reads, 'sum', { shop: 's1' }, chosen)).toEqual(sent);
});

test('a paged read is sent its first page; an emptied choice is left out where the read can go without it', () => {
  expect(readParams(filters, reads, 'all', { shop: 's1' }, {})).toEqual({ page: 1, state: 'open' });
  expect(readParams(filters, reads, 'all', { shop: 's1' }, { state: '' })).toEqual({ page: 1 });
  expect(readParams(filters, reads, 'gone', {}, {})).toEqual({});
});

test('a range of days stands at relative days until it is sent', () => {
  const [, , days] = filters;
  expect(days && filterValues(days, reads, {})).toEqual({ from: 'today' });
});

test('a path leads into the answer, also where the data provider has taken its only object out', () => {
  expect(valueIn({ totals: { spent: 5 } }, 'totals.spent')).toBe(5);
  expect(valueIn({ spent: 5 }, 'totals.spent')).toBe(5);
  expect(valueIn({ spent: 5 }, 'spent.totals')).toBe(undefined);
  expect(valueIn(undefined, 'totals.spent')).toBe(undefined);
});

test('the contract has what widgets read and what filters send', () => {
  const document = openApi({ resources: [], pages: [sums], answers: {}, isOpen: () => false });
  expect(document).toMatchObject({
    paths: {
      '/sums/{shop}': {
        get: {
          parameters: [
            { name: 'shop', in: 'path' },
            { name: 'days', schema: { enum: [7, 30] } },
            { name: 'from', schema: { type: 'string' }, description: 'At least this day' },
            { name: 'to', schema: { type: 'string' }, description: 'At most this day' },
          ],
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: {
                    properties: {
                      totals: { properties: { spent: {}, before: {} } },
                      parts: { items: { properties: { name: {}, spent: {} } } },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  });
});

test('the account of a page says its widgets and filters', () => {
  expect(describePage(sums).says).toEqual([
    'days filters: one of 7, 30, sent as days',
    'state filters: one of open, closed, sent as state',
    'day filters: a range of days, sent as from and to',
    'totals.spent is a number of sum: totals.spent, beside totals.before',
    "sum is a ring of sum, rows under 'parts': spent by name",
    "all is a list of all, rows under 'sums': name, shop, each leads to one of shops",
  ]);
});
