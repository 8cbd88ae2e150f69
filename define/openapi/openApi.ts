/** Writes the contract with a server as OpenAPI 3.1, from the declared resources and pages. Pure. */
import { type Dialect, dialects, type Field, type FreePage, isOfList, type Plain, type Resource, speaksPlainRest } from '#define';
import { type DeclaredCall, declaredCalls } from './declaredCalls';
import { exampleBody } from './examples';
import { type Beside, bodyName, operationOf } from './operations';
import { recordSchema, type Schema, sharedSchemas, writtenSchema } from './schemas';

/** The input of `openApi`. */
export interface Contract extends Beside {
  resources: readonly Resource[];
  pages: readonly FreePage[];
  /** How one signs in, where the token stands, and how records of plain REST are named. Default `dialects.rest`. */
  dialect?: Dialect;
  /** A stored record of each resource, as an example. */
  examples?: Readonly<Record<string, Plain | undefined>>;
}

const about = [
  "Every call that the admin makes of a shop's API: generated from the declarations in `resources/` by `npm run openapi`, and not edited by hand.",
  'What is strict here is what the app reads; a server may send more keys than these. `x-extension` marks parameters beyond the documented calls, `x-inferred` calls whose path is inferred. What else is tolerated, and what each extension is worth, is in `dataProvider/api-owners.md`.',
].join('\n\n');

const message: Schema = { type: 'object', properties: { message: { type: 'string' } }, additionalProperties: true };

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { ...message, required: ['message'] } } },
});

const responses = {
  Refused: refused('Refused, in words that staff are shown'),
  NobodySignedIn: refused("The token is nobody's: it ends the session"),
};

/** Whether the app needs the ids of the records: for screens, lists or updates. */
const isNamed = ({ pages, lists, calls }: Resource): boolean =>
  Object.values(pages).some(Boolean) || Object.values(lists).some(({ path }) => path) || calls.update !== undefined;

/** The schemas of one resource: its record, with additional answered fields, and its bodies. */
function schemasOf(resource: Resource, beside: readonly Field[], example: Plain | undefined, dialect: Dialect): Schema {
  const { name, calls, fields } = resource;
  const verbs = (['create', 'update'] as const).filter(verb => calls[verb]);
  const isPlainRest = speaksPlainRest(resource);
  // Plain REST itself is no part of the contract, but the calls of its actions are.
  const ofRecords = Object.entries(resource.actions).flatMap(([key, action]) => (isOfList(resource, key) ? [] : [action]));
  const readers = isPlainRest ? ofRecords : Object.values(resource.lists);
  const isRead = Object.keys(calls).some(verb => verb !== 'delete') || readers.some(({ call }) => call);
  const record = recordSchema([...fields, ...beside], isPlainRest ? dialect.id : dialects.shop.id, isNamed(resource));
  return {
    ...(isRead ? { [name]: { ...record, ...(example && !isPlainRest ? { examples: [example] } : {}) } } : {}),
    ...Object.fromEntries(
      verbs.map(verb => {
        const schema = writtenSchema(resource, verb);
        // One example is enough: the two bodies are nearly the same.
        const isFirst = verb === verbs[0];
        return [bodyName(name, verb), { ...schema, ...(example && isFirst ? { examples: [exampleBody(example, schema, fields)] } : {}) }];
      }),
    ),
  };
}

function pathsOf(calls: readonly DeclaredCall[], beside: Beside): Plain {
  const shared = new Map<string, [DeclaredCall, ...DeclaredCall[]]>();
  for (const declared of calls) {
    const key = `${declared.call.method} ${declared.call.path}`;
    const before = shared.get(key);
    if (before) before.push(declared);
    else shared.set(key, [declared]);
  }
  const paths: Record<string, Plain> = {};
  for (const [key, group] of shared) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(group, beside) };
  }
  return paths;
}

/** Where the token stands. OpenAPI knows no scheme in a header of one's own, so the description says it. */
function securityScheme({ token: { header, scheme }, signIn }: Dialect): Plain {
  const description = `What \`POST ${signIn.path}\` answers as \`${signIn.token}\``;
  if (header === 'Authorization' && scheme === 'Bearer') return { type: 'http', scheme: 'bearer', description };
  return { type: 'apiKey', in: 'header', name: header, description: scheme ? `${description}, after \`${scheme}\`` : description };
}

/** The contract as an OpenAPI document. */
export function openApi({ resources, pages, examples = {}, dialect = dialects.rest, ...beside }: Contract): Plain {
  const calls = declaredCalls(resources, pages);
  const owners = [...new Set(calls.map(({ owner }) => owner))];
  const isResource = (owner: string) => resources.some(({ name }) => name === owner);
  return {
    openapi: '3.1.0',
    info: { title: 'Shop Admin: the API it speaks', version: '1.0.0', description: about, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api', description: 'The same origin, unless `API_URL` names another' }],
    security: [{ token: [] }],
    tags: owners.map(name => ({
      name,
      description: isResource(name) ? `The calls of ${name}` : `The calls of the page '${name}', which is no entity`,
    })),
    paths: pathsOf(calls, beside),
    components: {
      securitySchemes: { token: securityScheme(dialect) },
      responses,
      schemas: {
        ...Object.assign(
          {},
          ...resources.map(resource => schemasOf(resource, beside.answers[resource.name] ?? [], examples[resource.name], dialect)),
        ),
        ...sharedSchemas,
        Done: {
          type: 'object',
          properties: { message: { type: 'string' }, _id: { not: {} } },
          additionalProperties: true,
          description: 'A write that answers no record, in words or not',
        },
      },
    },
  };
}
