// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearStorages, currentPerson } from '#dataProvider/session.ts';
import type { WriteEvent } from '#dataProvider/writeEvents.ts';
import type { Plain, Resource, ShopRecord } from '#define';
import type { UndoPlan } from '#frame/actions/undo/planUndo.ts';
import { hiddenValue } from '#frame/journal/journalEntry.ts';
import { addNotes, clearJournal, logEntry, maxEntries, readJournal } from '#frame/journal/journalLog.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { forgetAll } from '#tests/support/inMemory.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

// The device's database needs a browser: `e2e/journal.spec` covers it.
vi.mock('#frame/storage/database.ts', () => import('#tests/support/inMemory.ts'));

let noting: Promise<unknown> = Promise.resolve();
const shop = providerOverMock({
  onWritten: written => {
    noting = noting.then(() => logEntry(written));
  },
});
const entries = async () => {
  await noting;
  return readJournal();
};
const resourceOf = (name: string) => resources.find(resource => resource.name === name) as Resource;
async function undo(name: string, wanted?: UndoPlan): Promise<void> {
  // The data provider reads the mock's address when it is loaded.
  const back = wanted ?? (await entries())[0]?.back;
  const { applyUndo } = await import('#frame/actions/undo/applyUndo.ts');
  await applyUndo({ dataProvider: shop.provider, pages }, resourceOf(name), back as UndoPlan);
}
const read = async (name: string, id: string): Promise<ShopRecord> => (await shop.provider.getOne(name, { id })).data;
const first = async (name: string): Promise<ShopRecord> => {
  const { data } = await shop.provider.getList(name, { pagination: { page: 1, perPage: 1 }, sort: { field: '', order: 'ASC' }, filter: {} });
  return data[0] as ShopRecord;
};
const person = (email: string) => localStorage.setItem('authUser', JSON.stringify({ displayName: '', email, uid: '' }));

beforeEach(() => {
  forgetAll();
  person('staff@shop.example');
});

async function update(name: string, id: string, changes: object): Promise<ShopRecord> {
  const record = await read(name, id);
  await shop.provider.update(name, { id, data: { ...record, ...changes }, previousData: record });
  return record;
}

describe('an update', () => {
  test('is noted with what was before and after, and taken back by a PUT of what was, over what others have changed elsewhere', async () => {
    const { id } = await first('products');
    const was = await update('products', id, { itemCode: 'NEW-1', stockValue: 77 });
    expect((await entries())[0]).toMatchObject({
      resource: 'products',
      action: 'update',
      record: id,
      changes: [
        { source: 'itemCode', was: was.itemCode, is: 'NEW-1' },
        { source: 'stockValue', was: was.stockValue, is: 77 },
      ],
    });
    const { back } = (await entries())[0] ?? {};
    await update('products', id, { size: 'Huge' });
    await undo('products', back);
    expect(await read('products', id)).toMatchObject({ itemCode: was.itemCode, stockValue: was.stockValue, size: 'Huge' });
    expect((await entries()).map(({ isUndone = false }) => isUndone)).toEqual([false, false, true]);
  });

  test('is not taken back where somebody has written over it, and nothing is sent', async () => {
    const { id } = await first('products');
    await update('products', id, { stockValue: 77 });
    const { back } = (await entries())[0] ?? {};
    await update('products', id, { stockValue: 78 });
    shop.mock.received.length = 0;
    await expect(undo('products', back)).rejects.toMatchObject({ status: 409, message: 'app.errors.unfit' });
    expect(shop.mock.received.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('of the settings is taken back by the group that was changed, and keys are never kept', async () => {
    const page = pages.find(({ name }) => name === 'settings') as (typeof pages)[number];
    const stored = await shop.provider.read(page, 'settings');
    const id = String(stored._id);
    const company = { ...(stored.company as object), name: 'Other name' };
    await shop.provider.update('settings', { id, data: { ...stored, company }, previousData: { ...stored, id } });
    shop.mock.received.length = 0;
    await undo('settings');
    expect(shop.mock.received.at(-1)).toMatchObject({ method: 'PUT', body: { company: { name: (stored.company as { name: string }).name } } });
    expect(Object.keys(shop.mock.received.at(-1)?.body as object)).not.toContain('payment');
    const payment = { ...(stored.payment as object), creditionals: { encryptedApiKey: 'very-secret-key' } };
    await shop.provider.update('settings', { id, data: { ...stored, payment }, previousData: { ...stored, id } });
    expect((await entries())[0]?.changes).toContainEqual({ source: 'payment.creditionals.encryptedApiKey', was: expect.anything(), is: hiddenValue });
    expect((await entries())[0]?.back).toBeUndefined();
    expect(JSON.stringify(await entries())).not.toContain('very-secret-key');
  });
});

test('a delete is taken back where the shop can restore; a switch, and the status of an item, by the same action', async () => {
  const product = await first('products');
  await shop.provider.delete('products', { id: product.id, previousData: product });
  await undo('products');
  expect(await read('products', product.id)).toMatchObject({ isDeleted: false });
  const color = await first('colors');
  await shop.provider.delete('colors', { id: color.id, previousData: color });
  expect((await entries())[0]).toMatchObject({ action: 'delete', name: color.name });
  expect((await entries())[0]?.back).toBeUndefined();
  const category = await first('category');
  await shop.provider.act('category', 'status', category);
  await undo('category');
  expect(await read('category', category.id)).toMatchObject({ isActive: category.isActive });
  const order = await read('orders', (await first('orders')).id);
  const item = (order.orderItems as { _id: string; orderItemStatus: string }[])[0];
  const wanted = item?.orderItemStatus === 'Returned' ? 'Shipped' : 'Returned';
  await shop.provider.act('orders', 'setItemStatus', order, { orderItemId: item?._id, orderItemStatus: wanted });
  expect(await read('orders', order.id)).toMatchObject({
    orderItems: [{ orderItemStatus: wanted }, ...new Array((order.orderItems as []).length - 1).fill({})],
  });
  await undo('orders');
  expect(((await read('orders', order.id)).orderItems as unknown[])[0]).toMatchObject({ orderItemStatus: item?.orderItemStatus });
});

test('what an action asks for and no field keeps stands beside the change, is not sent, and may be added later', async () => {
  const banned = async (input?: Plain) => {
    const { data } = await shop.provider.getList('shops', { pagination: { page: 1, perPage: 10 }, sort: { field: '', order: 'ASC' }, filter: {} });
    const active = data.find(({ isApproved, isActive }) => isApproved && isActive) as ShopRecord;
    await shop.provider.act('shops', 'ban', active, input);
    expect(shop.mock.received.at(-1)).toMatchObject({ method: 'POST', body: { shopId: active.id, operation: 'ACTIVE' } });
    return active.id;
  };
  const active = { source: 'isActive', was: true, is: false };
  const id = await banned({ reason: 'Late parcels' });
  expect((await entries())[0]).toMatchObject({ record: id, changes: [active, { source: 'reason', is: 'Late parcels' }] });
  await undo('shops');
  expect(await read('shops', id)).toMatchObject({ isActive: true });
  await banned();
  const [entry] = await entries();
  expect(entry?.changes).toEqual([active]);
  await addNotes(entry?.id ?? '', resourceOf('shops'), { reason: 'Wrong goods', other: 'x' });
  expect((await entries())[0]?.changes).toEqual([active, { source: 'reason', is: 'Wrong goods' }]);
  await addNotes('none', resourceOf('shops'), { reason: 'x' });
});

test('pictures are kept by name and size; what was refused is not noted', async () => {
  const { id } = await first('banners');
  const url = `data:image/png;base64,${'A'.repeat(4096)}`;
  await update('banners', id, { images: [{ url, title: 'sale.png' }] });
  expect((await entries())[0]?.changes).toContainEqual(expect.objectContaining({ source: 'images', is: ['sale.png (3.0KB)'] }));
  expect((await entries())[0]?.back).toBeUndefined();
  await update('banners', id, { images: [{ url: '/images/50%-off.png' }] });
  expect((await entries())[0]?.changes).toContainEqual(expect.objectContaining({ source: 'images', is: ['50%-off.png'] }));
  await shop.mock.fail({ call: 'PUT /banner/*', status: 409, message: 'No', times: 1 });
  await expect(update('banners', id, { tag: 'other' })).rejects.toThrow('No');
  expect(await entries()).toHaveLength(2);
});

test('it is each person’s own, outlives a session, is cleared on request, and goes with what the device is told to forget', async () => {
  const { id } = await first('banners');
  await update('banners', id, { tag: 'mine' });
  person('other@shop.example');
  expect(await entries()).toEqual([]);
  clearStorages();
  person('staff@shop.example');
  expect(await entries()).toHaveLength(1);
  await clearJournal();
  expect(await entries()).toEqual([]);
});

test('it keeps the newest, and of one that is too long the beginnings', async () => {
  const written = (place: number): WriteEvent => ({
    resource: resourceOf('banners'),
    action: 'update',
    before: { id: String(place), tag: 'x' },
    after: { id: String(place), tag: 'y' },
    by: currentPerson(),
  });
  expect(await logEntry(written(0))).toBe(true);
  for (let place = 1; place <= maxEntries; place++) expect(await logEntry(written(place))).toBe(false);
  const journal = await entries();
  expect(journal.map(({ record }) => record)).toEqual(Array.from({ length: maxEntries }, (_, place) => String(maxEntries - place)));
  await logEntry({ ...written(maxEntries + 1), after: { id: String(maxEntries + 1), tag: 'z'.repeat(20_000) } });
  expect((await entries())[0]?.back).toBeUndefined();
});

test('a change belongs to the one who asked for it, though the session is over when the answer comes', async () => {
  const color = await first('colors');
  const deleting = shop.provider.delete('colors', { id: color.id, previousData: color });
  clearStorages();
  await deleting;
  expect(await entries()).toEqual([]);
  person('staff@shop.example');
  expect(await entries()).toMatchObject([{ action: 'delete', record: color.id }]);
});

test('of what is personal only the first letter is kept, and where it was changed the page says why there is no Undo', async () => {
  const enquiry = await first('enquiries');
  const secrets = { name: 'Devika Menon', phone: '9847000000', email: 'devika@people.example', note: 'Please call me in the evening' };
  await update('enquiries', enquiry.id, secrets);
  await shop.provider.delete('enquiries', { id: enquiry.id, previousData: { ...enquiry, ...secrets } });
  const user = await first('users');
  await update('users', user.id, { name: 'Devika Menon' });
  const journal = await entries();
  for (const value of [...Object.values(secrets), enquiry.name, enquiry.phone, enquiry.email, user.name])
    expect(JSON.stringify(journal)).not.toContain(String(value));
  expect(journal[0]).toMatchObject({ resource: 'users', changes: [{ source: 'name', is: 'D•••' }] });
  expect(journal.map(({ back }) => back)).toEqual([undefined, undefined, undefined]);
  // Values that are not personal can be restored as before.
  const next = await first('enquiries');
  await update('enquiries', next.id, { status: next.status === 'closed' ? 'new' : 'closed' });
  expect((await entries())[0]?.back).toBeDefined();
});

test('of what customers have written about a shop product that is deleted nothing is kept', async () => {
  const product = await first('shopproducts');
  const reviews = [{ rating: 4, message: 'The seller in Tirur was kind', user: { name: 'Devika Menon' }, createdAt: '2026-01-02T10:00:00.000Z' }];
  await shop.provider.delete('shopproducts', { id: product.id, previousData: { ...product, reviews } });
  const journal = JSON.stringify(await entries());
  for (const value of ['Tirur', 'Devika Menon']) expect(journal).not.toContain(value);
});
