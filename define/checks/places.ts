/** The types of checks, and functions that several checks use. `at` is always a place in the declaration: `lists.all.columns[3]`. */
import {
  type AccessTable,
  type Call,
  type Column,
  type Field,
  type Filter,
  type FreePage,
  type List,
  pathParameters,
  type Resource,
  type Vocabulary,
} from '#define';
import { nearest } from '#define/typing/nearest.ts';

/** A problem as a check yields it. */
export interface Finding {
  /** Where in the declaration: `lists.all.columns[3]`. */
  at: string;
  problem: string;
  /** A suggestion, such as the nearest name. */
  hint?: string | undefined;
}

/** One problem in the declarations. `at` begins with the name of the resource or page: `shops.lists.all.columns[3]`. */
export interface Problem extends Finding {
  /** The id of the check: `R12`. It never changes, so that it can be looked up. */
  id: string;
  /** A warning is reported, but does not stop the mock. */
  isWarning?: boolean;
}

/** What the declarations are checked against. A check whose input is missing is skipped. */
export interface Known {
  /** The texts of each language, by its code. */
  texts?: Readonly<Record<string, unknown>>;
  /** The mock's behaviour, by resource. */
  behaviour?: Readonly<Record<string, { actions?: object; asks?: object; listActions?: object; answers?: object } | undefined>>;
  /** The pages, and the mock's behaviour for their calls. */
  pages?: readonly FreePage[];
  pageBehaviour?: Readonly<Record<string, object | undefined>>;
  /** What each role may do. */
  access?: AccessTable;
  /** The words that only the shop can list: menu groups, icons, inputs of the setup, the app's addresses. */
  vocabulary?: Vocabulary;
  /** The names of the fixtures. */
  fixtures?: readonly string[];
}

/** What a check knows beside the resource or page that it checks. */
interface Context {
  resources: readonly Resource[];
  pages: readonly FreePage[];
  known: Known;
  /** The index of the checked one among the resources or pages. */
  position: number;
}

/** What is said of a check. */
export interface CheckInfo {
  /** Never reused for another check. */
  id: string;
  /** What it finds, as a sentence of the reference. */
  finds: string;
  /** The options that it complains about, by part and name: `column.edit`. A part alone stands for all its options, `field.min:rows` for one of a kind. */
  about: readonly string[];
}

/** A check of each resource, or of each page. */
export interface CheckOf<T> extends CheckInfo {
  isWarning?: true;
  check: (checked: T, context: Context) => Iterable<Finding>;
}

export type Check = CheckOf<Resource>;
export type PageCheck = CheckOf<FreePage>;

/** Yields a problem when `name` is not in `names`: `no field 'nmae'. Did you mean 'name'?`. */
export function* unless(names: readonly string[], name: string, at: string, what: string): Iterable<Finding> {
  if (!names.includes(name)) yield { at, problem: `${what} '${name}'`, hint: nearest(name, names) };
}

/** The same for each name of a list: `columns[3]`. */
export function* unlessEach(names: readonly string[], list: readonly string[], at: string, what: string): Iterable<Finding> {
  for (const [position, name] of list.entries()) yield* unless(names, name, `${at}[${position}]`, what);
}

/** Yields a problem when `name` is no identifier. */
export function* unlessIdentifier(name: string, at: string): Iterable<Finding> {
  if (!/^[a-z]\w*$/i.test(name)) yield { at, problem: `'${name}' is no name: a letter first, then letters and digits` };
}

/** The names of resources or pages. */
export const namesOf = (all: readonly { name: string }[]): string[] => all.map(({ name }) => name);

/** A field with its place in the declaration. */
export interface FieldPlace {
  field: Field;
  at: string;
  /** All fields of the resource, or of the row, and its index in them. */
  beside: readonly Field[];
  position: number;
  /** The sources that it may name. In a row these are the row's sources, and with a slash those of the record. */
  names: readonly string[];
  /** The key of its label among the texts of the resource. */
  label: string;
  /** The key of its other texts, such as its help: the source, in rows after that of the rows. */
  key: string;
}

/** Every field of a resource, including those of rows. */
export function fieldPlaces({ fields }: Resource): FieldPlace[] {
  const outer = fields.map(({ source }) => `/${source}`);
  const within = (beside: readonly Field[], path: string, rows: string): FieldPlace[] => {
    const names = [...beside.map(({ source }) => source), ...(rows ? outer : [])];
    return beside.flatMap((field, position) => {
      const at = `${path}fields[${position}]`;
      const label = rows ? `rows.${rows}.fields.${field.source}` : `fields.${field.source}`;
      const key = rows ? `${rows}.${field.source}` : field.source;
      return [{ field, at, beside, position, names, label, key }, ...within(field.fields ?? [], `${at}.`, key)];
    });
  };
  return within(fields, '', '');
}

export const sourcesOf = ({ fields }: Pick<Resource, 'fields'>): string[] => fields.map(({ source }) => source);
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
/** Every block of the layout, with its place. One that both screens have comes once. */
export const blockPlaces = ({ layout: { form = [], show = [] } }: Resource) => [
  ...form.map((block, at) => ({ block, at: form === show ? `layout[${at}]` : `layout.form[${at}]` })),
  ...(form === show ? [] : show.map((block, at) => ({ block, at: `layout.show[${at}]` }))),
];
export const hasForm = ({ pages, inDialog }: Resource): boolean => Boolean(pages.create || pages.edit || inDialog);
/** Whether a form edits the resource: its own, or that of a page such as the settings. */
export const hasInputs = (resource: Resource): boolean => hasForm(resource) || Boolean(resource.calls.update);
export const callsOf = ({ lists, calls, actions }: Resource): { call: Call; at: string; list?: List }[] => [
  ...Object.entries(lists).flatMap(([key, list]) => (list.call ? [{ call: list.call, at: `lists.${key}.call`, list }] : [])),
  ...Object.entries(calls).map(([verb, call]) => ({ call, at: `calls.${verb}` })),
  ...Object.entries(actions).flatMap(([key, { call }]) => (call ? [{ call, at: `actions.${key}.call` }] : [])),
];
/** The parameters in the path of a call that have no constant value. */
export const openParameters = (call: Call): string[] => pathParameters(call).filter(name => !Object.hasOwn(call.with ?? {}, name));

/** Keys with the names that they had before. */
const renamedKeys: Readonly<Record<string, readonly string[]>> = {
  view: ['component'],
  views: ['slots'],
  prints: ['slots'],
  modal: ['pages'],
  pageSize: ['perPage'],
  icon: ['menu'],
  minLength: ['min'],
  maxLength: ['max'],
  empty: ['initial'],
  least: ['min'],
  most: ['max'],
  sections: ['layout'],
  show: ['layout'],
  as: ['keyboard', 'shape', 'tab'],
  page: ['onScreen'],
  create: ['actions'],
  pattern: ['rule'],
};

/** Yields a problem for each key of an object that is not allowed, with its present name or the nearest one. */
export function* unknownKeys(value: object, allowed: readonly string[], at: string): Iterable<Finding> {
  for (const key of Object.keys(value)) {
    const renamed = allowed.includes(key) ? undefined : renamedKeys[key]?.filter(name => allowed.includes(name));
    if (renamed?.length) yield { at, problem: `the key '${key}' is called '${renamed.join("' or '")}'` };
    else yield* unless(allowed, key, at, 'there is no key');
  }
}

/** Yields a problem when the shop's vocabulary lacks the icon or the menu group. */
export function* unknownWords({ icon, menu }: Pick<Resource, 'icon' | 'menu'>, { iconNames, menuGroups }: Vocabulary = {}): Iterable<Finding> {
  if (iconNames) yield* unless(iconNames, icon, 'icon', 'no icon');
  if (menuGroups && menu) yield* unless(menuGroups, menu, 'menu', 'no group of the menu');
}

/** The names of the resources with a detail or edit screen. */
export const withRecordScreen = (resources: readonly Resource[]): string[] => namesOf(resources.filter(({ pages }) => pages.show || pages.edit));

/** The addresses of a resource, in the form in which they are compared. */
export const addressesOf = ({ lists, pages }: Resource): { address: string; at: string }[] => [
  ...Object.entries(lists).flatMap(([key, { path }]) => (path ? [{ address: bare(path), at: `lists.${key}.path` }] : [])),
  ...Object.entries(pages).map(([page, path]) => ({ address: bare(path), at: `pages.${page}` })),
];
/** An address in lower case, with `{}` for each parameter, so that two can be compared. */
export const bare = (path: string): string => path.toLowerCase().replace(/\{\w+\}/g, '{}');
