/** Where the app sends a form: of a record, and of a page that belongs to no entity. */
import type { Page } from '@playwright/test';
import { blockName, blockOf, type Field, type FreePage, offersCreate, type Resource } from '#define';
import { resources } from '#resources';
import { pages as freePages } from '#resources/pages.ts';
import { pathOf, typedFor } from '#tests/support/declared.ts';
import { aRecord, fill, formOf, listsOf, main, send, toFill } from '#tests/support/declaredForms.ts';
import type { Place } from './place';
import { goTo } from './settled';

/** The field that the test types into, to see that its value is kept. */
const typedField = (resource: Resource, kind: 'create' | 'edit'): Field | undefined => {
  const all = toFill(resource, kind).filter(field => typedFor(field) !== undefined);
  return all.find(({ source }) => source === resource.represent) ?? all[0];
};

/** Create and edit forms. */
export function formPlaces(resource: Resource): Place[] {
  const { calls, pages, inDialog, name } = resource;
  const shared = (kind: 'create' | 'edit', field: Field) => ({
    whole: (page: Page) => formOf(page, resource).locator('button[type=submit]'),
    act: (page: Page) => send(formOf(page, resource)),
    typed: (page: Page) => ({
      input: formOf(page, resource).locator(`[name="${field.source}"]`),
      text: kind === 'edit' ? `${typedFor(field)}0` : (typedFor(field) ?? ''),
    }),
  });
  const places: Place[] = [];
  const creating = listsOf(resource).find(([, list]) => offersCreate(list))?.[1];
  const { create, update } = calls;
  const first = typedField(resource, 'create');
  if (create && creating && first && (pages.create || inDialog))
    places.push({
      of: name,
      name: 'create',
      writes: true,
      source: first.source,
      ready: async () => ({
        ...shared('create', first),
        call: `POST ${pathOf(create)}`,
        isDialog: inDialog === true,
        open: async page => {
          await goTo(page, inDialog ? creating.path : (pages.create ?? ''));
          if (inDialog) await main(page).locator('button.MuiButton-contained').first().click();
          for (const field of toFill(resource, 'create')) await fill(formOf(page, resource), page, resource, field);
        },
      }),
    });
  const changed = typedField(resource, 'edit');
  if (update && pages.edit && changed)
    places.push({
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
            await goTo(page, (pages.edit ?? '').replace('{id}', id));
            await fill(main(page), page, resource, changed, `${typedFor(changed)}0`);
          },
        };
      },
    });
  return places;
}

/** The fields that a page edits: those of its sections, else those that no other page edits. */
function fieldsOf({ name, edits }: FreePage, resource: Resource): Field[] {
  const others = (freePages as readonly FreePage[]).filter(page => page.name !== name && page.edits?.resource === resource.name);
  const elsewhere = others.flatMap(page => page.edits?.sections ?? []);
  const isHere = (name: string) => edits?.sections?.includes(name) ?? !elsewhere.includes(name);
  return resource.fields.filter(({ source }) => isHere(blockName(blockOf(resource, source) ?? {})));
}

/** The pages that belong to no entity and edit something of a resource. */
export const savePlaces = (): Place[] =>
  (freePages as readonly FreePage[]).flatMap((page): Place[] => {
    const { edits, path } = page;
    const resource = (resources as readonly Resource[]).find(({ name }) => name === edits?.resource);
    const update = resource?.calls.update;
    const read = (freePages as readonly FreePage[]).find(other => other.edits?.resource === edits?.resource && Object.keys(other.reads).length);
    const field = resource && fieldsOf(page, resource).find(candidate => typedFor(candidate) !== undefined);
    const [one] = Object.values(read?.reads ?? {});
    if (!path || !update || !one || !field) return [];
    const text = `${typedFor(field)}0`;
    const input = (screen: Page) => main(screen).locator(`[name="${field.source}"]`);
    return [
      {
        of: page.name,
        name: 'save',
        writes: true,
        source: field.source,
        ready: async shop => {
          const { _id } = await shop.ask<{ _id: string }>(pathOf(one));
          return {
            call: `PUT ${pathOf(update, _id)}`,
            open: async screen => {
              await screen.goto(path.replace('{id}', _id));
              await input(screen).fill(text);
            },
            act: screen => send(main(screen)),
            whole: screen => main(screen).locator('button[type=submit]'),
            typed: screen => ({ input: input(screen), text }),
          };
        },
      },
    ];
  });
