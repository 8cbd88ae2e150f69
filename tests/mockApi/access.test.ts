import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccessTable, accessRule, call, defineResource } from '#define';
import { roleAccounts } from '#mock-api/behaviour/shopAccount.ts';
import { readFixtures } from '#mock-api/shop.ts';
import { startMock } from '#tests/support/mockServer.ts';

const parts = defineResource({
  name: 'parts',
  lists: { all: { call: call('GET /part/all', { rows: 'parts' }) } },
  calls: { one: call('GET /part/{id}'), create: call('POST /part/new'), update: call('PUT /part/{id}'), delete: call('DELETE /part/{id}') },
  actions: { close: { call: call('POST /part/close/{id}'), expect: part => ({ ...part, isOpen: false }) } },
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'cost', kind: 'money' },
    { source: 'stock', kind: 'integer', initial: 0 },
    { source: 'maker.name', kind: 'text' },
    { source: 'maker.city', kind: 'text' },
    { source: 'isOpen', kind: 'flag' },
    { source: 'box', kind: 'reference', reference: 'boxes' },
  ],
});
const boxes = defineResource({
  name: 'boxes',
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'code', kind: 'text' },
  ],
});
const tables = {
  users: readFixtures().users ?? [],
  parts: [{ _id: 'p1', name: 'Axle', cost: 5, stock: 3, maker: { name: 'Nila', city: 'Ooty' }, isOpen: true, box: 'b1' }],
  boxes: [{ _id: 'b1', name: 'Crate', code: 'C-1' }],
};

const table: AccessTable = {
  staff: { 'parts.cost': 'none', 'parts.maker.city': 'read', 'parts.stock': 'read', 'parts.close': 'none', 'boxes.name': 'none', boxes: 'write' },
  viewer: { '*': 'read', boxes: 'none' },
};
const resources = [parts, boxes];
const mock = await startMock({ resources, tables, mayDo: accessRule(table, resources) });
afterAll(() => mock.stop());
beforeEach(() => mock.reset());

/** Calls as the account of a role; without one as the demo account. */
async function calling(role: string | undefined, method: string, url: string, body?: unknown) {
  const account = roleAccounts.find(known => known.role === role);
  const reply = account && (await mock.call('POST', '/login', { email: account.email, password: account.password }));
  const token = reply ? ((await reply.json()) as { token: string }).token : await mock.signIn();
  const answer = await mock.call(method, url, body, token);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('an account with a role', () => {
  test('signs in with an answer that has the role beside what the demo account’s has', async () => {
    const [account] = roleAccounts;
    const answer = await (await mock.call('POST', '/login', { email: account.email, password: account.password })).json();
    expect(answer).toEqual({ token: expect.any(String), role: 'staff', user: { _id: account._id, name: account.name, email: account.email } });
    expect((await mock.call('POST', '/login', { email: account.email, password: 'wrong' })).status).toBe(400);
  });

  test('is told what its role lacks', async () => {
    const refused = (message: string) => ({ status: 403, body: { message } });
    expect(await calling('viewer', 'PUT', '/part/p1', { name: 'Rod' })).toEqual(refused("Your role 'viewer' may not update parts"));
    expect(await calling('viewer', 'POST', '/part/new', { name: 'Rod' })).toEqual(refused("Your role 'viewer' may not create parts"));
    expect(await calling('viewer', 'DELETE', '/part/p1')).toEqual(refused("Your role 'viewer' may not delete parts"));
    expect(await calling('viewer', 'GET', '/boxes')).toEqual(refused("Your role 'viewer' may not see boxes"));
    expect(await calling('viewer', 'GET', '/boxes/b1')).toEqual(refused("Your role 'viewer' may not see boxes"));
    expect(await calling('staff', 'POST', '/part/close/p1')).toEqual(refused("Your role 'staff' may not do 'close' to parts"));
    expect(mock.rows('parts')).toEqual(tables.parts);
  });

  test('gets no field that it may not read, in lists, records, summaries and after writing', async () => {
    const seen = { _id: 'p1', name: 'Axle', stock: 3, maker: { name: 'Nila', city: 'Ooty' }, isOpen: true, box: { _id: 'b1' } };
    expect((await calling('staff', 'GET', '/part/all')).body).toEqual({ parts: [seen], total: 1 });
    expect((await calling('staff', 'GET', '/part/p1')).body).toEqual(seen);
    expect((await calling('staff', 'PUT', '/part/p1', { name: 'Rod' })).body).toEqual({ ...seen, name: 'Rod' });
    expect((await calling('staff', 'GET', '/boxes')).body).toEqual([{ id: 'b1', code: 'C-1' }]);
  });

  test('changes what it may write; what it may not stays stored, whether the body leaves it out or sends it as it is', async () => {
    await calling('staff', 'PUT', '/part/p1', { name: 'Rod', maker: { name: 'Tirur' }, stock: 3 });
    expect(mock.rows('parts')).toEqual([{ ...tables.parts[0], name: 'Rod', maker: { name: 'Tirur', city: 'Ooty' } }]);
    expect((await calling('staff', 'PUT', '/boxes/b1', { id: 'b1', code: 'C-2' })).status).toBe(200);
    expect(mock.rows('boxes')).toEqual([{ _id: 'b1', name: 'Crate', code: 'C-2' }]);
  });

  test.each([
    ['cost', { cost: 9 }],
    ['stock', { stock: 4 }],
    ['maker.city', { maker: { name: 'Nila', city: 'Kochi' } }],
  ])('is refused a body that changes %s', async (source, body) => {
    const message = `Your role 'staff' may not change '${source}' of parts`;
    expect(await calling('staff', 'PUT', '/part/p1', body)).toEqual({ status: 403, body: { message } });
    expect(await calling('staff', 'POST', '/part/new', { name: 'Rod', ...body })).toEqual({ status: 403, body: { message } });
    expect(mock.rows('parts')).toEqual(tables.parts);
  });

  test('creates a record with what it may write', async () => {
    const { status, body } = await calling('staff', 'POST', '/part/new', { name: 'Rod', stock: 0, cost: null });
    expect([status, body.name, body.stock, 'cost' in body]).toEqual([200, 'Rod', 0, false]);
  });
});

test('an account without a role does everything, and its sign-in answers as before', async () => {
  expect((await calling(undefined, 'PUT', '/part/p1', { cost: 9 })).body).toMatchObject({ cost: 9 });
  expect((await calling(undefined, 'POST', '/part/close/p1')).status).toBe(200);
  expect((await calling(undefined, 'GET', '/boxes')).body).toEqual([{ id: 'b1', name: 'Crate', code: 'C-1' }]);
});

test('a rule about records holds for an account without a role too', async () => {
  const byRole = accessRule(table, resources);
  const open = await startMock({
    resources,
    tables,
    mayDo: request => byRole(request) && !(request.action === 'edit' && request.record?.isOpen === true),
  });
  const token = await open.signIn();
  const change = (cost: number) => open.call('PUT', '/part/p1', { name: 'Axle', cost }, token);
  const refused = await change(9);
  expect([refused.status, await refused.json()]).toEqual([403, { message: 'You may not update parts' }]);
  expect((await open.call('POST', '/part/close/p1', {}, token)).status).toBe(200);
  expect((await change(9)).status).toBe(200);
  await open.stop();
});
