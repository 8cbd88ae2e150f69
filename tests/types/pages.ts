/**
 * What the compiler must refuse of pages that are no entity, each mistake beside what is right. Never run: `tsc` reads it, and
 * an expected error that does not come is one.
 */
import { call, definePage, type ParamsOf } from '#define';
import { useRead } from '#frame/page/useRead.ts';
import type { PageProps } from '#frame/slots/slots.ts';

const view = () => import('#resources/dashboard/DashboardView.tsx');

const sums = definePage({
  name: 'sums',
  path: '/sums/{id}',
  menu: 'accounts',
  reads: {
    all: call('GET /sums?page&limit=10[&search]'),
    of: call('GET /sums/{year}/{shop}?page'),
    by: call('GET /sum?page[number]&page[size][&q]'),
  },
  writes: { close: call('POST /sums/close', { body: ['year'] }), rename: call('PATCH /sums/name', { body: ['name'] }) },
  component: view,
});

export function Sums({ page }: PageProps<typeof sums>) {
  useRead(page, 'all');
  useRead(page, 'all', { page: 2, search: 'x' }, { staleTime: 5 });
  useRead(page, 'of', { year: '2026', shop: 'a', page: 1 });
  useRead(page, 'by', { 'page[number]': 2, 'page[size]': 20, q: 'x' });
  // @ts-expect-error a half of a name with brackets
  useRead(page, 'by', { page: 2 });
  // @ts-expect-error a read there is not
  useRead(page, 'al');
  // @ts-expect-error what is sent is not read
  useRead(page, 'close');
  // @ts-expect-error a path that is not filled
  useRead(page, 'of');
  // @ts-expect-error a path that is half filled
  useRead(page, 'of', { year: '2026' });
  // @ts-expect-error a constant of the call
  useRead(page, 'all', { limit: 5 });
  // @ts-expect-error a parameter there is not
  useRead(page, 'all', { pgae: 5 });
}

export const filled: ParamsOf<typeof sums.reads.of> = { year: '2026', shop: 'a' };
// @ts-expect-error no page there is
export const none: ParamsOf<typeof sums.reads.al> = {};
// @ts-expect-error an unknown key of a page
definePage({ name: 'a', raeds: {} });
// @ts-expect-error a group that the menu has not
definePage({ name: 'a', menu: 'acounts' });
// @ts-expect-error an icon that is not drawn
definePage({ name: 'a', icon: 'Dashbord' });
// @ts-expect-error a read that is no call
definePage({ name: 'a', reads: { all: 'GET /sums' } });
// @ts-expect-error a view that is no module with a default
definePage({ name: 'a', path: '/a', component: () => import('#resources/revenue/figureGroups.ts') });

const reads = { sum: call('GET /sum/{shop}?days[&from][&to]'), all: call('GET /sums', { rows: 'sums' }) };
definePage({
  name: 'a',
  path: '/a',
  reads,
  filters: [
    { source: 'days', kind: 'choice', choices: [7, 30], initial: 7 },
    { source: 'shop', kind: 'choice', choices: ['s1'] },
    { source: 'day', kind: 'date', param: ['from', 'to'], initial: { from: 'today-7' } },
  ],
  widgets: [
    { read: 'sum', as: 'number', value: 'spent', kind: 'money', compare: 'before' },
    { read: 'all', as: 'list', columns: ['name', { source: 'spent', kind: 'money' }], show: 'orders' },
  ],
});
// @ts-expect-error a read there is not
definePage({ name: 'a', reads, widgets: [{ read: 'smu', as: 'number', value: 'spent' }] });
// @ts-expect-error a widget there is not
definePage({ name: 'a', reads, widgets: [{ read: 'sum', as: 'rign', value: 'spent' }] });
// @ts-expect-error a chart without the names of its parts
definePage({ name: 'a', reads, widgets: [{ read: 'sum', as: 'ring', value: 'spent' }] });
// @ts-expect-error a key of another widget
definePage({ name: 'a', reads, widgets: [{ read: 'sum', as: 'number', value: 'spent', label: 'name' }] });
// @ts-expect-error a kind that is no figure's
definePage({ name: 'a', reads, widgets: [{ read: 'sum', as: 'number', value: 'spent', kind: 'text' }] });
// @ts-expect-error a parameter there is not
definePage({ name: 'a', reads, widgets: [], filters: [{ source: 'dyas', kind: 'choice', choices: [7] }] });
// @ts-expect-error a parameter there is not, of a range of days
definePage({ name: 'a', reads, widgets: [], filters: [{ source: 'day', kind: 'date', param: ['from', 'til'] }] });
