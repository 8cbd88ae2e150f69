// @vitest-environment jsdom
/**
 * Each role of a table, on each screen of two resources: every button, link and field of the declarations is shown or not as the table says.
 * What the table says is read here by hand (`isGranted`), not by the rule that the screens ask.
 */
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { AccessDenied, Layout, NotFound } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AccessTable, accessRule, call, defineResource, type Resource } from '#define';
import { Admin } from '#frame/Admin.tsx';
import { allowedResources } from '#frame/context/allowedResources.ts';
import { defaultSettings, SettingsContext } from '#frame/context/settingsContext.ts';
import { english as texts } from '#i18n/english.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const { app } = texts;

// The code of a screen is compiled when it is first opened, which is slow on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 120_000 });

const parts = defineResource({
  name: 'parts',
  lists: {
    all: {
      columns: ['name', 'cost', { source: 'stock', edit: true }],
      row: ['show', 'edit', 'close', 'delete'],
      bulk: ['close', 'recount', 'delete'],
      filters: ['cost', 'stock'],
    },
  },
  actions: {
    close: { call: call('POST /parts/close/{id}'), onScreen: true, expect: part => ({ ...part, isOpen: false }) },
    recount: { expect: part => ({ ...part, stock: 1 }) },
  },
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'cost', kind: 'number' },
    { source: 'stock', kind: 'number' },
    { source: 'isOpen', kind: 'flag', in: [] },
  ],
  slots: { 'print/label': () => Promise.resolve({ default: () => null }) },
  related: { boxes: { list: 'boxes.all', filter: { part: 'id' } } },
});
const boxes = defineResource({
  name: 'boxes',
  pages: 'dialog',
  lists: { all: { filters: ['part'] } },
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'part', kind: 'reference', reference: 'parts' },
  ],
});
const resources: readonly Resource[] = [parts, boxes];

const table: AccessTable = {
  boss: {},
  keeper: { '*': 'none', parts: 'write', 'parts.cost': 'none', 'parts.delete': 'none' },
  counter: { parts: 'read', 'parts.stock': 'write', 'parts.recount': 'write', boxes: 'read' },
  closer: { '*': 'read', 'parts.close': 'write', 'parts.export': 'none', 'parts.print': 'none' },
  buyer: { 'parts.cost': 'read', 'parts.stock': 'read', 'boxes.create': 'none' },
  guest: { '*': 'none' },
};

/** What the table grants, by hand: an own key of the action or field, else that of the resource, else `*`. */
function isGranted(role: string, resource: string, part: string, need: 'read' | 'write'): boolean {
  const levels = table[role] ?? {};
  const level = levels[`${resource}.${part}`] ?? levels[resource] ?? levels['*'] ?? 'write';
  return level === 'write' || level === need;
}

const mayEdit = (role: string, { name, fields }: Resource) =>
  isGranted(role, name, 'edit', 'write') || fields.some(({ source }) => table[role]?.[`${name}.${source}`] === 'write');

/** Whether a role has a button of a row, of a record or of the selection. */
function hasButton(role: string, resource: Resource, button: string): boolean {
  const { name } = resource;
  if (button === 'show') return isGranted(role, name, 'show', 'read');
  if (button === 'edit') return mayEdit(role, resource);
  // `recount` is no call of its own: it sends the stock through the update.
  if (button === 'recount') return isGranted(role, name, 'recount', 'write') && mayEdit(role, resource) && isGranted(role, name, 'stock', 'write');
  return isGranted(role, name, button, 'write');
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const tables = {
  parts: [{ _id: 'p1', name: 'Axle', cost: 5, stock: 3, isOpen: true }],
  boxes: [{ _id: 'b1', name: 'Crate', part: 'p1' }],
};
const shop = providerOverMock({ resources, tables });
const rule = accessRule(table, resources);

function open(role: string, address: string) {
  sessionStorage.setItem('seeAs', role);
  history.replaceState(null, '', address);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const i18nProvider = polyglotI18nProvider(() => ({ ra: english.ra, app }), 'en', [], { onMissingKey: (key: string) => key });
  const element = (
    <SettingsContext.Provider value={defaultSettings}>
      <Admin
        resources={allowedResources(resources, rule, role)}
        access={rule}
        dataProvider={shop.provider}
        i18nProvider={i18nProvider}
        layout={Layout}
        accessDenied={AccessDenied}
        notFound={NotFound}
      />
    </SettingsContext.Provider>
  );
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} useTransitions={false} />);
}

/** The words that begin the accessible name of a button or link in a row, or on the detail screen. */
const wordsOf = (resource: Resource, button: string, isInRow = true): string =>
  ({ show: 'View', edit: isInRow ? 'Edit' : 'Update', delete: 'Delete' })[button] ?? `resources.${resource.name}.actions.${button}`;

/** Whether a button or link whose name begins with some words is there. */
const isThere = (words: string, within_: HTMLElement = document.body): boolean =>
  [...within_.querySelectorAll<HTMLElement>('button, a')].some(one => (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(words));

const each = (names: readonly string[], of: (name: string) => boolean) => Object.fromEntries(names.map(name => [name, of(name)]));
const isDenied = () => screen.queryByText('Access denied') !== null;
const sourcesOf = ({ fields }: Resource) => fields.filter(field => field.in?.length !== 0).map(({ source }) => source);

describe.each(Object.keys(table))('%s', role => {
  test.each(resources)('on the list of $name', async resource => {
    const { name, lists } = resource;
    const { row = [], bulk = [] } = lists.all ?? { columns: [] };
    const buttons = row.filter(button => typeof button === 'string');
    open(role, `/${name}`);
    if (!isGranted(role, name, 'list', 'read')) {
      await waitFor(() => expect(isDenied()).toBe(true));
      return;
    }
    const record = await screen.findByRole('row', { name: /Axle|Crate/ });
    await screen.findByRole('button', { name: app.columns.open });
    const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect({
      row: each(buttons, button => isThere(wordsOf(resource, button), record)),
      columns: each(sourcesOf(resource), source => headers().includes(`resources.${name}.fields.${source}`)),
      create: isThere('Create'),
      export: isThere(app.export.open),
      inlineEdit: isThere(app.inlineEdit.open),
    }).toEqual({
      row: each(buttons, button => hasButton(role, resource, button)),
      columns: each(sourcesOf(resource), source => isGranted(role, name, source, 'read')),
      create: isGranted(role, name, 'create', 'write'),
      export: isGranted(role, name, 'export', 'read'),
      inlineEdit: name === 'parts' && mayEdit(role, resource) && isGranted(role, name, 'stock', 'write'),
    });
    const isSelectable = bulk.some(button => hasButton(role, resource, button));
    const box = within(record).queryByRole('checkbox');
    expect(box !== null).toBe(isSelectable);
    if (!box) return;
    fireEvent.click(box);
    const bar = (await screen.findByRole('button', { name: app.selection.none })).closest<HTMLElement>('.MuiAlert-root') ?? document.body;
    const bulkWords = (button: string) => (button === 'delete' ? app.selection.delete : `resources.${name}.actions.${button}`);
    if (isGranted(role, name, 'print', 'read')) await within(bar).findByRole('button', { name: app.print.open });
    expect({ ...each(bulk, button => isThere(bulkWords(button), bar)), print: isThere(app.print.open, bar) }).toEqual({
      ...each(bulk, button => hasButton(role, resource, button)),
      print: isGranted(role, name, 'print', 'read'),
    });
  });

  test('on the detail screen', async () => {
    open(role, '/parts/p1');
    if (!isGranted(role, 'parts', 'show', 'read')) {
      await waitFor(() => expect(isDenied()).toBe(true));
      return;
    }
    await screen.findByText('resources.parts.fields.name');
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const buttons = ['edit', 'close', 'delete'];
    if (isGranted(role, 'parts', 'print', 'read')) await screen.findByRole('button', { name: app.print.open });
    expect({
      buttons: each(buttons, button => isThere(wordsOf(parts, button, false))),
      fields: each(sourcesOf(parts), source => labels.includes(`resources.parts.fields.${source}`)),
      print: isThere(app.print.open),
      related: screen.queryByRole('heading', { name: /resources\.boxes\.name/ }) !== null,
    }).toEqual({
      buttons: each(buttons, button => hasButton(role, parts, button)),
      fields: each(sourcesOf(parts), source => isGranted(role, 'parts', source, 'read')),
      print: isGranted(role, 'parts', 'print', 'read'),
      related: isGranted(role, 'boxes', 'list', 'read'),
    });
  });

  test.each(['create', 'edit'] as const)('on the form to %s', async page => {
    open(role, page === 'create' ? '/parts/create/new' : '/parts/update/p1');
    const isOpen = page === 'create' ? isGranted(role, 'parts', 'create', 'write') : mayEdit(role, parts);
    if (!isOpen) {
      await waitFor(() => expect(isDenied()).toBe(true));
      return;
    }
    const name = await screen.findByLabelText(/resources\.parts\.fields\.name/);
    const inputOf = (source: string) => document.querySelector<HTMLInputElement>(`[data-field="${source}"] input`);
    const stateOf = (source: string) => {
      const input = inputOf(source);
      return !input ? 'none' : input.readOnly || input.disabled ? 'read' : 'write';
    };
    expect(name).toBeDefined();
    const expected = (source: string) => {
      if (isGranted(role, 'parts', source, 'write')) return 'write';
      // A new record does not have yet what the role may only read.
      return isGranted(role, 'parts', source, 'read') && page === 'edit' ? 'read' : 'none';
    };
    const levels = (of: (source: string) => string) => Object.fromEntries(sourcesOf(parts).map(source => [source, of(source)]));
    expect(levels(stateOf)).toEqual(levels(expected));
  });
});
