/**
 * The size of the language: the keys of all its parts. A key comes in only where another one goes. `resources/README.md` says what each
 * means, and a declaration of ours uses it.
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
const most = 113;

test('the language does not grow', () => {
  expect(Object.values(keysByPart).flat().length).toBeLessThanOrEqual(most);
});

/** The section of the reference about each part. */
const sections: Readonly<Record<Part, string>> = {
  resource: 'Resource',
  layout: 'Layout',
  block: 'Layout',
  list: 'List',
  column: 'Column',
  filter: 'Filter',
  action: 'Action',
  states: 'States',
  field: 'Field',
  derive: 'Field',
  validation: 'Field',
  related: 'Related list',
};

const reference = readFileSync('resources/README.md', 'utf8');

/** The code in front of the text of each line of a table, else all code of the section. */
function codeOf(title: string): string[] {
  const section = reference.split(/^## /m).find(text => text.startsWith(`${title}\n`)) ?? '';
  const heads = section.split('\n').flatMap(line => /^(`.+`)\| \S/.exec(line)?.[1] ?? []);
  return [...(heads.length ? heads.join() : section).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

test.each(Object.entries(sections) as [Part, string][])('the reference says what each key of a %s means', (part, title) => {
  const code = codeOf(title);
  const isThere = (key: string) => code.some(text => new RegExp(`(^|[{ ,])${key}($|[:, }])`).test(text));
  expect(keysByPart[part].filter(key => !isThere(key))).toEqual([]);
});

const asObjects = (list: readonly unknown[]): object[] => list.flatMap(one => (typeof one === 'object' && one !== null ? one : []));
const allFields = (fields: readonly Field[]): Field[] => fields.flatMap(field => [field, ...allFields(field.fields ?? [])]);

/** The objects of a declaration, by the part that they are. */
function partsOf(resource: Resource): Record<Part, readonly object[]> {
  const { layout, states, related } = resource;
  const [lists, actions, fields] = [Object.values(resource.lists), Object.values(resource.actions), allFields(resource.fields)];
  return {
    resource: [resource],
    layout: [layout],
    block: [...(layout.form ?? []), ...(layout.show ?? [])],
    list: lists,
    column: asObjects(lists.flatMap(({ columns }) => columns)),
    filter: asObjects(lists.flatMap(({ filters = [] }) => filters)),
    action: actions,
    states: asObjects([states]),
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
