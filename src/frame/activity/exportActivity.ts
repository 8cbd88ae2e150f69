import dayjs from 'dayjs';
import { downloadCSV } from 'react-admin';
import { dayOf } from '#frame/format/dates.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import type { DescribedEntry } from './filterEntries';

const importCsv = () => import('#frame/format/csv.ts');

/** Downloads entries as a CSV file, with one line per changed field. */
export async function downloadActivity(heads: readonly string[], rows: readonly DescribedEntry[]): Promise<void> {
  const { toCsv } = await importWithRetry(importCsv);
  const cells = rows.flatMap(({ entry, kind, action, lines }) => {
    const firstCells = [dayjs(entry.at).format('YYYY-MM-DD HH:mm'), action, kind, entry.name];
    return lines.length ? lines.map(({ label, was, is }) => [...firstCells, label, was, is]) : [[...firstCells, '', '', '']];
  });
  downloadCSV(toCsv(heads, cells), `journal-${dayOf(Date.now())}`);
}
