/** Searches a text, in the same way for lists, the command palette and the mock. Pure. */

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Shorter numbers may be a house number or a year, not a phone number. */
const leastDigits = 5;
/** The digits of a phone number without its country code. */
const localDigits = 10;

/**
 * Gives a function that says whether a text contains what was typed, in upper or lower case. A phone number matches however its digits
 * are grouped: `textHolds('0471 233')('+91 (0471) 233-111')` is true.
 */
export function textHolds(typed: string): (text: string) => boolean {
  const words = typed.trim().toLowerCase();
  const digits = /^\+?[\d\s().\-/]+$/.test(words) ? digitsOf(words).replace(/^0+/, '').slice(-localDigits) : '';
  return text => {
    const lower = text.toLowerCase();
    if (lower.includes(words)) return true;
    return digits.length >= leastDigits && (lower.match(/\d[\d ().\-/]*/g) ?? []).some(number => digitsOf(number).includes(digits));
  };
}
