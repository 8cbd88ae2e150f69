import dayjs from 'dayjs';
import { timeOf } from '#define';
import { formats } from './formats';

/** A date in a format of dayjs, with its time by default. Empty if the value is no date. */
export function formatDate(value: unknown, format: string = formats.dateTime): string {
  const date = dayjs(timeOf(value));
  return date.isValid() ? date.format(format) : '';
}

/** The day of a date as a date input takes it, `2026-03-31`. Empty if the value is no date. */
export const dayOf = (value: unknown): string => formatDate(value, 'YYYY-MM-DD');
