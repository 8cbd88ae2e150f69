/** Numbers and amounts of money as texts. Pure. */

export { asNumber } from '#define';

/** Created once, because that is slow. Digits are grouped as in India: lakhs and crores. */
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

let separators: Record<string, string> = {};

/** Sets the language, by BCP 47 tag, whose separators are used from now on: in German 1.23.456,50. */
export function speakNumbers(tag: string): void {
  const separator = (name: string) => new Intl.NumberFormat(tag).formatToParts(1234567.5).find(({ type }) => type === name)?.value;
  separators = tag === 'en' ? {} : { ',': separator('group') ?? ',', '.': separator('decimal') ?? '.' };
}

/** The decimal separator of the interface language. */
export const decimalMark = (): string => separators['.'] ?? '.';

/** A formatted number: no decimals or two, digits grouped as in India, separators of the interface language. */
export function formatNumber(value: number): string {
  const text = (Number.isInteger(value) ? whole : withPaise).format(value);
  return text.replace(/[.,]/g, sign => separators[sign] ?? sign);
}

/** A formatted amount with the shop's currency symbol: ₹1,23,456.50. */
export function formatMoney(amount: number, symbol: string): string {
  return `${amount < 0 ? '-' : ''}${symbol}${formatNumber(Math.abs(amount))}`;
}
