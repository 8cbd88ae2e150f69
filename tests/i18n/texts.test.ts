import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { filtersOf, type Resource, toggledLists, valueAt } from '#define';
import { english as en } from '#i18n/english.ts';
import { resources } from '#resources';

type Block = Record<string, unknown>;
const texts = en.resources as Record<string, Block>;
const leaves = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
    : [path];

test('no words are left of a resource that is gone', () => {
  const names: readonly string[] = resources.map(({ name }) => name);
  expect(Object.keys(texts).filter(name => !names.includes(name))).toEqual([]);
});

/** A resource without texts gets words made from its names. */
const spoken: readonly (readonly [string, Resource])[] = resources.filter(({ name }) => name in texts).map(resource => [resource.name, resource]);

describe.each(spoken)('%s', (name, resource) => {
  const block = texts[name] ?? {};
  const { fields, lists, actions } = resource;
  const filters = Object.values(lists).flatMap(list => filtersOf(list, fields));
  const screens = Object.values(resource.pages).length + Object.values(lists).filter(({ path }) => path).length > 0;

  test('names what it is, its fields, its actions and its choices', () => {
    expect(String(block.name)).toMatch(/^.+ \|\|\|\| .+$/);
    const wanted = [
      ...(screens ? fields.filter(field => field.in?.length !== 0).map(({ source }) => `fields.${source}`) : []),
      ...Object.entries(actions).flatMap(([action, { onScreen, call }]) =>
        (call && (onScreen || Object.values(lists).some(({ row }) => row?.includes(action)))) ||
        Object.values(lists).some(({ bulk }) => bulk?.includes(action))
          ? [`actions.${action}`]
          : [],
      ),
      ...fields.flatMap(({ source, kind, choices = [] }) =>
        // Choices that are numbers are formatted by their kind.
        kind === 'choice' || kind === 'badge' ? choices.map(choice => `choices.${source}.${choice}`) : [],
      ),
      ...Object.values(lists)
        .flatMap(({ views = {} }) => Object.keys(views))
        .map(name => `views.${name}`),
      ...toggledLists(resource).map(([key]) => `views.${key}`),
      ...filters.flatMap(({ source, value, choices = [] }) => (value ? choices.map(choice => `choices.${source}.${choice}`) : [])),
    ];
    expect(wanted.filter(key => valueAt(block, key) === undefined)).toEqual([]);
  });

  test('names every column', () => {
    const columns = Object.values(lists)
      .flatMap(({ columns }) => columns)
      .map(column => (typeof column === 'string' ? { source: column } : column));
    const unnamed = columns.filter(
      ({ source, label }: { source: string; label?: string }) =>
        typeof (valueAt(block, `columns.${label ?? source}`) ?? valueAt(block, `fields.${source}`)) !== 'string',
    );
    expect(unnamed.map(({ source }) => source)).toEqual([]);
  });

  test('names every filter', () => {
    const unnamed = filters.filter(({ source }) => typeof (valueAt(block, `filters.${source}`) ?? valueAt(block, `fields.${source}`)) !== 'string');
    expect(unnamed.map(({ source }) => source)).toEqual([]);
  });

  const following = Object.entries(actions).filter(([, { follow }]) => follow);

  test('says what is left to be done after an action, and how it is called', () => {
    for (const [key] of following)
      for (const part of ['apart', 'several', 'set', 'question', 'done']) expect(valueAt(block, `follow.${key}.${part}`)).toEqual(expect.any(String));
  });

  test('has no texts of lists, actions, views or required fields that it does not declare', () => {
    const known: Record<string, readonly string[]> = {
      titles: Object.keys(lists),
      menu: Object.keys(lists),
      empties: Object.keys(lists),
      views: ['label', ...Object.values(lists).flatMap(({ views = {} }) => Object.keys(views)), ...toggledLists(resource).map(([key]) => key)],
      filters: filters.map(({ source }) => source),
      actions: [...Object.keys(actions), 'show', 'edit', 'delete'],
      bulk: [...Object.values(lists).flatMap(({ bulk = [] }) => bulk), ...following.map(([, { follow }]) => follow?.action ?? '')],
      follow: following.map(([key]) => key),
      reasons: Object.keys(actions),
    };
    for (const [part, keys] of Object.entries(known))
      expect([part, Object.keys((block[part] ?? {}) as Block).filter(key => !keys.includes(key))]).toEqual([part, []]);
    const sources = fields.map(({ source }) => source);
    const required = leaves(block.required)
      .filter(Boolean)
      .map(path => path.replace(/\.(create|edit)$/, ''));
    expect(required.filter(source => !sources.includes(source))).toEqual([]);
  });
});

test('npm run languages tells how much each language has', () => {
  const report = execFileSync(process.execPath, ['i18n/report.mjs'], { encoding: 'utf8' });
  expect(
    report
      .trim()
      .split('\n')
      .map(line => line.replace(/ +/g, ' ').replace(/\d+ texts/, 'texts')),
  ).toEqual([
    'en English 100 % of texts',
    'gr Deutsch 100 % of texts',
    'it Italiano 100 % of texts',
    'rs Русский 100 % of texts',
    'sp Español 100 % of texts',
  ]);
});
