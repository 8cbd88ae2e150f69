/** Turns fields into JSON Schemas of values, records and bodies. Declared values are strict; other keys of answers are allowed. Pure. */
import { bodyKeys, checksOf, type Field, firstStep, holdsOn, type Kind, keysSetByActions, type Plain, patternOf, type Resource } from '#define';

/** A JSON Schema, as in OpenAPI 3.1. */
export type Schema = Plain;

/** The direction of a value: an answer may contain whole referenced records, a body only ids. */
type Way = 'answered' | 'sent';

const text = { type: 'string' };
const id = text;

/** A date, with or without the time of day. */
const date = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d(T.*)?$', description: 'A date, or a date and time, of ISO 8601' };

/** A text, with the bounds that the checks of its field have. An answer may be outside of them. */
function textOf(field: Field, way: Way): Schema {
  const checks = checksOf(field).filter(({ warning }) => way === 'sent' && !warning);
  const bounds = checks.map(({ rule, minLength, maxLength }) => {
    const [pattern] = patternOf(rule) ?? [];
    return {
      // JSON Schema knows no flags.
      ...(pattern && !pattern.flags.replace(/[gu]/g, '') ? { pattern: pattern.source } : {}),
      ...(minLength === undefined ? {} : { minLength }),
      ...(maxLength === undefined ? {} : { maxLength }),
    };
  });
  return Object.assign({}, text, ...bounds);
}

const number = ({ min, max, choices }: Field): Schema => ({
  type: 'number',
  ...(choices ? { enum: choices } : {}),
  ...(min === undefined ? {} : { minimum: min }),
  ...(max === undefined ? {} : { maximum: max }),
});

const choice = ({ choices }: Field): Schema => (choices ? { enum: choices } : text);

/** An object that may have other keys too. */
const open = (properties: Schema, others: Schema = {}): Schema => ({
  type: 'object',
  ...(Object.keys(properties).length ? { properties } : {}),
  ...others,
  additionalProperties: true,
});

/** A reference to one of the shared schemas. */
const shared = (name: keyof typeof sharedSchemas): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Schemas that all resources share. */
export const sharedSchemas = {
  Reference: { anyOf: [id, open({ _id: id })], description: 'A record that is referred to, by its id or whole' },
  Image: { anyOf: [open({ _id: id, url: text }, { required: ['url'] }), text], description: 'An image that is kept, or its address' },
  SentImage: {
    anyOf: [
      { type: 'string', pattern: '^data:' },
      { type: 'object', properties: { _id: id, url: text }, required: ['url'], additionalProperties: false },
    ],
    description: 'A new image as a data URL, or one that is kept',
  },
};

/** A reference: sent as an id, answered as an id or as a record with the values `known`. */
function reference(way: Way, known: Schema = {}): Schema {
  if (way === 'sent') return id;
  return Object.keys(known).length ? { anyOf: [id, open({ _id: id, ...known })] } : shared('Reference');
}

const image = (way: Way): Schema => shared(way === 'sent' ? 'SentImage' : 'Image');

const list = (items: Schema): Schema => ({ type: 'array', items });

const kinds: Record<Kind, (field: Field, way: Way) => Schema> = {
  text: textOf,
  longText: (field, way) => (field.orList ? { ...textOf(field, way), type: ['string', 'array'], items: text } : textOf(field, way)),
  richText: () => text,
  secret: textOf,
  color: textOf,
  number,
  integer: field => ({ ...number(field), type: 'integer' }),
  money: number,
  percent: number,
  flag: () => ({ type: 'boolean' }),
  choice,
  badge: choice,
  date: () => date,
  reference: (_, way) => reference(way),
  references: (_, way) => list(reference(way)),
  chips: () => list(text),
  rows: ({ fields = [], min, max }, way) => ({
    ...list(objectOf(fields, way)),
    ...(min === undefined || way === 'answered' ? {} : { minItems: min }),
    ...(max === undefined || way === 'answered' ? {} : { maxItems: max }),
  }),
  images: ({ max, initial }, way) => {
    const images = { ...list(image(way)), ...(max === undefined || way === 'answered' ? {} : { maxItems: max }) };
    return way === 'sent' && initial !== undefined && !Array.isArray(initial) ? { anyOf: [images, { const: initial }] } : images;
  },
  mapPoint: () => ({ ...list({ type: 'number' }), maxItems: 2, description: 'Latitude and longitude' }),
};

/** The same value, or `null`. */
const orNothing = (schema: Schema): Schema => {
  if (Array.isArray(schema.enum)) return { ...schema, ...(schema.type ? { type: [schema.type, 'null'].flat() } : {}), enum: [...schema.enum, null] };
  if (schema.type) return { ...schema, type: [schema.type, 'null'].flat() };
  return { anyOf: [...(Array.isArray(schema.anyOf) ? schema.anyOf : [schema]), { type: 'null' }] };
};

/** One step of the sources: a field, inner steps, or both (the fields of a referenced record). */
interface Node {
  field?: Field;
  parts: Record<string, Node>;
}

function treeOf(fields: readonly Field[]): Node {
  const root: Node = { parts: {} };
  for (const field of fields.filter(({ unsent }) => !unsent)) {
    let node = root;
    for (const step of field.source.split('.')) {
      node.parts[step] ??= { parts: {} };
      node = node.parts[step];
    }
    node.field = field;
  }
  return root;
}

const partsOf = ({ parts }: Node, way: Way): Schema => Object.fromEntries(Object.entries(parts).map(([step, node]) => [step, schemaOf(node, way)]));

function schemaOf(node: Node, way: Way): Schema {
  const { field } = node;
  if (!field) return orNothing(open(partsOf(node, way)));
  if (field.kind === 'reference') return orNothing(reference(way, partsOf(node, way)));
  const schema = kinds[field.kind](field, way);
  return field.kind === 'flag' ? schema : orNothing(schema);
}

/** An object with these fields, each optional, and possibly other keys. */
const objectOf = (fields: readonly Field[], way: Way): Schema => open(partsOf(treeOf(fields), way));

/** The schemas of fields, by the first steps of their sources. */
export const propertiesOf = (fields: readonly Field[], way: Way): Schema => partsOf(treeOf(fields), way);

/** A record in an answer: its fields (the last one wins if two have the same source), its id if the app needs it, and other keys. */
export const recordSchema = (fields: readonly Field[], idKey: string, isNamed: boolean): Schema =>
  open({ [idKey]: id, ...propertiesOf(fields, 'answered'), createdAt: orNothing(date) }, isNamed ? { required: [idKey] } : {});

/** A body with exactly these keys, each with the schema of its field. */
export function bodySchema(keys: readonly string[], fields: readonly Field[], required: readonly string[] = []): Schema {
  const known: Schema = { ...propertiesOf(fields, 'sent'), id, removedImageIds: list(id) };
  return {
    type: 'object',
    properties: Object.fromEntries(keys.map(key => [key, known[key] ?? {}])),
    ...(required.length ? { required } : {}),
    additionalProperties: false,
  };
}

/** A field without its checks: a value that was stored wrong may be sent again. */
function withoutChecks({ validate: _checks, fields, ...field }: Field): Field {
  return { ...field, ...(fields ? { fields: fields.map(withoutChecks) } : {}) };
}

/** The body of a create or an update. A create must have the required fields, and values within the bounds of their checks. */
export function writtenSchema(resource: Resource, verb: 'create' | 'update'): Schema {
  const keys = bodyKeys(resource, verb, keysSetByActions(resource));
  const must = verb === 'create' ? resource.fields.filter(({ when, required }) => !when && holdsOn(required, 'create')) : [];
  const required = new Set(must.map(({ source }) => firstStep(source)));
  return bodySchema(
    keys,
    verb === 'create' ? resource.fields : resource.fields.map(withoutChecks),
    keys.filter(key => required.has(key)),
  );
}
