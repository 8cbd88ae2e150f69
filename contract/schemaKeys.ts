/** Compares the keys of a value with a schema of an OpenAPI document. Pure. */
import { isPlain, type Plain } from '#define';
import { type ApiDocument, asList, plainOf, textsOf } from '#define/openapi/fromDocument/apiDocument.ts';

/** A schema of a document. */
export interface SchemaAt {
  document: Pick<ApiDocument, 'schemaOf'>;
  schema: unknown;
}

/** How deep samples go. Schemas may contain themselves. */
const depths = 6;

/** The keywords of a schema that name the schemas a value may have. */
const choicesOf = (schema: Plain): unknown[] => [...asList(schema.anyOf), ...asList(schema.oneOf)];

/** A schema and all that its value may have in place of it. */
function variantsOf({ document, schema }: SchemaAt, depth = depths): Plain[] {
  const whole = document.schemaOf(schema);
  const choices = depth ? choicesOf(whole) : [];
  return [whole, ...choices.flatMap(choice => variantsOf({ document, schema: choice }, depth - 1))];
}

const anyOf = (parts: readonly unknown[]): unknown => (parts.length > 1 ? { anyOf: parts } : parts[0]);

/** The properties of all variants. One that several have may be as in any of them. */
function propertiesOf(variants: readonly Plain[]): Plain {
  const all = variants.map(({ properties }) => plainOf(properties));
  const keys = new Set(all.flatMap(Object.keys));
  return Object.fromEntries([...keys].map(key => [key, anyOf(all.flatMap(properties => properties[key] ?? []))]));
}

const isList = (schema: Plain): boolean => schema.items !== undefined || typesOf(schema).includes('array');
/** The schema of the rows of a list. */
const itemsOf = (variants: readonly Plain[]): unknown => anyOf(variants.filter(isList).map(({ items }) => items ?? {}));
const typesOf = ({ type }: Plain): unknown[] => [type].flat();
const isOne = (schema: Plain): boolean =>
  Array.isArray(schema.enum) || typesOf(schema).some(name => typeof name === 'string' && !['object', 'array', 'null'].includes(name));

/** The keys that a value always has. Those that only replies have are left out. */
export function requiredKeys({ document, schema }: SchemaAt, depth = depths): string[] {
  const whole = document.schemaOf(schema);
  const [first = [], ...others] = depth ? choicesOf(whole).map(choice => requiredKeys({ document, schema: choice }, depth - 1)) : [];
  const inAll = first.filter(key => others.every(keys => keys.includes(key)));
  const properties = propertiesOf(variantsOf({ document, schema }));
  return [...new Set([...textsOf(whole.required), ...inAll])].filter(key => document.schemaOf(properties[key]).readOnly !== true);
}

/** The keys that a value may have. */
export const allKeys = (at: SchemaAt): string[] => Object.keys(propertiesOf(variantsOf(at)));

/** A value with every key of a schema and one row of each list; `null` for what the schema does not describe. */
export function sampleOf({ document, schema }: SchemaAt, depth = depths): unknown {
  const variants = variantsOf({ document, schema });
  const inner = (part: unknown) => (depth ? sampleOf({ document, schema: part }, depth - 1) : null);
  const properties = Object.entries(propertiesOf(variants)).filter(([, part]) => document.schemaOf(part).writeOnly !== true);
  if (properties.length) return Object.fromEntries(properties.map(([key, part]) => [key, inner(part)]));
  if (variants.some(isList)) return [inner(itemsOf(variants))];
  if (variants.flatMap(typesOf).some(type => type === 'integer' || type === 'number')) return 1;
  return variants.some(isOne) ? 'text' : null;
}

/**
 * The keys of a schema that a value lacks, as paths: `orders[].shop.name`. Nothing is missing in a `null`, and in a single value where the
 * schema accepts one: a record may come as its id.
 * @param keysOf the keys that count, of each object.
 * @param has whether an object has a key.
 */
export function missingKeys(
  { document, schema }: SchemaAt,
  value: unknown,
  keysOf: (at: SchemaAt) => string[],
  has: (holder: Plain, key: string) => boolean = (holder, key) => holder[key] !== undefined,
): string[] {
  const walk = (part: unknown, inner: unknown, path: string): string[] => {
    const variants = variantsOf({ document, schema: part });
    const [properties, items] = [propertiesOf(variants), itemsOf(variants)];
    if (inner === null || (!isPlain(inner) && !Array.isArray(inner) && variants.some(isOne))) return [];
    if (Array.isArray(inner) && items !== undefined) return walk(items, inner[0] ?? null, `${path}[]`);
    const holder = plainOf(inner);
    const at = (key: string) => (path ? `${path}.${key}` : key);
    const missing = keysOf({ document, schema: part }).filter(key => !has(holder, key));
    const present = Object.keys(properties).filter(key => holder[key] !== undefined);
    return [...missing.map(at), ...present.flatMap(key => walk(properties[key], holder[key], at(key)))];
  };
  return walk(schema, value, '');
}
