/** Filters and exports the entries of the journal. */
import dayjs from 'dayjs';
import { downloadCSV } from 'react-admin';
import { dayOf } from '#frame/format/dates.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import type { Entry } from './journalEntry';
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
export type JournalFilter = Record<'search' | 'kind' | 'action' | 'from' | 'to', string>;

/** The filters in the query; empty strings if unset. */
export function filtersInAddress(query: URLSearchParams): JournalFilter {
  const filterOf = (name: keyof JournalFilter) => query.get(name) ?? '';
  return { search: filterOf('search'), kind: filterOf('kind'), action: filterOf('action'), from: filterOf('from'), to: filterOf('to') };
}

/** The entries that match. The search looks at names and changed values. */
export function filterEntries(entries: readonly DescribedEntry[], { search, kind, action, from, to }: JournalFilter): DescribedEntry[] {
  const needle = search.trim().toLowerCase();
  return entries.filter(one => {
    const day = dayOf(one.entry.at);
    if ((kind && one.entry.resource !== kind) || (action && one.action !== action) || (from && day < from) || (to && day > to)) return false;
    const words = [one.entry.name, one.entry.record, one.kind, one.action, ...one.lines.flatMap(({ label, was, is }) => [label, was, is])];
    return !needle || words.some(word => word.toLowerCase().includes(needle));
  });
}

const importCsv = () => import('#frame/format/csv.ts');

/** Downloads entries as a CSV file, with one line per changed field. */
export async function downloadJournal(heads: readonly string[], rows: readonly DescribedEntry[]): Promise<void> {
  const { toCsv } = await importWithRetry(importCsv);
  const cells = rows.flatMap(({ entry, kind, action, lines }) => {
    const firstCells = [dayjs(entry.at).format('YYYY-MM-DD HH:mm'), action, kind, entry.name];
    return lines.length ? lines.map(({ label, was, is }) => [...firstCells, label, was, is]) : [[...firstCells, '', '', '']];
  });
  downloadCSV(toCsv(heads, cells), `journal-${dayOf(Date.now())}`);
}
