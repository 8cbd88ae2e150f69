/** The server refuses each step that `states` forbids. The tests follow from the declarations, so that a resource with steps is tested too. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { forbiddenSteps, type Resource, recordCalls, recordsIn, withValue } from '#define';
import type { Tables } from '#mock-api/engine/fixtures.ts';
import { readFixtures } from '#mock-api/shop.ts';
import { resources } from '#resources';
import { stepped, tables } from '#tests/stock/tickets.ts';
import { besideShop } from '#tests/support/besideShop.ts';
import { pathOf } from '#tests/support/declared.ts';
import { startMock } from '#tests/support/mockServer.ts';

const withSteps = besideShop(resources, ...stepped).filter(({ states }) => states?.steps);
const stored: Tables = { ...readFixtures(), ...tables };

/** The first stored row in each state, with the state as its id. */
function rowsOf({ name, fields, states: { source } = { source: '' } }: Resource) {
  const [row = {}] = recordsIn(stored[name]);
  const states = fields.find(field => field.source === source)?.choices ?? [];
  return states.map(state => ({ ...withValue(row, source, state), _id: String(state) }));
}

const rows = Object.fromEntries(withSteps.map(resource => [resource.name, rowsOf(resource)]));
const mock = await startMock({ resources: withSteps, tables: { users: stored.users ?? [], ...rows } });
afterAll(() => mock.stop());
beforeEach(() => mock.reset());

describe.each(withSteps)('$name', resource => {
  const { name, actions, states } = resource;
  const forbidden = forbiddenSteps(resource);
  test.each(forbidden)('refuses the step from $from ($action, to $to)', async ({ from, action, to }) => {
    const call = action === undefined ? recordCalls(resource).update : actions[action]?.call;
    const row = rows[name]?.find(({ _id }) => _id === from);
    const body = action === undefined && row ? withValue(row, states?.source ?? '', to) : {};
    const reply = await mock.call(call?.method ?? '', call ? pathOf(call, from) : '', body, await mock.signIn());
    expect([reply.status, await reply.json()]).toEqual([409, { message: expect.stringContaining(`'${from}'`) }]);
    expect(mock.rows(name)).toEqual(rows[name]);
  });
});

describe('a step that is allowed', () => {
  const calling = async (method: string, url: string, body: object) => {
    const reply = await mock.call(method, url, body, await mock.signIn());
    return [reply.status, await reply.json()];
  };

  test('is made by its call, with what it asks for, or by an update', async () => {
    expect(await calling('POST', '/ticket/pause/open', {})).toEqual([200, expect.objectContaining({ status: 'paused' })]);
    expect(await calling('POST', '/ticket/close/paused', { reason: 'Rain' })).toEqual([
      200,
      expect.objectContaining({ status: 'closed', reason: 'Rain' }),
    ]);
    expect(await calling('PUT', '/ticket/closed', { status: 'open' })).toEqual([200, expect.objectContaining({ status: 'open' })]);
    expect(await calling('PUT', '/ticket/closed', { name: 'Swim', status: 'open' })).toEqual([200, expect.objectContaining({ name: 'Swim' })]);
  });

  test('needs what it asks for', async () => {
    expect(await calling('POST', '/ticket/close/open', {})).toEqual([400, { message: 'reason is required' }]);
  });

  test('says why it is not possible', async () => {
    expect(await calling('POST', '/ticket/resume/open', {})).toEqual([409, { message: "'resume' is not possible while status is 'open'" }]);
    expect(await calling('PUT', '/ticket/open', { status: 'draft' })).toEqual([409, { message: "status cannot change from 'open' to 'draft'" }]);
  });
});
