/** What checks are made of: how a problem is told, the nearest name, and what is asked of a resource again and again. */
import type { Call, Column, Field, Filter, FreePage, List, Resource, Vocabulary } from '#define';

/** One problem. A warning is told and stops nothing. */
export interface Problem {
  /** `R12`; stays the same, so that it can be looked up. */
  id: string;
  /** Where in the declaration: `shops.lists.all.columns[3]`. */
  at: string;
  problem: string;
  /** What was probably meant. */
  hint?: string | undefined;
  isWarning?: boolean;
}

/** What is known beside the declarations; a check that needs what is not given is left out. */
export interface Known {
  /** The texts of each language, by its code. */
  texts?: Readonly<Record<string, unknown>>;
  /** The behaviour of the mock, by resource. */
  behaviour?: Readonly<Record<string, { actions?: object; asks?: object } | undefined>>;
  /** The pages that are no entity, and what the mock answers to their calls. */
  pages?: readonly FreePage[];
  pageBehaviour?: Readonly<Record<string, object | undefined>>;
  /** The words that only the shop can list: menu groups, icons, inputs of the setup, the app's addresses. */
  vocabulary?: Vocabulary;
  /** The names of the fixtures. */
  fixtures?: readonly string[];
}

/** What a check finds. */
export interface Found {
  at: string;
  problem: string;
  hint?: string;
}
/** What is looked at beside the resource. */
export interface World {
  resources: readonly Resource[];
  known: Known;
  position: number;
}
/** One check, with an id that is never given to another. */
export interface Check {
  id: string;
  isWarning?: true;
  check: (resource: Resource, world: World) => Iterable<Found>;
}

/** How many letters must be changed to make one word of another. */
function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, compared] of [...other].entries())
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (letter === compared ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A hint at the name that comes nearest, where one is near. */
function nearest(name: string, names: Iterable<string>): string {
  const [best] = [...names].map(known => ({ known, far: distance(name.toLowerCase(), known.toLowerCase()) })).sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(2, name.length / 3) ? `Did you mean '${best.known}'?` : '';
}

/** A problem where a name is none of the known ones. */
export function* unless(names: readonly string[], name: string, at: string, what: string): Iterable<Found> {
  if (!names.includes(name)) yield { at, problem: `${what} '${name}'`, hint: nearest(name, names) };
}

/** A field with its place in the declaration. */
export interface FieldPlace {
  field: Field;
  at: string;
  /** The fields it stands among, and at which place. */
  beside: readonly Field[];
  position: number;
  /** What it may name: the fields beside it and, from within a row, with a slash those of the record. */
  names: readonly string[];
  /** Where its label is among the texts of the resource. */
  label: string;
}

/** Every field of a resource, those of rows too. */
export function fieldPlaces({ fields }: Resource): FieldPlace[] {
  const outer = fields.map(({ source }) => `/${source}`);
  const within = (beside: readonly Field[], path: string, rows: string): FieldPlace[] => {
    const names = [...beside.map(({ source }) => source), ...(rows ? outer : [])];
    return beside.flatMap((field, position) => {
      const at = `${path}fields[${position}]`;
      const label = rows ? `rows.${rows}.fields.${field.source}` : `fields.${field.source}`;
      const key = rows ? `${rows}.${field.source}` : field.source;
      return [{ field, at, beside, position, names, label }, ...within(field.fields ?? [], `${at}.`, key)];
    });
  };
  return within(fields, '', '');
}

export const sourcesOf = ({ fields }: Resource): string[] => fields.map(({ source }) => source);
const columnsOf = ({ columns }: List): Column[] => columns.map(column => (typeof column === 'string' ? { source: column } : column));
export const columnPlaces = ({ lists }: Resource) =>
  Object.entries(lists).flatMap(([key, list]) => columnsOf(list).map((column, at) => ({ column, at: `lists.${key}.columns[${at}]` })));
const asFilter = (filter: string | Filter): Filter => (typeof filter === 'string' ? { source: filter } : filter);
export const filterPlaces = ({ lists }: Resource) =>
  Object.entries(lists).flatMap(([key, list]) =>
    (list.filters ?? []).map((filter, at) => ({
      filter: asFilter(filter),
      list,
      at: `lists.${key}.filters[${at}]`,
    })),
  );
export const viewPlaces = ({ lists }: Resource) =>
  Object.entries(lists).flatMap(([key, list]) =>
    Object.entries(list.views ?? {}).map(([name, view]) => ({ name, view, list, at: `lists.${key}.views.${name}` })),
  );
export const callsOf = ({ lists, calls, actions }: Resource): { call: Call; at: string; list?: List }[] => [
  ...Object.entries(lists).flatMap(([key, list]) => (list.call ? [{ call: list.call, at: `lists.${key}.call`, list }] : [])),
  ...Object.entries(calls).map(([verb, call]) => ({ call, at: `calls.${verb}` })),
  ...Object.entries(actions).flatMap(([key, { call }]) => (call ? [{ call, at: `actions.${key}.call` }] : [])),
];
/** Whether a resource has documented calls; one without speaks plain REST, which has them all. */
export const isDocumented = (resource: Resource): boolean => callsOf(resource).length > 0;
export const parametersOf = ({ path }: Call): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

export function* unknownKeys(value: object, allowed: readonly string[], at: string): Iterable<Found> {
  for (const key of Object.keys(value)) yield* unless(allowed, key, at, 'there is no key');
}

/** What a resource or page names that the shop's vocabulary lacks: its icon, its group of the menu. */
export function* unknownWords({ icon, menu }: Pick<Resource, 'icon' | 'menu'>, { iconNames, menuGroups }: Vocabulary = {}): Iterable<Found> {
  if (iconNames) yield* unless(iconNames, icon, 'icon', 'no icon');
  if (menuGroups && menu) yield* unless(menuGroups, menu, 'menu', 'no group of the menu');
}

export const withRecordScreen = (resources: readonly Resource[]): string[] =>
  resources.filter(({ pages }) => pages.show || pages.edit).map(({ name }) => name);
export const searches = (call: Call | undefined): boolean => call?.query.some(({ name }) => /^search/.test(name)) ?? false;

/** Addresses as they are compared: without the names of their parameters, in small letters. */
export const addressesOf = ({ lists, pages }: Resource): { address: string; at: string }[] => [
  ...Object.entries(lists).flatMap(([key, { path }]) => (path ? [{ address: bare(path), at: `lists.${key}.path` }] : [])),
  ...Object.entries(pages).map(([page, path]) => ({ address: bare(path), at: `pages.${page}` })),
];
export const bare = (path: string): string => path.toLowerCase().replace(/\{\w+\}/g, '{}');
