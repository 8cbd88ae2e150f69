import { describe, expect, test } from 'vitest';
import {
  call,
  defineResource,
  dialects,
  fixedLimit,
  isPaged,
  pageIn,
  pageQuery,
  plainList,
  recordCalls,
  searchParam,
  sortNames,
  sortQuery,
} from '#define';
import { describeResource } from '#define/describe/describeResource.ts';
import { openApi } from '#define/openapi/openApi.ts';
import { declarationsOf } from '#mock-api/bar/barDeclarations.ts';

const crates = defineResource({
  name: 'crates',
  actions: { open: { call: call('POST /crates/{id}/open'), expect: crate => crate } },
  fields: [{ source: 'name', kind: 'text' }],
});

describe('the account of a resource without calls', () => {
  test.each([
    ['shop', 'GET /crates[?sortBy][&order][&page][&limit][&search]', 'total', 'PUT'],
    ['rest', 'GET /crates[?sort][&range][&filter]', 'Content-Range', 'PUT'],
    ['jsonServer', 'GET /crates[?_sort][&_order][&_start][&_end][&q]', 'X-Total-Count', 'PUT'],
    ['offset', 'GET /crates[?sort][&order][&offset][&limit][&search]', 'total', 'PATCH'],
  ] as const)('says how it speaks %s', (name, list, total, method) => {
    const dialect = dialects[name];
    expect(describeResource(crates, dialect).calls.slice(0, 4)).toMatchObject([
      { purpose: 'list', call: list, reads: `rows, the total in ${total}` },
      { purpose: 'one', call: 'GET /crates/{id}' },
      { purpose: 'create', call: 'POST /crates' },
      { purpose: 'update', call: `${method} /crates/{id}` },
    ]);
    expect(declarationsOf([crates], [], dialect, []).calls.map(one => `${one.method} ${one.path}`)).toContain(`${method} /crates/{id}`);
    const { components } = openApi({ resources: [crates], pages: [], answers: {}, isOpen: () => false, dialect });
    expect(components).toMatchObject({ schemas: { crates: { required: [dialect.id] } } });
  });

  test('is that of rest by default', () => {
    expect(plainList(crates)).toEqual(plainList(crates, dialects.rest));
    expect(recordCalls(crates).update?.method).toBe('PUT');
    expect(describeResource(crates)).toEqual(describeResource(crates, dialects.rest));
  });

  test('is its own where it declares calls, whatever the dialect', () => {
    const declared = defineResource({ name: 'crates', calls: { update: call('PUT /crate/{id}') }, fields: [{ source: 'name', kind: 'text' }] });
    expect(recordCalls(declared, dialects.offset)).toEqual(declared.calls);
  });
});

describe('a declared call', () => {
  test.each([
    ['page&limit', { page: 3, limit: 20 }],
    ['page[number]&page[size]', { 'page[number]': 3, 'page[size]': 20 }],
    ['offset&limit', { offset: 40, limit: 20 }],
    ['page[offset]&page[limit]', { 'page[offset]': 40, 'page[limit]': 20 }],
    ['_start&_end', { _start: 40, _end: 60 }],
  ])('that pages by %s asks for a page so, and a server reads the same rows', (names, query) => {
    const list = call(`GET /crates?${names}`);
    expect(isPaged(list)).toBe(true);
    expect(fixedLimit(list)).toBeUndefined();
    expect(pageQuery(list, 3, 20)).toEqual(query);
    expect(pageIn(list, query)).toEqual({ from: 40, to: 60 });
  });

  test.each(['search', 'searchText', 'q'])('is searched by %s', name => {
    expect(searchParam(call(`GET /crates?page[&${name}]`))?.name).toBe(name);
  });

  test('has optional parameters alone or several in brackets, and constants of any sign', () => {
    const { query } = call('GET /crates?page&per-page=10[&from&to]&order=name:desc');
    expect(query).toEqual([
      { name: 'page', optional: false },
      { name: 'per-page', fixed: '10', optional: false },
      { name: 'from', optional: true },
      { name: 'to', optional: true },
      { name: 'order', fixed: 'name:desc', optional: false },
    ]);
  });

  test('has a path of any signs, and parameters with a dollar', () => {
    expect(call('GET /crates:search').path).toBe('/crates:search');
    expect(call('GET /Crates({id})?$top&$skip')).toMatchObject({ path: '/Crates({id})', query: [{ name: '$top' }, { name: '$skip' }] });
  });

  test.each(['/crates/:id', '/:id', '/crates/{id', '/crates?id={id}', '/crates?page[&search', ' /crates', 'https://shop.example/crates'])(
    'is not written as %s',
    text => {
      expect(() => call(`GET ${text}`)).toThrow('Not a call');
    },
  );

  test('sorts by the names of a preset that it has, else by sortBy and order', () => {
    const asked = (text: `GET ${string}`) => sortQuery(sortNames(call(text)), { field: 'name', order: 'DESC' });
    expect(asked('GET /crates?page')).toEqual({ sortBy: 'name', order: 'desc' });
    expect(asked('GET /crates?page[&_sort&_order]')).toEqual({ _sort: 'name', _order: 'DESC' });
    expect(asked('GET /crates?page[&sort][&order]')).toEqual({ sort: 'name', order: 'desc' });
    const { call: extended } = defineResource({
      name: 'crates',
      lists: { all: { call: call('GET /crates?_start&_end[&_sort][&_order]', { sorts: ['name'] }) } },
      fields: [{ source: 'name', kind: 'text' }],
    }).lists.all;
    expect(extended?.query.map(({ name }) => name)).toEqual(['_start', '_end', '_sort', '_order']);
  });
});
