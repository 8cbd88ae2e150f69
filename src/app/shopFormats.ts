import type { Formats } from '#frame/format/formats.ts';

/** How this shop writes numbers and dates, in every language: digits in lakhs and crores, the day first, am and pm. */
export const shopFormats: Omit<Formats, 'language'> = {
  grouping: 'en-IN',
  dateTime: 'DD/MM/YYYY - h:mm a',
  day: 'DD/MM/YYYY',
  time: 'h:mm a',
};
