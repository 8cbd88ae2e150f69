/** Which entries of a journal are asked for. Pure. */
import { dayOf } from '#frame/format/dates.ts';
import type { Entry } from './activityEntry';
import type { Line } from './useEntryTexts';

/** An entry in the words of whoever reads. */
export interface Told {
  entry: Entry;
  /** One of which resource it is. */
  kind: string;
  action: string;
  lines: readonly Line[];
}

/** What a journal can be narrowed by, each a parameter of its address. */
export const filterNames = ['search', 'kind', 'action', 'from', 'to'] as const;

export type ActivityFilter = Record<(typeof filterNames)[number], string>;

/** What an address asks for; empty where it asks for everything. */
export const filtersInAddress = (asked: URLSearchParams): ActivityFilter => {
  const [search = '', kind = '', action = '', from = '', to = ''] = filterNames.map(name => asked.get(name) ?? '');
  return { search, kind, action, from, to };
};

/** The entries that fit; a search looks in names and in what was changed. */
export function filterEntries(told: readonly Told[], { search, kind, action, from, to }: ActivityFilter): Told[] {
  const wanted = search.trim().toLowerCase();
  return told.filter(one => {
    const day = dayOf(one.entry.at);
    if ((kind && one.entry.resource !== kind) || (action && one.action !== action) || (from && day < from) || (to && day > to)) return false;
    const words = [one.entry.name, one.entry.record, one.kind, one.action, ...one.lines.flatMap(({ label, was, is }) => [label, was, is])];
    return !wanted || words.some(word => word.toLowerCase().includes(wanted));
  });
}
