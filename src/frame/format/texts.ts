import { valueAt } from '#define';
import { safeLink } from './links';

/** A text of more than `most` characters is cut to one less and an ellipsis. */
export const cut = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
};

/** As many letters as a row says of a text. */
const mostInRow = 300;

/** A text as a row says it: cut where its column does, and where it would make the row higher than the screen. */
export const brief = (text: string, { cut: most, inRow }: { cut?: number | undefined; inRow?: boolean | undefined }): string =>
  most || inRow ? cut(text, most ?? mostInRow) : text;

/** A part of an address as it reads; where its percent signs mean nothing, as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What a referenced record or a plain value is called: its primary name, its name, or itself; several after each other. Empty where it has no words. */
export function nameOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameOf).filter(Boolean).join(', ');
  if (typeof value !== 'object' || value === null) return value === undefined || value === null ? '' : String(value);
  const names = ['primaryLang.name', 'primaryLang.title', 'name', 'title'].map(source => nameOf(valueAt(value, source)));
  return names.find(Boolean) ?? '';
}

/** Whether a text is an id rather than words: hexadecimal digits and dashes, a number among them. Such a text says nothing to people. */
export const looksLikeId = (text: string): boolean => /^[\da-f-]*\d[\da-f-]*$/i.test(text);

/** Whether a flag is on, as a truth or in words. */
export const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** What a text that is an e-mail address or a number to call leads to; `undefined` of one that is neither, whatever its field says. */
export function contactLink(as: string | undefined, text: string): string | undefined {
  // Half of a character, as a cut text ends with, has no code to be written by.
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
  if (as === 'email' && /^\S+@\S+$/.test(whole)) return safeLink(`mailto:${encodeURIComponent(whole).replace('%40', '@')}`);
  const number = text.replace(/[^\d+]/g, '');
  return as === 'tel' && number.length > 2 ? safeLink(`tel:${number}`) : undefined;
}
