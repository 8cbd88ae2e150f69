import type { Page } from '@playwright/test';
import { resources } from '../../resources';
import type { Call, Resource } from '../../resources/define';
import { pages as freePages } from '../../resources/pages';
import { expect, type Shop, test, watchErrors } from '../support/app';

/** Something that is never what a screen expects, put in place of what a server answers. Ids stay, so that the screen can be opened. */
type Bend = (value: unknown) => unknown;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !isList(value);

/** Every value of a record and of what it holds, bent; ids are left. */
const deep =
  (bend: Bend): Bend =>
  value => {
    if (isList(value)) return bend(value.map(deep(bend)));
    if (!isObject(value)) return bend(value);
    return bend(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === '_id' ? inner : deep(bend)(inner)])));
  };

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number';

const bends: Record<string, Bend> = {
  'nulls in lists': value => (isList(value) ? [null, ...value, null] : value),
  'objects for texts': value => (isWord(value) ? { wrong: value } : isList(value) ? [null, ...value] : value),
  'lists for objects and texts': value => (isObject(value) || isWord(value) ? [value, null, { wrong: value }] : value),
  'texts for objects, objects for lists': value => (isObject(value) ? 'words' : isList(value) ? { wrong: value } : value),
};

/** What forms are opened with, which are slower to open than the other screens. */
const hardest = 'objects for texts';

/** A record bent in all it holds. */
const bent = (record: Record<string, unknown>, bend: Bend): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, key === '_id' ? value : deep(bend)(value)]));

/** The address of a call without its query, filled with constants, and with an id where one is needed. */
const pathOf = ({ path, with: constants = {} }: Call, id = ''): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => (constants as Record<string, string>)[name] ?? id);

/** The rows in a list answer, whatever holds them. */
const rowsOf = (reply: Record<string, unknown>): Record<string, unknown>[] => Object.values(reply).find(isList) as Record<string, unknown>[];

/** No screen that failed, no uncaught error, nothing that only a machine would write. */
async function expectSound(page: Page, errors: string[], what: string) {
  await expect(page.getByRole('main').getByRole('heading').first(), what).toBeVisible();
  await expect(page.getByRole('progressbar').filter({ visible: true }), what).toHaveCount(0);
  await expect(page.getByText('This page could not be shown'), what).toHaveCount(0);
  const written = await page.evaluate(() => {
    const typed = [...document.querySelectorAll('input, textarea')].map(input => (input as HTMLInputElement).value);
    return [document.documentElement.outerHTML, document.title, ...typed].flatMap(
      text => text.match(/.{0,60}\[?object(?: |%20)Object.{0,20}/g) ?? [],
    );
  });
  expect(written, what).toEqual([]);
  // What a record refers to need not be there.
  expect(
    errors.filter(error => !error.startsWith('Failed to load resource')),
    what,
  ).toEqual([]);
}

/** An id of a resource's record that the mock has, and the record. */
async function aRecord({ lists }: Resource, shop: Shop) {
  const list = Object.values(lists).find(({ path, call }) => path && call)?.call;
  return list && rowsOf(await shop.ask(`${pathOf(list)}?page=1&limit=10&searchText=`))[0];
}

const tested = new Set<string>();
for (const resource of resources) {
  const { name, lists, pages, calls } = resource;
  const listed = Object.entries(lists).filter(([, { path, call }]) => path && call);
  const byId = calls.one;
  if (!listed.length && !(byId && (pages.show || pages.edit))) continue;
  // What is declared alike, as the classifications, looks alike.
  const alike = JSON.stringify(resource.fields.length ? resource.fields : name);
  if (tested.has(alike)) continue;
  tested.add(alike);

  test(`${name}: no screen breaks at values of another type`, async ({ page, shop }) => {
    test.setTimeout(180_000);
    const errors = watchErrors(page);
    await page.route(/tile\.openstreetmap\.org/, route => route.fulfill({ status: 204 }));
    await shop.open('/404');
    for (const [key, { path = '', call }] of listed) {
      if (!call) continue;
      const reply = await shop.ask<Record<string, unknown>>(`${pathOf(call)}?page=1&limit=10&searchText=`);
      const [row] = rowsOf(reply);
      if (!row) continue;
      const rows = Object.values(bends).map((bend, place) => ({ ...bent(row, bend), _id: `bent-${place}` }));
      await shop.fail({ call: `GET ${pathOf(call)}`, body: { [call.rows ?? 'data']: [null, ...rows, 'words'], total: rows.length } });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('row'), key).toHaveCount(rows.length + 1);
      await expectSound(page, errors, `list ${key}`);
    }
    for (const [what, bend] of Object.entries(bends)) {
      const record = byId && (await shop.fail().then(() => aRecord(resource, shop)));
      if (!byId || !record) continue;
      const id = String(record._id);
      const whole = await shop.ask<Record<string, unknown>>(pathOf(byId, id));
      await shop.fail({ call: `GET ${pathOf(byId, id)}`, body: bent(whole, bend) });
      for (const screen of [pages.show, ...(what === hardest ? [pages.edit] : [])]) {
        if (!screen) continue;
        await page.goto(screen.replace('{id}', id));
        await expectSound(page, errors, `${what} on ${screen}`);
        for (const tab of await page.getByRole('main').getByRole('tab').all()) {
          await tab.click();
          await expectSound(page, errors, `${what} on a tab of ${screen}`);
        }
      }
    }
  });
}

for (const { name, path = '', reads } of freePages) {
  const [first] = Object.values<Call>(reads);
  if (!path || !first) continue;

  test(`the page ${name} does not break at values of another type`, async ({ page, shop }) => {
    test.setTimeout(180_000);
    const errors = watchErrors(page);
    await shop.open('/404');
    const id = String(rowsOf(await shop.ask('/static/revenue?page=1&limit=10'))[0]?._id);
    for (const [what, bend] of Object.entries(bends)) {
      const told = await shop.fail().then(() => shop.ask<Record<string, unknown>>(`${pathOf(first, id)}?page=1&limit=10`));
      await shop.fail({ call: `GET ${pathOf(first, id)}`, body: bent(told, bend) });
      await page.goto(path.replace('{id}', id));
      await expectSound(page, errors, what);
    }
  });
}

for (const [what, bend] of Object.entries(bends)) {
  test(`a user's cart, favourites and orders do not break their screen with ${what}`, async ({ page, shop }) => {
    const errors = watchErrors(page);
    const users = rowsOf(await shop.ask('/user/admin/all?page=1&limit=10')).map(({ _id }) => String(_id));
    const carts = await Promise.all(users.map(async id => ({ id, cart: await shop.ask<Record<string, unknown>>(`/cart/admin/user/${id}`) })));
    const { id, cart } = carts.find(({ cart }) => isList(cart.cartItems)) ?? { id: '', cart: {} };
    expect(id).not.toBe('');
    const paths = { favourites: `/favourite/admin/userId/${id}`, orders: `/order/admin/user/${id}` };
    const answered = await Promise.all(Object.entries(paths).map(async ([key, path]) => [key, path, rowsOf(await shop.ask(path))] as const));
    await shop.fail(
      { call: `GET /cart/admin/user/${id}`, body: bent(cart, bend) },
      ...answered.map(([key, path, rows]) => ({ call: `GET ${path}`, body: { [key]: [null, ...rows.map(row => bent(row, bend))] } })),
    );
    await shop.open(`/users/${id}`);
    await expectSound(page, errors, what);
  });
}
