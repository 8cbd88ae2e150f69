import dayjs from 'dayjs';

/** How a date is shown where the specification names no other form. */
export const standardFormat = 'DD/MM/YYYY - h:mm a';

let hasHalves = true;

/** Sets the language whose time of day is told from now on, by its BCP 47 tag: in halves of a day as in English, or in 24 hours. */
export function speakTimes(tag: string): void {
  hasHalves = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12 ?? true;
}

/** A time in halves of the day as a language without them has it: `h:mm a` is `HH:mm`. */
const spoken = (format: string): string => (hasHalves ? format : format.replace(/h{1,2}:mm a/i, 'HH:mm'));

/** A date in dayjs's letters, its time of day as the language tells it; empty for what is no date. */
export function formatDate(value: unknown, format: string = standardFormat): string {
  const date = typeof value === 'string' || typeof value === 'number' ? dayjs(value) : undefined;
  return date?.isValid() ? date.format(spoken(format)) : '';
}

/** The day of a date as a date input wants it, `2026-03-31`; empty for what is no date. */
export const dayOf = (value: unknown): string => formatDate(value, 'YYYY-MM-DD');
