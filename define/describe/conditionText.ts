/** Describes conditions and options of a declaration in English. */
import { isPlain, partsOf, patternOf, type TextValidation, validationsIn } from '#define';

/** A named part of a declaration, described line by line. */
export interface Part {
  name: string;
  says: readonly string[];
}

const words = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const testWords: Record<string, (operand: unknown) => string> = {
  in: operand => `is one of ${Array.isArray(operand) ? operand.map(words).join(', ') : words(operand)}`,
  not: operand => (operand === null ? 'is there' : `is not ${words(operand)}`),
  empty: operand => (operand ? 'is empty' : 'is there'),
  from: operand => `is at least ${words(operand)}`,
  to: operand => `is at most ${words(operand)}`,
  contains: operand => `contains ${words(operand)}`,
};

/** A condition in English: `isApproved is not true and stock is at most 5`. A function gives `a rule says so`. */
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
        .map(([key, operand]) => `${source} ${testWords[key]?.(operand) ?? key}`)
        .join(' and ');
    })
    .join(' and ');
}

/** A check in English: `must match /^[A-Z]/`, `should pass a rule`. */
function validationText({ rule, warning, call }: TextValidation): string {
  const [pattern] = patternOf(rule) ?? [];
  const test = pattern ? `match ${pattern}` : call ? `pass a rule about the answer of ${call.text}` : 'pass a rule';
  return `${warning ? 'should' : 'must'} ${test}`;
}

/** The keys of an object, except some, as one line each: `max 4`, `typed: a rule`. */
export function sayings(object: object, except: readonly string[]): string[] {
  return Object.entries(object)
    .filter(([key, value]) => !except.includes(key) && value !== undefined && value !== false && !(Array.isArray(value) && !value.length))
    .map(([key, value]) => {
      if (key === 'validate') return validationsIn({ validate: value }).map(validationText).join(', ');
      if (['when', 'filter', 'restores'].includes(key)) return `${key} ${conditionText(value)}`;
      if (key === 'fresh') return 'reads the record first';
      if (value === true) return key;
      if (typeof value === 'function') return `${key}: a rule`;
      return `${key} ${nameIn(value)}`;
    });
}

/** A declared value in few words: the names in a list; the name of an object, or else its keys. */
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
