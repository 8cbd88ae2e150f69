import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Plain } from '#define';
import { apiDocument } from '#define/openapi/fromDocument/apiDocument.ts';
import { importResources, reportOf } from '#define/openapi/fromDocument/importCommand.ts';
import { importResource } from '#define/openapi/fromDocument/importResource.ts';
import { resources } from '#resources';

const documentOf = (name: string) => `tests/define/openapi-documents/${name}.yaml`;
const json = (schema: Plain) => ({ content: { 'application/json': { schema } } });

/** A document with one collection, whose records have these properties, and the further paths. */
const crates = (properties: Plain, beside: Plain = {}, { required = [], list = {} }: { required?: string[]; list?: Plain } = {}) => {
  const record = { type: 'object', properties: { id: { type: 'string' }, ...properties }, required };
  const one = { responses: { 200: json({ $ref: '#/components/schemas/Crate' }) } };
  return {
    openapi: '3.1.0',
    paths: {
      '/crates': {
        get: { responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Crate' } }) }, ...list },
        post: { ...one, requestBody: json({ $ref: '#/components/schemas/Crate' }) },
      },
      '/crates/{crateId}': {
        get: one,
        put: { ...one, requestBody: json({ $ref: '#/components/schemas/Crate' }) },
        delete: { responses: { 204: {} } },
      },
      ...beside,
    },
    components: { schemas: { Crate: record, Owner: { type: 'object', properties: { name: { type: 'string' } } } } },
  };
};

const imported = (document: Plain) =>
  importResource({
    document: apiDocument(document, 'shop.yaml'),
    file: 'shop.yaml',
    name: 'crates',
    targets: [
      { name: 'crates', search: false },
      { name: 'owners', search: true },
    ],
  });

/** The declared fields, one a line, without their quotation marks. */
const fieldsOf = (document: Plain) => {
  const [, block = ''] = imported(document).declaration.split('\n  fields: [\n');
  return block
    .split('\n')
    .filter(line => line.startsWith('    {'))
    .map(line => line.trim().replace(/,$/, '').replaceAll('"', "'"));
};

describe('a property becomes a field', () => {
  test.each<[string, Plain, string]>([
    ['a text', { type: 'string' }, "kind: 'text'"],
    ['a text that may be null', { type: ['string', 'null'] }, "kind: 'text'"],
    [
      'lengths and a pattern',
      { type: 'string', minLength: 2, maxLength: 9, pattern: '^[a-z]/' },
      "kind: 'text', min: 2, max: 9, validate: { rule: /^[a-z]\\// }",
    ],
    ['a pattern that is none', { type: 'string', pattern: '(' }, "kind: 'text'"],
    ['a day', { type: 'string', format: 'date' }, "kind: 'date', format: 'DD/MM/YYYY'"],
    ['a time', { type: 'string', format: 'date-time' }, "kind: 'date'"],
    ['an e-mail address', { type: 'string', format: 'email' }, "kind: 'text', keyboard: 'email'"],
    ['a password', { type: 'string', format: 'password' }, "kind: 'secret'"],
    ['a number', { type: 'number', minimum: 0, maximum: 9.5 }, "kind: 'number', min: 0, max: 9.5"],
    ['whole numbers above 0', { type: 'integer', exclusiveMinimum: 0 }, "kind: 'integer', min: 1"],
    ['whole numbers above 0, as 3.0 says it', { type: 'integer', minimum: 0, exclusiveMinimum: true }, "kind: 'integer', min: 1"],
    ['yes or no', { type: 'boolean', default: true }, "kind: 'flag', initial: true"],
    ['choices', { type: 'string', enum: ['a', 'b', null], default: 'b' }, "kind: 'choice', choices: ['a', 'b'], initial: 'b'"],
    ['choices by oneOf', { oneOf: [{ const: 1 }, { const: 2 }] }, "kind: 'choice', choices: [1, 2]"],
    ['texts', { type: 'array', items: { type: 'string' } }, "kind: 'chips'"],
    [
      'objects',
      { type: 'array', minItems: 1, maxItems: 3, items: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } },
      "kind: 'rows', min: 1, max: 3, fields: [{ source: 'a', kind: 'text', required: true }]",
    ],
    ['a short description', { type: 'string', description: 'As on the box.' }, "kind: 'text', help: 'As on the box'"],
    ['a reference', { $ref: '#/components/schemas/Owner' }, "kind: 'reference', reference: 'owners', search: true"],
    ['references', { type: 'array', items: { $ref: '#/components/schemas/Owner' } }, "kind: 'references', reference: 'owners', search: true"],
    ['a reference to its own kind', { allOf: [{ $ref: '#/components/schemas/Crate' }] }, "kind: 'reference', reference: 'crates'"],
  ])('%s', (_, schema, field) => {
    expect(fieldsOf(crates({ size: schema }))).toEqual([`{ source: 'size', ${field} }`]);
  });

  test('a badge, an amount and a reference are known by their names, and the latter two are told as guesses', () => {
    const document = crates({
      status: { type: 'string', enum: ['open'] },
      netPrice: { type: 'number' },
      owner_id: { type: 'string' },
    });
    expect(fieldsOf(document)).toEqual([
      "{ source: 'status', kind: 'badge', choices: ['open'] }",
      "{ source: 'netPrice', kind: 'money' }",
      "{ source: 'owner_id', kind: 'reference', reference: 'owners', search: true }",
    ]);
    expect(imported(document).notes).toEqual([
      { kind: 'guessed', at: 'netPrice', text: 'money, by its name' },
      { kind: 'guessed', at: 'owner_id', text: 'a reference to owners, by its name' },
    ]);
  });

  test('objects become dots; what is too deep, a file, a map and a choice of schemas are told', () => {
    const address = {
      type: 'object',
      required: ['city'],
      properties: { city: { type: 'string' }, more: { type: 'object', properties: { x: { type: 'object', properties: { y: {} } } } } },
    };
    const document = crates(
      {
        address,
        label: { type: 'string', format: 'binary' },
        prices: { type: 'object', additionalProperties: true },
        any: { oneOf: [{ type: 'string' }, { type: 'number' }] },
      },
      {},
      { required: ['address'] },
    );
    expect(fieldsOf(document)).toEqual(["{ source: 'address.city', kind: 'text', required: true }"]);
    expect(imported(document).notes.map(({ at, text }) => `${at}: ${text}`)).toEqual([
      'address.more.x: an object too deep within others',
      'label: a file',
      'prices: an object without fixed keys',
      'any: one of several schemas',
    ]);
  });

  test('what no body has is only shown, what one body has is edited there', () => {
    const document = crates({ code: { type: 'string', readOnly: true, minLength: 1 }, name: { type: 'string' } });
    document.paths['/crates'].post.requestBody = json({ properties: { name: { type: 'string' }, secret: { type: 'string' } }, required: ['name'] });
    expect(fieldsOf(document)).toEqual([
      "{ source: 'code', kind: 'text', in: ['show'] }",
      "{ source: 'name', kind: 'text', required: true }",
      "{ source: 'secret', kind: 'text', in: ['create'] }",
    ]);
  });
});

describe('operations become calls', () => {
  const parameters = (...names: string[]) => ({ parameters: names.map(name => ({ name, in: 'query', schema: { type: 'string' } })) });
  const listOf = (...names: string[]) => {
    const document = crates(
      { status: { type: 'string', enum: ['open', 'cancelled'] }, made: { type: 'string', format: 'date' } },
      {},
      { list: parameters(...names) },
    );
    return imported(document);
  };
  const callOf = (...names: string[]) => /"(GET \/crates[^{"]*)"/.exec(listOf(...names).declaration)?.[1];

  test.each<[string[], string]>([
    [[], 'GET /crates'],
    [['page', 'limit', 'search'], 'GET /crates?page&limit[&search]'],
    [['offset', 'limit', 'q', 'status'], 'GET /crates?offset&limit[&q][&status]'],
    [['page', 'per_page'], 'GET /crates?page&per_page=10'],
    [['q'], 'GET /crates[?q]'],
    [['made_from', 'made_to'], 'GET /crates[?made_from][&made_to]'],
    [['cursor', 'sort_by', 'keyword', 'trace'], 'GET /crates'],
  ])('the parameters %s', (names, text) => {
    expect(callOf(...names)).toBe(text);
  });

  test('orders, and ranges whose parameters are no default, are declared', () => {
    expect(listOf('page', 'limit', 'sort', 'order').declaration).toContain('sorts: ["status","made"]');
    expect(listOf('made_from', 'made_to').declaration).toContain('filters: [{ source: "made", param: ["made_from", "made_to"] }]');
    expect(listOf('crate_status').declaration).toContain('filters: [{ source: "status", param: "crate_status" }]');
  });

  test("the API's other names are told", () => {
    const { notes } = listOf('cursor', 'sort_by', 'keyword', 'trace');
    expect(notes.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      "dialect: it pages by 'cursor', which no call knows: its first page is all that is shown",
      "dialect: it sorts by 'sort_by': calls know sortBy and order, _sort and _order, sort and order",
      "dialect: it searches by 'keyword': calls know search, searchText, q",
      "left out: the parameter 'trace'",
    ]);
  });

  test('further operations become actions, with their questions and the outcome that their name says', () => {
    const cancel = { post: { requestBody: json({ properties: { reason: { type: 'string' } } }) } };
    const ping = { post: {} };
    const document = crates(
      { status: { type: 'string', enum: ['open', 'cancelled'] } },
      { '/crates/{crateId}/cancel': cancel, '/crates/{crateId}/ping': ping, '/crates/{crateId}/parts/{part}': { delete: {} } },
    );
    const { declaration, notes, used, operations } = imported(document);
    expect(declaration).toContain(
      'cancel: { call: call("POST /crates/{id}/cancel"), onScreen: true, ask: [{ source: "reason", kind: "text" }], sets: { status: "cancelled" }, confirm: true },',
    );
    expect(declaration).toContain('ping: { call: call("POST /crates/{id}/ping"), onScreen: true, expect: record => record },');
    expect([used, operations]).toEqual([7, 8]);
    expect(notes.map(({ at, text }) => `${at}: ${text}`)).toEqual([
      'POST /crates/{crateId}/cancel: it sets {"status":"cancelled"}, by its name',
      'POST /crates/{crateId}/ping: it leaves the record as it is: say its outcome with `sets`',
      'DELETE /crates/{crateId}/parts/{part}: it needs two ids',
    ]);
  });

  test('a resource has only the pages that its operations allow', () => {
    const document = crates({ name: { type: 'string' } });
    const { declaration } = imported({ ...document, paths: { '/crates': { get: document.paths['/crates'].get } } });
    expect(declaration).toContain('pages: {\n    show: false,\n    create: false,\n    edit: false,\n  }');
    expect(declaration).toContain('row: [] }');
    expect(declaration).not.toContain('calls:');
  });
});

test.each([
  ['petstore', ['pets=pet'], ['pets: 6 of 8']],
  ['galaxy', ['planets'], ['planets: 5 of 6']],
  [
    'shipengine',
    ['batches', 'warehouses', 'labels', 'packageTypes'],
    ['batches: 8 of 10', 'warehouses: 5 of 5', 'labels: 5 of 9', 'packageTypes: 5 of 5'],
  ],
])('%s: the operations that are used', (name, wanted, counts) => {
  const reports = importResources(documentOf(name), wanted, resources).map(reportOf);
  expect(reports.map(report => report.split(' operations')[0])).toEqual(counts);
});

test('the report tells what was guessed and left out, and where the API has other names, each with its place', () => {
  const [report = ''] = importResources(documentOf('galaxy'), ['planets'], resources).map(reportOf);
  expect(report.split('\n')).toEqual([
    'planets: 5 of 6 operations of /planets used.',
    'Guessed, check it:',
    '  planets.atmosphere.percentage: percent, by its name',
    'Left out, as a declaration cannot say it or the document does not:',
    '  POST /planets/{planetId}/image: its body is multipart/form-data',
    "The API's own names, see define/dialect.ts:",
    "  GET /planets: its total may be 'X-Pagination-Total': paged lists read total, count, totalCount",
  ]);
  const [warehouses = ''] = importResources(documentOf('shipengine'), ['warehouses'], resources).map(reportOf);
  expect(warehouses).toContain("warehouses.id: records name it 'warehouse_id': answers of declared calls are read by '_id' and 'id'");
});

describe('a document that cannot be read is told', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileWith = (text: string) => {
    const file = path.join(folder, 'shop.yaml');
    writeFileSync(file, text);
    return file;
  };
  const messageFor = (file: string, ...wanted: string[]) => {
    try {
      importResources(file, wanted, resources);
    } catch (error) {
      return error instanceof Error ? error.message.replaceAll(`${folder}/`, '') : '';
    }
    return 'no word';
  };

  test('no such file, and the nearest one', () => {
    fileWith('');
    expect(messageFor(path.join(folder, 'shop.yml'), 'crates')).toBe("There is no file 'shop.yml'. Did you mean 'shop.yaml'?");
    expect(messageFor('nowhere/at/all.yaml', 'crates')).toBe("There is no file 'nowhere/at/all.yaml'.");
  });

  test('no such collection, and the nearest one or all', () => {
    expect(messageFor(documentOf('shipengine'), 'warehuoses')).toBe(
      `${documentOf('shipengine')} has no collection 'warehuoses'. Did you mean 'warehouses'?`,
    );
    expect(messageFor(documentOf('petstore'), 'invoices')).toBe(`${documentOf('petstore')} has no collection 'invoices'. It has pet, order, user.`);
  });

  test('a collection without a list', () => {
    expect(messageFor(documentOf('petstore'), 'orders=order')).toMatch(
      /petstore.yaml lists no records of \/store\/order: it has only POST .*A resource needs a list\.$/,
    );
  });

  test.each([
    ['just: words', "shop.yaml is no OpenAPI document: it has no 'openapi: 3.…'."],
    ['- a list', 'shop.yaml is no OpenAPI document: it is no object.'],
    ['swagger: "2.0"', 'shop.yaml is Swagger 2.0. Convert it to OpenAPI 3 first.'],
  ])('%s', (text, message) => {
    expect(messageFor(fileWith(text), 'crates')).toBe(message);
  });

  test('neither YAML nor JSON, and no name', () => {
    expect(messageFor(fileWith('{ "a": [ }'), 'crates')).toMatch(/^shop.yaml is neither YAML nor JSON: /);
    expect(messageFor('shop.yaml')).toBe('Which collection of shop.yaml? Name the resource: --from shop.yaml suppliers.');
  });
});
