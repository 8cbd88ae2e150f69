/** How an admin writes numbers and dates. */
export interface Formats {
  /** BCP 47 tag of the locale that groups digits: `en-IN` writes 1,23,456. */
  grouping: string;
  /** BCP 47 tag of the interface's language, whose marks separate groups and decimals. */
  language: string;
  /** A date with its time, in dayjs's letters. */
  dateTime: string;
  /** A day. */
  day: string;
  /** A time of day. */
  time: string;
}

/** The current formats. */
export const formats: Formats = { grouping: 'en', language: 'en', dateTime: 'YYYY-MM-DD HH:mm', day: 'YYYY-MM-DD', time: 'HH:mm' };

/** Changes the formats of all that is rendered afterwards. The app calls this before the first screen, and when the language changes. */
export function setFormats(changes: Partial<Formats>): void {
  Object.assign(formats, changes);
}
