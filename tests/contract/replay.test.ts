import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { main, session } from '#contract/command.ts';
import { callsOf, replay } from '#contract/replay.ts';
import { reportText } from '#contract/report.ts';
import { defineResource } from '#define';
import { demoAccount } from '#mock-api/behaviour/shopAccount.ts';
import { readFixtures } from '#mock-api/shop.ts';
import { resources } from '#resources';
import { dialect } from '#resources/dialect.ts';
import { pages } from '#resources/pages.ts';
import { type Drift, driftingProxy } from '#tests/support/driftingProxy.ts';
import { startMock } from '#tests/support/mockServer.ts';

interface Finding {
  kind: string;
  field: string;
  tolerated: boolean;
}
interface Report {
  summary: { calls: number; drift: number; tolerated: number; notAsked: number };
  leftOver: { resource: string; id: string; why: string }[];
  calls: { operation: string; method: string; asked: string; why: string; skipped?: string; verdict: string; findings: Finding[] }[];
}

const folder = mkdtempSync(path.join(tmpdir(), 'replay-'));
const json = path.join(folder, 'report.json');
const html = path.join(folder, 'report.html');
const report = (): Report => JSON.parse(readFileSync(json, 'utf8'));
afterAll(() => rmSync(folder, { recursive: true }));

const { users, ...fixtures } = readFixtures();
let mock: Awaited<ReturnType<typeof startMock>>;
let token: string;
beforeAll(async () => {
  mock = await startMock({ tables: { users, ...fixtures } });
});
beforeEach(async () => {
  await mock.reset();
  token = await mock.signIn();
});
afterAll(() => mock.stop());

/** Runs the command in another process. */
async function command(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['contract/startReplay.mjs', '--delay', '0', '--json', json, '--html', html, ...args], {
    env: { ...process.env, ...env },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', part => {
    out += part;
  });
  child.stderr.on('data', part => {
    err += part;
  });
  const code = await new Promise(resolve => child.on('close', resolve));
  return { code, out, err };
}

/** Runs the command in this process. */
async function run(...args: string[]) {
  let [out, err] = ['', ''];
  const write = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
  };
  const code = await main(['--delay', '0', '--json', json, ...args], { CONTRACT_TOKEN: token }, { ...write, isLive: false });
  return { code, out, err };
}

const allRows = () => Object.fromEntries(resources.map(({ name }) => [name, mock.rows(name)]));
const played = (operation: string) => report().calls.filter(call => call.operation === operation);

test('the mock passes whole, its writes too, and holds afterwards what it held before', async () => {
  const before = allRows();
  const { code, out, err } = await command(['--api', `${mock.origin}/api`, '--write'], {
    CONTRACT_EMAIL: demoAccount.email,
    CONTRACT_PASSWORD: demoAccount.password,
  });
  expect([code, report().calls.filter(({ verdict }) => verdict === 'drift' || verdict === 'tolerated')], out + err).toEqual([0, []]);
  expect(allRows()).toEqual(before);
  expect(out).toMatch(/GET \/order\/admin\/single\/\w+ +200 +\d+ ms +ok\n/);
  expect(out).toMatch(/\d{3} calls: no drift, \d+ not asked\.\n$/);
  expect(err).toContain('100 calls, 0 with drift: ');
  // A record of each resource that has both calls was created, changed and deleted.
  const writable = resources.filter(({ calls }) => 'create' in calls && 'delete' in calls).map(({ name }) => name);
  for (const operation of writable.flatMap(name => ['create', 'update', 'delete'].map(verb => `${name}.${verb}`)))
    expect([operation, ...new Set(played(operation).map(({ verdict }) => verdict))]).toEqual([operation, 'ok']);
  expect(played('products.restore')).toMatchObject([{ verdict: 'ok' }]);
  expect(played('products.hardDelete')).toMatchObject([{ verdict: 'ok' }]);
  expect(played('orders.setStatus')).toMatchObject([{ skipped: 'it would change what is not its own' }]);
  expect(played('shops.approve')).toMatchObject([{ skipped: 'others would hear of it' }]);
  const page = readFileSync(html, 'utf8');
  expect(page).toContain('/order/admin/single/');
  for (const text of [out, err, page, readFileSync(json, 'utf8')]) expect(text).not.toContain(demoAccount.password);
  // The report contains no search word of a record.
  expect(report().calls.filter(({ asked }) => /search(Text)?=(?!…|qzxjvkwpy|$|&)/.test(asked))).toEqual([]);
}, 120_000);

test('a resource that speaks plain REST is reported as not asked', async () => {
  const suppliers = defineResource({ name: 'suppliers', fields: [{ source: 'name', kind: 'text' }] });
  const all = [...resources, suppliers];
  const contract = { document: parse(readFileSync('openapi.yaml', 'utf8')), resources: all, calls: callsOf(all, pages), session, dialect };
  const options = { api: `${mock.origin}/api`, token, only: ['suppliers'], write: true, documented: false, timeout: 5000, delay: 0 };
  const outcome = await replay(contract, options, () => {});
  expect(reportText(outcome)).toMatch(/\nsuppliers\nGET \/suppliers +— +not asked: it speaks plain REST \(its calls\)\n/);
});

/** A drift and the finding that must report it: operation, kind, field. */
type Case = [Drift, operation: string, kind: string, field: string];

const rows = (key: string, change: (row: Record<string, unknown>) => Record<string, unknown>) => (answer: Record<string, unknown>) => ({
  ...answer,
  [key]: (answer[key] as Record<string, unknown>[]).map(change),
});

const drifts: Case[] = [
  [{ call: 'GET /color/all', body: rows('colors', ({ name: _name, ...row }) => row) }, 'colors.list.all', 'missing field', 'colors[].name'],
  [{ call: 'GET /product/admin/single/*', body: row => ({ ...row, sellingPrice: { amount: 5 } }) }, 'products.one', 'wrong type', 'sellingPrice'],
  [
    { call: 'GET /enquiry/admin/all', body: rows('enquiries', row => ({ ...row, status: 'lost' })) },
    'enquiries.list.all',
    'unknown value',
    'enquiries[].status',
  ],
  [{ call: 'GET /notification/all', body: ({ total: _total, ...answer }) => answer }, 'notifications.list.all', 'no total', 'total'],
  [{ call: 'GET /coupon/admin/all', ignores: ['couponType'] }, 'coupons.list.all', 'ignored extension', 'couponType'],
  [{ call: 'GET /area/admin/all', ignores: ['search'] }, 'areas.list.all', 'ignored extension', 'search'],
  [{ call: 'GET /user/admin/all', ignores: ['page'] }, 'users.list.all', 'ignored parameter', 'page'],
  [{ call: 'GET /banner/admin/all', body: answer => ({ ...answer, banners: 'none' }) }, 'banners.list.all', 'wrong type', 'banners'],
  [{ call: 'GET /group/admin/all', ignores: ['limit'] }, 'groups.list.all', 'ignored parameter', 'limit'],
  [{ call: 'GET /collection/admin/all', status: 204, text: '' }, 'collections.list.all', 'another status', ''],
  [{ call: 'GET /static/dashboard/data', type: 'text/html', text: '<!doctype html><title>Shop</title>' }, 'dashboard.page.counts', 'no JSON', ''],
  [{ call: 'GET /brand/admin/all', body: rows('brands', row => ({ ...row, _id: { $oid: row._id } })) }, 'brand.all', 'wrong type', 'brands[]._id'],
  [{ call: 'GET /order/admin/all', ignores: ['sortBy'] }, 'orders.list.all', 'ignored extension', 'sortBy'],
  [{ call: 'GET /shop/*', body: answer => ('shops' in answer ? answer : { ...answer, _id: 'another' }) }, 'shops.one', 'another record', '_id'],
  [{ call: 'GET /cart/*', status: 500, text: '{"message":"Out of order"}' }, 'carts.one', 'another status', ''],
  [{ call: 'GET /user/admin/*', body: ({ name: _name, ...row }) => row }, 'users.one', 'missing field', 'name'],
];

const tolerated: Case[] = [
  [{ call: 'GET /category/admin/all', type: 'text/plain' }, 'category.all', 'another content type', ''],
  [{ call: 'GET /category/admin/*', body: row => ({ data: row }), status: 203 }, 'category.one', 'another status', ''],
  [{ call: 'GET /subCategory/admin/all', body: ({ subCategories }) => subCategories }, 'subcategory.all', 'wrong type', ''],
  [{ call: 'GET /static/revenue', body: answer => ({ ...answer, total: String(answer.total) }) }, 'revenue.page.summary', 'wrong type', 'total'],
];

test('a server that drifts in sixteen ways is told all sixteen, each with its call and field, and what is tolerated apart', async () => {
  const all = [...drifts, ...tolerated];
  const proxy = await driftingProxy(
    mock.origin,
    all.map(([drift]) => drift),
  );
  const { code, out, err } = await command(['--api', proxy.api], { CONTRACT_TOKEN: token });
  await proxy.stop();
  expect(code, err).toBe(1);
  const reported = (isTolerated: boolean) =>
    report().calls.flatMap(({ operation, findings }) =>
      findings.filter(one => one.tolerated === isTolerated).map(({ kind, field }) => `${operation}: ${kind} ${field}`.trim()),
    );
  for (const [, operation, kind, field] of drifts) expect(reported(false)).toContain(`${operation}: ${kind} ${field}`.trim());
  for (const [, operation, kind, field] of tolerated) expect(reported(true)).toContain(`${operation}: ${kind} ${field}`.trim());
  // Unchanged calls have no findings.
  const bent = new Set(all.map(([, operation]) => operation));
  expect(
    report()
      .calls.filter(({ operation, findings }) => findings.length && !bent.has(operation))
      .map(({ operation }) => operation),
  ).toEqual([]);
  expect(out).toContain('no total: expected the field, came nothing');
  expect(out).toContain('ignored extension couponType: expected rows that fit, came');
}, 120_000);

describe('writes', () => {
  test('are taken away although a step between failed', async () => {
    await mock.fail({ call: 'PUT /color/*', status: 500, message: 'Out of order' });
    const before = mock.rows('colors');
    expect(await run('--api', `${mock.origin}/api`, '--only', 'colors', '--write')).toMatchObject({ code: 1 });
    expect(played('colors.update')).toMatchObject([{ findings: [{ kind: 'another status' }] }]);
    expect(mock.rows('colors')).toEqual(before);
  });

  test('that cannot be taken away are listed with their id', async () => {
    await mock.fail({ call: 'DELETE /color/*', status: 500, message: 'Out of order' });
    const { code, out } = await run('--api', `${mock.origin}/api`, '--only', 'colors', '--write');
    const { _id } = mock.rows('colors').find(({ name }) => String(name).startsWith('ContractReplay')) ?? {};
    expect([code, report().leftOver]).toEqual([1, [{ resource: 'colors', id: _id, why: 'deleting it was answered with 500' }]]);
    expect(out).toContain(`colors ${_id}: deleting it was answered with 500`);
  });

  test('that are not kept are told, and a record whose create was answered in words is found by its name', async () => {
    const proxy = await driftingProxy(mock.origin, [
      { call: 'POST /area/admin/new', body: () => ({ message: 'Created' }) },
      { call: 'PUT /area/*', text: '{"message":"Done"}', ignores: [] },
      { call: 'GET /area/admin/*', body: answer => ('areas' in answer ? answer : { ...answer, name: 'Elsewhere' }) },
    ]);
    const before = mock.rows('areas');
    const { code } = await run('--api', proxy.api, '--only', 'areas', '--write');
    await proxy.stop();
    expect(code).toBe(1);
    expect(played('areas.one').flatMap(({ findings }) => findings.map(({ kind, field }) => `${kind} ${field}`))).toContain('not kept name');
    expect(mock.rows('areas')).toEqual(before);
  });
});

test('what needs an id of an empty list is said not to be asked', async () => {
  const empty = await startMock({ tables: { users, ...fixtures, areas: [] } });
  expect(await run('--api', `${empty.origin}/api`, '--only', 'areas')).toMatchObject({ code: 0 });
  expect(played('areas.one')).toMatchObject([{ skipped: 'no record of areas', verdict: 'not asked' }]);
  await empty.stop();
});

test('no extension is asked for where documented parameters alone are wanted', async () => {
  await run('--api', `${mock.origin}/api`, '--only', 'orders', '--documented');
  const asked = played('orders.list.all').map(call => call.asked);
  expect(asked).toEqual(['/order/admin/all?page=1&limit=10', '/order/admin/all?page=2&limit=2']);
});

describe('what cannot be replayed is said in a sentence, with exit code 2:', () => {
  let answer: { status: number; headers?: Record<string, string>; text: string };
  const server = createServer((_request, response) => response.writeHead(answer.status, answer.headers).end(answer.text));
  let api: string;
  beforeAll(async () => {
    server.keepAliveTimeout = 0;
    await new Promise<void>(resolve => server.listen(0, resolve));
    api = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise(resolve => server.close(resolve)));
  afterEach(() => {
    answer = { status: 404, text: '' };
  });
  const messages = async (...args: string[]) => {
    const { code, err, out } = await run(...args);
    return [code, out, err.split('\n').filter(line => line && !line.startsWith('Replaying'))];
  };

  test('a page in place of the API', async () => {
    answer = { status: 200, text: '<!doctype html><html></html>' };
    expect(await messages('--api', api)).toEqual([
      2,
      '',
      [`${api} answers HTML in place of JSON (200): it is a page, not the API. Perhaps /api lacks at its end?`],
    ]);
  });

  test('an address that sends on', async () => {
    answer = { status: 301, headers: { location: 'https://elsewhere.example/' }, text: '' };
    expect(await messages('--api', api)).toEqual([
      2,
      '',
      [`${api} sends on to https://elsewhere.example/: name the address where the API itself is.`],
    ]);
  });

  test('a token that is refused', async () => {
    answer = { status: 401, text: '{"message":"No user in this Token #admin"}' };
    expect(await messages('--api', api)).toEqual([2, '', ['The token is refused (401). It says: “No user in this Token #admin”.']]);
  });

  test('a password that is refused', async () => {
    expect(await messages('--api', `${mock.origin}/api`, '--email', demoAccount.email, '--password', 'wrong')).toEqual([
      2,
      '',
      [expect.stringContaining('Signing in was refused (400). It says: ')],
    ]);
  });

  test('a server that is not there, and one that speaks no TLS', async () => {
    const closed = createServer();
    await new Promise<void>(resolve => closed.listen(0, resolve));
    const nowhere = `http://localhost:${(closed.address() as AddressInfo).port}`;
    await new Promise(resolve => closed.close(resolve));
    expect(await messages('--api', nowhere)).toEqual([2, '', [`${nowhere} cannot be reached: nothing listens there.`]]);
    const tls = api.replace('http:', 'https:');
    expect(await messages('--api', tls)).toEqual([2, '', [`${tls} cannot be reached: no TLS is spoken there: perhaps http:// is meant.`]]);
  });

  test('options that it does not know', async () => {
    expect((await run('--api', api, '--colour')).err).toContain("Unknown option '--colour'");
    expect((await run('--api', 'shop')).err).toContain("'shop' is no address");
    expect((await run('--api', api, '--only', 'ordres')).err).toContain("There is nothing called 'ordres'. --only takes orders, products,");
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('--write') });
  });
});
