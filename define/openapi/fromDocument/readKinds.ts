/** Decides the kind of a field by its schema and name. Pure. */
import type { Kind, Plain } from '#define';
import { asList } from './apiDocument';

/** What a declaration says of a field beside its source. */
export type Draft = { kind: Kind } & Plain;

/** A draft, and what was guessed by the name. */
export interface KindRead {
  draft: Draft;
  guess?: string;
}

const filled = (keys: Plain): Plain => Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined));

/** The last word of a source, in small letters: `date` of `shipping_date` and `shippingDate`. */
const lastWord = (source: string) => /[A-Za-z][a-z]*$/.exec(source.replace(/[A-Z]+$/, word => word.toLowerCase()))?.[0].toLowerCase() ?? '';

const amounts = ['price', 'amount', 'cost', 'fee'];
const percents = ['percent', 'percentage'];
const long = ['description', 'note', 'notes', 'comment', 'comments', 'message'];
const phones = ['phone', 'mobile', 'tel', 'telephone'];

/** A number that a keyword of the schema says. OpenAPI 3.0 has `exclusiveMinimum: true` beside a minimum. */
function bound(inclusive: unknown, exclusive: unknown, step: number | undefined): number | undefined {
  if (typeof exclusive === 'number') return step === undefined ? undefined : exclusive + step;
  if (typeof inclusive !== 'number') return undefined;
  return exclusive === true ? (step !== undefined ? inclusive + step : undefined) : inclusive;
}

function numberRead(source: string, schema: Plain): KindRead {
  const isWhole = schema.type === 'integer';
  const limits = filled({
    min: bound(schema.minimum, schema.exclusiveMinimum, isWhole ? 1 : undefined),
    max: bound(schema.maximum, schema.exclusiveMaximum, isWhole ? -1 : undefined),
  });
  const word = lastWord(source);
  if (amounts.includes(word)) return { draft: { kind: 'money', ...limits }, guess: 'money, by its name' };
  if (percents.includes(word)) return { draft: { kind: 'percent', ...limits }, guess: 'percent, by its name' };
  return { draft: { kind: isWhole ? 'integer' : 'number', ...limits } };
}

/** The pattern of a schema, as JavaScript reads it. */
export function patternIn(text: unknown): RegExp | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    return new RegExp(text, /\\p\{/.test(text) ? 'u' : '');
  } catch {
    return undefined;
  }
}

function textRead(source: string, { format, pattern, minLength, maxLength }: Plain): KindRead {
  const match = patternIn(pattern);
  const validate = filled({ min: minLength === 0 ? undefined : minLength, max: maxLength, validate: match && { rule: match } });
  const word = lastWord(source);
  if (format === 'date-time') return { draft: { kind: 'date' } };
  if (format === 'date') return { draft: { kind: 'date', format: 'DD/MM/YYYY' } };
  if (format === 'password') return { draft: { kind: 'secret', ...validate } };
  if (format === 'email') return { draft: { kind: 'text', keyboard: 'email', ...validate } };
  if (format === 'html') return { draft: { kind: 'richText' } };
  if (word === 'password') return { draft: { kind: 'secret', ...validate }, guess: 'a secret, by its name' };
  if (word === 'email') return { draft: { kind: 'text', keyboard: 'email', ...validate }, guess: 'an e-mail address, by its name' };
  if (phones.includes(word)) return { draft: { kind: 'text', keyboard: 'tel', ...validate }, guess: 'a telephone number, by its name' };
  if (long.includes(word) || Number(maxLength) > 255) return { draft: { kind: 'longText', ...validate } };
  return { draft: { kind: 'text', ...validate } };
}

/** The values of an enum, without null. */
const choicesIn = (schema: Plain) => asList(schema.enum).filter(value => typeof value === 'string' || typeof value === 'number');

/** The kind of a single value; `undefined` for lists, objects, files and values without a type. */
export function singleRead(source: string, schema: Plain): KindRead | undefined {
  const choices = choicesIn(schema);
  if (choices.length && schema.type !== 'boolean') return { draft: { kind: /stat(e|us)$/i.test(source) ? 'badge' : 'choice', choices } };
  if (schema.type === 'boolean') return { draft: { kind: 'flag' } };
  if (schema.type === 'integer' || schema.type === 'number') return numberRead(source, schema);
  if (schema.type === 'string' && schema.format !== 'binary' && schema.format !== 'byte') return textRead(source, schema);
  return undefined;
}

const isOfKind: Partial<Record<Kind, (value: unknown) => boolean>> = {
  number: Number.isFinite,
  integer: Number.isInteger,
  money: Number.isFinite,
  percent: Number.isFinite,
  flag: value => typeof value === 'boolean',
  chips: value => Array.isArray(value) && value.every(item => typeof item === 'string'),
  date: value => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value),
};

/** Whether an example of the document is a value that a field can have. */
export function isExample({ kind, choices, fields }: Draft, value: unknown): boolean {
  if (fields || kind === 'reference' || kind === 'references') return false;
  if (choices) return asList(choices).includes(value);
  return isOfKind[kind] ? isOfKind[kind](value) : typeof value === 'string' && value !== '';
}
