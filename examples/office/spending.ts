import { groupBy } from 'es-toolkit';
import { recordsIn } from '#define';
import type { ApiRequest, PageBehaviour, Row, World } from '#mock-api/engine/behaviourTypes.ts';

const costOf = ({ items }: Row): number => recordsIn(items).reduce((sum, { count, price }) => sum + Number(count) * Number(price), 0);
const total = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + costOf(row), 0);
const dueOf = ({ due }: Row): string => String(due).slice(0, 10);

/** The same day a year earlier. */
const yearBefore = (day = ''): string => day && `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** The deliveries that are due within days, in a state, or in any but cancelled. */
function deliveries({ rows }: World, state: string | undefined, from = '', to = ''): Row[] {
  return rows('deliveries').filter(
    row => dueOf(row) >= from && (!to || dueOf(row) <= to) && (state ? row.state === state : row.state !== 'cancelled'),
  );
}

/** What each group of deliveries costs. */
const sumsBy = (rows: readonly Row[], key: string, groupOf: (row: Row) => string) =>
  Object.entries(groupBy(rows, groupOf)).map(([group, inGroup]) => ({ [key]: group, spent: total(inGroup) }));

/** What deliveries cost, by supplier and by month. */
export const spending: PageBehaviour = {
  sums: ({ query: { from, to, state } }: ApiRequest, world) => {
    const rows = deliveries(world, state, from, to);
    const largest = rows.map(row => ({ _id: row._id, number: row.number, supplier: row.supplier, spent: costOf(row) }));
    return {
      spent: total(rows),
      lastYear: total(deliveries(world, state, yearBefore(from), yearBefore(to) || '2025-12-31')),
      deliveries: rows.length,
      suppliers: sumsBy(rows, 'supplier', ({ supplier }) => String(supplier)),
      largest: largest.sort((a, b) => b.spent - a.spent).slice(0, 3),
    };
  },
  months: ({ query: { from, to, state } }: ApiRequest, world) => ({
    months: sumsBy(
      deliveries(world, state, from, to).sort((a, b) => dueOf(a).localeCompare(dueOf(b))),
      'month',
      row => dueOf(row).slice(0, 7),
    ),
  }),
};
