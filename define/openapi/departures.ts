/** Turns the errors of a JSON Schema validator into a list of differences, field by field. Pure. */
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { isPlain, type Plain } from '#define';

/** The kinds of differences between an answer and the contract. */
export type DepartureKind = 'missing field' | 'wrong type' | 'unknown value' | 'out of bounds' | 'wrong form' | 'no total';

/** One field that differs from the contract. */
export interface Departure {
  kind: DepartureKind;
  /** The path of the field, the same for every row: `orders[].shop.name`. Empty for the answer itself. */
  field: string;
  /** In words: `a number or nothing`. */
  expected: string;
  /** The value in words, shortened. */
  actual: string;
  /** The value. */
  value: unknown;
  /** The types of JSON Schema that the contract accepts here. */
  types: readonly string[];
}

/** Gives the validator of a schema inside the schema of an answer. */
type PartOf = (schema: object) => ValidateFunction;

const kinds: Readonly<Record<string, DepartureKind>> = {
  required: 'missing field',
  type: 'wrong type',
  enum: 'unknown value',
  const: 'unknown value',
  pattern: 'wrong form',
};

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'nothing',
};

const isText = (value: unknown): value is string => typeof value === 'string';
/** In characters. */
const most = 40;
const short = (text: string): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** A value in words that identify it without giving it away: `a list of 3`. */
export function cameAs(value: unknown): string {
  if (value === undefined || value === null) return value === null ? 'null' : 'nothing';
  if (Array.isArray(value)) return value.length ? `a list of ${value.length}` : 'an empty list';
  if (isPlain(value)) return `an object of ${short(Object.keys(value).join(', ')) || 'nothing'}`;
  return short(JSON.stringify(value));
}

/** Turns a JSON pointer into the path of a field: `/orders/0/shop/name` gives `orders[].shop.name`. */
function fieldAt(pointer: string, ...beyond: string[]): string {
  const steps = pointer.split('/').slice(1).concat(beyond);
  return steps.reduce((field, step) => (/^\d+$/.test(step) ? `${field}[]` : field ? `${field}.${step}` : step), '');
}

const typesOf = (schema: Plain): string[] => [schema.type].flat().filter(isText);

function expectedBy({ keyword, schema, parentSchema = {}, message = '' }: ErrorObject): string {
  if (keyword === 'required') return 'the field';
  if (keyword === 'type')
    return [schema]
      .flat()
      .map(type => typeWords[String(type)] ?? String(type))
      .join(' or ');
  if (keyword === 'enum') return `one of ${(schema as unknown[]).filter(value => value !== null).join(', ')}`;
  if (keyword === 'pattern') return String((parentSchema as Plain).description ?? message);
  return message.replace(/^must be /, '');
}

function departureOf(error: ErrorObject, above: string): Departure {
  const { keyword, instancePath, params, data, parentSchema = {} } = error;
  const isMissing = keyword === 'required';
  return {
    kind: isMissing && params.missingProperty === 'total' ? 'no total' : (kinds[keyword] ?? 'out of bounds'),
    field: isMissing ? fieldAt(above + instancePath, String(params.missingProperty)) : fieldAt(above + instancePath),
    expected: expectedBy(error),
    actual: isMissing ? 'nothing' : cameAs(data),
    value: isMissing ? undefined : data,
    types: isMissing ? [] : typesOf(parentSchema as Plain),
  };
}

/** Whether a difference concerns the whole value, because another schema of several was meant. */
const isOfWhole = ({ field, kind }: Departure, whole: string): boolean => field === whole && kind !== 'missing field';

/** The differences from the nearest of several schemas that a value may have (`anyOf`). */
function nearest(error: ErrorObject, above: string, branches: readonly Departure[][]): Departure[] {
  const whole = fieldAt(above + error.instancePath);
  const [best] = branches.filter(departures => !departures.some(one => isOfWhole(one, whole))).sort((a, b) => a.length - b.length);
  if (best) return best;
  const expected = [
    ...new Set(branches.flatMap(departures => departures.filter(one => isOfWhole(one, whole)).flatMap(one => one.expected.split(' or ')))),
  ];
  const types = [...new Set(branches.flat().flatMap(one => one.types))];
  return [{ kind: 'wrong type', field: whole, expected: expected.join(' or '), actual: cameAs(error.data), value: error.data, types }];
}

/**
 * The differences between a value and a schema. If the value may have one of several schemas, the nearest one counts.
 * @param partOf Gives the validator of an inner schema.
 */
export function departuresOf(validate: ValidateFunction, value: unknown, partOf: PartOf, above = ''): Departure[] {
  if (validate(value)) return [];
  const errors = [...(validate.errors ?? [])];
  const departures: Departure[] = [];
  for (let error = errors.pop(); error; error = errors.pop()) {
    if (error.keyword !== 'anyOf') {
      departures.unshift(departureOf(error, above));
      continue;
    }
    const { data, instancePath } = error;
    const branches = (error.schema as object[]).map(schema => {
      const part = partOf(schema);
      const differences = departuresOf(part, data, partOf, above + instancePath);
      part(data);
      return { differences, count: part.errors?.length ?? 0 };
    });
    // The validator lists the errors of the inner schemas right before.
    errors.splice(errors.length - branches.reduce((sum, { count }) => sum + count, 0));
    departures.unshift(
      ...nearest(
        error,
        above,
        branches.map(({ differences }) => differences),
      ),
    );
  }
  return departures;
}
