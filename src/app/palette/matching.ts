/** Ranks palette entries by the typed words. Pure. */
import { plainly, textHolds } from '#define';

export const wordsOf = (query: string): string[] => plainly(query).split(/\s+/).filter(Boolean);

/** The words of a name: runs of letters and digits. */
const partsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/**
 * How well words match a name, 0 for not at all. Whole words rank above word beginnings, and those above matches inside a word; the name ranks
 * above its other terms.
 */
export function fitOf(words: readonly string[], name: string, others = ''): number {
  const [plainName, query] = [plainly(name), words.join(' ')];
  const [parts, all, queryWords] = [partsOf(plainName), partsOf(`${plainName} ${plainly(others)}`), partsOf(query)];
  const areWords = (among: readonly string[]) => queryWords.length > 0 && queryWords.every(word => among.includes(word));
  const areBeginnings = (among: readonly string[]) => queryWords.length > 0 && queryWords.every(word => among.some(one => one.startsWith(word)));
  if (plainName === query) return 8;
  if (areWords(parts)) return plainName.startsWith(query) ? 7 : 6;
  if (areWords(all)) return 5;
  if (plainName.startsWith(query)) return 4;
  if (areBeginnings(parts)) return 3;
  if (areBeginnings(all)) return 2;
  return words.every(word => plainName.includes(word)) ? 1 : 0;
}

/** The matching options, best first; all options if nothing is typed. */
export function bestOf<T extends { text: string; terms?: string | undefined }>(query: string, options: readonly T[]): T[] {
  const words = wordsOf(query);
  if (!words.length) return [...options];
  return options
    .map(option => ({ option, fit: fitOf(words, option.text, option.terms) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ option }) => option);
}

/** The first text in a record, at any depth, that contains all words. Ids, image addresses and timestamps are skipped. */
export function textWith(words: readonly string[], value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = plainly(String(value));
    const isMatch = words.every(word => text.includes(word)) || textHolds(words.join(' '))(text);
    return isMatch ? String(value) : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (/^(_?id|url|image|(created|updated)At)$/.test(key)) continue;
    const match = textWith(words, inner);
    if (match !== undefined) return match;
  }
  return undefined;
}
