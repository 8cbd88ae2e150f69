/** The places of the app where a declared call is made, found from the declarations: nobody names an entity here. */
import type { Locator, Page } from '@playwright/test';
import { resources } from '../../resources';
import { type Call, type Field, isOn, type Resource } from '../../resources/define';
import { pages as freePages } from '../../resources/pages';
import type { Shop } from '../support/app';
import { pathOf, recordsFor, rowsOf, typedFor, words } from '../support/declared';
import { aRecord, dataRows, fill, formOf, type Listed, listsOf, main, send, toFill } from '../support/declaredForms';

/** A place where a call is made. */
export interface Place {
  /** The resource or page it belongs to. */
  of: string;
  name: string;
  writes: boolean;
  /** An input of its form, where it has one. */
  source?: string;
  /** Finds out what it needs of the server. Resolves to nothing where the mock has no record for it. */
  ready: (shop: Shop) => Promise<Opened | undefined>;
}

/** A place with what the server has for it. */
export interface Opened {
  /** Method and path, as a fault of the mock names it. */
  call: string;
  /** What the mock would answer to a read. */
  answer?: unknown;
  /** Opens its screen, and makes it ready for `act`. */
  open: (page: Page) => Promise<void>;
  /** Makes the call, where opening the screen does not. */
  act?: (page: Page) => Promise<void>;
  /** What stands there when all is well. */
  whole: (page: Page) => Locator;
  /** The form is a dialog over its list, which is what an ended session leads back to. */
  isDialog?: boolean;
  /** What was typed, in its input. */
  typed?: (page: Page) => { input: Locator; text: string };
}

const firstPage = '?page=1&limit=10&search=&searchText=';

const listPlaces = (resource: Resource): Place[] =>
  listsOf(resource).map(([key, { path, call }]) => ({
    of: resource.name,
    name: `list ${key}`,
    writes: false,
    ready: async shop => ({
      call: `GET ${pathOf(call)}`,
      answer: await shop.ask(`${pathOf(call)}${firstPage}`),
      open: page => page.goto(path).then(() => {}),
      whole: page => dataRows(page).first(),
    }),
  }));

/** Its screens that read one record. */
function recordPlaces(resource: Resource): Place[] {
  const { calls, pages, name } = resource;
  const { one } = calls;
  if (!one) return [];
  return (['show', 'edit'] as const).flatMap((kind): Place[] => {
    const address = pages[kind];
    if (!address) return [];
    return [
      {
        of: name,
        name: kind,
        writes: false,
        ready: async shop => {
          const id = String((await aRecord(resource, shop))._id);
          return {
            call: `GET ${pathOf(one, id)}`,
            answer: await shop.ask(pathOf(one, id)),
            open: page => page.goto(address.replace('{id}', id)).then(() => {}),
            whole: page => main(page).getByRole('heading', { level: 1 }),
          };
        },
      },
    ];
  });
}

/** What a form needs read beside its record: the choices of a field. */
function choicePlaces(resource: Resource): Place[] {
  const { pages, fields, name } = resource;
  const address = pages.create;
  if (!address) return [];
  const read = new Set<string>();
  return fields.flatMap((field): Place[] => {
    const target = resources.find(other => other.name === field.reference) as Resource | undefined;
    const call: Call | undefined = target?.calls.all ?? (target && listsOf(target)[0]?.[1].call);
    if (!call || !isOn(field, 'create') || read.has(call.path)) return [];
    read.add(call.path);
    return [
      {
        of: name,
        name: `choices of ${field.source}`,
        writes: false,
        ready: async shop => ({
          call: `GET ${pathOf(call)}`,
          answer: await shop.ask(`${pathOf(call)}${firstPage}`),
          open: async page => {
            await page.goto(address);
            const box = page.getByRole('combobox', { name: words(resource, `fields.${field.source}`), exact: true });
            await box
              .first()
              .click({ timeout: 3000 })
              .catch(() => {});
          },
          whole: page => main(page).locator('button[type=submit]'),
        }),
      },
    ];
  });
}

/** The field that is typed into a form to see that it stays. */
const typedField = (resource: Resource, kind: 'create' | 'edit'): Field | undefined => {
  const all = toFill(resource, kind).filter(field => typedFor(field) !== undefined);
  return all.find(({ source }) => source === resource.represent) ?? all[0];
};

/** Create and edit forms. */
function formPlaces(resource: Resource): Place[] {
  const { calls, pages, modal, name } = resource;
  const shared = (kind: 'create' | 'edit', field: Field) => ({
    whole: (page: Page) => formOf(page, resource).locator('button[type=submit]'),
    act: (page: Page) => send(formOf(page, resource)),
    typed: (page: Page) => ({
      input: formOf(page, resource).locator(`[name="${field.source}"]`),
      text: kind === 'edit' ? `${typedFor(field)}0` : (typedFor(field) ?? ''),
    }),
  });
  const found: Place[] = [];
  const creating = listsOf(resource).find(([, { create }]) => create)?.[1];
  const { create, update } = calls;
  const first = typedField(resource, 'create');
  if (create && creating && first && (pages.create || modal))
    found.push({
      of: name,
      name: 'create',
      writes: true,
      source: first.source,
      ready: async () => ({
        ...shared('create', first),
        call: `POST ${pathOf(create)}`,
        isDialog: modal === true,
        open: async page => {
          await page.goto(modal ? creating.path : (pages.create ?? ''));
          if (modal) await main(page).locator('button.MuiButton-contained').first().click();
          for (const field of toFill(resource, 'create')) await fill(formOf(page, resource), page, resource, field);
        },
      }),
    });
  const changed = typedField(resource, 'edit');
  if (update && pages.edit && changed)
    found.push({
      of: name,
      name: 'update',
      writes: true,
      source: changed.source,
      ready: async shop => {
        const id = String((await aRecord(resource, shop))._id);
        return {
          ...shared('edit', changed),
          call: `PUT ${pathOf(update, id)}`,
          open: async page => {
            await page.goto((pages.edit ?? '').replace('{id}', id));
            await fill(main(page), page, resource, changed, `${typedFor(changed)}0`);
          },
        };
      },
    });
  return found;
}

/** Opens a list on which one record has what a row button needs. */
const openOn =
  (shop: Shop, [, { path, call }]: Listed, row: Record<string, unknown>) =>
  async (page: Page) => {
    await shop.fail({ call: `GET ${pathOf(call)}`, body: { [call.rows ?? 'data']: [row], total: 1 } });
    await page.goto(path);
    await dataRows(page).first().waitFor();
  };

/** Presses a row's button, and says yes where it asks. */
const press = (label: string, asks: boolean) => async (page: Page) => {
  await dataRows(page)
    .first()
    .getByRole('button', { name: new RegExp(`^${label} `) })
    .click();
  if (asks) await page.getByRole('dialog').locator('button.MuiButton-contained, button.MuiButton-colorError').last().click();
};

/** Delete and the other buttons of a row that ask for nothing but yes. */
function rowPlaces(resource: Resource): Place[] {
  const { calls, actions, name } = resource;
  const found: Place[] = [];
  const deleting = listsOf(resource).find(([, { row }]) => row?.includes('delete'));
  const remove = calls.delete;
  if (remove && deleting && !remove.undoable)
    found.push({
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
    found.push({
      of: name,
      name: key,
      writes: true,
      ready: async shop => {
        const [row] = rowsOf(await shop.ask(`${pathOf(listed[1].call)}${firstPage}`));
        if (!row) return undefined;
        return {
          call: `${call.method} ${pathOf(call, String(row._id))}`,
          open: openOn(shop, listed, when ? recordsFor(when, row).held : row),
          act: press(words(resource, `actions.${key}`), confirm === true),
          whole: page => dataRows(page).first(),
        };
      },
    });
  }
  return found;
}

/** What the pages that are no entity's read. */
const pagePlaces = (): Place[] =>
  freePages.flatMap(({ name, path, reads }): Place[] =>
    Object.entries(reads as Record<string, Call>).flatMap(([key, call]): Place[] => {
      if (!path) return [];
      return [
        {
          of: name,
          name: `reads ${key}`,
          writes: false,
          ready: async shop => {
            const id = String(rowsOf(await shop.ask('/shop/all?page=1&limit=10'))[0]?._id);
            return {
              call: `GET ${pathOf(call, id)}`,
              answer: await shop.ask(`${pathOf(call, id)}${firstPage}`),
              open: page => page.goto(path.replace('{id}', id)).then(() => {}),
              whole: page => main(page).getByRole('heading').first(),
            };
          },
        },
      ];
    }),
  );

/** All of them. What is declared alike, as the classifications, has the same name for the call alone and is kept: each has calls of its own. */
export const places: readonly Place[] = [
  ...(resources as readonly Resource[]).flatMap(resource =>
    resource.views.list && !listsOf(resource).length
      ? []
      : [listPlaces, recordPlaces, choicePlaces, formPlaces, rowPlaces].flatMap(find => find(resource)),
  ),
  ...pagePlaces(),
];
