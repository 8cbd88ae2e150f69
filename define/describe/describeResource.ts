/**
 * Describes everything that a declaration produces: addresses, calls, lists, parts of the screens, fields by page, actions, views, texts.
 * The page `/dev/resources` shows it.
 */
import {
  type Block,
  blockName,
  bodyKeys,
  type Call,
  type Column,
  type Dialect,
  dialects,
  type Field,
  formBlocks,
  freeAction,
  isOn,
  keysSetByActions,
  type List,
  type Page,
  plainList,
  printsOf,
  type Related,
  type Resource,
  recordCalls,
  sourceOf,
  speaksPlainRest,
} from '#define';
import { type Part, sayings } from './conditionText';
import { type CallAccount, describeCall } from './describeCall';
import { placeText } from './placeText';

/** The description of a field: its pages, and its other keys in words. */
export interface FieldAccount {
  source: string;
  kind: string;
  pages: readonly Page[];
  says: readonly string[];
}

/** The description of a resource. */
export interface Account {
  name: string;
  addresses: readonly { address: string; screen: string }[];
  calls: readonly CallAccount[];
  lists: readonly Part[];
  /** The blocks of the detail screen; empty when it is one card. */
  show: readonly Part[];
  /** The related lists. */
  related: readonly Part[];
  /** The blocks of the form. */
  form: readonly Part[];
  fields: readonly FieldAccount[];
  actions: readonly Part[];
  /** The states, each with the steps that leave it. */
  states: readonly Part[];
  /** The slots that have a component. */
  slots: readonly Part[];
  /** The keys of its texts below `resources.<name>`: `fields.name`. */
  texts: readonly string[];
}

const pageNames: readonly Page[] = ['show', 'create', 'edit'];

function callAccount(purpose: string, call: Call, resource: Resource): CallAccount {
  const verb = purpose === 'create' || purpose === 'update' ? purpose : undefined;
  const sends = call.method === 'GET' ? [] : (call.body ?? (verb ? bodyKeys(resource, verb, keysSetByActions(resource)) : []));
  const isRecord = purpose === 'one' || (verb && speaksPlainRest(resource));
  return describeCall(purpose, call, sends, isRecord ? 'a record' : '');
}

function callsOf(resource: Resource, dialect: Dialect): CallAccount[] {
  const { lists, actions } = resource;
  const { total } = dialect;
  const reads = `rows, the total in ${'header' in total ? total.header : total.key}`;
  return [
    ...(speaksPlainRest(resource) ? [describeCall('list', plainList(resource, dialect), [], reads)] : []),
    ...Object.entries(lists).flatMap(([key, { call }]) => (call ? [callAccount(`list ${key}`, call, resource)] : [])),
    ...Object.entries(recordCalls(resource, dialect)).map(([verb, call]) => callAccount(verb, call, resource)),
    ...Object.entries(actions).flatMap(([key, { call }]) => (call ? [callAccount(`action ${key}`, call, resource)] : [])),
  ];
}

const columnsText = (columns: readonly (string | Column)[]): string => `columns ${columns.map(sourceOf).join(', ')}`;

function listAccount(key: string, list: List, searches: readonly string[] | undefined): Part {
  const searched = searches && list.path ? [`a search looks into ${searches.join(', ')}`] : [];
  return { name: key, says: [columnsText(list.columns), ...searched, ...sayings(list, ['columns', 'call', 'path'])] };
}

const blockAccounts = (blocks: readonly Block[]): Part[] =>
  blocks.map(block => ({
    name: blockName(block) || 'others',
    says: [`fields ${block.fields.join(', ')}`, ...sayings(block, ['section', 'fields'])],
  }));

function relatedAccount(key: string, { list, filter, columns, tab }: Related): Part {
  const [resource, itsList] = list.split('.');
  const narrowed = Object.entries(filter ?? {}).map(
    ([name, source]) => `${name} is ${source === 'id' ? 'the record itself' : `what stands at ${source}`}`,
  );
  return {
    name: key,
    says: [
      `the list ${itsList} of ${resource}`,
      ...(narrowed.length ? [`where ${narrowed.join(' and ')}`] : []),
      ...(columns ? [columnsText(columns)] : []),
      // A list with a filter needs an undocumented parameter, so it is read only when staff ask for it.
      tab ? 'a tab, read when it is opened' : `a part of the screen, ${filter ? 'read when asked for' : 'read with it, not there while it is empty'}`,
    ],
  };
}

function fieldAccount(field: Field): FieldAccount {
  const pages = pageNames.filter(page => isOn(field, page));
  return { source: field.source, kind: field.kind, pages, says: sayings(field, ['source', 'kind', 'in']) };
}

function stateAccounts(resource: Resource): Part[] {
  const { source = '', steps } = resource.states ?? {};
  if (!steps) return [{ name: source, says: [`from any to any by ${freeAction(resource)}`] }];
  return Object.entries(steps).map(([state, leads]) => ({
    name: `${source} ${state}`,
    says: Object.entries(leads).map(([action, to]) => `${action} leads to ${to}`),
  }));
}

/** The keys of the texts that the screens of a resource use. */
function textKeys({ fields, lists, layout: { form = [], show = [] }, actions, slots }: Resource): string[] {
  const listed = Object.values(lists);
  const labelled = listed.flatMap(({ columns }) => columns.flatMap(column => (typeof column === 'object' && column.label) || []));
  const tabs = [...show, ...form].flatMap(({ tab }) => tab ?? []);
  const parts = [...show, ...form].flatMap(({ section, tab }) => (section && section !== tab ? section : []));
  return [
    'name',
    ...fields.filter(({ in: pages }) => pages?.length !== 0).map(({ source }) => `fields.${source}`),
    ...[...new Set(labelled)].map(label => `columns.${label}`),
    ...[...new Set(listed.flatMap(({ views = {} }) => Object.keys(views)))].map(view => `views.${view}`),
    ...Object.entries(lists).flatMap(([key, { inbox = [] }]) => (inbox === true ? [key] : inbox).map(name => `inbox.${name}`)),
    ...Object.keys(actions).map(action => `actions.${action}`),
    ...printsOf({ slots }).map(print => `prints.${print}`),
    ...[...new Set(tabs)].map(tab => `tabs.${tab}`),
    ...[...new Set(parts)].map(part => `sections.${part}`),
  ];
}

/** Describes a resource, which speaks the dialect where it declares no calls. Pure. */
export function describeResource(resource: Resource, dialect: Dialect = dialects.rest): Account {
  const { name, lists, pages, actions, states, related, fields, slots } = resource;
  return {
    name,
    addresses: [
      ...Object.entries(lists).flatMap(([key, { path }]) => (path ? [{ address: path, screen: `list ${key}` }] : [])),
      ...Object.entries(pages).map(([page, address]) => ({ address, screen: page })),
    ],
    calls: callsOf(resource, dialect),
    lists: Object.entries(lists).map(([key, list]) => listAccount(key, list, resource.searches)),
    show: blockAccounts(resource.layout.show ?? []),
    related: Object.entries(related).map(([key, list]) => relatedAccount(key, list)),
    form: blockAccounts(formBlocks(resource)),
    fields: fields.map(fieldAccount),
    actions: Object.entries(actions).map(([key, action]) => ({ name: key, says: sayings(action, ['call']) })),
    states: states ? stateAccounts(resource) : [],
    slots: Object.keys(slots).map(place => ({ name: place, says: [placeText(place)] })),
    texts: textKeys(resource),
  };
}
