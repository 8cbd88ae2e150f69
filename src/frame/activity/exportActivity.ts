import dayjs from 'dayjs';
import { dayOf } from '#frame/format/dates.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import type { Told } from './filterEntries';

const later = () => import('#frame/list/export/exportRows.ts');
const csv = () => import('#frame/format/csv.ts');

/** Gives entries to the person as a file for spreadsheets: a line for each field that was changed. */
export async function downloadActivity(heads: readonly string[], rows: readonly Told[]): Promise<void> {
  const [{ download }, { toCsv }] = await Promise.all([importWithRetry(later), importWithRetry(csv)]);
  const cells = rows.flatMap(({ entry, kind, action, lines }) => {
    const begins = [dayjs(entry.at).format('YYYY-MM-DD HH:mm'), action, kind, entry.name];
    return lines.length ? lines.map(({ label, was, is }) => [...begins, label, was, is]) : [[...begins, '', '', '']];
  });
  download(toCsv(heads, cells), `journal-${dayOf(Date.now())}.csv`);
}
