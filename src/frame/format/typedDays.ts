import { dayOf } from './dates';
import { formats } from './formats';
import { toAscii } from './numbers';

/** Whether a text is a day as APIs take it, `2026-03-31`. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(text) === text;

/** Parses a day that is typed in the shop's order, `31/3/2026` or `31032026`. Returns `2026-03-31`; `undefined` if the text is no day. */
export function parseDay(text: string): string | undefined {
  const digits = toAscii(text.trim());
  if (isDay(digits)) return digits;
  if (/[^\d\s./-]/.test(digits)) return undefined;
  const order = formats.day.replace(/[^DMY]|(.)(?=\1)/g, '');
  const together = order.startsWith('Y') ? /^(\d{4})(\d\d)(\d\d)$/ : /^(\d\d)(\d\d)(\d{4})$/;
  const numbers = together.exec(digits)?.slice(1) ?? digits.match(/\d+/g) ?? [];
  const partOf = (letter: string) => numbers[order.indexOf(letter)]?.padStart(2, '0');
  const day = `${partOf('Y')}-${partOf('M')}-${partOf('D')}`;
  return numbers.length === 3 && isDay(day) ? day : undefined;
}
