/** Where the app runs actions: the button of a row, and several ticked rows, with the inputs of the action. */
import type { Page } from '@playwright/test';
import { type Action, actionInputFields, actionOf, type Field, type Resource, type ShopRecord, valueAt, withValue } from '#define';
import { english as en } from '#i18n/english.ts';
import type { Shop } from '#tests/support/app.ts';
import { pathOf, recordsFor, rowsOf, words } from '#tests/support/declared.ts';
import { dataRows, fill, type Listed, listsOf } from '#tests/support/declaredForms.ts';
import { firstPage, type Opened, type Place } from './place';
import { goTo } from './settled';

/** Makes a list's call answer with these rows alone. */
const listWith = ({ call }: Listed[1], rows: readonly Record<string, unknown>[]) => ({
  call: `GET ${pathOf(call)}`,
  body: { [call.rows ?? 'data']: rows, total: rows.length },
});

/** Opens a list with one record to which a row button applies. */
const openOn =
  (shop: Shop, [, list]: Listed, row: Record<string, unknown>) =>
  async (page: Page) => {
    await shop.fail(listWith(list, [row]));
    await goTo(page, list.path);
    await dataRows(page).first().waitFor();
  };

const confirm = (page: Page) => page.getByRole('dialog').locator('button.MuiButton-contained, button.MuiButton-colorError').last().click();

/** Presses a row's button, and confirms where it asks. */
const press = (label: string, asks: boolean) => async (page: Page) => {
  await dataRows(page)
    .first()
    .getByRole('button', { name: new RegExp(`^${label} `) })
    .click();
  if (asks) await confirm(page);
};

/** Delete and the other row buttons that need no input. */
export function rowPlaces(resource: Resource): Place[] {
  const { calls, actions, name } = resource;
  const places: Place[] = [];
  const deleting = listsOf(resource).find(([, { row }]) => row?.includes('delete'));
  const remove = calls.delete;
  if (remove && deleting && !remove.undoable)
    places.push({
      of: name,
      name: 'delete',
      writes: true,
      ready: async shop => {
        const [, { call }] = deleting;
        const [row] = rowsOf(await shop.ask(`${pathOf(call)}${firstPage}`));
        if (!row) return undefined;
        return {
          call: `DELETE ${pathOf(remove, String(row._id))}`,
          open: openOn(shop, deleting, row),
          act: press('Delete', true),
          whole: page => dataRows(page).first(),
        };
      },
    });
  for (const [key, { call, ask, when, confirm }] of Object.entries(actions)) {
    const listed = listsOf(resource).find(([, { row }]) => row?.includes(key));
    if (!call || ask || !listed || typeof when === 'function') continue;
    places.push({
      of: name,
      name: key,
      writes: true,
      ready: async shop => {
        const [row] = rowsOf(await shop.ask(`${pathOf(listed[1].call)}${firstPage}`));
        if (!row) return undefined;
        return {
          call: `${call.method} ${pathOf(call, String(row._id))}`,
          open: openOn(shop, listed, when ? recordsFor(when, row).matching : row),
          act: press(words(resource, `actions.${key}`), Boolean(confirm)),
          whole: page => dataRows(page).first(),
        };
      },
    });
  }
  return places;
}

/** The required inputs of an action. */
const toAsk = (resource: Resource, action: Action): Field[] =>
  actionInputFields(resource, action).filter(({ required, initial }) => required !== undefined && initial === undefined);

/** A record to which an action applies, with other values than the action will set. */
function fitFor(resource: Resource, action: Action | undefined, record: Record<string, unknown>): ShopRecord {
  const { when } = action ?? {};
  const matching = when && typeof when !== 'function' ? recordsFor(when, record).matching : record;
  const inputs = action ? toAsk(resource, action) : [];
  return inputs.reduce((made, { source, choices }) => (choices ? withValue(made, source, choices.at(-1)) : made), matching) as ShopRecord;
}

/** Ticks all rows of a list and runs an action, or `delete`, with its inputs. */
const doToTicked = (resource: Resource, key: string, action: Action | undefined) => async (page: Page) => {
  const bar = page.getByRole('group').filter({ hasText: /\d selected/ });
  for (const box of await dataRows(page)
    .getByRole('checkbox', { name: /^Select / })
    .all()) {
    await box.check();
    // The bar appears above the rows and moves them, so a click that begins too early ends on another element.
    await bar.waitFor();
  }
  const label = key === 'delete' ? 'Delete selected' : (valueAt(en, `resources.${resource.name}.bulk.${key}`) ?? words(resource, `actions.${key}`));
  await bar.getByRole('button', { name: String(label), exact: true }).click();
  for (const field of action ? toAsk(resource, action) : []) await fill(page.getByRole('dialog'), page, resource, field);
  await confirm(page);
};

/** Bulk actions, each in the first list that offers it: the call, and the read before it. */
export function bulkPlaces(resource: Resource): Place[] {
  const keys = new Set(listsOf(resource).flatMap(([, { bulk = [] }]) => bulk));
  return [...keys].flatMap((key): Place[] => {
    const listed = listsOf(resource).find(([, { bulk }]) => bulk?.includes(key)) as Listed;
    const action = key === 'delete' ? undefined : actionOf(resource, key);
    const call = key === 'delete' ? resource.calls.delete : (action?.call ?? resource.calls.update);
    const { one } = resource.calls;
    if (!call) return [];
    const method = key === 'delete' ? 'DELETE' : action?.call ? action.call.method : 'PUT';
    const ready = async (shop: Shop) => {
      const rows = rowsOf(await shop.ask(`${pathOf(listed[1].call)}${firstPage}`)).slice(0, 2);
      const fit = rows.map(row => fitFor(resource, action, row));
      const reads = await Promise.all(
        fit.map(async ({ _id }) => {
          const id = String(_id);
          return one ? [{ call: `GET ${pathOf(one, id)}`, body: fitFor(resource, action, await shop.ask(pathOf(one, id))) }] : [];
        }),
      );
      const writes = fit.map(({ _id }) => ({ call: `${method} ${pathOf(call, String(_id))}`, body: {} }));
      const beside = [listWith(listed[1], fit), ...reads.flat(), ...writes];
      const shared = {
        beside,
        open: async (page: Page) => {
          await shop.fail(...beside);
          await goTo(page, listed[1].path);
          await dataRows(page).first().waitFor();
        },
        act: doToTicked(resource, key, action),
        whole: (page: Page) => dataRows(page).first(),
        message: (page: Page) => page.getByRole('region', { name: /failed|not attempted/ }),
        again: (page: Page) => page.getByRole('button', { name: 'Retry failed' }),
      } satisfies Partial<Opened>;
      return { shared, read: reads[0]?.[0], write: writes[0] };
    };
    const place = (name: string, kind: 'read' | 'write'): Place => ({
      of: resource.name,
      name: `several: ${name}`,
      writes: kind === 'write',
      ready: async shop => {
        const { shared, [kind]: made } = await ready(shop);
        return made && { ...shared, call: made.call, answer: made.body };
      },
    });
    return [place(key, 'write'), ...(action?.fresh && one ? [place(`${key}, the record before`, 'read')] : [])];
  });
}
