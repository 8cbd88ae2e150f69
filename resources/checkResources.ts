/**
 * What is wrong with the declarations and cannot be seen by the compiler: what one says of another, of its texts, of the
 * mock. All problems at once, each with an id, its place and the nearest name. Tests, the development server and the mock run it.
 */
import { type Action, bodyKeys, type Call, type Column, type Field, type List, type Resource, valueAt } from './define';
import { iconNames, menuGroups, setupInputs } from './vocabulary';

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
  behaviour?: Readonly<Record<string, { actions?: object } | undefined>>;
  /** The names of the fixtures. */
  fixtures?: readonly string[];
}

/** As it is told on a console: `R12 shops.lists.all.columns[3]: no field 'dealerNmae'. Did you mean 'dealerNo'?` */
export const problemText = ({ id, at, problem, hint }: Problem): string => `${id} ${at}: ${problem}.${hint ? ` ${hint}` : ''}`;

/** Every problem of the given resources, in the order of the checks. */
export function checkResources(resources: readonly Resource[], known: Known = {}): Problem[] {
  return checks.flatMap(({ id, isWarning, check }) =>
    resources.flatMap((resource, position) =>
      [...check(resource, { resources, known, position })].map(({ at, problem, hint }) => ({
        id,
        at: [resource.name, at].filter(Boolean).join('.'),
        problem,
        ...(hint ? { hint } : {}),
        ...(isWarning ? { isWarning } : {}),
      })),
    ),
  );
}

interface Found {
  at: string;
  problem: string;
  hint?: string;
}
interface World {
  resources: readonly Resource[];
  known: Known;
  position: number;
}
interface Check {
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
function* unless(names: readonly string[], name: string, at: string, what: string): Iterable<Found> {
  if (!names.includes(name)) yield { at, problem: `${what} '${name}'`, hint: nearest(name, names) };
}

const sourcesOf = ({ fields }: Resource): string[] => fields.map(({ source }) => source);
const columnsOf = ({ columns }: List): Column[] => columns.map(column => (typeof column === 'string' ? { source: column } : column));
const columnPlaces = ({ lists }: Resource) =>
  Object.entries(lists).flatMap(([key, list]) => columnsOf(list).map((column, at) => ({ column, at: `lists.${key}.columns[${at}]` })));
const callsOf = ({ lists, calls, actions }: Resource): { call: Call; at: string; list?: List }[] => [
  ...Object.entries(lists).flatMap(([key, list]) => (list.call ? [{ call: list.call, at: `lists.${key}.call`, list }] : [])),
  ...Object.entries(calls).map(([verb, call]) => ({ call, at: `calls.${verb}` })),
  ...Object.entries(actions).flatMap(([key, { call }]) => (call ? [{ call, at: `actions.${key}.call` }] : [])),
];
/** Whether a resource has documented calls; one without speaks plain REST, which has them all. */
const isDocumented = (resource: Resource): boolean => callsOf(resource).length > 0;
const parametersOf = ({ path }: Call): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const keys = {
  field: ['source', 'kind', 'required', 'readOnly', 'in', 'when', 'section', 'lang', 'initial', 'choices', 'tones', 'format', 'as'].concat(
    'reference within search min max most empty typed'.split(' '),
  ),
  list: 'path call columns create pageSize view menu dateRange row selectable sort'.split(' '),
  column: 'source kind when action value cut label'.split(' '),
  action: 'call send fresh when expect confirm removes page icon'.split(' '),
  resource: 'name fields represent icon menu lists pages calls actions isGone send modal views'.split(' '),
} satisfies Record<string, readonly string[]>;

function* unknownKeys(value: object, allowed: readonly string[], at: string): Iterable<Found> {
  for (const key of Object.keys(value)) yield* unless(allowed, key, at, 'there is no key');
}

/** The addresses that belong to no resource. */
const takenAddresses = ['/', '/dashboard', '/profile', '/404', '/settings', '/login', '/logout', '/register', '/forgot-password'];

/** Addresses as they are compared: without the names of their parameters, in small letters. */
const addressesOf = ({ lists, pages }: Resource): { address: string; at: string }[] => [
  ...Object.entries(lists).flatMap(([key, { path }]) => (path ? [{ address: bare(path), at: `lists.${key}.path` }] : [])),
  ...Object.entries(pages).map(([page, path]) => ({ address: bare(path), at: `pages.${page}` })),
];
const bare = (path: string): string => path.toLowerCase().replace(/\{\w+\}/g, '{}');

/** Two answers of one server cannot be told apart: same method, same path, and no constant that differs. */
const sameCall = (one: Call, other: Call): boolean =>
  one.method === other.method && bare(one.path) === bare(other.path) && JSON.stringify(one.with ?? {}) === JSON.stringify(other.with ?? {});

const conditionsOf = ({ when }: Field | Column) => [when ?? []].flat();

/** Each check with its id, which is never given to another. */
const checks: readonly Check[] = [
  {
    id: 'R01',
    *check({ name }, { resources, position }) {
      if (resources.findIndex(other => other.name === name) < position) yield { at: '', problem: `there are two resources '${name}'` };
      if (!/^[a-z]\w*$/i.test(name)) yield { at: 'name', problem: `'${name}' is no name: a letter first, then letters and digits` };
    },
  },
  {
    id: 'R02',
    *check(resource) {
      yield* unknownKeys(resource, keys.resource, '');
      for (const [at, field] of resource.fields.entries()) yield* unknownKeys(field, keys.field, `fields[${at}]`);
      for (const [key, list] of Object.entries(resource.lists)) yield* unknownKeys(list, keys.list, `lists.${key}`);
      for (const { column, at } of columnPlaces(resource)) yield* unknownKeys(column, keys.column, at);
      for (const [key, action] of Object.entries(resource.actions)) yield* unknownKeys(action, keys.action, `actions.${key}`);
    },
  },
  {
    id: 'R03',
    *check(resource) {
      const sources = sourcesOf(resource);
      for (const [at, source] of sources.entries())
        if (sources.indexOf(source) < at) yield { at: `fields[${at}]`, problem: `'${source}' is declared twice` };
    },
  },
  {
    id: 'R04',
    *check(resource) {
      if (resource.represent !== 'id') yield* unless(sourcesOf(resource), resource.represent, 'represent', 'no field');
    },
  },
  {
    id: 'R05',
    *check({ icon, menu }) {
      yield* unless(iconNames, icon, 'icon', 'no icon');
      if (menu) yield* unless(menuGroups, menu, 'menu', 'no group of the menu');
    },
  },
  {
    id: 'R10',
    *check(resource) {
      for (const { column, at } of columnPlaces(resource)) if (!column.value) yield* unless(sourcesOf(resource), column.source, at, 'no field');
    },
  },
  {
    id: 'R11',
    *check(resource) {
      for (const { column, at } of columnPlaces(resource))
        if (column.action) yield* unless(Object.keys(resource.actions), column.action, `${at}.action`, 'no action');
    },
  },
  {
    id: 'R12',
    *check(resource, { resources }) {
      const { lists, actions, pages, calls } = resource;
      const possible = [
        ...Object.keys(actions),
        ...(pages.show ? ['show'] : []),
        ...(pages.edit || resource.modal || resource.views.list ? ['edit'] : []),
        ...(calls.delete || !isDocumented(resource) ? ['delete'] : []),
      ];
      for (const [key, { path, row = [] }] of Object.entries(lists)) {
        if (!path || resource.views.list) continue;
        for (const [at, button] of row.entries()) {
          const place = `lists.${key}.row[${at}]`;
          if (typeof button === 'string') yield* unless(possible, button, place, 'no page, call or action');
          else yield* unless(withRecordScreen(resources), button.show, place, 'no resource with a screen of a record');
        }
      }
    },
  },
  {
    id: 'R13',
    *check(resource) {
      for (const [key, { sort }] of Object.entries(resource.lists))
        if (sort) yield* unless(['id', ...sourcesOf(resource)], sort.field, `lists.${key}.sort`, 'no field');
    },
  },
  {
    id: 'R14',
    *check(resource) {
      const { lists, calls, pages, modal } = resource;
      for (const [key, { path, selectable, create }] of Object.entries(lists)) {
        if (!path) continue;
        if (selectable && !calls.delete && isDocumented(resource))
          yield { at: `lists.${key}.selectable`, problem: 'rows can be ticked, but there is no call to delete them' };
        if (create && !resource.views.list && !(pages.create || modal)) yield { at: `lists.${key}.create`, problem: 'there is no create screen' };
        if (create && isDocumented(resource) && !calls.create)
          yield { at: `lists.${key}.create`, problem: 'there is no call to create', hint: 'Say `create: false`.' };
      }
    },
  },
  {
    id: 'R15',
    *check(resource) {
      const { pages, calls } = resource;
      if (!isDocumented(resource)) return;
      if (pages.create && !calls.create) yield { at: 'pages.create', problem: 'there is no call to create', hint: 'Say `create: false`.' };
      if (pages.edit && !calls.update) yield { at: 'pages.edit', problem: 'there is no call to update', hint: 'Say `edit: false`.' };
      if ((pages.edit || pages.show) && !calls.one)
        yield { at: pages.edit ? 'pages.edit' : 'pages.show', problem: 'there is no call to read one record' };
    },
  },
  {
    id: 'R20',
    *check(resource, { resources }) {
      const names = resources.map(({ name }) => name);
      for (const [at, { reference }] of resource.fields.entries())
        if (reference !== undefined) yield* unless(names, reference, `fields[${at}].reference`, 'no resource');
    },
  },
  {
    id: 'R21',
    *check(resource, { resources }) {
      for (const [at, { reference, search, in: pages, source }] of resource.fields.entries()) {
        const target = resources.find(({ name }) => name === reference);
        const isRead = target && (!isDocumented(target) || target.calls.all || Object.values(target.lists).some(({ call }) => call));
        if (target && !isRead && pages?.length !== 0)
          yield { at: `fields[${at}].reference`, problem: `'${source}' cannot be chosen: '${reference}' has no call that lists it` };
        if (search && target && isDocumented(target) && !target.calls.all && !Object.values(target.lists).some(({ call }) => searches(call)))
          yield { at: `fields[${at}].search`, problem: `no list of '${reference}' can be searched` };
      }
    },
  },
  {
    id: 'R25',
    *check(resource) {
      const references = resource.fields.filter(({ kind }) => kind === 'reference').map(({ source }) => source);
      for (const [at, { within }] of resource.fields.entries())
        if (within !== undefined) yield* unless(references, within, `fields[${at}].within`, 'no reference');
    },
  },
  {
    id: 'R22',
    *check({ fields }) {
      for (const [at, { source, required, readOnly, in: pages, initial }] of fields.entries()) {
        if (!required) continue;
        const edited = (pages ?? ['create', 'edit']).filter(page => page !== 'show' && (required === true || required.includes(page)));
        const open = edited.filter(page => readOnly !== true && !readOnly?.includes(page));
        if (!open.length && initial === undefined)
          yield { at: `fields[${at}].required`, problem: `'${source}' must be filled, but stands on no form` };
      }
    },
  },
  {
    id: 'R23',
    *check({ fields }) {
      for (const [at, { choices, tones, initial }] of fields.entries()) {
        if (!choices) continue;
        for (const value of Object.keys(tones ?? {})) yield* unless(choices.map(String), value, `fields[${at}].tones`, 'no choice');
        if (initial !== undefined) yield* unless(choices.map(String), String(initial), `fields[${at}].initial`, 'no choice');
      }
    },
  },
  {
    id: 'R24',
    *check(resource) {
      const places = [
        ...resource.fields.map((field, at) => ({ said: field, at: `fields[${at}]` })),
        ...columnPlaces(resource).map(({ column, at }) => ({ said: column, at })),
      ];
      for (const { said, at } of places) {
        for (const condition of conditionsOf(said)) {
          if (typeof condition === 'string') yield* unless(['multiLanguage'], condition, `${at}.when`, 'no condition');
          else {
            yield* unless(Object.keys(setupInputs), condition.setup, `${at}.when`, 'no list of the setup');
            yield* unless([...(setupInputs[condition.setup] ?? [])], condition.name, `${at}.when`, 'no input of the setup');
          }
        }
      }
    },
  },
  {
    id: 'R30',
    *check(resource, { resources, position }) {
      const own = addressesOf(resource);
      const before = resources.slice(0, position).flatMap(other => addressesOf(other).map(({ address }) => ({ address, of: other.name })));
      for (const [index, { address, at }] of own.entries()) {
        const other =
          before.find(known => known.address === address)?.of ?? (own.findIndex(known => known.address === address) < index ? resource.name : '');
        if (takenAddresses.includes(address)) yield { at, problem: `'${address}' is an address of the app itself` };
        else if (other) yield { at, problem: `'${address}' is an address of '${other}' already` };
        if (!address.startsWith('/')) yield { at, problem: `an address begins with '/': '${address}'` };
      }
    },
  },
  {
    id: 'R31',
    *check({ pages }) {
      for (const page of ['show', 'edit'] as const)
        if (pages[page] && !pages[page].includes('{id}')) yield { at: `pages.${page}`, problem: 'its address has no {id}' };
    },
  },
  {
    id: 'R32',
    *check(resource, { resources, position }) {
      const before = resources.slice(0, position).flatMap(other => callsOf(other).map(({ call }) => ({ call, of: other.name })));
      for (const { call, at } of callsOf(resource)) {
        const other = before.find(known => sameCall(known.call, call))?.of;
        if (other) yield { at, problem: `'${call.text}' is a call of '${other}' already` };
      }
    },
  },
  {
    id: 'R33',
    *check(resource) {
      for (const { call, at, list } of callsOf(resource)) {
        const open = parametersOf(call).filter(name => !Object.hasOwn(call.with ?? {}, name));
        const most = list?.path !== undefined || /\.(all|create)$/.test(at) ? 0 : 1;
        if (open.length > most) yield { at, problem: `nothing fills {${open.slice(most).join('}, {')}} of '${call.text}'` };
        if (list && !call.rows) yield { at, problem: 'it does not say under which key the rows come', hint: "Add `rows: '…'`." };
      }
    },
  },
  {
    id: 'R34',
    *check(resource) {
      for (const verb of ['create', 'update'] as const) {
        const first = [...new Set(sourcesOf(resource).map(source => source.split('.')[0] ?? '')), 'id', 'removedImageIds'];
        if (resource.calls[verb]) for (const key of bodyKeys(resource, verb)) yield* unless(first, key, `calls.${verb}.body`, 'no field');
      }
    },
  },
  {
    id: 'R40',
    *check(resource) {
      for (const [key, action] of Object.entries<Action>(resource.actions)) {
        if (action.call) continue;
        if (!action.expect) yield { at: `actions.${key}`, problem: 'it has neither a call nor an outcome', hint: 'Add `call` or `expect`.' };
        else if (isDocumented(resource) && !resource.calls.update)
          yield { at: `actions.${key}`, problem: 'it goes through the update, and there is no call for that' };
      }
    },
  },
  {
    id: 'R41',
    *check({ name, actions }, { known: { behaviour } }) {
      if (!behaviour) return;
      const told = Object.keys(behaviour[name]?.actions ?? {});
      for (const [key, { call }] of Object.entries(actions)) if (call) yield* unless(told, key, `actions.${key}`, 'the mock has no behaviour for');
    },
  },
  {
    id: 'R42',
    *check(resource, { known: { fixtures } }) {
      const needs = !isDocumented(resource) && Object.values(resource.lists).some(({ path }) => path) && !resource.views.list;
      if (fixtures && needs) yield* unless(fixtures, resource.name, '', 'no fixture');
    },
  },
  {
    id: 'R50',
    isWarning: true,
    *check(resource, { known: { texts = {} } }) {
      const { name, fields } = resource;
      if (!addressesOf(resource).length) return;
      // What has words in one language is meant to have them in each.
      const spoken = Object.entries(texts).filter(([, all]) => valueAt(all, `resources.${name}`) !== undefined);
      if (!spoken.length) return;
      for (const [code, all] of Object.entries(texts)) {
        const missing = fields.filter(
          ({ in: pages, source }) => pages?.length !== 0 && valueAt(all, `resources.${name}.fields.${source}`) === undefined,
        );
        for (const { source } of missing) yield { at: `fields.${source}`, problem: `there is no text for it in '${code}'` };
      }
    },
  },
];

const withRecordScreen = (resources: readonly Resource[]): string[] =>
  resources.filter(({ pages }) => pages.show || pages.edit).map(({ name }) => name);
const searches = (call: Call | undefined): boolean => call?.query.some(({ name }) => /^search/.test(name)) ?? false;
