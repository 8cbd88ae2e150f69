/** How the words of a search are looked for in a text, by whoever searches: rows that came whole, the palette, the mock. Pure. */

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Fewer digits are as well a house or a year. */
const leastDigits = 5;
/** A phone number without the codes of its country and of long distance. */
const ownDigits = 10;

/** What says whether a text holds what was typed, in whichever letters: as it was typed, or a phone number however it is grouped. */
export function textHolds(typed: string): (text: string) => boolean {
  const words = typed.trim().toLowerCase();
  const digits = /^\+?[\d\s().\-/]+$/.test(words) ? digitsOf(words).replace(/^0+/, '').slice(-ownDigits) : '';
  return text => {
    const lower = text.toLowerCase();
    if (lower.includes(words)) return true;
    return digits.length >= leastDigits && (lower.match(/\d[\d ().\-/]*/g) ?? []).some(number => digitsOf(number).includes(digits));
  };
}
