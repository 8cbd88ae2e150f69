/** Filters the entries of the journal. Pure. */
import { dayOf } from '#frame/format/dates.ts';
import type { Entry } from './activityEntry';
import type { Line } from './useEntryTexts';

/** An entry with its texts in the interface language. */
export interface DescribedEntry {
  entry: Entry;
  /** The singular name of its resource. */
  kind: string;
  action: string;
  lines: readonly Line[];
}

/** The filters of the journal. Each is a query parameter. */
export const filterNames = ['search', 'kind', 'action', 'from', 'to'] as const;

export type ActivityFilter = Record<(typeof filterNames)[number], string>;

/** The filters in the query; empty strings if unset. */
export const filtersInAddress = (query: URLSearchParams): ActivityFilter => {
  const [search = '', kind = '', action = '', from = '', to = ''] = filterNames.map(name => query.get(name) ?? '');
  return { search, kind, action, from, to };
};

/** The entries that match. The search looks at names and changed values. */
export function filterEntries(entries: readonly DescribedEntry[], { search, kind, action, from, to }: ActivityFilter): DescribedEntry[] {
  const needle = search.trim().toLowerCase();
  return entries.filter(one => {
    const day = dayOf(one.entry.at);
    if ((kind && one.entry.resource !== kind) || (action && one.action !== action) || (from && day < from) || (to && day > to)) return false;
    const words = [one.entry.name, one.entry.record, one.kind, one.action, ...one.lines.flatMap(({ label, was, is }) => [label, was, is])];
    return !needle || words.some(word => word.toLowerCase().includes(needle));
  });
}
