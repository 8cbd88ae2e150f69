import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { call, defineResource, type Resource } from '#define';
import type { Behaviour } from '#mock-api/engine/behaviourTypes.ts';
import { createShopMock } from '#mock-api/shop.ts';
import { startMock } from '#tests/support/mockServer.ts';

const mock = await startMock();
const token = await mock.signIn();
afterAll(() => mock.stop());
beforeEach(() => mock.reset());

const ask = async (method: string, url: string, body?: unknown, as: string = token) => {
  const reply = await mock.call(method, url, body, as);
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};
const names = async (url: string, key: string) => ((await ask('GET', url)).body[key] as { _id: string }[]).map(({ _id }) => _id);

test('it does not start on wrong declarations, an action without behaviour or a missing fixture, and says all of it', () => {
  const kites = defineResource({
    name: 'kites',
    fields: [{ source: 'name', kind: 'text' }],
    lists: {},
    pages: { create: false, edit: false },
    calls: { one: call('GET /kite/{id}') },
    actions: { fly: { call: call('POST /kite/fly/{id}') } },
  });
  const kettles = defineResource({ name: 'kettles', icon: 'Palette', represent: 'maker', fields: [{ source: 'maker', kind: 'text' }] });
  const nameless: Resource = { ...kettles, represent: 'makr' };
  const start = (resources: readonly Resource[], behaviour: Record<string, Behaviour>) => () =>
    createShopMock({ resources, behaviour, tables: { kettles: [] } });
  expect(start([kites, kettles], { kites: { actions: { fly: row => row } } })).not.toThrow();
  const told = [
    "R04 kettles.represent: no field 'makr'. Did you mean 'maker'?",
    "R41 kites.actions.fly: the mock has no behaviour for 'fly'.",
    "R42 makers: no fixture 'makers'. Write mock-api/fixtures/makers.json.",
  ];
  const makers = defineResource({ name: 'makers', fields: [{ source: 'name', kind: 'text' }] });
  expect(start([kites, nameless, makers], {})).toThrow(new Error(told.join('\n')));
});

test('letter case and slashes count', async () => {
  expect((await ask('GET', '/color/all')).status).toBe(200);
  for (const url of ['/Color/all', '/color/all/', '/color/All']) {
    const { status, body } = await ask('GET', url);
    expect([url, status, body.message]).toEqual([url, 404, `There is no call GET ${url}`]);
  }
  const [id] = await names('/enquiry/admin/all?page=1', 'enquiries');
  expect((await ask('GET', `/enquiry/admin/${id}/`)).status).toBe(200);
  expect((await ask('GET', `/enquiry/admin/${id}`)).status).toBe(404);
});

test('without a token, or with a made-up one, nothing is answered', async () => {
  for (const as of ['', 'mock.6911900f9f4c27b1e63a94f9.0123456789abcdef01234567', 'nonsense']) {
    expect(await ask('GET', '/color/all', undefined, as)).toEqual({ status: 401, body: { message: 'No user in this Token #admin' } });
  }
});

test('a product moves between the lists as it is switched off, deleted, restored and deleted for good', async () => {
  const all = '/product/admin/custom/all?page=1&limit=500';
  const [id] = await names('/product/admin/custom/active?page=1&limit=500', 'products');
  await ask('POST', `/product/admin/status/${id}`);
  expect(await names('/product/admin/custom/inactive?page=1&limit=500', 'products')).toContain(id);
  await ask('DELETE', `/product/admin/${id}`);
  expect(await names(all, 'products')).not.toContain(id);
  expect(await names('/product/admin/deleted/all', 'products')).toContain(id);
  await ask('POST', `/product/admin/restore/${id}`);
  expect(await names(all, 'products')).toContain(id);
  expect((await ask('DELETE', `/product/admin/hard/${id}`)).status).toBe(409);
  await ask('DELETE', `/product/admin/${id}`);
  await ask('DELETE', `/product/admin/hard/${id}`);
  expect((await ask('GET', `/product/admin/single/${id}`)).status).toBe(404);
});

test('a copy has a name and an item code of its own', async () => {
  const [id] = await names('/product/admin/custom/all?page=1&limit=1', 'products');
  const { body: product } = await ask('GET', `/product/admin/single/${id}`);
  const { body: copy } = await ask('POST', `/product/admin/duplicate/${id}`);
  expect(copy._id).not.toBe(id);
  expect(copy.itemCode).not.toBe(product.itemCode);
  expect(copy.primaryLang).toMatchObject({ name: `${(product.primaryLang as { name: string }).name} (Copy)` });
});

describe('refusals say what is wrong', () => {
  const good = { primaryLang: { name: 'Test' }, category: '68df5b489f4c27b1e63a91c6' };
  test.each([
    ['POST', '/product/admin/new', { ...good, primaryLang: {} }, 400, 'Product name is required'],
    ['POST', '/product/admin/new', { primaryLang: { name: 'Test' } }, 400, 'Category is required'],
    ['POST', '/product/admin/new', { ...good, price: -1 }, 400, 'price must be a number of 0 or more'],
    ['POST', '/product/admin/new', { ...good, itemCode: 'MB-1001' }, 409, 'Item code MB-1001 is already in use'],
    ['POST', '/color/new', { name: '', value: '#fff' }, 400, 'Color name is required'],
    ['POST', '/brand/admin/new', { primaryLang: { name: 'Kaithari Looms' } }, 409, 'Kaithari Looms exists already'],
    ['POST', '/area/admin/new', { name: 'New', pinCodes: ['1', '1'] }, 400, 'A pin code is in the list twice'],
    ['POST', '/group/admin/new', { primaryLang: { title: 'G' }, collectionId: 'nowhere' }, 400, 'There is no such record: nowhere'],
    ['POST', '/banner/admin/new', { tag: 'x' }, 400, 'Banner type must be main or sub'],
    ['POST', '/enquiry/admin/new', { name: 'A', phone: '1' }, 400, 'Email is required'],
    ['POST', '/order/admin/status', { orderId: 'none', orderStatus: 'Shipped' }, 404, 'There is no such record: none'],
  ])('%s %s %j', async (method, url, body, status, message) => {
    expect(await ask(method, url, body)).toEqual({ status, body: { message } });
  });
});

test('twelve megabytes of images are taken and served again; broken JSON is refused', async () => {
  const image = `data:image/png;base64,${Buffer.alloc(2_000_000, 7).toString('base64')}`;
  const images = [image, image.replace('Bw', 'Cw'), image.replace('Bw', 'Dw'), image.replace('Bw', 'Ew'), image.replace('Bw', 'Fw')];
  const { status, body } = await ask('POST', '/product/admin/new', { primaryLang: { name: 'Heavy' }, category: '68df5b489f4c27b1e63a91c6', images });
  expect(status).toBe(200);
  const [first] = body.images as { url: string }[];
  const served = await fetch(mock.origin + first?.url);
  expect([served.status, served.headers.get('content-type'), (await served.arrayBuffer()).byteLength]).toEqual([200, 'image/png', 2_000_000]);
  const broken = await fetch(`${mock.origin}/api/color/new`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: '{"name": ',
  });
  expect(broken.status).toBe(400);
  expect(await broken.json()).toHaveProperty('message');
});

test('what shall go wrong goes wrong: status, words, body, delay, and only so often', async () => {
  await mock.fail({ call: 'GET /color/*', status: 503, message: 'Closed', times: 2 }, { call: 'GET /area/admin/all', body: '{broken', delay: 1500 });
  expect(await ask('GET', '/color/all')).toEqual({ status: 503, body: { message: 'Closed' } });
  expect((await ask('GET', '/color/all')).status).toBe(503);
  expect((await ask('GET', '/color/all')).status).toBe(200);
  const late = mock.call('GET', '/area/admin/all?page=1', undefined, token);
  const order = [late.then(() => 'the delayed one'), mock.call('GET', '/color/all', undefined, token).then(() => 'one asked after it')];
  expect(await Promise.race(order)).toBe('one asked after it');
  expect(await (await late).text()).toBe('{broken');
});
