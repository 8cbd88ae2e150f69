import dayjs from 'dayjs';
import { formats } from './formats';

/** A date in dayjs's letters, with its time by default; empty for what is no date. */
export function formatDate(value: unknown, format: string = formats.dateTime): string {
  const date = typeof value === 'string' || typeof value === 'number' ? dayjs(value) : undefined;
  return date?.isValid() ? date.format(format) : '';
}

/** The day of a date as a date input takes it, `2026-03-31`; empty for what is no date. */
export const dayOf = (value: unknown): string => formatDate(value, 'YYYY-MM-DD');
