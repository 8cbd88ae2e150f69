// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { resources } from '#resources';
import { dashboard } from '#resources/dashboard/dashboard.ts';
import { shopRevenue } from '#resources/revenue/revenue.ts';
import { configureMockApi } from '#tests/support/configureMockApi.ts';
import { startMock } from '#tests/support/mockServer.ts';

let mock: Awaited<ReturnType<typeof startMock>>;
let provider: ShopDataProvider;

/** The code as a page has it that was just loaded: a session ends once on a page. */
async function beginPage() {
  vi.resetModules();
  // A page that is being left keeps its address; the next one can be moved again.
  for (const method of ['pushState', 'replaceState'] as const) Reflect.deleteProperty(history, method);
  await configureMockApi(mock);
  const { createDataProvider } = await import('#dataProvider/dataProvider.ts');
  provider = createDataProvider(resources);
}

beforeAll(async () => {
  mock = await startMock();
  await beginPage();
});
afterAll(() => mock.stop());
beforeEach(async () => {
  await mock.reset();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', await mock.signIn());
  mock.received.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  mock.expectContract();
});

const firstPage = { pagination: { page: 1, perPage: 10 }, sort: { field: '', order: 'ASC' as const }, filter: {} };
const sentRequests = () => mock.received.map(({ method, url }) => `${method} ${url}`);

describe('lists', () => {
  test('are asked for page by page, with the search only when there is one, and the bearer token', async () => {
    const { data, total } = await provider.getList('products', { ...firstPage, pagination: { page: 2, perPage: 5 } });
    expect(data).toHaveLength(5);
    expect(total).toBeGreaterThan(60);
    expect(data[0].id).toBe(data[0]._id);
    await provider.getList('products', { ...firstPage, filter: { q: ' kurta ' }, meta: { list: 'active' } });
    expect(sentRequests()).toEqual(['GET /product/admin/custom/all?page=2&limit=5', 'GET /product/admin/custom/active?page=1&limit=10&search=kurta']);
    expect(mock.received[0]?.authorization).toBe(`Bearer ${localStorage.getItem('token')}`);
  });

  test('that come whole are searched, sorted and paged here', async () => {
    const colors = await provider.getList('colors', { ...firstPage, pagination: { page: 2, perPage: 10 }, sort: { field: 'name', order: 'ASC' } });
    expect(colors.total).toBe(22);
    const names = colors.data.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    const matches = await provider.getList('colors', { ...firstPage, filter: { q: 'green' } });
    expect(matches.data.every(({ name }) => /green/i.test(name))).toBe(true);
    expect(sentRequests()).toEqual(['GET /color/all', 'GET /color/all?search=green']);
  });

  test('by id come with the newest first, digits in an id are no number', async () => {
    await mock.fail({ call: 'GET /color/all', body: [{ _id: '6904a6' }, { _id: '6a1e00' }, { _id: '68fc0c' }] });
    const { data } = await provider.getList('colors', { ...firstPage, sort: { field: 'id', order: 'DESC' } });
    expect(data.map(({ id }) => id)).toEqual(['6a1e00', '6904a6', '68fc0c']);
  });

  const rows = [{ _id: 'a' }, { _id: 'b' }];
  test.each([
    ['their plural and total', { products: rows, total: 2 }],
    ['a bare array', rows],
    ['data', { data: rows, total: 2 }],
    ['items and count', { items: rows, count: 2 }],
    ['results and totalCount', { results: rows, totalCount: '2' }],
    ['data around the plural', { data: { products: rows, total: 2 } }],
  ])('are read from %s', async (_, body) => {
    await mock.fail({ call: 'GET /product/admin/custom/*', body });
    const { data, total } = await provider.getList('products', firstPage);
    expect([data.map(({ id }) => id), total]).toEqual([['a', 'b'], 2]);
  });

  test('that come whole with their total are paged here', async () => {
    const areas = Array.from({ length: 12 }, (_, at) => ({ _id: `a${at}`, name: `Area ${at}` }));
    await mock.fail({ call: 'GET /area/admin/all', body: { areas, total: 12 } });
    const { data, total } = await provider.getList('areas', { ...firstPage, pagination: { page: 2, perPage: 10 } });
    expect([data.map(({ name }) => name), total]).toEqual([['Area 10', 'Area 11'], 12]);
  });

  test('are none where their key holds null', async () => {
    await mock.fail({ call: 'GET /product/admin/custom/*', body: { products: null, total: 0 } });
    expect(await provider.getList('products', firstPage)).toMatchObject({ data: [], total: 0 });
  });

  test('without a total are paged here', async () => {
    await mock.fail({ call: 'GET /product/admin/custom/*', body: Array.from({ length: 25 }, (_, position) => ({ _id: `p${position}` })) });
    const { data, total } = await provider.getList('products', { ...firstPage, pagination: { page: 3, perPage: 10 } });
    expect([data.map(({ id }) => id), total]).toEqual([['p20', 'p21', 'p22', 'p23', 'p24'], 25]);
  });

  describe('that come in pages, without a total', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, position) => ({ _id: `p${position}` }));
    const pageOf = (page: number, perPage = 10) => provider.getList('products', { ...firstPage, pagination: { page, perPage } });

    test('may have a next page after one that is full, and end with any other', async () => {
      await mock.fail({ call: 'GET /product/admin/custom/*', body: { products: rows(10) } });
      expect(await pageOf(1)).toMatchObject({ pageInfo: { hasNextPage: true, hasPreviousPage: false } });
      expect(await pageOf(3)).toMatchObject({ pageInfo: { hasNextPage: true, hasPreviousPage: true } });
      expect(await pageOf(1)).not.toHaveProperty('total');
      expect((await pageOf(3, 25)).total).toBe(60);
      await mock.fail({ call: 'GET /product/admin/custom/*', body: rows(4) });
      expect((await pageOf(3)).total).toBe(24);
    });

    test.each([[-1e21], [0], [3], ['something-new'], [true], [['84']], [null]])('nor one that is a count, as %j', async total => {
      await mock.fail({ call: 'GET /product/admin/custom/*', body: { products: rows(10), total } });
      expect(await pageOf(1)).toMatchObject({ pageInfo: { hasNextPage: true, hasPreviousPage: false } });
      await mock.fail({ call: 'GET /product/admin/custom/*', body: { products: rows(10), total, count: '84' } });
      expect((await pageOf(1)).total).toBe(84);
    });

    test('show the page before in place of an empty one, and know then how many there are', async () => {
      await mock.fail({ call: 'GET /product/admin/custom/*', body: [], times: 1 }, { call: 'GET /product/admin/custom/*', body: rows(10) });
      const { data, total } = await pageOf(3);
      expect([data.length, total]).toEqual([10, 20]);
      expect(sentRequests()).toEqual(['GET /product/admin/custom/all?page=3&limit=10', 'GET /product/admin/custom/all?page=2&limit=10']);
      await mock.fail({ call: 'GET /product/admin/custom/*', body: [] });
      expect(await pageOf(9)).toEqual({ data: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } });
      expect(await pageOf(1)).toEqual({ data: [], total: 0 });
    });
  });

  test('a page behind the last one becomes the last', async () => {
    const { data, total } = await provider.getList('products', { ...firstPage, pagination: { page: 99, perPage: 10 } });
    expect(data).toHaveLength((total as number) % 10 || 10);
  });
});

test.each([
  ['bare', { _id: 'x', itemCode: 'A' }],
  ['under its name', { product: { _id: 'x', itemCode: 'A' } }],
  ['under data', { data: { _id: 'x', itemCode: 'A' } }],
  ['under its name under data', { data: { product: { _id: 'x', itemCode: 'A' } } }],
])('a record is read %s', async (_, body) => {
  await mock.fail({ call: 'GET /product/admin/single/*', body });
  expect((await provider.getOne('products', { id: 'x' })).data).toMatchObject({ id: 'x', itemCode: 'A' });
});

test.each([
  ['a cart with its user', 'carts', { cartItems: [], itemsPrice: 5, user: { _id: 'u' } }, { id: 'x', itemsPrice: 5 }],
  [
    'what stands beside the record',
    'shopproducts',
    { shopProduct: { _id: 'x', customID: 'A' }, reviews: [1] },
    { id: 'x', customID: 'A', reviews: [1] },
  ],
  [
    'lists beside a record under data',
    'shopproducts',
    { success: true, data: { _id: 'x', customID: 'A' }, reviews: [1] },
    { id: 'x', customID: 'A', reviews: [1] },
  ],
])('%s are read', async (_, resource, body, record) => {
  await mock.fail({ call: 'GET *', body });
  expect((await provider.getOne(resource, { id: 'x' })).data).toMatchObject(record);
});

describe('what a page reads', () => {
  test.each([
    ['bare', { shopName: 'Lamps', totalOrders: 4 }, { shopName: 'Lamps', totalOrders: 4 }],
    [
      'bare, with records in it',
      { shopName: 'Lamps', totalOrders: 4, top: [{ _id: 'a' }] },
      { shopName: 'Lamps', totalOrders: 4, top: [{ _id: 'a' }] },
    ],
    ['under its name', { success: true, shopRevenue: { shopName: 'Lamps' } }, { shopName: 'Lamps' }],
    [
      'under its name, beside a list',
      { message: 'ok', shopRevenue: { totalOrders: 4 }, shops: [{ _id: 'a' }], total: 1 },
      { totalOrders: 4, shops: [{ _id: 'a' }], total: 1 },
    ],
    ['under its name, beside others', { figures: { shopName: 'Lamps' }, total: 3 }, { shopName: 'Lamps', total: 3 }],
    ['as the only object', { revenue: { shopName: 'Lamps' } }, { shopName: 'Lamps' }],
    ['under data', { data: { shopName: 'Lamps' } }, { shopName: 'Lamps' }],
    ['as a record beside words', { status: 'ok', revenue: { _id: 'r', shopName: 'Lamps' } }, { _id: 'r', shopName: 'Lamps' }],
  ])('comes %s, and is given no id', async (_, body, expected) => {
    await mock.fail({ call: 'GET *', body });
    expect(await provider.read(shopRevenue, 'figures', { revenueId: 'x' })).toEqual(expected);
    expect(mock.received.at(-1)?.url).toBe('/static/revenue/shop/x');
  });

  test.each([['null'], [{}], [{ revenue: null }]])('is not there when the answer is %j', async body => {
    await mock.fail({ call: 'GET *', body });
    await expect(provider.read(dashboard, 'counts')).rejects.toMatchObject({ status: 404 });
  });

  test('is a failure in words alone, and of what it does not read', async () => {
    await mock.fail({ call: 'GET *', body: { message: 'The books are closed' } });
    await expect(provider.read(dashboard, 'counts')).rejects.toThrow('The books are closed');
    await expect(provider.read(dashboard, 'sums')).rejects.toThrow("The page 'dashboard' reads no 'sums'.");
  });
});

test.each([[{ body: 'null' }], [{ body: {} }], [{ body: { cart: null } }]])(
  'an answer without anything, %j, is a record that is not there',
  async fault => {
    await mock.fail({ call: 'GET /cart/admin/user/*', ...fault });
    await expect(provider.getOne('carts', { id: 'x' })).rejects.toMatchObject({ status: 404, message: 'app.errors.404' });
  },
);

describe('what a user may not have', () => {
  const nothings = [
    ['words', { message: 'There is none' }],
    ['words alone', '"There is none"'],
    ['words that are no JSON', 'There is none'],
    ['null', 'null'],
    ['an empty list', []],
    ['an empty object', {}],
    ['no body', ''],
    ['null under its name', { cart: null, favourites: null, orders: null }],
    ['a success in words', { success: true, message: 'There is none' }],
  ] as const;

  test.each(nothings)('a cart is not there when the answer is %s', async (_, body) => {
    await mock.fail({ call: 'GET /cart/admin/user/*', body });
    await expect(provider.getOne('carts', { id: 'x' })).rejects.toMatchObject({ status: 404 });
  });

  test.each(nothings)('favourites and orders are none when the answer is %s', async (_, body) => {
    await mock.fail({ call: 'GET *', body });
    const { pagination, ...others } = firstPage;
    for (const name of ['favourites', 'orders']) {
      const params = { ...others, pagination, target: 'ofUser', id: 'x' };
      expect(await provider.getManyReference(name, params)).toEqual({ data: [], total: 0 });
    }
  });

  test('elsewhere the same is a failure', async () => {
    await mock.fail({ call: 'GET *', body: { message: 'There is none' } });
    await expect(provider.getList('orders', firstPage)).rejects.toThrow('There is none');
    await expect(provider.getOne('orders', { id: 'x' })).rejects.toThrow('There is none');
  });
});

describe('writing', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  test('references go as ids, new images as data URLs, and nothing that is not documented', async () => {
    const { data } = await provider.create('products', {
      data: {
        primaryLang: { name: 'Lamp' },
        category: { _id: 'c1', primaryLang: { name: 'Decor' } },
        images: [{ url: png, title: 'a.png' }],
        price: '12.5',
        secret: 1,
        taxRate: 5,
      },
    });
    expect(data.id).toMatch(/^[0-9a-f]{24}$/);
    expect(mock.received[0]).toMatchObject({
      method: 'POST',
      url: '/product/admin/new',
      body: { primaryLang: { name: 'Lamp' }, category: 'c1', images: [png], price: 12.5 },
    });
    expect(Object.keys(mock.received[0]?.body as object).sort()).toEqual(['category', 'images', 'price', 'primaryLang', 'secondaryLang']);
  });

  test('kept images go as id and url in their order, the ids of removed ones apart', async () => {
    const [before] = (await provider.getList('products', firstPage)).data;
    const [one, two] = before.images;
    mock.received.length = 0;
    await provider.update('products', { id: before.id, data: { ...before, images: [{ url: png }, two] }, previousData: before });
    const { method, url, body } = mock.received[0] as { method: string; url: string; body: Record<string, unknown> };
    expect([method, url]).toEqual(['PUT', `/product/admin/${before.id}`]);
    expect(body.images).toEqual([png, { _id: two._id, url: two.url }]);
    expect(body.removedImageIds).toContain(one._id);
    for (const key of ['id', '_id', 'createdAt', 'isDeleted']) expect(body).not.toHaveProperty(key);
  });

  test('kept images that came without an id go as what holds their address, never as a bare text', async () => {
    const [before] = (await provider.getList('groups', firstPage)).data;
    const stored = { ...before, images: [{ url: '/api/images/a.svg' }, '/api/images/b.svg', null, { _id: 'c', url: '/api/images/c.svg' }] };
    mock.received.length = 0;
    await provider.update('groups', {
      id: before.id,
      data: { ...stored, images: [...stored.images.slice(0, 3), { url: png }] },
      previousData: stored,
    });
    expect(mock.received[0]?.body).toMatchObject({
      images: [{ url: '/api/images/a.svg' }, { url: '/api/images/b.svg' }, png],
      removedImageIds: ['c'],
    });
  });

  test('an answer with a message and no product is a failure', async () => {
    await mock.fail({ call: 'POST /product/admin/new', body: { message: 'Name is taken' } });
    await expect(provider.create('products', { data: { primaryLang: { name: 'x' } } })).rejects.toThrow('Name is taken');
    await mock.fail({ call: 'POST /product/admin/*', body: { message: 'Name is taken', errors: { name: 'taken' } } });
    await expect(provider.create('products', { data: {} })).rejects.toThrow('Name is taken');
    await mock.fail({ call: 'POST /product/admin/new', body: { message: 'Name is taken', data: {} } });
    await expect(provider.create('products', { data: {} })).rejects.toThrow('Name is taken');
  });

  test('an answer that says it was no success is a failure', async () => {
    await mock.fail({ call: 'POST /order/admin/status', body: { success: false, message: 'The order is locked' } });
    await expect(provider.act('orders', 'setStatus', { id: 'x' }, { orderStatus: 'Shipped' })).rejects.toThrow('The order is locked');
  });

  test.each([
    { success: true, data: { acknowledged: true } },
    { message: 'Done', user: { _id: 'u1', name: 'Asha' } },
  ])('an update answered with %j is the record that was sent', async body => {
    await mock.fail({ call: 'PUT *', body });
    const { data } = await provider.update('colors', { id: 'c1', data: { name: 'Teal' }, previousData: { id: 'c1' } });
    expect(data).toEqual({ id: 'c1', name: 'Teal' });
  });

  test('words in place of a product are no failure', async () => {
    await mock.fail({ call: 'POST /product/admin/new', body: '"Created"' });
    await expect(provider.create('products', { data: { primaryLang: { name: 'x' } } })).resolves.toHaveProperty('data');
  });

  test('a message is a refusal on the create of a product alone', async () => {
    await mock.fail({ call: 'POST *', body: { message: 'It is done' } }, { call: 'PUT *', body: { message: 'It is done' } });
    await expect(provider.act('products', 'duplicate', { id: 'x' })).resolves.toEqual({ data: undefined });
    await expect(provider.create('colors', { data: { name: 'x', value: '#000000' } })).resolves.toHaveProperty('data');
    await expect(provider.update('products', { id: 'x', data: {}, previousData: { id: 'x' } })).resolves.toHaveProperty('data');
    const refusing = resources.flatMap(({ name, calls, actions }) =>
      [...Object.entries(calls), ...Object.entries(actions).map(([key, { call }]) => [key, call] as const)]
        .filter(([, call]) => call?.messageIsRefusal)
        .map(([verb]) => `${name} ${verb}`),
    );
    expect(refusing).toEqual(['products create']);
  });

  test('a chosen reference that was taken away again goes as null', async () => {
    await provider.create('products', { data: { primaryLang: { name: 'Lamp' }, category: 'c1', brand: '', ageGroup: null } });
    expect(mock.received[0]?.body).toMatchObject({ category: 'c1', brand: null, ageGroup: null });
  });

  test('a reference that came without an id is not sent; taken away it goes as null, chosen anew as its id', async () => {
    const [stored] = (await provider.getList('products', firstPage)).data;
    const previousData = { ...stored, color: { name: 'Emerald', value: '#50c878' }, brand: 'Lamps & Co' };
    const bodyOf = async (data: object) => {
      mock.received.length = 0;
      await provider.update('products', { id: stored.id, data: { ...previousData, ...data }, previousData });
      return mock.received[0]?.body as Record<string, unknown>;
    };
    const untouched = await bodyOf({});
    expect(untouched).not.toHaveProperty('color');
    expect(untouched.brand).toBe('Lamps & Co');
    expect((await bodyOf({ color: '' })).color).toBeNull();
    expect((await bodyOf({ color: null })).color).toBeNull();
    expect((await bodyOf({ color: 'c1' })).color).toBe('c1');
  });

  test('several references of which one came without an id are not sent until they are changed', async () => {
    const [stored] = (await provider.getList('products', firstPage)).data;
    const availableAreas = [{ _id: 'a1', name: 'Nilambur' }, { name: 'Manjeri' }, null];
    const previousData = { ...stored, availableAreas };
    const bodyOf = async (areas: unknown) => {
      mock.received.length = 0;
      await provider.update('products', { id: stored.id, data: { ...previousData, availableAreas: areas }, previousData });
      return mock.received[0]?.body as Record<string, unknown>;
    };
    expect(await bodyOf(structuredClone(availableAreas))).not.toHaveProperty('availableAreas');
    expect((await bodyOf([...availableAreas, 'a2'])).availableAreas).toEqual(['a1', 'a2']);
    expect((await bodyOf([])).availableAreas).toEqual([]);
  });

  test('one reference without an id, stored in place of a list, is not sent until it is changed', async () => {
    const [stored] = (await provider.getList('products', firstPage)).data;
    const previousData = { ...stored, availableAreas: { name: 'Manjeri' } };
    mock.received.length = 0;
    await provider.update('products', { id: stored?.id, data: structuredClone(previousData), previousData });
    expect(mock.received[0]?.body).not.toHaveProperty('availableAreas');
  });

  test.each([[undefined], [null], [[]], [{}]])('a company location stored as %j goes as [0, 0]', async location => {
    await mock.fail({ call: 'PUT /settings/*', body: { message: 'Done' } });
    await provider.update('settings', { id: 'shop', data: { company: { name: 'x', location } }, previousData: { id: 'shop' } });
    expect(mock.received[0]?.body).toMatchObject({ company: { location: [0, 0] } });
  });

  test.each([[[11.25, 75.78]], [{ type: 'Point', coordinates: [11.25, 75.78] }]])('a company location stored as %j stays', async location => {
    await mock.fail({ call: 'PUT /settings/*', body: { message: 'Done' } });
    await provider.update('settings', { id: 'shop', data: { company: { name: 'x', location } }, previousData: { id: 'shop' } });
    expect(mock.received[0]?.body).toMatchObject({ company: { location } });
  });

  describe('of several records', () => {
    const refusal = (id: string) => ({ call: `DELETE /notification/${id}`, status: 400, message: `${id} is needed` });
    const error = (ids: string[]) => provider.deleteMany('notifications', { ids }).catch((reason: unknown) => reason);

    test('goes on after a refusal and says what is gone and what is not, in the words of the server', async () => {
      const ids = (await provider.getList('notifications', firstPage)).data.slice(0, 4).map(({ id }) => String(id));
      const [one = '', two = '', three = '', four = ''] = ids;
      await mock.fail(refusal(two), refusal(four));
      mock.received.length = 0;
      expect(await error(ids)).toMatchObject({
        name: 'SomeRefused',
        message: `${two} is needed; ${four} is needed`,
        status: 400,
        done: [one, three],
        refused: [
          { id: two, error: { message: `${two} is needed` } },
          { id: four, error: { message: `${four} is needed` } },
        ],
      });
      expect(sentRequests()).toEqual(ids.map(id => `DELETE /notification/${id}`));
      await mock.fail();
      await expect(provider.deleteMany('notifications', { ids: [two, four] })).resolves.toEqual({ data: [two, four] });
    });

    test('stops where the next would fail as well', async () => {
      const ids = (await provider.getList('notifications', firstPage)).data.slice(0, 3).map(({ id }) => String(id));
      await mock.fail({ call: 'DELETE *', status: 401, message: 'Token has expired' });
      mock.received.length = 0;
      expect(await error(ids)).toMatchObject({ done: [], refused: ids.map(id => ({ id })), message: 'Token has expired' });
      expect(sentRequests()).toEqual([`DELETE /notification/${ids[0]}`]);
    });

    test('is the same for changes', async () => {
      await mock.fail({ call: 'PUT /color/c1', status: 400, message: 'c1 is needed' }, { call: 'PUT /color/c2', body: { message: 'Done' } });
      await expect(provider.updateMany('colors', { ids: ['c1', 'c2'], data: { name: 'x' } })).rejects.toMatchObject({
        done: ['c2'],
        refused: [{ id: 'c1' }],
      });
    });
  });

  test('a cart that is not there is no reason to keep its user', async () => {
    await mock.fail({ call: 'DELETE /cart/admin/*', status: 404 });
    const [user] = (await provider.getList('users', firstPage)).data;
    await expect(provider.delete('users', { id: user.id, previousData: user })).resolves.toMatchObject({ data: { id: user.id } });
  });

  test('actions use their own calls', async () => {
    const [product] = (await provider.getList('products', firstPage)).data;
    mock.received.length = 0;
    await provider.act('products', 'status', product);
    await provider.act('products', 'duplicate', product);
    await provider.delete('products', { id: product.id, previousData: product });
    await provider.act('products', 'restore', product);
    await provider.delete('products', { id: product.id, previousData: product });
    await provider.act('products', 'hardDelete', product);
    expect(sentRequests()).toEqual([
      `POST /product/admin/status/${product.id}`,
      `POST /product/admin/duplicate/${product.id}`,
      `DELETE /product/admin/${product.id}`,
      `POST /product/admin/restore/${product.id}`,
      `DELETE /product/admin/${product.id}`,
      `DELETE /product/admin/hard/${product.id}`,
    ]);
    await expect(provider.getOne('products', { id: product.id })).rejects.toThrow('There is no such record');
  });
});

describe('failures', () => {
  test.each([
    [{ status: 500, message: 'The disk is full' }, 'The disk is full'],
    [{ status: 500 }, 'app.errors.500'],
    [{ status: 200, body: '{"broken": ' }, 'app.errors.unreadable'],
    [{ status: 200, body: {} }, 'app.errors.unexpected'],
    [{ status: 200, body: { success: false, message: 'Not today', colors: [] } }, 'Not today'],
    [{ status: 500, body: '<html>Bad gateway</html>' }, 'app.errors.500'],
    [{ status: 422, body: { error: { message: ['Too short', 'Too blue'] } } }, 'Too short; Too blue'],
  ])('%j says %s', async (fault, message) => {
    await mock.fail({ call: 'GET /color/all', ...fault });
    await expect(provider.getList('colors', firstPage)).rejects.toThrow(message);
  });

  test('a read that did not arrive is asked for once more, a write never', async () => {
    await mock.fail({ call: 'GET /color/all', status: 503, times: 1 }, { call: 'POST /color/new', status: 503, times: 1 });
    expect((await provider.getList('colors', firstPage)).total).toBe(22);
    await expect(provider.create('colors', { data: { name: 'x', value: '#000000' } })).rejects.toThrow('app.errors.503');
    expect(sentRequests()).toEqual(['GET /color/all', 'GET /color/all', 'POST /color/new']);
  });

  test('without a connection it is said at once that there is none, and not asked again', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    );
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(provider.getList('colors', firstPage)).rejects.toMatchObject({ message: 'app.errors.offline', status: 0 });
    await expect(provider.create('colors', { data: { name: 'x', value: '#000000' } })).rejects.toThrow('app.errors.offline');
    expect(fetch).toHaveBeenCalledTimes(2);
    online.mockReturnValue(true);
    await expect(provider.getList('colors', firstPage)).rejects.toThrow('app.errors.unreachable');
  });

  test('a 401 ends the session and remembers where it was, a 403 does not', async () => {
    await beginPage();
    await mock.fail({ call: 'GET /color/all', status: 403, message: 'Not for you' });
    await expect(provider.getList('colors', firstPage)).rejects.toThrow('Not for you');
    expect(localStorage.getItem('token')).not.toBeNull();
    history.replaceState(null, '', '/colors?page=2');
    await mock.fail({ call: 'GET /color/all', status: 401, message: 'Token has expired' });
    await expect(provider.getList('colors', firstPage)).rejects.toThrow('Token has expired');
    expect(localStorage.getItem('token')).toBeNull();
    expect([location.pathname, history.state]).toEqual(['/login', { from: '/colors?page=2', notice: 'Token has expired', severity: 'error' }]);
  });

  test('the words that the token is gone end the session whatever the status; at sign-out nothing does', async () => {
    await beginPage();
    await mock.fail({ call: 'GET /logout', status: 401, message: 'Token has expired' });
    const { send } = await import('#dataProvider/http.ts');
    await expect(send({ method: 'GET', url: '/logout' })).rejects.toThrow('Token has expired');
    expect(localStorage.getItem('token')).not.toBeNull();
    for (const body of [{ message: 'No user in this Token #admin' }, { error: 'No user in this Token #admin' }, 'No user in this Token #admin']) {
      await beginPage();
      localStorage.setItem('token', await mock.signIn());
      await mock.fail({ call: 'GET /color/all', body });
      await expect(provider.getList('colors', firstPage)).rejects.toThrow('No user in this Token #admin');
      expect(localStorage.getItem('token')).toBeNull();
    }
    await beginPage();
  });

  test('a sign-in refused in plain words says them, one refused without words says why', async () => {
    const { send } = await import('#dataProvider/http.ts');
    await mock.fail({ call: 'POST /login', status: 401, body: 'Account is locked' });
    await expect(send({ method: 'POST', url: '/login', body: {} })).rejects.toThrow('Account is locked');
    await mock.fail({ call: 'POST /login', status: 401 });
    await expect(send({ method: 'POST', url: '/login', body: {} })).rejects.toThrow('app.authPages.wrongCredentials');
  });
});
