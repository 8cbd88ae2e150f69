/** What a declaration says, in words that people read: conditions, and whatever stands beside the keys that have a place of their own. */
import { isPlain, partsOf } from '#define';

/** Something with a name, in words. */
export interface Part {
  name: string;
  says: readonly string[];
}

const words = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const testWords: Record<string, (said: unknown) => string> = {
  in: said => `is one of ${Array.isArray(said) ? said.map(words).join(', ') : words(said)}`,
  not: said => (said === null ? 'is there' : `is not ${words(said)}`),
  empty: said => (said ? 'is empty' : 'is there'),
  from: said => `is at least ${words(said)}`,
  to: said => `is at most ${words(said)}`,
  contains: said => `contains ${words(said)}`,
};

/** A condition in words: `isApproved is not true and stock is at most 5`. Of a function, that it is one. */
export function conditionText(condition: unknown): string {
  if (typeof condition === 'function') return 'a rule says so';
  if (typeof condition === 'string') return condition;
  if (Array.isArray(condition)) return condition.map(conditionText).join(' and ');
  if (typeof condition !== 'object' || condition === null) return '';
  if ('setup' in condition && 'name' in condition) return `${words(condition.setup)} has ${words(condition.name)}`;
  return Object.entries(condition)
    .map(([source, test]) => {
      const parts = partsOf(test);
      if (!parts) return `${source} is ${test === null ? 'empty' : words(test)}`;
      return Object.entries(parts)
        .map(([key, said]) => `${source} ${testWords[key]?.(said) ?? key}`)
        .join(' and ');
    })
    .join(' and ');
}

/** What an object says beside the keys that have a place of their own, a line each: `most 4`, `typed a rule`. */
export function sayings(object: object, except: readonly string[]): string[] {
  return Object.entries(object)
    .filter(([key, value]) => !except.includes(key) && value !== undefined && value !== false)
    .map(([key, value]) => {
      if (['when', 'enabled'].includes(key)) return `${key} ${conditionText(value)}`;
      if (value === true) return key;
      if (typeof value === 'function') return `${key}: a rule`;
      return `${key} ${nameIn(value)}`;
    });
}

/** A declared value in few words: of a list its names, of an object what names it, else its keys. */
function nameIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameIn).join(', ');
  if (typeof value !== 'object' || value === null) return words(value);
  if ('source' in value) return words(value.source);
  if ('show' in value) return `to ${words(value.show)}`;
  if ('text' in value) return words(value.text);
  return Object.entries(value)
    .map(
      ([key, inner]) =>
        `${key}: ${typeof inner === 'function' ? 'a rule' : typeof inner === 'object' ? conditionText(isPlain(inner) ? (inner.filter ?? inner) : inner) : words(inner)}`,
    )
    .join('; ');
}
