/** A text in three parts: what it begins with like another one, what is particular to it, and what it ends with like the other. */
interface Differing {
  before: string;
  own: string;
  after: string;
}

const wordsIn = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? [];

/** What of a text is not in another, word by word: from the first word that differs to the last. Pure. */
export function textDifference(text: string, other: string): Differing {
  const [words, others] = [wordsIn(text), wordsIn(other)];
  const shorter = Math.min(words.length, others.length);
  let begin = 0;
  while (begin < shorter && words[begin] === others[begin]) begin++;
  let end = 0;
  while (end < shorter - begin && words.at(-1 - end) === others.at(-1 - end)) end++;
  const upTo = words.length - end;
  return { before: words.slice(0, begin).join(''), own: words.slice(begin, upTo).join(''), after: words.slice(upTo).join('') };
}
