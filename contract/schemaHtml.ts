/** Schemas of the contract as HTML. Pure. */
import { isPlain, type Plain } from '#define';
import { escaped } from './markup';

const words: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
  null: 'nothing',
};

/** The id of a named schema in the page. */
export const schemaId = (name: string): string => `schema-${name}`;

/** The schema's name in a `$ref`. */
const namedBy = (ref: unknown): string => String(ref).split('/').at(-1) ?? '';

const valueText = (value: unknown): string => (value === null ? 'nothing' : value === '' ? 'an empty text' : `<code>${escaped(value)}</code>`);
const orText = (texts: readonly string[]): string => [...new Set(texts)].join(' or ');
const plains = (value: unknown): Plain[] => (Array.isArray(value) ? value.filter(isPlain) : []);

function boundsText({ minimum, maximum, minItems, maxItems }: Plain): string {
  const parts = [
    ...(minimum === undefined ? [] : [`from ${minimum}`]),
    ...(maximum === undefined ? [] : [`to ${maximum}`]),
    ...(minItems === undefined ? [] : [`${minItems} at least`]),
    ...(maxItems === undefined ? [] : [`${maxItems} at most`]),
  ];
  return parts.length ? `, ${parts.join(' ')}` : '';
}

/** The values that a schema allows, in one line. */
export function typeHtml(schema: unknown): string {
  if (!isPlain(schema) || !Object.keys(schema).length) return 'anything';
  if (schema.$ref) return `<a href="#${schemaId(namedBy(schema.$ref))}">${escaped(namedBy(schema.$ref))}</a>`;
  if (schema.const !== undefined) return valueText(schema.const);
  if (Array.isArray(schema.enum))
    return schema.enum.length > 1 ? `one of ${schema.enum.map(valueText).join(', ')}` : schema.enum.map(valueText).join('');
  if (schema.anyOf && !schema.type) return orText(plains(schema.anyOf).map(typeHtml));
  const types = [schema.type].flat().map(String);
  const texts = types.map(type => (type === 'array' && schema.items ? `list of ${typeHtml(schema.items)}` : (words[type] ?? type)));
  return orText(texts) + boundsText(schema);
}

/** The object schemas within a schema. */
function objectSchemas(schema: unknown): Plain[] {
  if (!isPlain(schema)) return [];
  return [...(isPlain(schema.properties) ? [schema] : []), ...plains(schema.anyOf).flatMap(objectSchemas), ...objectSchemas(schema.items)];
}

/** The keys of a schema as a nested list; empty where it has none. */
export function keysHtml(schema: unknown): string {
  const lines = objectSchemas(schema).flatMap(holder => {
    const required = Array.isArray(holder.required) ? holder.required : [];
    return Object.entries(holder.properties as Plain).map(([key, inner]) => {
      const { description } = isPlain(inner) ? inner : {};
      const must = required.includes(key) ? ' <span class="badge must">required</span>' : '';
      const text = description ? ` <span class="soft">${escaped(description)}</span>` : '';
      return `<li><code>${escaped(key)}</code>${must} ${typeHtml(inner)}${text}${keysHtml(inner)}</li>`;
    });
  });
  const choices =
    isPlain(schema) && schema.properties ? plains(schema.anyOf).flatMap(({ required }) => (Array.isArray(required) ? required : [])) : [];
  const needed = choices.length ? `<li>${choices.map(key => `<code>${escaped(key)}</code>`).join(' or ')} must be there</li>` : '';
  return lines.length ? `<ul class="keys">${lines.join('')}${needed}</ul>` : '';
}

/** The first example of a schema, or of the schema that it refers to. */
export function exampleOf(schema: unknown, schemas: Plain): unknown {
  if (!isPlain(schema)) return undefined;
  if (Array.isArray(schema.examples)) return schema.examples[0];
  const inner = schema.$ref ? schemas[namedBy(schema.$ref)] : schema.properties ? undefined : plains(schema.anyOf)[0];
  if (inner) return exampleOf(inner, schemas);
  const [key, rows] =
    Object.entries(isPlain(schema.properties) ? schema.properties : {}).find(([, one]) => isPlain(one) && one.type === 'array') ?? [];
  const row = isPlain(rows) ? exampleOf(rows.items, schemas) : undefined;
  return key && row !== undefined ? { [key]: [row], total: 1 } : undefined;
}

/** An example, collapsed. */
export const exampleHtml = (title: string, example: unknown): string =>
  example === undefined ? '' : `<details><summary>${title}</summary><pre tabindex="0">${escaped(JSON.stringify(example, null, 2))}</pre></details>`;
