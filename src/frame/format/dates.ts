import dayjs from 'dayjs';

/** The format of a date for which the specification names no other. */
const standardFormat = 'DD/MM/YYYY - h:mm a';

/** The format of a time of today. */
export const timeFormat = 'h:mm a';

/** Formats a date, with dayjs's format letters. Empty if the value is no date. */
export function formatDate(value: unknown, format: string = standardFormat): string {
  const date = typeof value === 'string' || typeof value === 'number' ? dayjs(value) : undefined;
  return date?.isValid() ? date.format(format) : '';
}

/** The day of a date as the value of a date input, `2026-03-31`. Empty if the value is no date. */
export const dayOf = (value: unknown): string => formatDate(value, 'YYYY-MM-DD');
