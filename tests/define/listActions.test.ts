/** Actions that belong to no record, and calls that checks ask: in the contract and in words. */
import { expect, test } from 'vitest';
import { accessRule, call, defineResource, isOfList, type Plain } from '#define';
import { describeResource } from '#define/describe/describeResource.ts';
import { openApi } from '#define/openapi/openApi.ts';

const crates = defineResource({
  name: 'crates',
  fields: [
    { source: 'name', kind: 'text' },
    {
      source: 'code',
      kind: 'text',
      validate: {
        call: call('GET /crate/code/{value}[?id]'),
        rule: (_code: unknown, _crate: Plain, { isFree }: Plain) => (isFree ? undefined : 'taken'),
      },
    },
  ],
  lists: { all: { call: call('GET /crate/all', { rows: 'crates' }), actions: ['recount'], row: ['open'] } },
  calls: { one: call('GET /crate/{id}'), create: call('POST /crate/new'), update: call('PUT /crate/{id}') },
  actions: {
    recount: { call: call('POST /crate/recount'), ask: [{ source: 'shelf', kind: 'text' }] },
    open: { call: call('POST /crate/open/{id}'), sets: { name: 'open' } },
  },
});

test('an action belongs to no record where a list offers it', () => {
  expect([isOfList(crates, 'recount'), isOfList(crates, 'open')]).toEqual([true, false]);
});

test('the contract has its call with the asked values, answered without a record, and the call of a check', () => {
  const { paths } = JSON.parse(JSON.stringify(openApi({ resources: [crates], pages: [], answers: {}, isOpen: () => false })));
  const recount = paths['/crate/recount'].post;
  expect(recount.summary).toBe("Does 'recount' to crates");
  expect(JSON.stringify(recount.requestBody)).toContain('shelf');
  expect(recount.responses['200'].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Done' });
  const check = paths['/crate/code/{value}'].get;
  expect(check.summary).toBe("Says whether a value of 'code' of crates is right");
  expect(check.parameters.map(({ name }: { name: string }) => name)).toEqual(['value', 'id']);
});

test('the description names both', () => {
  const { lists, fields } = describeResource(crates);
  expect(lists[0]?.says).toContain('actions recount');
  expect(fields[1]?.says).toContain('must pass a rule about the answer of GET /crate/code/{value}[?id]');
});

test('the table of roles grants it like any action', () => {
  const may = accessRule({ clerk: { crates: 'write', 'crates.recount': 'none' } }, [crates]);
  const asks = (action: string) => may({ resource: 'crates', action, role: 'clerk' });
  expect([asks('recount'), asks('open')]).toEqual([false, true]);
});

test('the contract of plain REST has no record where only an action of the list has a call', () => {
  const plain = defineResource({
    name: 'kegs',
    fields: [{ source: 'name', kind: 'text' }],
    lists: { all: { actions: ['recount'] } },
    actions: { recount: { call: call('POST /keg/recount') } },
  });
  const { components } = JSON.parse(JSON.stringify(openApi({ resources: [plain], pages: [], answers: {}, isOpen: () => false })));
  expect(Object.keys(components.schemas)).not.toContain('kegs');
});
