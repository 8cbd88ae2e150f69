/** Numbers and amounts as people read them. */
import { memoize } from 'es-toolkit/function';
import { formats } from './formats';

// Creating a formatter is slow, using it is not.
const whole = memoize((tag: string) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }));
const withCents = memoize((tag: string) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** The marks of a language: German writes 1.234,50. */
const marksOf = memoize((tag: string) => {
  const parts = new Intl.NumberFormat(tag).formatToParts(1234567.5);
  const mark = (type: string, otherwise: string) => parts.find(part => part.type === type)?.value ?? otherwise;
  return { ',': mark('group', ','), '.': mark('decimal', '.') };
});

/** The mark before the decimals, in the language of the interface. */
export const decimalMark = (): string => marksOf(formats.language)['.'];

/** A number with at most two decimals. The locale of `grouping` groups the digits; the interface's language gives the marks between them. */
export function formatNumber(value: number): string {
  const text = (Number.isInteger(value) ? whole : withCents)(formats.grouping).format(value);
  const marks = marksOf(formats.language);
  return text.replace(/[.,]/g, mark => marks[mark as ',' | '.']);
}

/** An amount with a currency symbol: ₹1,23,456.50. */
export function formatMoney(amount: number, symbol: string): string {
  return `${amount < 0 ? '-' : ''}${symbol}${formatNumber(Math.abs(amount))}`;
}

/** The change from an earlier figure in whole percent, `+12 %`; `undefined` where one is missing or the earlier one is zero. */
export function changeInPercent(figure: number | undefined, before: number | undefined): string | undefined {
  if (figure === undefined || !before) return undefined;
  const change = Math.round(((figure - before) / Math.abs(before)) * 100);
  return `${change > 0 ? '+' : ''}${formatNumber(change)} %`;
}
