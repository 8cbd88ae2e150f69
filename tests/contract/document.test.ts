import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { main } from '#contract/command.ts';
import type { Plain } from '#define';
import { plainOf } from '#define/openapi/fromDocument/apiDocument.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'document-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]) {
  let [out, err] = ['', ''];
  const code = await main(args, {}, { out: text => (out += text), err: text => (err += text), isLive: false });
  const lines = out.trimEnd().split('\n');
  // The shop may have further resources without calls.
  const isCompared = (line: string) => line && !line.endsWith('speaks plain REST, its calls are not compared');
  return { code, err, summary: lines.at(-1), lines: lines.slice(0, -1).filter(isCompared) };
}

/** Compares with a document that is written to a file. */
async function compare(document: unknown, ...args: string[]) {
  const file = path.join(folder, 'shop.json');
  writeFileSync(file, JSON.stringify(document));
  return run('--document', file, ...args);
}

const contract = (): Plain => parse(readFileSync('openapi.yaml', 'utf8'));
/** The object at a path of a document. */
const at = (document: Plain, ...steps: string[]): Plain => steps.reduce<Plain>((node, step) => plainOf(node[step]), document);
const schema = (document: Plain, name: string) => at(document, 'components', 'schemas', name);
const answer = (document: Plain, method: string, route: string) =>
  at(document, 'paths', route, method, 'responses', '200', 'content', 'application/json');

interface NamedParameter extends Plain {
  name: string;
}
const coupons = '/coupon/admin/all';
const changeParameters = (document: Plain, change: (parameters: NamedParameter[]) => unknown) => {
  const operation = at(document, 'paths', coupons, 'get');
  operation.parameters = change(operation.parameters as NamedParameter[]);
};

const drop = (object: Plain, key: string) => {
  expect(Object.keys(object)).toContain(key);
  delete object[key];
};
const colorList = 'GET /color/all (colors.list.all)';
const couponList = `GET ${coupons} (coupons.list.all)`;

/** A change of the document, and the lines that tell it. */
type Case = [what: string, bend: (document: Plain) => void, lines: string[]];

const drifts: Case[] = [
  [
    'a call that it does not have',
    document => drop(at(document, 'paths', '/color/{id}'), 'delete'),
    ['DELETE /color/{id} (colors.delete): is no call of the document'],
  ],
  [
    'a call that it has by another name',
    document => {
      const { '/color/new': create, ...others } = at(document, 'paths');
      document.paths = { ...others, '/colors/new': create };
    },
    ["POST /color/new (colors.create): is no call of the document. Did you mean 'POST /colors/new'?", 'POST /colors/new: is not used'],
  ],
  [
    'a parameter that it does not have',
    document => changeParameters(document, all => all.map(one => (one.name === 'searchText' ? { ...one, name: 'searchTexts' } : one))),
    [
      `${couponList}: sends the parameter 'searchText', which the document does not have. Did you mean 'searchTexts'?`,
      `${couponList}: does not send the parameter 'searchTexts', which the document requires`,
    ],
  ],
  [
    'an extension that it does not have',
    document => changeParameters(document, all => all.filter(({ name }) => name !== 'state')),
    [`${couponList}: sends the parameter 'state', an extension, which the document does not have`],
  ],
  [
    'parameters that it requires',
    document =>
      changeParameters(document, all => [
        ...all.map(one => (one.name === 'state' ? { ...one, required: true } : one)),
        { name: 'vendor', in: 'query', required: true },
        { name: 'X-Tenant', in: 'header', required: true },
        { name: 'Authorization', in: 'header', required: true },
      ]),
    [
      `${couponList}: does not always send the parameter 'state', which the document requires`,
      `${couponList}: does not send the parameter 'vendor', which the document requires`,
      `${couponList}: does not send the header 'X-Tenant', which the document requires`,
    ],
  ],
  [
    'a key of a body that it does not have',
    document => drop(at(schema(document, 'colors.create'), 'properties'), 'value'),
    [`POST /color/new (colors.create): sends 'value', which the document does not have`],
  ],
  [
    'keys of a body that it requires, but for those that only replies have',
    document => {
      Object.assign(at(schema(document, 'colors.create'), 'properties'), { code: { type: 'string' }, made: { type: 'string', readOnly: true } });
      schema(document, 'colors.create').required = ['code', 'made'];
    },
    [`POST /color/new (colors.create): does not send 'code', which the document requires`],
  ],
  [
    'a body in another form',
    document => {
      const body = at(document, 'paths', '/color/new', 'post', 'requestBody');
      body.content = { 'multipart/form-data': {} };
    },
    ['POST /color/new (colors.create): sends a body of value, name: the document has no body in JSON, but multipart/form-data'],
  ],
  [
    'a field of a reply that it does not have',
    document => drop(at(schema(document, 'colors'), 'properties'), 'value'),
    [`${colorList}: reads 'colors[].value', which the document does not have`],
  ],
  [
    'a field of a record that is referred to, whose id has another name',
    document => {
      at(schema(document, 'notifications'), 'properties').user = { type: 'object', properties: { id: { type: 'string' } } };
    },
    ["GET /notification/all (notifications.list.all): reads 'notifications[].user.name', which the document does not have"],
  ],
  [
    'a total that it does not have',
    document => {
      const { properties } = at(answer(document, 'get', coupons), 'schema');
      for (const name of ['total', 'count']) drop(plainOf(properties), name);
    },
    [`${couponList}: reads 'total', which the document does not have`],
  ],
  [
    'a reply of which it names no field',
    document => Object.assign(answer(document, 'get', '/color/all'), { schema: { type: 'object' } }),
    [`${colorList}: reads colors: the document names no field of the reply`],
  ],
];

describe('a document that differs', () => {
  test.each(drifts)('in %s', async (_what, bend, lines) => {
    const document = contract();
    bend(document);
    const result = await compare(document);
    expect(result.lines).toEqual(lines);
    expect(result.code).toBe(1);
  });

  test('in operations that no call uses has no drift', async () => {
    const document = contract();
    at(document, 'paths')['/audit'] = { get: { responses: { 200: { description: 'Read' } } } };
    expect(await compare(document)).toMatchObject({
      code: 0,
      lines: ['GET /audit: is not used'],
      summary: expect.stringMatching(/^\d+ declared calls: no drift; 1 operation of the document not used\.$/),
    });
  });

  test('is compared for some resources, or without extensions, where that is asked for', async () => {
    const document = contract();
    drop(at(document, 'paths', '/color/{id}'), 'delete');
    changeParameters(document, all => all.filter(({ name }) => name !== 'state'));
    const documented = await compare(document, '--documented');
    expect(documented.lines.map(line => line.split(':')[0])).toEqual(['DELETE /color/{id} (colors.delete)']);
    const only = await compare(document, '--only', 'coupons');
    expect(only.lines.map(line => line.split(':')[0])).toEqual([couponList]);
  });
});

describe('a document without drift', () => {
  test('is this contract', async () => {
    const { code, lines, summary } = await run('--document', 'openapi.yaml');
    expect([code, lines]).toEqual([0, []]);
    expect(summary).toMatch(/^1\d\d declared calls: no drift; 0 operations of the document not used\.$/);
  });

  test('may name path parameters otherwise, and have the path of its server in its paths', async () => {
    const { paths, ...document } = contract();
    const moved = Object.entries(plainOf(paths)).map(([route, item]) => [`/v2${route.replaceAll('{id}', '{key}')}`, item]);
    const servers = [{ url: 'https://shop.example/v2' }];
    expect(await compare({ ...document, servers, paths: Object.fromEntries(moved) })).toMatchObject({ code: 0, lines: [] });
  });

  test('may leave out of replies what is only sent', async () => {
    const document = contract();
    drop(at(schema(document, 'collections'), 'properties'), 'priority');
    expect(await compare(document)).toMatchObject({ code: 0, lines: [] });
  });

  test('may have replies in another form that the app reads', async () => {
    const document = contract();
    const record = { $ref: '#/components/schemas/coupons' };
    const properties = { data: { type: 'array', items: record }, totalCount: { type: 'integer' } };
    answer(document, 'get', coupons).schema = { type: 'object', properties };
    answer(document, 'get', '/coupon/admin/single/{id}').schema = { type: 'object', properties: { data: record } };
    answer(document, 'get', '/color/all').schema = { type: 'array', items: { $ref: '#/components/schemas/colors' } };
    expect(await compare(document)).toMatchObject({ code: 0, lines: [] });
  });
});

test.each(['petstore', 'galaxy', 'shipengine'])('nothing of the API of %s is ours', async name => {
  const { code, lines, summary } = await run('--document', `tests/define/openapi-documents/${name}.yaml`);
  const [calls = '', differences] = summary?.match(/\d+/g) ?? [];
  expect(code).toBe(1);
  expect(lines.filter(line => !/is no call of the document|is not used$/.test(line))).toEqual([]);
  expect(Number(differences)).toBeGreaterThan(Number(calls) * 0.9);
});

test.each([
  ['there is no such file', ['--document', 'openapi.yml'], "There is no file 'openapi.yml'. Did you mean 'openapi.yaml'?\n"],
  ['it is no OpenAPI', ['--document', 'package.json'], "package.json is no OpenAPI document: it has no 'openapi: 3.…'.\n"],
  ['a server is named too', ['--document', 'openapi.yaml', '--write'], '--document asks no server: leave out --write.\n'],
])('says why it cannot compare: %s', async (_why, args, message) => {
  expect(await run(...args)).toMatchObject({ code: 2, err: message });
});
