/** How well what somebody types fits what there is to find. Pure. */
import { plainly, textHolds } from '#define';

/** The words of what was typed. */
export const wordsOf = (typed: string): string[] => plainly(typed).split(/\s+/).filter(Boolean);

/** The words of a name, its letters and digits alone. */
const partsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/**
 * How well words fit a name, 0 for not at all. Whole words go before beginnings of words, and those before what is only within one;
 * of equals what the name itself has goes before what else it is called.
 */
export function fitOf(words: readonly string[], name: string, others = ''): number {
  const [own, typed] = [plainly(name), words.join(' ')];
  const [parts, all, wanted] = [partsOf(own), partsOf(`${own} ${plainly(others)}`), partsOf(typed)];
  const areWords = (among: readonly string[]) => wanted.length > 0 && wanted.every(word => among.includes(word));
  const areBeginnings = (among: readonly string[]) => wanted.length > 0 && wanted.every(word => among.some(one => one.startsWith(word)));
  if (own === typed) return 8;
  if (areWords(parts)) return own.startsWith(typed) ? 7 : 6;
  if (areWords(all)) return 5;
  if (own.startsWith(typed)) return 4;
  if (areBeginnings(parts)) return 3;
  if (areBeginnings(all)) return 2;
  return words.every(word => own.includes(word)) ? 1 : 0;
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

/** The text in a record, however deep, that has all the words; ids, addresses of images and dates are none. */
export function textWith(words: readonly string[], value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = plainly(String(value));
    const isFound = words.every(word => text.includes(word)) || textHolds(words.join(' '))(text);
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
