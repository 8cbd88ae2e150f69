// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  AdminContext,
  type I18nProvider,
  ListContextProvider,
  type ListControllerResult,
  memoryStore,
  ResourceContextProvider,
  TestMemoryRouter,
} from 'react-admin';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentPerson } from '#dataProvider/session.ts';
import { hasCall, type Resource, type ShopRecord, valueAt } from '#define';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { nameOf } from '#frame/format/texts.ts';
import { logEntry, readJournal } from '#frame/journal/journalLog.ts';
import { useColumns } from '#frame/list/columns/useColumns.ts';
import { DeclaredListContext } from '#frame/list/declaredList.ts';
import { readReferences, rowsAsCsv } from '#frame/list/export/exportRows.ts';
import { readCsv } from '#frame/list/import/csvFile.ts';
import { useImportRun } from '#frame/list/import/useImportRun.ts';
import { useMapping } from '#frame/list/import/useMapping.ts';
import { type CheckedRow, useRowCheck } from '#frame/list/import/useRowCheck.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { forgetAll } from '#tests/support/inMemory.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';
import { stubBrowser } from '#tests/support/renderedApp.tsx';

// The device's database needs a browser.
vi.mock('#frame/storage/database.ts', () => import('#tests/support/inMemory.ts'));

let noting: Promise<unknown> = Promise.resolve();
const shop = providerOverMock({
  onWritten: written => {
    noting = noting.then(() => logEntry(written));
  },
});
let i18nProvider: I18nProvider;
beforeAll(async () => {
  stubBrowser();
  i18nProvider = await (await import('#app/i18nProvider.ts')).createI18nProvider('en');
  // Its texts come with its code.
  await importWithRetry(() => import('#frame/list/import/ImportDialog.tsx'));
});
beforeEach(() => {
  forgetAll();
  localStorage.setItem('authUser', JSON.stringify({ displayName: '', email: 'staff@shop.example', uid: '' }));
});

const resourceOf = (name: string) => resources.find(resource => resource.name === name) as Resource;
const written = () => shop.mock.received.filter(({ method }) => method !== 'GET');

/** Renders what an import uses, as on the first list of a resource. */
function importInto(resource: Resource) {
  const [[listKey, list] = ['', { columns: [] }]] = Object.entries(resource.lists);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestMemoryRouter>
      <AdminContext dataProvider={shop.provider} i18nProvider={i18nProvider} store={memoryStore()}>
        <ResourcesContext.Provider value={resources.map(other => (other.name === resource.name ? resource : other))}>
          <ResourceContextProvider value={resource.name}>
            <ListContextProvider value={{ filterValues: {} } as ListControllerResult}>
              <DeclaredListContext.Provider value={{ list, listKey }}>{children}</DeclaredListContext.Provider>
            </ListContextProvider>
          </ResourceContextProvider>
        </ResourcesContext.Provider>
      </AdminContext>
    </TestMemoryRouter>
  );
  const { result } = renderHook(() => ({ mapping: useMapping(), check: useRowCheck(), run: useImportRun(), columns: useColumns() }), { wrapper });
  const check = async (text: string): Promise<CheckedRow[]> => {
    const table = readCsv(text);
    if ('error' in table) throw new Error(table.error);
    const { mapping, check: checkRows } = result.current;
    const { sources, key } = mapping.guess(table);
    return (await checkRows(table.rows, mapping.columnsOf(sources), { source: key, at: sources.indexOf(key) }, {})) ?? [];
  };
  const run = (rows: readonly CheckedRow[]) => act(() => result.current.run.run(rows));
  /** The CSV that Export makes of all records. */
  const exported = async (): Promise<string> => {
    const { shown, exported: others } = result.current.columns;
    const columns = [...shown, ...others];
    const params = { pagination: { page: 1, perPage: 500 }, sort: { field: '', order: 'ASC' }, filter: {}, meta: { list: listKey } } as const;
    const { data } = await shop.provider.getList<ShopRecord>(resource.name, params);
    const references = await readReferences(data, columns, shop.provider);
    const nameOfRecord = (reference: string, value: unknown) => {
      const record = typeof value === 'string' ? references.get(`${reference}/${value}`) : value;
      return nameOf(valueAt(record, resourceOf(reference).represent)) || nameOf(record) || nameOf(value);
    };
    return rowsAsCsv(data, columns, { resource: resource.name, translate: i18nProvider.translate, nameOfRecord }).slice(1);
  };
  return { check, run, exported };
}

const first = async (name: string, count: number): Promise<ShopRecord[]> => {
  const params = { pagination: { page: 1, perPage: count }, sort: { field: '', order: 'ASC' }, filter: {} } as const;
  return (await shop.provider.getList<ShopRecord>(name, params)).data;
};
const read = async (name: string, id: string) => (await shop.provider.getOne<ShopRecord>(name, { id })).data;
const states = (rows: readonly CheckedRow[]) => rows.map(({ state }) => state);
const titleOf = (product: ShopRecord | undefined) => nameOf(valueAt(product, 'primaryLang.name'));

const imported = resources.filter(resource => {
  const { pages: screens, inDialog } = resource;
  return hasCall(resource, 'create') && hasCall(resource, 'update') && (inDialog || (screens.create && screens.edit));
});

test.each(imported.map(resource => resource.name))('an export of %s comes back unchanged', async name => {
  const { check, exported } = importInto(resourceOf(name));
  const rows = await check(await exported());
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ state }) => state !== 'same').map(({ line, state, reasons, cells }) => [line, state, ...reasons, ...cells])).toEqual([]);
  expect(written()).toEqual([]);
});

test('a refusal names a field in a row, and one without a text of its own, as the form does', async () => {
  const resource = resourceOf('shopproducts');
  const fields = resource.fields.map(field => (field.source === 'sizes' ? { ...field, min: 1 } : field));
  const { check } = importInto({ ...resource, fields: [...fields, { source: 'shelfMark', kind: 'number' }] });
  const [row] = await check('Custom ID,shelfMark\nNEW-1,many');
  expect(row?.reasons).toEqual(expect.arrayContaining(['Shelf mark: Must be a number', 'Sizes, 1: Stock: Required']));
});

describe('products', () => {
  test('rows are new, changed, the same or refused, by the rules of the form, and nothing is written', async () => {
    const [one, two, three, four] = await first('products', 4);
    const text = [
      'Item Code,Name,category,stockValue,Minimum Stock',
      `${one?.itemCode},${titleOf(one)},${nameOf(one?.category)},${Number(one?.stockValue) + 1},${one?.minStock}`,
      `${two?.itemCode},${titleOf(two)},No such category`,
      `OTHER,${titleOf(three)},${nameOf(three?.category)},-3,many`,
      'NEW-1,Reading lamp,,4,1',
      `${four?.itemCode},${titleOf(four)}`,
    ].join('\n');
    const rows = await importInto(resourceOf('products')).check(text);
    expect(rows.map(({ line, state, reasons }) => [line, state, ...reasons])).toEqual([
      [2, 'update'],
      [3, 'refused', 'Category: There is no “No such category” to choose'],
      [4, 'refused', 'Item Code: Cannot be changed', 'Stock: Must be at least 0', 'Minimum Stock: Must be a number'],
      [5, 'refused', 'Category: Select a category'],
      [6, 'same'],
    ]);
    expect(rows[0]?.changes.map(({ field, value }) => [field.source, value])).toEqual([['stockValue', Number(one?.stockValue) + 1]]);
    expect(written()).toEqual([]);
  });

  test('a value that the form hides beside the others is refused as such', async () => {
    const { check } = importInto(resourceOf('coupons'));
    const [row] = await check('Name,Duration Type,Valid From\nEid,Full time,2026-12-01');
    expect(row?.reasons).toContain('Valid From: Does not fit the other values of the row');
  });

  test('names of references are found, derived prices follow, and the journal undoes each change', async () => {
    const [product] = await first('products', 1);
    const [brand] = await first('brand', 1);
    const [category] = await first('category', 1);
    const brandName = nameOf(brand);
    const { check, run } = importInto(resourceOf('products'));
    const rows = await check(
      [
        'Name;brand;category;cost;discountPercentage;discountValue;isActive;Returnable;Stock',
        `${titleOf(product)};${brandName};${nameOf(product?.category)};10,5;0;0;Inactive;No;٣`,
        `مصباح للقراءة;${brandName.toUpperCase()};${nameOf(category)};20;;;;;7`,
      ].join('\r\n'),
    );
    expect(rows.map(({ state, reasons }) => [state, ...reasons])).toEqual([['update'], ['create']]);
    const after = await run(rows);
    expect(states(after)).toEqual(['updated', 'created']);
    expect(written().map(({ method }) => method)).toEqual(['PUT', 'POST']);
    const changed = await read('products', product?.id ?? '');
    expect(changed).toMatchObject({ cost: 10.5, isActive: false, isReturnViable: false, stockValue: 3, itemCode: product?.itemCode });
    expect(changed.sellingPrice).toBe(product?.price);
    await noting;
    const [created, entry] = await readJournal();
    expect(created).toMatchObject({ action: 'create', name: 'مصباح للقراءة' });
    expect(currentPerson()).not.toBe('');
    const { applyUndo } = await import('#frame/actions/undo/applyUndo.ts');
    if (entry?.back) await applyUndo({ dataProvider: shop.provider, pages }, resourceOf('products'), entry.back);
    expect(await read('products', product?.id ?? '')).toMatchObject({ cost: product?.cost, stockValue: product?.stockValue, isActive: true });
  });

  test('a row whose value somebody else has changed since the check is refused, and the others go on', async () => {
    const [one, two] = await first('products', 2);
    const { check, run } = importInto(resourceOf('products'));
    const rows = await check(`Name,Stock\n${titleOf(one)},901\n${titleOf(two)},902`);
    await shop.provider.change('products', one as ShopRecord, stored => ({ ...stored, stockValue: 77 }));
    const after = await run(rows);
    expect(after.map(({ state, reasons }) => [state, ...reasons])).toEqual([
      ['refused', 'This is no longer possible: the record has changed.'],
      ['updated'],
    ]);
    expect(await read('products', one?.id ?? '')).toMatchObject({ stockValue: 77 });
  });

  test('rows about one record, unknown ids and names that several records have are refused', async () => {
    const [one] = await first('products', 1);
    const { check } = importInto(resourceOf('products'));
    expect((await check(`_id,Stock\n${one?.id},5\n${one?.id},6\nnobody,7`)).map(({ state, reasons }) => [state, ...reasons])).toEqual([
      ['update'],
      ['refused', 'Row 2 is about the same record'],
      ['refused', 'No record has this ID'],
    ]);
    await shop.provider.create('products', { data: { ...one, itemCode: 'TWIN' } });
    expect((await check(`Name,Stock\n${titleOf(one)},5`)).map(({ reasons }) => reasons)).toEqual([['Several records have this value']]);
  });
});
