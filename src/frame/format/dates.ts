import dayjs from 'dayjs';

/** How a date is shown where the specification names no other form. */
export const standardFormat = 'DD/MM/YYYY - h:mm a';

/** How a time of today is shown. */
export const timeFormat = 'h:mm a';

/** A date in dayjs's letters; empty for what is no date. */
export function formatDate(value: unknown, format: string = standardFormat): string {
  const date = typeof value === 'string' || typeof value === 'number' ? dayjs(value) : undefined;
  return date?.isValid() ? date.format(format) : '';
}

/** The day of a date as a date input wants it, `2026-03-31`; empty for what is no date. */
export const dayOf = (value: unknown): string => formatDate(value, 'YYYY-MM-DD');
