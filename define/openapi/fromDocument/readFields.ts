/** Makes fields from schemas. Pure. */
import type { Plain } from '#define';
import { type ApiDocument, asList, plainOf, textsOf } from './apiDocument';
import { collectionsOf, isAlike } from './collections';
import { type Draft, isExample, patternIn, singleRead } from './readKinds';

/** A line for the person who imports: what was guessed, what a declaration cannot say, what the API calls differently. */
export interface Note {
  kind: 'guessed' | 'left out' | 'dialect';
  at: string;
  text: string;
}

/** A resource that references may point to, and whether its records can be found by typing. */
export interface Target {
  name: string;
  search: boolean;
}

/** What the import of one resource knows. */
export interface Reading {
  document: ApiDocument;
  /** The name of the resource. */
  name: string;
  targets: readonly Target[];
  note: (kind: Note['kind'], at: string, text: string) => void;
}

/** A field, and the values that the document gives as examples. */
export interface ReadField {
  source: string;
  draft: Draft;
  examples: readonly unknown[];
}

/** A property on its way to a field. `within` has the names of the schemas around it. */
interface Property {
  key: string;
  source: string;
  raw: unknown;
  schema: Plain;
  isRequired: boolean;
  examples: readonly unknown[];
  within: readonly string[];
}

const deepest = 3;

const examplesOf = (schema: Plain, key: string, around: readonly unknown[]): unknown[] =>
  [...asList(schema.examples), schema.example, ...around.map(example => plainOf(example)[key])].filter(value => value !== undefined);

const isShort = (text: unknown): text is string => typeof text === 'string' && /^[^\n<`[]{1,80}$/.test(text.trim());

/** The keys that a field of any kind has from its schema. */
function commonKeys({ schema, isRequired }: Property, draft: Draft): Plain {
  const { description, default: initial } = schema;
  return {
    ...(isRequired && draft.kind !== 'flag' && draft.kind !== 'rows' ? { required: true } : {}),
    ...(initial !== null && initial !== '' && draft.kind !== 'date' && isExample(draft, initial) ? { initial } : {}),
    ...(isShort(description) ? { help: description.trim().replace(/\.$/, '') } : {}),
  };
}

function* field(property: Property, draft: Draft): Iterable<ReadField> {
  const { source, examples } = property;
  yield { source, draft: { ...draft, ...commonKeys(property, draft) }, examples: examples.filter(value => isExample(draft, value)) };
}

/** The resource that a property refers to: by its schema, or by a name such as `ownerId`. */
function referenceIn({ document, name, targets, note }: Reading, { key, source, raw, schema }: Property): Plain | undefined {
  const declared = (target: Target | undefined) => target && { reference: target.name, ...(target.search ? { search: true } : {}) };
  const schemaName = document.nameOf(raw);
  const isRecord = schema.properties !== undefined;
  const bySchema = isRecord && schemaName ? targets.find(one => isAlike(one.name, schemaName)) : undefined;
  const [, base] = /^(.+?)(?:_ids?|Ids?|IDs?)$/.exec(key) ?? [];
  if (bySchema || !base || isAlike(base, name)) return declared(bySchema);
  const byName = targets.find(one => isAlike(one.name, base));
  const alike = collectionsOf(document).filter(one => isAlike(one.name, base));
  const missing = alike.sort((a, b) => a.path.length - b.path.length)[0]?.name;
  if (byName) note('guessed', source, `a reference to ${byName.name}, by its name`);
  else if (missing) note('left out', source, `a reference to ${missing}, which is no resource here: it is a text`);
  return declared(byName);
}

const unsaid = ({ schema }: Property): string => {
  if (schema.format === 'binary' || schema.format === 'byte') return 'a file';
  if (schema.oneOf || schema.anyOf) return 'one of several schemas';
  if (schema.type === 'object') return 'an object without fixed keys';
  return schema.type ? `a value of the type ${String(schema.type)}` : 'a value without a type';
};

const amountKeys = ({ minItems, maxItems }: Plain): Plain => ({
  ...(typeof minItems === 'number' && minItems > 0 ? { min: minItems } : {}),
  ...(typeof maxItems === 'number' ? { max: maxItems } : {}),
});

function* ofList(reading: Reading, property: Property): Iterable<ReadField> {
  const { document, note } = reading;
  const { source, schema, within } = property;
  const items = document.schemaOf(schema.items);
  const reference = referenceIn(reading, { ...property, raw: schema.items, schema: items });
  if (reference) return yield* field(property, { kind: 'references', ...reference });
  if (items.type === 'string' && items.format !== 'binary') {
    if (items.enum) note('left out', source, 'the choices of its items: they are free texts');
    return yield* field(property, { kind: 'chips' });
  }
  const name = document.nameOf(schema.items);
  if (!items.properties) return note('left out', source, `a list of values of the type ${String(items.type ?? 'any')}`);
  if ((name && within.includes(name)) || within.includes('[]')) return note('left out', source, 'a list within a list');
  const inner = [...fieldsIn(reading, items, { source: '', within: [...within, '[]', ...(name ? [name] : [])], examples: [], at: `${source}.` })];
  if (!inner.length) return note('left out', source, 'a list of objects without fields');
  return yield* field(property, {
    kind: 'rows',
    ...amountKeys(schema),
    fields: inner.map(({ source: at, draft }) => ({ source: at, ...draft })),
  });
}

function* ofProperty(reading: Reading, property: Property, at: string): Iterable<ReadField> {
  const { document, note } = reading;
  const { source, schema, raw, within, examples, key } = property;
  const place = `${at}${source}`;
  const inner: Reading = { ...reading, note: (kind, spot, text) => note(kind, spot.startsWith(at) ? spot : `${at}${spot}`, text) };
  if (schema.type === 'array') return yield* ofList(inner, property);
  const reference = referenceIn(inner, property);
  if (reference) return yield* field(property, { kind: 'reference', ...reference });
  if (schema.properties) {
    const name = document.nameOf(raw);
    if ((name && within.includes(name)) || source.split('.').length >= deepest) return note('left out', place, 'an object too deep within others');
    return yield* fieldsIn(inner, schema, { source, within: name ? [...within, name] : within, examples, isOptional: !property.isRequired, at });
  }
  const read = singleRead(key, schema);
  if (!read) return note('left out', place, unsaid(property));
  if (read.guess) note('guessed', place, read.guess);
  if (schema.pattern && !patternIn(schema.pattern)) note('left out', place, `the pattern ${String(schema.pattern)}, which JavaScript cannot read`);
  return yield* field(property, read.draft);
}

/** The place of an object: its source in the record, the schemas and examples around it. */
interface Place {
  source: string;
  within: readonly string[];
  examples: readonly unknown[];
  /** Nothing in it is required, as the object itself is not. */
  isOptional?: boolean;
  /** Stands before sources in notes. */
  at?: string;
}

/** The fields of an object, those of inner objects with dots: `address.street`. The id of the record is no field. */
export function* fieldsIn(reading: Reading, object: Plain, { source, within, examples, isOptional, at = '' }: Place): Iterable<ReadField> {
  const required = isOptional ? [] : textsOf(object.required);
  const around = [...asList(object.examples), object.example, ...examples];
  for (const [key, raw] of Object.entries(plainOf(object.properties))) {
    const isId = !source && !at && (key === 'id' || key === '_id');
    if (isId) continue;
    if (!/^[\w$@-]+$/.test(key)) {
      reading.note('left out', `${at}${source && `${source}.`}${key}`, 'a name with a dot or a blank');
      continue;
    }
    const schema = reading.document.schemaOf(raw);
    yield* ofProperty(
      reading,
      {
        key,
        source: source ? `${source}.${key}` : key,
        raw,
        schema,
        isRequired: required.includes(key),
        examples: examplesOf(schema, key, around),
        within,
      },
      at,
    );
  }
}

/** The properties of a body that may be sent. */
export const sentProperties = ({ schemaOf }: ApiDocument, body: Plain): string[] =>
  Object.entries(plainOf(body.properties)).flatMap(([key, raw]) => (schemaOf(raw).readOnly === true ? [] : [key]));
