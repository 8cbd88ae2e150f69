import { isPlain, type Plain } from '#define';

/** The errors of a server: `marks` are of inputs, by source; `others` have no visible input. */
interface SortedErrors {
  marks: Record<string, string>;
  others: { path: string; words: string }[];
}

const join = (path: string, key: string | number): string => (path ? `${path}.${key}` : String(key));

/** All texts in a value of any shape. If an object has a message, only that one, because its other keys are for programs. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (typeof value === 'number') return [String(value)];
  if (!isPlain(value)) return Array.isArray(value) ? value.flatMap(wordsIn) : [];
  const messages = messagesOf(value);
  return messages.length ? messages : Object.values(value).flatMap(wordsIn);
}

const messagesOf = ({ message, msg }: Plain): string[] => [message, msg].filter(words => typeof words === 'string').flatMap(wordsIn);

/** The path that an entry of a list of errors names, as in `{ path: 'name', msg: 'Too short' }`. */
const namedPath = ({ path, param, field }: Plain): string | undefined =>
  [path, param, field].find((name): name is string => typeof name === 'string' && name !== '');

/** All errors with their paths, in the order of the reply. */
function flatten(errors: unknown, path: string, isInput: (source: string) => boolean): SortedErrors['others'] {
  const entry = (words: string[]) => (words.length ? [{ path, words: [...new Set(words)].join('; ') }] : []);
  if (isInput(path)) return entry(wordsIn(errors));
  if (Array.isArray(errors)) {
    return errors.flatMap((item, position) => {
      const named = isPlain(item) && namedPath(item);
      if (named) return flatten(messagesOf(item), named, isInput);
      return flatten(item, typeof item === 'string' ? path : join(path, position), isInput);
    });
  }
  if (!isPlain(errors)) return entry(wordsIn(errors));
  const messages = messagesOf(errors);
  if (messages.length && !isInput(join(path, 'message'))) return entry(messages);
  return Object.entries(errors).flatMap(([key, inner]) => flatten(inner, join(path, key), isInput));
}

/**
 * Sorts the `errors` of a server's reply, such as `{ name: 'Taken' }`. They may be nested, have dotted keys or be a list. Errors
 * without a text are left out.
 * @param isInput whether the form shows an input for this source
 */
export function sortServerErrors(errors: unknown, isInput: (source: string) => boolean): SortedErrors {
  const marks = new Map<string, string>();
  const others = new Map<string, SortedErrors['others'][number]>();
  for (const { path, words } of flatten(errors, '', isInput)) {
    if (!isInput(path)) others.set(`${path}\n${words}`, { path, words });
    else marks.set(path, [...new Set([...(marks.get(path)?.split('; ') ?? []), words])].join('; '));
  }
  return { marks: Object.fromEntries(marks), others: [...others.values()] };
}
