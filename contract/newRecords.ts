/** What is sent of a record that the replay makes of its own: what must be filled, by kind, recognisable and harmless. Pure. */
import { only } from '#dataProvider/toRequest.ts';
import { toNewWire } from '#dataProvider/wire.ts';
import { bodyKeys, type Field, holdsOn, isOn, isPlain, type Kind, type Plain, type Resource, valueAt } from '#define';

/** What own records are made with. */
export interface Making {
  /** Names every one of them: one word, so that it can be searched for. */
  mark: string;
  /** The id of a record of a resource; `undefined` where there is none. */
  idOf: (resource: string) => string | undefined;
}

/** A day that is over, so that nothing which is made comes into force. */
const past = '2000-01-01';

function textFor({ as }: Field, { mark }: Making): string {
  if (as === 'email') return 'contract-replay@example.com';
  return as === 'tel' ? '0000000000' : mark;
}

const numberFor = ({ min, choices }: Field): unknown => choices?.[0] ?? Math.max(1, min ?? 1);

/** The value of a field that must be filled, by its kind; kinds that are not here are made with what they begin with. */
const byKind: Partial<Record<Kind, (field: Field, making: Making) => unknown>> = {
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

/** Puts a value at a dotted source, making what lacks on the way. */
export function put(holder: Plain, source: string, value: unknown): Plain {
  const [first = '', ...others] = source.split('.');
  const inner = holder[first];
  return { ...holder, [first]: others.length ? put(isPlain(inner) ? inner : {}, others.join('.'), value) : value };
}

/** What is in no field of a new record unless it must be. */
function valueFor(field: Field, resource: Resource, making: Making): unknown {
  const { kind, source, required, initial } = field;
  if (kind === 'flag') return false;
  if (kind === 'date') return past;
  const isNeeded = source === resource.represent || holdsOn(required, 'create') || isPlain(required);
  return isNeeded ? (byKind[kind]?.(field, making) ?? initial) : initial;
}

/** Resources of which a record must be there before one of this can be made. */
export const neededBy = ({ fields }: Resource): string[] =>
  fields.flatMap(({ kind, reference, required }) => (kind === 'reference' && reference && holdsOn(required, 'create') ? [reference] : []));

/** The body that makes a record, as the app would send it. */
export function newBody(resource: Resource, making: Making): Plain {
  const fields = resource.fields.filter(field => isOn(field, 'create') && !field.unsent && !field.lang);
  const values = fields.reduce<Plain>((record, field) => {
    const value = valueFor(field, resource, making);
    return value === undefined ? record : put(record, field.source, value);
  }, {});
  return only(bodyKeys(resource, 'create'), toNewWire(resource.fields, resource.send?.(values, 'create') ?? values));
}

const comparable: readonly Kind[] = ['text', 'longText', 'number', 'integer', 'money', 'percent', 'choice', 'badge', 'flag', 'color'];

/** The fields of a record that are not as they were sent; of those that can be compared as they are. */
export const notKept = ({ fields }: Resource, sent: Plain, record: Plain): { source: string; was: unknown; is: unknown }[] =>
  fields
    .filter(({ kind, source }) => comparable.includes(kind) && valueAt(sent, source) !== undefined && valueAt(sent, source) !== null)
    .map(({ source }) => ({ source, was: valueAt(sent, source), is: valueAt(record, source) }))
    .filter(({ was, is }) => String(was) !== String(is));
