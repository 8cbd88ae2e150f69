/** A text in three parts: its common beginning with another text, the part that differs, and the common end. */
interface Difference {
  before: string;
  different: string;
  after: string;
}

const wordsIn = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? [];

/** Compares a text with another, word by word. The part that differs reaches from the first such word to the last. Pure. */
export function textDifference(text: string, other: string): Difference {
  const [words, others] = [wordsIn(text), wordsIn(other)];
  const shorter = Math.min(words.length, others.length);
  let begin = 0;
  while (begin < shorter && words[begin] === others[begin]) begin++;
  let end = 0;
  while (end < shorter - begin && words.at(-1 - end) === others.at(-1 - end)) end++;
  const upTo = words.length - end;
  return { before: words.slice(0, begin).join(''), different: words.slice(begin, upTo).join(''), after: words.slice(upTo).join('') };
}
