// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { call, defineResource } from '#define';
import { resources as ofShop } from '#resources';
import { besideShop } from '#tests/support/besideShop.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const gates = defineResource({
  name: 'gates',
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'state', kind: 'choice', choices: ['open', 'shut'], readOnly: true },
    { source: 'keeper.note', kind: 'text', in: ['show'] },
    { source: 'height', kind: 'number', readOnly: true },
  ],
  lists: { all: { call: call('GET /gate/all?page&limit', { rows: 'gates' }), actions: [], row: ['open', 'tell'] } },
  pages: { create: false },
  calls: { one: call('GET /gate/{id}'), update: call('PUT /gate/{id}') },
  actions: {
    open: { when: { state: { not: 'open' } }, expect: gate => ({ ...gate, state: 'open' }), undo: true },
    tell: { ask: ['keeper.note'], expect: (gate, { keeper }) => ({ ...gate, keeper }) },
  },
});
const rows = [{ _id: 'g1', name: 'North', state: 'shut', keeper: { note: 'Anu' }, height: 3 }];
const shop = providerOverMock({ resources: besideShop(ofShop, gates), tables: { gates: rows } });

const gate = async () => (await shop.provider.getOne('gates', { id: 'g1' })).data;
const sent = () => shop.mock.received.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test('an action without a call sends what it sets, although the form cannot edit it, and nothing else besides', async () => {
  await shop.provider.act('gates', 'open', await gate());
  await shop.provider.act('gates', 'tell', await gate(), { keeper: { note: 'Binu' } });
  expect(sent()).toEqual([
    { name: 'North', state: 'open' },
    { name: 'North', keeper: { note: 'Binu' } },
  ]);
  expect(await gate()).toMatchObject({ state: 'open', keeper: { note: 'Binu' }, height: 3 });
});

test('the form sends what it can edit, not what an action sets', async () => {
  const before = await gate();
  await shop.provider.update('gates', { id: 'g1', data: { ...before, name: 'South' }, previousData: before });
  expect(sent()).toEqual([{ name: 'South' }]);
});
