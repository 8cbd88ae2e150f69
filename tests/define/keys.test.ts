/**
 * The size of the language: the keys of all its parts. A key comes in only where another one goes. `docs/reference/` says what each means,
 * and a declaration of ours uses it.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Field, Resource } from '#define';
import { keysByPart } from '#define/checks/resourceChecks.ts';
import { resources as library } from '../../examples/library/resources';
import { resources as office } from '../../examples/office/resources';
import { resources } from '../../resources';

type Part = keyof typeof keysByPart;

/** Lower it with each key that goes. */
const most = 100;

test('the language does not grow', () => {
  expect(Object.values(keysByPart).flat().length).toBeLessThanOrEqual(most);
});

/** The page and the section of the reference about each part. */
const sections: Readonly<Record<Part, readonly [page: string, section: string]>> = {
  resource: ['resource', 'Options'],
  layout: ['layout', 'Options'],
  block: ['layout', 'Block'],
  list: ['list', 'Options'],
  column: ['column', 'Options'],
  filter: ['filter', 'Options'],
  action: ['action', 'Options'],
  field: ['field', 'Options'],
  derive: ['field', 'derive'],
  validation: ['field', 'validate'],
  related: ['related', 'Options'],
};

/** The options of a section: its headings. */
function optionsIn(page: string, title: string): string[] {
  const text = readFileSync(`docs/reference/${page}.md`, 'utf8');
  const section = text.split(/^## /m).find(one => one.startsWith(`${title}\n`)) ?? '';
  return [...section.matchAll(/^### (.+)$/gm)].map(([, option = '']) => option);
}

test.each(Object.entries(sections) as [Part, (typeof sections)[Part]][])('the reference has each key of a %s', (part, [page, section]) => {
  const options = new Set(optionsIn(page, section));
  // A list that is complete is like no other.
  if (part === 'list') options.delete('like');
  expect([...options].sort()).toEqual([...keysByPart[part]].sort());
});

const asObjects = (list: readonly unknown[]): object[] => list.flatMap(one => (typeof one === 'object' && one !== null ? one : []));
const allFields = (fields: readonly Field[]): Field[] => fields.flatMap(field => [field, ...allFields(field.fields ?? [])]);

/** The objects of a declaration, by the part that they are. */
function partsOf(resource: Resource): Record<Part, readonly object[]> {
  const { layout, related } = resource;
  const [lists, actions, fields] = [Object.values(resource.lists), Object.values(resource.actions), allFields(resource.fields)];
  return {
    resource: [resource],
    layout: [layout],
    block: [...(layout.form ?? []), ...(layout.show ?? [])],
    list: lists,
    column: asObjects(lists.flatMap(({ columns }) => columns)),
    filter: asObjects(lists.flatMap(({ filters = [] }) => filters)),
    action: actions,
    field: [...fields, ...asObjects(actions.flatMap(({ ask = [] }) => ask))],
    derive: asObjects(fields.map(({ derive }) => derive)),
    validation: asObjects(fields.flatMap(({ validate }) => [validate ?? []].flat())),
    related: Object.values(related),
  };
}

const declarations: readonly Resource[] = [...resources, ...library, ...office];

test.each(Object.keys(keysByPart) as Part[])('a declaration of ours uses each key of a %s', part => {
  const used = new Set(declarations.flatMap(resource => partsOf(resource)[part].flatMap(object => Object.keys(object))));
  expect(keysByPart[part].filter(key => !used.has(key))).toEqual([]);
});
