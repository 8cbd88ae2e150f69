import { type ChartWidget, type FreePage, type Plain, valueAt } from '#define';
import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { nameOf } from '#frame/format/texts.ts';

/** The props of a chart of rows. */
export interface ChartProps {
  page: FreePage;
  widget: ChartWidget;
  rows: readonly Plain[];
}

/** The name of a row in a chart. A date is written as a day. */
export function rowName(row: Plain, label: string): string {
  const name = nameOf(valueAt(row, label));
  return (/^\d{4}-\d\d-\d\d/.test(name) && formatDate(name, formats.day)) || name;
}
