/** Reads an OpenAPI document that others wrote: its operations, with references resolved. Pure. */
import { isPlain, type Method, type Plain } from '#define';

/** Ends an import or a comparison with a sentence for the person who started it. */
export class Unreadable extends Error {}

/** A parameter in a path, a query or a header. */
export interface ApiParameter {
  name: string;
  in: unknown;
  required: boolean;
  schema: Plain;
}

/** One operation. A body or an answer is undefined when the document has none in JSON. */
export interface ApiOperation {
  method: Method;
  path: string;
  tags: readonly unknown[];
  parameters: readonly ApiParameter[];
  body: Plain | undefined;
  /** The media type of a body that is not JSON. */
  otherBody: string | undefined;
  answer: Plain | undefined;
  /** The headers of the answer. */
  headers: readonly string[];
}

/** A document as the import and the comparison read it. */
export interface ApiDocument {
  operations: readonly ApiOperation[];
  /** The paths of its servers: `/v2` of `https://shop.example/v2`. */
  basePaths: readonly string[];
  /** A schema without `$ref`, `allOf`, `null` and single choices at its top. `{}` for what the document does not have. */
  schemaOf: (schema: unknown) => Plain;
  /** The name of the schema that a `$ref` names, also within an `allOf` of one. */
  nameOf: (schema: unknown) => string | undefined;
}

export const plainOf = (value: unknown): Plain => (isPlain(value) ? value : {});
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const textsOf = (value: unknown): string[] => asList(value).filter(item => typeof item === 'string');

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const isJson = (media: string) => /[/+]json\b/.test(media) || media === '*/*';

/** Follows `#/components/schemas/Pet`. Another document is not read. */
function pointed(document: Plain, pointer: string): unknown {
  if (!pointer.startsWith('#/')) return undefined;
  const steps = pointer.slice(2).split('/');
  return steps.reduce<unknown>((node, step) => plainOf(node)[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

/** The node that a chain of references ends at. What stands beside a `$ref` wins. */
function resolved(document: Plain, node: unknown, seen: readonly string[] = []): Plain {
  const { $ref, ...beside } = plainOf(node);
  if (typeof $ref !== 'string') return plainOf(node);
  return seen.includes($ref) ? beside : { ...resolved(document, pointed(document, $ref), [...seen, $ref]), ...beside };
}

const isNull = (schema: Plain) => schema.type === 'null' || (Array.isArray(schema.enum) && schema.enum.every(value => value === null));

/** One schema that says what all of them say. */
function merged(schemas: readonly Plain[]): Plain {
  const properties = Object.assign({}, ...schemas.map(schema => plainOf(schema.properties)));
  const required = schemas.flatMap(schema => textsOf(schema.required));
  return {
    ...Object.assign({}, ...schemas),
    ...(Object.keys(properties).length ? { properties } : {}),
    ...(required.length ? { required } : {}),
  };
}

function schemaIn(document: Plain, node: unknown, depth = 0): Plain {
  const { allOf, ...beside } = resolved(document, node);
  const next = (inner: unknown) => (depth < 20 ? schemaIn(document, inner, depth + 1) : {});
  const schema = allOf ? merged([...asList(allOf).map(next), beside]) : beside;
  const { oneOf, anyOf, ...others } = schema;
  const choices = [...asList(oneOf), ...asList(anyOf)].map(next).filter(choice => !isNull(choice));
  if (choices.length === 1) return merged([...choices, others]);
  if (choices.length && choices.every(choice => 'const' in choice)) return { ...others, enum: choices.map(choice => choice.const) };
  const types = asList(schema.type).filter(type => type !== 'null');
  const single = types.length === 1 ? { type: types[0] } : {};
  return { ...schema, ...single, ...('const' in schema ? { enum: [schema.const] } : {}) };
}

/** The JSON schema of a body or an answer, and the media type where it is another one. */
function contentOf(node: Plain): { schema: Plain | undefined; other: string | undefined } {
  const content = Object.entries(plainOf(node.content));
  const json = content.find(([media]) => isJson(media));
  return { schema: json && plainOf(plainOf(json[1]).schema), other: json ? undefined : content[0]?.[0] };
}

function operationOf(document: Plain, path: string, method: Method, item: Plain): ApiOperation {
  const operation = plainOf(item[method.toLowerCase()]);
  const parameters = [...asList(item.parameters), ...asList(operation.parameters)].map(node => resolved(document, node));
  const body = contentOf(resolved(document, operation.requestBody));
  const answers = Object.entries(plainOf(operation.responses)).filter(([status]) => /^2/.test(status));
  const answer = resolved(document, answers[0]?.[1]);
  return {
    method,
    path,
    tags: asList(operation.tags),
    parameters: parameters.map(({ name, in: place, required, schema }) => ({
      name: String(name),
      in: place,
      required: required === true,
      schema: plainOf(schema),
    })),
    body: body.schema,
    otherBody: body.other,
    answer: contentOf(answer).schema,
    headers: Object.keys(plainOf(answer.headers)),
  };
}

/** The path of a server's address, which may be relative. */
const basePath = (url: unknown): string =>
  URL.canParse(String(url), 'http://x') ? new URL(String(url), 'http://x').pathname.replace(/\/$/, '') : '';

/**
 * Reads a parsed document. `file` names it in messages.
 * @throws Unreadable when it is no OpenAPI 3.
 */
export function apiDocument(value: unknown, file: string): ApiDocument {
  if (!isPlain(value)) throw new Unreadable(`${file} is no OpenAPI document: it is no object.`);
  if (value.swagger) throw new Unreadable(`${file} is Swagger ${value.swagger}. Convert it to OpenAPI 3 first.`);
  if (!/^3\./.test(String(value.openapi))) throw new Unreadable(`${file} is no OpenAPI document: it has no 'openapi: 3.…'.`);
  const paths = Object.entries(plainOf(value.paths)).map(([path, item]) => [path, resolved(value, item)] as const);
  return {
    operations: paths.flatMap(([path, item]) =>
      methods.filter(method => isPlain(item[method.toLowerCase()])).map(method => operationOf(value, path, method, item)),
    ),
    basePaths: asList(value.servers).map(server => basePath(plainOf(server).url)),
    schemaOf: schema => schemaIn(value, schema),
    nameOf: function nameOf(schema): string | undefined {
      const { $ref, allOf } = plainOf(schema);
      if (typeof $ref === 'string') return $ref.split('/').at(-1);
      return asList(allOf).length === 1 ? nameOf(asList(allOf)[0]) : undefined;
    },
  };
}

/** `GET /pet/{petId}`: an operation in messages. */
export const operationText = ({ method, path }: Pick<ApiOperation, 'method' | 'path'>): string => `${method} ${path}`;
