/** What holds for every declared resource. The tests follow from the declarations, so a new resource is tested too. */

import { bodyKeys, filtersOf, isFound, isPaged, isToggled, type List, offersCreate, queryOf, type Resource, valueAt } from '#define';
import { english as en } from '#i18n/english.ts';
import { resources } from '#resources';
import { expect, test } from '#tests/support/app.ts';
import { pathOf, recordsFor, rowsOf, testFor, words } from '#tests/support/declared.ts';
import { aRecord, dataRows, fill, formOf, listsOf, main, send, toFill } from '#tests/support/declaredForms.ts';

/** The text of an empty list. */
function emptyText(resource: Resource, key: string, _list: List): RegExp {
  const template = words(resource, `empties.${key}`) || words(resource, 'empty') || en.app.empty;
  const view = isToggled(resource, key) ? words(resource, `views.${key}`) : '';
  const text = template.replace('%{view}', view).replace('%{name}', words(resource, 'name').split(' |||| ').at(-1) ?? '');
  return new RegExp(text.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

for (const resource of resources.filter(({ slots, lists }) => Object.keys(lists).length && !(slots.list && !listsOf({ lists } as Resource).length))) {
  const { name, calls, pages, inDialog } = resource;
  const listed = listsOf(resource);
  if (!listed.length) continue;

  test(`${name}: each list shows its rows, that there are none, and why it cannot be read`, { tag: '@quick' }, async ({ page, shop }) => {
    for (const [at, [key, list]] of listed.entries()) {
      const call = `GET ${pathOf(list.call)}`;
      await shop.fail({ call, status: 500, message: 'The database is away' });
      await (at ? page.goto(list.path) : shop.open(list.path));
      await expect(main(page).getByText('The database is away').first(), key).toBeVisible();
      await shop.fail();
      await main(page).getByRole('button', { name: 'Retry' }).first().click();
      await expect(dataRows(page).first(), key).toBeVisible();
      await shop.fail({ call, body: { [list.call.rows ?? 'data']: [], total: 0 } });
      await page.reload();
      await expect(
        main(page)
          .getByText(emptyText(resource, key, list))
          .first(),
        key,
      ).toBeVisible();
    }
  });

  const creating = listed.find(([, list]) => offersCreate(list));
  if (calls.create && creating && (pages.create || inDialog)) {
    test(`${name}: a record is created, changed and deleted by the declared calls`, { tag: '@quick' }, async ({ page, shop }) => {
      await page.route(/tile\.openstreetmap\.org/, route => route.fulfill({ status: 204 }));
      const [, list] = creating;
      await shop.open(inDialog ? list.path : (pages.create ?? ''));
      if (inDialog) await main(page).locator('button.MuiButton-contained').first().click();
      const form = formOf(page, resource);
      for (const field of toFill(resource, 'create')) await fill(form, page, resource, field);
      const created = page.waitForResponse(reply => reply.request().method() === 'POST' && reply.url().endsWith(pathOf(calls.create ?? list.call)));
      await send(form);
      const reply = await (await created).json();
      const [post] = shop.sent();
      expect(bodyKeys(resource, 'create')).toEqual(expect.arrayContaining(Object.keys(post?.body as object)));
      const record: Record<string, unknown> = reply[name.replace(/s$/, '')] ?? reply.data ?? reply;
      const id = String(record._id);
      const title = String(valueAt(record, resource.represent));

      if (calls.update && pages.edit && calls.one) {
        const field = resource.fields.find(({ source }) => source === resource.represent);
        if (field) {
          await page.goto(pages.edit.replace('{id}', id));
          await fill(main(page), page, resource, field, `${title} again`);
          shop.forget();
          await send(main(page));
          await expect.poll(() => shop.sent()).toMatchObject([{ method: 'PUT', url: pathOf(calls.update, id) }]);
          expect(valueAt(shop.sent()[0]?.body, field.source)).toBe(`${title} again`);
        }
      }
      if (!calls.delete || !list.row?.includes('delete')) return;
      shop.forget();
      await page.goto(`${list.path}${list.path.includes('?') ? '&' : '?'}filter=${encodeURIComponent(JSON.stringify({ q: title }))}`);
      await dataRows(page)
        .filter({ hasText: title })
        .first()
        .getByRole('button', { name: /^Delete / })
        .click();
      const question = page.getByRole('dialog');
      if (!calls.delete.undoable) await question.getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => shop.sent()[0], { timeout: 15_000 }).toMatchObject({ method: 'DELETE', url: pathOf(calls.delete, id) });
    });
  }

  const narrowed = listed.filter(([, list]) => list.filters?.length);
  if (narrowed.length) {
    test(`${name}: each filter and view asks what the declaration says, and shows the rows that fit`, async ({ page, shop }) => {
      test.setTimeout(120_000);
      await shop.open('/404');
      for (const [key, list] of narrowed) {
        const rows = rowsOf(await shop.ask(`${pathOf(list.call)}?page=1&limit=1000&search=&searchText=`)).map(row => ({
          ...row,
          id: String(row._id),
        }));
        const open = (filter: object) =>
          page.goto(`${list.path}${list.path.includes('?') ? '&' : '?'}filter=${encodeURIComponent(JSON.stringify(filter))}`);
        for (const filter of filtersOf(list, resource.fields)) {
          const wanted = testFor(filter, rows);
          expect(wanted, `a value to filter ${key} by '${filter.source}'`).toBeDefined();
          shop.forget();
          await open({ [filter.source]: wanted });
          const fitting = rows.filter(row => isFound(filter, wanted, row)).length;
          await expect(dataRows(page), `${key} by '${filter.source}'`).toHaveCount(Math.min(10, fitting));
          if (!isPaged(list.call)) continue;
          const request = shop.sent({ reads: true }).findLast(({ url }) => url.startsWith(`${pathOf(list.call)}?`));
          const query = new URLSearchParams(request?.url.split('?')[1]);
          expect(Object.fromEntries(query), key).toMatchObject(queryOf(filter, wanted));
        }
        for (const [view, filter] of Object.entries(list.views ?? {})) {
          await open(filter);
          const tab = main(page)
            .getByRole('navigation')
            .getByRole('link', { name: new RegExp(`^${words(resource, `views.${view}`)}( \\(|$)`) });
          await expect(tab, view).toHaveAttribute('aria-current', 'page');
        }
      }
    });
  }

  for (const [action, { when, onScreen: onPage }] of Object.entries(resource.actions)) {
    if (!when || typeof when === 'function') continue;
    const [place] = listed.filter(([, { row }]) => row?.includes(action));
    if (!place && !(onPage && pages.show && calls.one)) continue;

    test(`${name}: '${action}' is offered where its condition holds, and only there`, { tag: '@quick' }, async ({ page, shop }) => {
      const label = words(resource, `actions.${action}`);
      const { matching, broken } = recordsFor(when, await aRecord(resource, shop));
      const rows = [matching, ...broken].map((row, at) => ({ ...row, _id: `standard-${at}` }));
      await shop.open('/404');
      if (place) {
        const [, { path, call }] = place;
        await shop.fail({ call: `GET ${pathOf(call)}`, body: { [call.rows ?? 'data']: rows, total: rows.length } });
        await page.goto(path);
        await expect(dataRows(page)).toHaveCount(rows.length);
        for (const [at, row] of (await dataRows(page).all()).entries())
          await expect(row.getByRole('button', { name: new RegExp(`^${label} `) })).toHaveCount(at === 0 ? 1 : 0);
      } else {
        for (const [at, row] of rows.entries()) {
          await shop.fail({ call: `GET ${calls.one ? pathOf(calls.one, row._id) : ''}`, body: row });
          await page.goto((pages.show ?? '').replace('{id}', row._id));
          await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
          await expect(
            main(page)
              .getByRole('button', { name: /^(Update|Delete)/ })
              .or(main(page).getByRole('link', { name: /^Update/ }))
              .first(),
          ).toBeVisible();
          await expect(main(page).getByRole('button', { name: label, exact: true })).toHaveCount(at === 0 ? 1 : 0);
        }
      }
    });
  }
}
