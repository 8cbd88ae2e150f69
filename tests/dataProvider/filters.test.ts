// @vitest-environment jsdom
import type { GetListParams } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { call, defineResource } from '#define';
import { resources } from '#resources';
import { besideShop } from '#tests/support/besideShop.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const fields = [
  { source: 'name', kind: 'text' },
  { source: 'wood', kind: 'choice', choices: ['oak', 'teak'] },
  { source: 'filledOn', kind: 'date' },
  { source: 'litres', kind: 'integer' },
] as const;

/** A resource without calls, one whose list comes whole, and one whose pages come as the server likes. */
const barrels = defineResource({
  name: 'barrels',
  lists: { all: { filters: ['wood', { source: 'filledOn', param: 'ignored' }], columns: ['name'] } },
  fields,
});
const casks = defineResource({
  name: 'casks',
  lists: {
    all: {
      call: call('GET /cask/all', { rows: 'casks', extension: ['woodKind'] }),
      filters: [{ source: 'wood', param: 'woodKind' }, 'litres', 'cellar.name'],
      views: { small: { litres: { to: 20 } }, northern: { 'cellar.name': { contains: 'north' } } },
      actions: [],
      row: [],
    },
  },
  pages: { show: false, create: false, edit: false },
  fields: [...fields, { source: 'cellar.name', kind: 'text' }, { source: 'isSealed', kind: 'flag' }],
});
const rows = [
  { _id: 'b1', name: 'One', wood: 'oak', filledOn: '2020-01-01', litres: 5, isSealed: true, cellar: { name: 'North' } },
  { _id: 'b2', name: 'Two', wood: 'teak', filledOn: '2026-01-01', litres: 50, isSealed: false, cellar: { name: 'South' } },
  { _id: 'b3', name: 'Three', wood: 'oak', filledOn: '2026-02-01', litres: 20, isSealed: true, cellar: {} },
];

const shop = providerOverMock({ resources: besideShop(resources, barrels, casks), tables: { barrels: rows, casks: rows } });

const firstPage = { pagination: { page: 1, perPage: 10 }, sort: { field: '', order: 'ASC' as const }, filter: {} };
const list = (resource: string, filter: object, params: Partial<GetListParams> = {}) =>
  shop.provider.getList(resource, { ...firstPage, filter, ...params });
const sentRequests = () => shop.mock.received.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`);
const days = (back: number) => {
  const date = new Date();
  date.setDate(date.getDate() - back);
  return date.toLocaleDateString('sv');
};

describe('a list that the server pages', () => {
  test('is asked for each filter by its parameters, together with words and order, and answers with rows that fit', async () => {
    const filter = { q: 'a', orderStatus: { in: ['Delivered', 'Returned'] }, createdAt: { from: '2026-01-01' }, paymentType: 'Online Payment' };
    const result = await list('orders', filter, { sort: { field: 'totalPrice', order: 'DESC' } });
    expect(sentRequests()).toEqual([
      'GET /order/admin/all?page=1&limit=10&search=a&orderStatus=Delivered,Returned&from=2026-01-01&paymentType=Online+Payment&sortBy=totalPrice&order=desc',
    ]);
    expect(result.data.length).toBeGreaterThan(3);
    for (const { orderStatus, paymentType, createdAt } of result.data) {
      expect(['Delivered', 'Returned']).toContain(orderStatus);
      expect([paymentType, createdAt >= '2026-01-01']).toEqual(['Online Payment', true]);
    }
    const totals = result.data.map(({ totalPrice }) => totalPrice);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect(result).not.toHaveProperty('meta');
    const everything = (await list('orders', {})).total ?? 0;
    expect(result.total).toBeLessThan(everything);
  });

  test('is asked for nothing that nobody has chosen, nor for what it cannot be asked', async () => {
    await list('orders', {}, { sort: { field: 'id', order: 'ASC' } });
    await list('orders', {
      nonsense: 1,
      from: 'x',
      sortBy: 'x',
      itemsPrice: { from: 1 },
      orderStatus: { in: ['Nonsense'] },
      createdAt: { from: 'soon' },
    });
    await list('orders', {}, { filter: ['x'] });
    await list('orders', {}, { sort: { field: 'nonsense', order: 'DESC' } });
    expect(new Set(sentRequests())).toEqual(new Set(['GET /order/admin/all?page=1&limit=10']));
  });

  test('is asked for days of the calendar where they are counted from today', async () => {
    await list('orders', { createdAt: { from: 'today-7', to: 'today' } });
    expect(sentRequests()).toEqual([`GET /order/admin/all?page=1&limit=10&from=${days(7)}&to=${days(0)}`]);
  });

  test('finds by a record, a number, what is not there, a flag, a rule', async () => {
    const [category] = (await list('category', {})).data;
    const named = await list('products', { category: category.id });
    expect(named.data.length).toBeGreaterThan(0);
    for (const product of named.data) expect(product.category._id).toBe(category.id);
    const nameless = await list('products', { untranslated: { in: ['name'] } });
    expect(nameless.data.length).toBeGreaterThan(0);
    for (const { secondaryLang } of nameless.data) expect(secondaryLang?.name ?? '').toBe('');
    expect(sentRequests().at(-1)).toBe('GET /product/admin/custom/all?page=1&limit=10&untranslated=name');
    const guests = await list('users', { isGuest: true });
    expect(guests.data.length).toBeGreaterThan(0);
    for (const { isGuest } of guests.data) expect(isGuest).toBe(true);
    expect(sentRequests().at(-1)).toBe('GET /user/admin/all?page=1&limit=10&isGuest=true');
    const low = await list('products', { stockState: { in: ['out', 'low'] } });
    expect(sentRequests().at(-1)).toBe('GET /product/admin/custom/all?page=1&limit=10&stockState=out,low');
    expect(low.data.every(({ stockValue, minStock }) => stockValue <= minStock)).toBe(true);
    const soldOut = await list('shopproducts', { stockState: { in: ['out'] } });
    expect(soldOut.data.length).toBeGreaterThan(0);
    expect(soldOut.data.every(({ sizes }) => sizes.every(({ stock }: { stock: number }) => stock === 0))).toBe(true);
    expect((await list('products', { stockValue: { to: 0 } })).total).toBeGreaterThan(0);
    const states = await Promise.all(['coming', 'running', 'over'].map(state => list('coupons', { state: { in: [state] } })));
    expect(states.reduce((sum, { total = 0 }) => sum + total, 0)).toBe((await list('coupons', {})).total);
    const places = await list('shops', { 'shopAddress.district': { contains: 'KOZHI' }, isApproved: true });
    expect(sentRequests().at(-1)).toBe('GET /shop/all?page=1&limit=10&district=KOZHI&isApproved=true');
    expect(places.data.every(({ shopAddress }) => shopAddress.district === 'Kozhikode')).toBe(true);
  });

  test('keeps the id in the path of a list of another record', async () => {
    const [user] = (await list('users', {})).data;
    await shop.provider.getManyReference('orders', { target: 'ofUser', id: user.id, ...firstPage });
    expect(sentRequests().at(-1)).toBe(`GET /order/admin/user/${user.id}`);
  });

  test('whose server does not filter or sort says so, of what rows tell', async () => {
    const body = {
      orders: [
        { _id: 'a', orderStatus: 'Shipped', totalPrice: 5 },
        { _id: 'b', orderStatus: 'Returned', totalPrice: 9 },
      ],
      total: 2,
    };
    await shop.mock.fail({ call: 'GET /order/admin/all', body });
    const result = await list(
      'orders',
      { orderStatus: 'Shipped', createdAt: { from: 'today' }, shop: 's1' },
      { sort: { field: 'totalPrice', order: 'DESC' } },
    );
    expect(result).toMatchObject({ total: 2, meta: { ignored: ['orderStatus'], unsorted: 'totalPrice' } });
    expect(result.data).toHaveLength(2);
    const sorted = await list('orders', { orderStatus: { in: ['Shipped', 'Returned'] } }, { sort: { field: 'totalPrice', order: 'ASC' } });
    expect(sorted).not.toHaveProperty('meta');
  });

  test('whose server answers it whole is narrowed here', async () => {
    const orders = Array.from({ length: 30 }, (_, at) => ({ _id: `o${at}`, orderStatus: at % 3 ? 'Shipped' : 'Returned' }));
    await shop.mock.fail({ call: 'GET /order/admin/all', body: orders });
    expect(await list('orders', { orderStatus: 'Returned' })).toMatchObject({ total: 10, data: orders.filter((_, at) => !(at % 3)) });
    // What no row tells, the server is believed.
    expect((await list('orders', { shop: 's1' })).total).toBe(30);
  });

  test('whose server does not count says so too, behind the end as well', async () => {
    await shop.mock.fail({ call: 'GET /order/admin/all', body: [{ _id: 'a', orderStatus: 'Returned' }] });
    expect(await list('orders', { orderStatus: 'Shipped' })).toMatchObject({ total: 1, meta: { ignored: ['orderStatus'] } });
    await shop.mock.fail(
      { call: 'GET /order/admin/all', body: { orders: [], total: 1 }, times: 1 },
      { call: 'GET /order/admin/all', body: { orders: [{ _id: 'a', orderStatus: 'Returned' }], total: 1 } },
    );
    const behind = await list('orders', { orderStatus: 'Shipped' }, { pagination: { page: 9, perPage: 10 } });
    expect(behind).toMatchObject({ total: 1, meta: { ignored: ['orderStatus'] } });
    expect(sentRequests().at(-1)).toBe('GET /order/admin/all?page=1&limit=10&orderStatus=Shipped');
  });
});

describe('a list that comes whole', () => {
  test('is narrowed here, by declared filters and by any field; nothing is sent that the call has not', async () => {
    expect((await list('casks', { litres: { from: 6 } })).data.map(({ id }) => id).sort()).toEqual(['b2', 'b3']);
    expect((await list('casks', { isSealed: true, q: 'three' })).data.map(({ id }) => id)).toEqual(['b3']);
    expect((await list('casks', { name: 'One', cellar: { name: 'North' } })).data.map(({ id }) => id)).toEqual(['b1']);
    expect((await list('casks', { nonsense: 1, litres: 'many' })).total).toBe(3);
    expect(sentRequests()).toEqual(Array(4).fill('GET /cask/all'));
  });

  test('tells how many rows each view has, as long as nothing else narrows it on the server', async () => {
    expect(await list('casks', { litres: { from: 50 } })).toMatchObject({ total: 1, meta: { counts: { all: 3, small: 2, northern: 1 } } });
    expect(await list('casks', { wood: 'oak' })).not.toHaveProperty('meta');
    expect(sentRequests().at(-1)).toBe('GET /cask/all?woodKind=oak');
  });

  test('is narrowed here where its server ignores what it was asked', async () => {
    await shop.mock.fail({ call: 'GET /cask/all', body: { casks: rows } });
    expect((await list('casks', { wood: 'oak' })).data.map(({ id }) => id)).toEqual(['b1', 'b3']);
  });
});

describe('a resource without calls', () => {
  test('sends its filters in the dialect’s JSON, and the mock obeys them', async () => {
    expect((await list('barrels', { wood: 'oak', filledOn: { from: 'today' } })).total).toBe(0);
    const [sent] = sentRequests();
    expect(sent).toContain(`filter={"wood":{"in":["oak"]},"filledOn":{"from":"${days(0)}"}}`);
    const result = await list('barrels', { wood: { in: ['oak'] }, litres: { from: 6 } }, { sort: { field: 'litres', order: 'DESC' } });
    expect(result.data.map(({ id }) => id)).toEqual(['b3']);
    const all = await list('barrels', {}, { sort: { field: 'litres', order: 'DESC' } });
    expect(all.data.map(({ litres }) => litres)).toEqual([50, 20, 5]);
    expect((await shop.provider.getMany('barrels', { ids: ['b1', 'b3'] })).data).toHaveLength(2);
  });

  test('whose server ignores a filter says so', async () => {
    const body = JSON.stringify(rows.map(({ _id, ...row }) => ({ id: _id, ...row })));
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers: { 'Content-Range': 'barrels 0-2/3' } })));
    expect(await list('barrels', { wood: 'oak', filledOn: { to: 'today' } })).toMatchObject({ total: 3, meta: { ignored: ['wood'] } });
    vi.unstubAllGlobals();
  });
});
