/** The bodies of records that the replay creates: required fields only, recognisable and harmless. Pure. */
import { createBody } from '#dataProvider/wire.ts';
import { type Field, holdsOn, isOn, isPlain, type Kind, type Plain, type Resource, valueAt } from '#define';

/** What new records are made from. */
export interface RecordParts {
  /** The name of every new record: one word, to search for. */
  mark: string;
  /** The id of a record of a resource; `undefined` where there is none. */
  idOf: (resource: string) => string | undefined;
}

/** Dates are in the past, so that no new coupon or offer takes effect. */
const past = '2000-01-01';

function textFor({ keyboard }: Field, { mark }: RecordParts): string {
  if (keyboard === 'email') return 'contract-replay@example.com';
  return keyboard === 'tel' ? '0000000000' : mark;
}

const numberFor = ({ min, choices }: Field): unknown => choices?.[0] ?? Math.max(1, min ?? 1);

/** The value of a required field, by its kind. Other kinds get their initial value. */
const byKind: Partial<Record<Kind, (field: Field, parts: RecordParts) => unknown>> = {
  text: textFor,
  longText: textFor,
  richText: textFor,
  secret: textFor,
  number: numberFor,
  integer: numberFor,
  money: numberFor,
  percent: numberFor,
  choice: ({ choices = [] }) => choices[0],
  badge: ({ choices = [] }) => choices[0],
  reference: ({ reference = '' }, { idOf }) => idOf(reference),
  color: () => '#808080',
  mapPoint: () => [10, 76],
};

/** A copy of an object with a value at a dotted source. */
export function put(holder: Plain, source: string, value: unknown): Plain {
  const [first = '', ...others] = source.split('.');
  const inner = holder[first];
  return { ...holder, [first]: others.length ? put(isPlain(inner) ? inner : {}, others.join('.'), value) : value };
}

/** The value of a field in a new record; its initial value where the field is not required. */
function valueFor(field: Field, resource: Resource, parts: RecordParts): unknown {
  const { kind, source, required, initial } = field;
  if (kind === 'flag') return false;
  if (kind === 'date') return past;
  const isNeeded = field.readOnly !== true && (source === resource.represent || holdsOn(required, 'create') || isPlain(required));
  return isNeeded ? (byKind[kind]?.(field, parts) ?? initial) : initial;
}

/** The resources that a new record needs a reference to. */
export const neededBy = ({ fields }: Resource): string[] =>
  fields.flatMap(({ kind, reference, required }) => (kind === 'reference' && reference && holdsOn(required, 'create') ? [reference] : []));

/** The body that creates a record, as the app would send it. */
export function newBody(resource: Resource, parts: RecordParts): Plain {
  const fields = resource.fields.filter(field => isOn(field, 'create') && !field.unsent && !field.lang);
  const values = fields.reduce<Plain>((record, field) => {
    const value = valueFor(field, resource, parts);
    return value === undefined ? record : put(record, field.source, value);
  }, {});
  return createBody(resource, values);
}

const comparable: readonly Kind[] = ['text', 'longText', 'number', 'integer', 'money', 'percent', 'choice', 'badge', 'flag', 'color'];

/** The fields whose values differ from the sent ones, of the kinds that can be compared directly. */
export const changedFields = ({ fields }: Resource, sent: Plain, record: Plain): { source: string; was: unknown; is: unknown }[] =>
  fields
    .filter(({ kind, source }) => comparable.includes(kind) && valueAt(sent, source) !== undefined && valueAt(sent, source) !== null)
    .map(({ source }) => ({ source, was: valueAt(sent, source), is: valueAt(record, source) }))
    .filter(({ was, is }) => String(was) !== String(is));
