// @vitest-environment jsdom
import type { GetListParams } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rowsInWorker, type WorkerQuery } from '#dataProvider/rowsInWorker.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const shop = providerOverMock();

/** Workers as a browser has them, what is told to them and by them copied; which were started, and what each was asked. */
const workers: { queries: WorkerQuery[]; isOver: boolean }[] = [];

class BrowserWorker {
  onmessage: (message: { data: unknown }) => void = () => {};
  onerror: () => void = () => {};
  readonly seen: (typeof workers)[number] = { queries: [], isOver: false };
  readonly answer = rowsInWorker();
  constructor() {
    workers.push(this.seen);
    setTimeout(() => this.begin());
  }
  begin() {
    this.tell(undefined);
  }
  tell(data: unknown) {
    if (!this.seen.isOver) this.onmessage({ data: structuredClone(data) });
  }
  postMessage(query: WorkerQuery, transfer: ArrayBuffer[]) {
    this.seen.queries.push(query);
    const given = structuredClone(query, { transfer });
    setTimeout(() => this.seen.isOver || this.tell(this.answer(given)));
  }
  terminate() {
    this.seen.isOver = true;
  }
}

/** One whose file is gone. */
class MissingWorker extends BrowserWorker {
  override begin() {
    this.onerror();
  }
}

/** One that is still at work on what it was asked. */
class BusyWorker extends BrowserWorker {
  override postMessage(query: WorkerQuery) {
    this.seen.queries.push(query);
  }
}

const count = 4000;
const numbered = (nth: number) => String((nth * 7919) % count).padStart(4, '0');
const colors = Array.from({ length: count }, (_, nth) => ({
  _id: `c${nth}`,
  name: `Shade ${numbered(nth)}`,
  value: `#00${numbered(nth)}`,
  note: 'x'.repeat(40),
}));
const statuses = ['Processing', 'Shipped', 'Delivered'];
const orders = Array.from({ length: count }, (_, nth) => ({
  _id: `o${nth}`,
  orderId: `MB-${numbered(nth)}`,
  orderStatus: statuses[nth % 3],
  paymentType: nth % 2 ? 'Online Payment' : 'Cash on Delivery',
  totalPrice: nth,
  shippingInfo: { name: `Person ${nth}` },
}));

const listParams = (params: Partial<GetListParams> = {}): GetListParams => ({
  pagination: { page: 2, perPage: 10 },
  sort: { field: 'name', order: 'ASC' },
  filter: {},
  ...params,
});

const comesWhole = () =>
  shop.mock.fail(
    { call: 'GET /color/all', body: { colors } },
    { call: 'GET /order/admin/all', body: { orders } },
    { call: 'GET /area/admin/all', body: { areas: colors, total: count } },
  );

beforeEach(async () => {
  workers.length = 0;
  vi.stubGlobal('Worker', BrowserWorker);
  await comesWhole();
});

afterEach(() => vi.unstubAllGlobals());

const both = async (resource: string, params: GetListParams) => {
  vi.stubGlobal('Worker', undefined);
  const here = await shop.provider.getList(resource, params);
  vi.stubGlobal('Worker', BrowserWorker);
  expect(workers).toEqual([]);
  return { here, beside: await shop.provider.getList(resource, params) };
};

test.each([
  ['a page in the order of a column', 'colors', listParams()],
  ['the other way round', 'colors', listParams({ sort: { field: 'name', order: 'DESC' } })],
  ['as it came', 'colors', listParams({ sort: { field: '', order: 'ASC' } })],
  ['a search', 'colors', listParams({ filter: { q: 'shade 12' } })],
  ['views and how many each has', 'orders', listParams({ sort: { field: 'totalPrice', order: 'DESC' } })],
  ['a filter', 'orders', listParams({ filter: { orderStatus: 'Shipped', paymentType: 'Online Payment' } })],
  ['a filter that the server was not asked to obey, and a search', 'orders', listParams({ filter: { orderStatus: 'Shipped', q: 'person 30' } })],
  ['all, for choices', 'colors', listParams({ meta: { all: true } })],
  ['a page that is long and that the server made', 'areas', listParams()],
])('%s of a long list is the same from a worker as without one', async (_, resource, params) => {
  const { here, beside } = await both(resource, params);
  expect(beside).toEqual(here);
  expect(beside.data.length).toBeGreaterThan(0);
  expect(workers).toMatchObject([{ isOver: true }]);
});

test('the rows of a page alone come to the page; with a filter all do, slice after slice', async () => {
  await shop.provider.getList('colors', listParams());
  const sliced = ({ queries }: (typeof workers)[number]) => queries.flatMap(one => ('from' in one ? [one] : []));
  expect(workers.map(sliced)).toEqual([[]]);
  await shop.provider.getList('orders', listParams({ filter: { orderStatus: 'Shipped' } }));
  const slices = workers.slice(1).flatMap(sliced);
  expect(slices.length).toBeGreaterThan(4);
  expect(slices.map(({ from }) => from).slice(1)).toEqual(slices.map(({ to }) => to).slice(0, -1));
});

test('a short list needs no worker', async () => {
  await shop.mock.fail({ call: 'GET /color/all', body: { colors: colors.slice(0, 100) } });
  expect((await shop.provider.getList('colors', listParams())).total).toBe(100);
  expect(workers).toEqual([]);
});

test('what is not wanted any more ends its worker at once, and tells nothing', async () => {
  vi.stubGlobal('Worker', BusyWorker);
  const left = new AbortController();
  const read = shop.provider.getList('colors', { ...listParams(), signal: left.signal });
  await expect.poll(() => workers[0]?.queries.length).toBe(1);
  left.abort();
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers).toMatchObject([{ isOver: true, queries: [{ key: 'colors' }] }]);
});

test('where no worker can be started, long lists are there all the same', async () => {
  vi.stubGlobal('Worker', MissingWorker);
  expect(await shop.provider.getList('colors', listParams())).toMatchObject({ total: count });
  expect(workers).toMatchObject([{ isOver: true, queries: [] }]);
});

test.each([
  ['words of the server in place of rows', { message: 'Too many colours', why: 'x'.repeat(300_000) }, 'Too many colours'],
  ['what is no JSON', `{"colors": [${'{},'.repeat(100_000)}`, 'app.errors.unreadable'],
])('%s, however long: an error says so', async (_, body, message) => {
  await shop.mock.fail({ call: 'GET /color/all', body });
  await expect(shop.provider.getList('colors', listParams())).rejects.toMatchObject({ message });
  expect(workers).toMatchObject([{ isOver: true }]);
});
