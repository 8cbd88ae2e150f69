/** Where the app reads: lists, records, choices of forms, pages that belong to no entity. */

import { type Call, isOn, type Resource } from '#define';
import { resources } from '#resources';
import { pages as freePages } from '#resources/pages.ts';
import type { Shop } from '#tests/support/app.ts';
import { pathOf, rowsOf, words } from '#tests/support/declared.ts';
import { aRecord, dataRows, listsOf, main } from '#tests/support/declaredForms.ts';
import { type Answered, firstPage, type Place } from './place';
import { goTo, settled } from './settled';

export const listPlaces = (resource: Resource): Place[] =>
  listsOf(resource).map(([key, { path, call }]) => ({
    of: resource.name,
    name: `list ${key}`,
    writes: false,
    ready: async shop => ({
      call: `GET ${pathOf(call)}`,
      answer: await shop.ask(`${pathOf(call)}${firstPage}`),
      open: page => goTo(page, path),
      whole: page => dataRows(page).first(),
    }),
  }));

/** The screens of a resource that read one record. */
export function recordPlaces(resource: Resource): Place[] {
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
            open: page => goTo(page, address.replace('{id}', id)),
            whole: page => main(page).getByRole('heading', { level: 1 }),
            hasTabs: true,
          };
        },
      },
    ];
  });
}

/** Related lists that load on demand: by the address, where they are in a tab, or by a button. */
export const relatedPlaces = (resource: Resource): Place[] =>
  Object.entries(resource.related).flatMap(([key, { list, filter, tab }]): Place[] => {
    const address = resource.pages.show;
    const [other, of = ''] = list.split('.');
    const call = (resources as readonly Resource[]).find(({ name }) => name === other)?.lists[of]?.call;
    if (!address || !call || !filter) return [];
    return [
      {
        of: resource.name,
        name: `show, ${key}`,
        writes: false,
        mayBeNone: true,
        ready: async shop => {
          const id = String((await aRecord(resource, shop))._id);
          return {
            call: `GET ${pathOf(call)}`,
            answer: await shop.ask(`${pathOf(call)}${firstPage}`),
            open: async page => {
              await goTo(page, `${address.replace('{id}', id)}${tab ? `?tab=${key}` : ''}`);
              // It loads when it scrolls into view.
              if (tab) await main(page).getByRole('tabpanel').last().scrollIntoViewIfNeeded();
              else
                await main(page)
                  .getByRole('button', { name: /^View / })
                  .click();
            },
            whole: page => main(page).getByRole('heading', { level: 1 }),
          };
        },
      },
    ];
  });

/** Makes a screen's calls for another record, and returns the answers. */
const answersFor = (shop: Shop, urls: readonly string[], opened: string, id: string): Promise<Answered[]> =>
  Promise.all(
    urls.map(async url => {
      const otherUrl = url.replaceAll(opened, id);
      return { call: `GET ${otherUrl.split('?')[0]}`, answer: await shop.ask(otherUrl).catch(() => undefined) };
    }),
  );

/** What loads beside a record on its screen, such as a cart beside its user: all calls at once, for the record with the most data. */
export function besidePlaces(resource: Resource): Place[] {
  const { one } = resource.calls;
  const [listed] = listsOf(resource);
  const address = resource.pages.show;
  if (!one || !address || !listed || Object.values(resource.related).every(({ filter }) => filter)) return [];
  return [
    {
      of: resource.name,
      name: 'show, beside it',
      writes: false,
      mayBeNone: true,
      ready: async (shop, page) => {
        const ids = rowsOf(await shop.ask(`${pathOf(listed[1].call)}${firstPage}`)).map(({ _id }) => String(_id));
        const [first] = ids;
        if (!first) return undefined;
        const open = (id: string) => goTo(page, address.replace('{id}', id));
        shop.forget();
        await open(first);
        await main(page).getByRole('heading', { level: 1 }).waitFor();
        await settled(page);
        const urls = [...new Set(shop.sent({ reads: true }).map(({ url }) => url))].filter(url => url !== pathOf(one, first) && url.includes(first));
        const all = await Promise.all(ids.map(async id => ({ id, answers: await answersFor(shop, urls, first, id) })));
        const [most] = all.sort((one, other) => JSON.stringify(other.answers).length - JSON.stringify(one.answers).length);
        const [call, ...alike] = most?.answers ?? [];
        return (
          most && call && { ...call, alike, open: () => open(most.id), whole: page => main(page).getByRole('heading', { level: 1 }), hasTabs: true }
        );
      },
    },
  ];
}

/** The choices of a field, which a form reads beside its record. */
export function choicePlaces(resource: Resource): Place[] {
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
            await goTo(page, address);
            const box = page.getByRole('combobox', { name: words(resource, `fields.${field.source}`), exact: true });
            // An ended session leads to the sign-in page in place of the form.
            await Promise.race([box.first().click(), page.getByLabel('Password').first().waitFor()]);
          },
          whole: page => main(page).locator('button[type=submit]'),
        }),
      },
    ];
  });
}

/** The reads of pages that belong to no entity. */
export const pagePlaces = (): Place[] =>
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
              open: page => goTo(page, path.replace('{id}', id)),
              whole: page => main(page).getByRole('heading').first(),
              hasTabs: true,
            };
          },
        },
      ];
    }),
  );
