/** Amounts: read out of what inputs and servers hold, and written for people. Pure. */

export { asNumber } from '#define';

/** Making a formatter is slow, using it is not. Digits are grouped as in India: lakhs and crores. */
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

let separators: Record<string, string> = {};

/** Sets the language whose separators numbers have from now on, by its BCP 47 tag: German writes 1.23.456,50. */
export function speakNumbers(tag: string): void {
  const part = (wanted: string) => new Intl.NumberFormat(tag).formatToParts(1234567.5).find(({ type }) => type === wanted)?.value;
  separators = tag === 'en' ? {} : { ',': part('group') ?? ',', '.': part('decimal') ?? '.' };
}

/** What stands before the decimals in the language of the interface. */
export const decimalMark = (): string => separators['.'] ?? '.';

/** A number as people read it: up to two decimals, digits grouped as in India, separators of the language. */
export function formatNumber(value: number): string {
  const text = (Number.isInteger(value) ? whole : withPaise).format(value);
  return text.replace(/[.,]/g, sign => separators[sign] ?? sign);
}

/** An amount as people read it, with the shop's currency symbol and Indian digit grouping: ₹1,23,456.50. */
export function formatMoney(amount: number, symbol: string): string {
  return `${amount < 0 ? '-' : ''}${symbol}${formatNumber(Math.abs(amount))}`;
}
