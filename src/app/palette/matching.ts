/** How well what somebody types fits what there is to find. Pure. */
import { plainly } from '../../../resources/define';

/** The words of what was typed. */
export const wordsOf = (typed: string): string[] => plainly(typed).split(/\s+/).filter(Boolean);

/**
 * How well words fit a name, 0 for not at all: as its beginning, as the beginnings of its words, within it; least where only
 * what else tells of it has them.
 */
export function fitOf(words: readonly string[], name: string, others = ''): number {
  const [own, besides] = [plainly(name), plainly(others)];
  if (!words.every(word => own.includes(word) || besides.includes(word))) return 0;
  if (own === words.join(' ')) return 5;
  if (own.startsWith(words.join(' '))) return 4;
  const beginnings = own.split(/[^\p{L}\p{N}]+/u);
  if (words.every(word => beginnings.some(one => one.startsWith(word)))) return 3;
  return words.every(word => own.includes(word)) ? 2 : 1;
}

/** What fits, best first, of equals in their order; everything where nothing was typed. */
export function bestOf<T extends { text: string; terms?: string | undefined }>(typed: string, offered: readonly T[]): T[] {
  const words = wordsOf(typed);
  if (!words.length) return [...offered];
  return offered
    .map(option => ({ option, fit: fitOf(words, option.text, option.terms) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ option }) => option);
}

/** Numbers as people type them: `98 47-01` is found in `9847 01`. */
const digitsOf = (text: string): string => text.replace(/[\s()+./-]/g, '');

/** The text in a record, however deep, that has all the words; ids, addresses of images and dates are none. */
export function textWith(words: readonly string[], value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = plainly(String(value));
    const digits = digitsOf(words.join(''));
    const isFound = words.every(word => text.includes(word)) || (/^\d{3,}$/.test(digits) && digitsOf(text).includes(digits));
    return isFound ? String(value) : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (/^(_?id|url|image|(created|updated)At)$/.test(key)) continue;
    const found = textWith(words, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
