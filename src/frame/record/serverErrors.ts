/** What a server found wrong, sorted: `marks` belong to inputs, by their source; `others` to nothing that can be seen, by their path. */
export interface SortedErrors {
  marks: Record<string, string>;
  others: { path: string; words: string }[];
}

import { isPlain, type Plain } from '#define';

const join = (path: string, key: string | number): string => (path ? `${path}.${key}` : String(key));

/** All words in a value of any shape. Where an object has a message of its own, that alone: what stands beside it is for programs. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (typeof value === 'number') return [String(value)];
  if (!isPlain(value)) return Array.isArray(value) ? value.flatMap(wordsIn) : [];
  const own = ownWords(value);
  return own.length ? own : Object.values(value).flatMap(wordsIn);
}

const ownWords = ({ message, msg }: Plain): string[] => [message, msg].filter(words => typeof words === 'string').flatMap(wordsIn);

/** The path that an entry of a list names by itself, `{ path: 'name', msg: 'Too short' }`. */
const namedPath = ({ path, param, field }: Plain): string | undefined =>
  [path, param, field].find((name): name is string => typeof name === 'string' && name !== '');

/** What is said about which path, in the order in which it was said. */
function said(errors: unknown, path: string, isInput: (source: string) => boolean): SortedErrors['others'] {
  const all = (words: string[]) => (words.length ? [{ path, words: [...new Set(words)].join('; ') }] : []);
  if (isInput(path)) return all(wordsIn(errors));
  if (Array.isArray(errors)) {
    return errors.flatMap((entry, position) => {
      const named = isPlain(entry) && namedPath(entry);
      if (named) return said(ownWords(entry), named, isInput);
      return said(entry, typeof entry === 'string' ? path : join(path, position), isInput);
    });
  }
  if (!isPlain(errors)) return all(wordsIn(errors));
  const own = ownWords(errors);
  if (own.length && !isInput(join(path, 'message'))) return all(own);
  return Object.entries(errors).flatMap(([key, inner]) => said(inner, join(path, key), isInput));
}

/**
 * Sorts the `errors` of a refusal, `{ name: 'Taken' }`, nested, dotted, as a list, in whatever shape servers send them.
 * `isInput` says whether the form shows an input of this source. What carries no words is left out.
 */
export function sortServerErrors(errors: unknown, isInput: (source: string) => boolean): SortedErrors {
  const marks = new Map<string, string>();
  const others = new Map<string, SortedErrors['others'][number]>();
  for (const { path, words } of said(errors, '', isInput)) {
    if (!isInput(path)) others.set(`${path}\n${words}`, { path, words });
    else marks.set(path, [...new Set([...(marks.get(path)?.split('; ') ?? []), words])].join('; '));
  }
  return { marks: Object.fromEntries(marks), others: [...others.values()] };
}
