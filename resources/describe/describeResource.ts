/**
 * What a declaration yields, as an account that people read: addresses, calls with what they send and read, lists, fields by
 * page, actions with their conditions, texts. The page of the developers shows it, and a diff of it shows what a changed line changes.
 */
import { bodyKeys, type Call, type Column, type Field, isOn, isPlain, type List, type Page, partsOf, type Resource } from './define';

/** One call: what it is for, how it is written, the keys that its body sends and where its answer's records stand. */
export interface CallAccount {
  purpose: string;
  call: string;
  sends: readonly string[];
  reads: string;
  /** Parameters that the specification does not know. */
  extensions: readonly string[];
  isInferred: boolean;
}

/** A field: on which pages it stands, and in words what it says beside. */
export interface FieldAccount {
  source: string;
  kind: string;
  pages: readonly Page[];
  says: readonly string[];
}

/** A part of a list or an action, in words. */
export interface Part {
  name: string;
  says: readonly string[];
}

/** The whole account of a resource. */
export interface Account {
  name: string;
  addresses: readonly { address: string; screen: string }[];
  calls: readonly CallAccount[];
  lists: readonly Part[];
  fields: readonly FieldAccount[];
  actions: readonly Part[];
  /** Keys of texts, without what stands before them in all: `fields.name`. */
  texts: readonly string[];
}

const words = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const testWords: Record<string, (said: unknown) => string> = {
  in: said => `is one of ${Array.isArray(said) ? said.map(words).join(', ') : words(said)}`,
  not: said => (said === null ? 'is there' : `is not ${words(said)}`),
  empty: said => (said ? 'is empty' : 'is there'),
  from: said => `is at least ${words(said)}`,
  to: said => `is at most ${words(said)}`,
  contains: said => `contains ${words(said)}`,
};

/** A condition in words: `isApproved is not true and stock is at most 5`. Of a function, that it is one. */
export function conditionText(condition: unknown): string {
  if (typeof condition === 'function') return 'a rule says so';
  if (typeof condition === 'string') return condition;
  if (Array.isArray(condition)) return condition.map(conditionText).join(' and ');
  if (typeof condition !== 'object' || condition === null) return '';
  if ('setup' in condition && 'name' in condition) return `${words(condition.setup)} has ${words(condition.name)}`;
  return Object.entries(condition)
    .map(([source, test]) => {
      const parts = partsOf(test);
      if (!parts) return `${source} is ${test === null ? 'empty' : words(test)}`;
      return Object.entries(parts)
        .map(([key, said]) => `${source} ${testWords[key]?.(said) ?? key}`)
        .join(' and ');
    })
    .join(' and ');
}

/** What an object says beside the keys that have a place of their own, a line each: `most 4`, `typed a rule`. */
function sayings(object: object, except: readonly string[]): string[] {
  return Object.entries(object)
    .filter(([key, value]) => !except.includes(key) && value !== undefined && value !== false)
    .map(([key, value]) => {
      if (['when', 'enabled'].includes(key)) return `${key} ${conditionText(value)}`;
      if (value === true) return key;
      if (typeof value === 'function') return `${key}: a rule`;
      return `${key} ${nameIn(value)}`;
    });
}

/** A declared value in few words: of a list its names, of an object what names it, else its keys. */
function nameIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameIn).join(', ');
  if (typeof value !== 'object' || value === null) return words(value);
  if ('source' in value) return words(value.source);
  if ('show' in value) return `to ${words(value.show)}`;
  if ('text' in value) return words(value.text);
  return Object.entries(value)
    .map(
      ([key, inner]) =>
        `${key}: ${typeof inner === 'function' ? 'a rule' : typeof inner === 'object' ? conditionText(isPlain(inner) ? (inner.filter ?? inner) : inner) : words(inner)}`,
    )
    .join('; ');
}

const pageNames: readonly Page[] = ['show', 'create', 'edit'];

function callAccount(purpose: string, call: Call, resource: Resource): CallAccount {
  const verb = purpose === 'create' || purpose === 'update' ? purpose : undefined;
  const sends = call.method === 'GET' ? [] : (call.body ?? (verb ? bodyKeys(resource, verb) : []));
  const reads = call.rows ? `rows under '${call.rows}'` : purpose === 'one' ? 'a record' : '';
  return {
    purpose: call.followedBy ? `${purpose}, then ${call.followedBy.text}` : purpose,
    call: call.text,
    sends,
    reads,
    extensions: call.query.map(({ name }) => name).filter(name => !new RegExp(`[?&]${name}\\b`).test(call.text)),
    isInferred: call.inferred ?? false,
  };
}

/** What is sent of a resource that declares no calls. */
function plainCalls(resource: Resource): CallAccount[] {
  const { name } = resource;
  const body = (verb: 'create' | 'update') => bodyKeys(resource, verb);
  const dialect: [purpose: string, call: string, sends: readonly string[], reads: string][] = [
    ['list', `GET /${name}?sort&range&filter`, [], 'rows, the total in Content-Range'],
    ['one', `GET /${name}/{id}`, [], 'a record'],
    ['create', `POST /${name}`, body('create'), 'a record'],
    ['update', `PUT /${name}/{id}`, body('update'), 'a record'],
    ['delete', `DELETE /${name}/{id}`, [], ''],
  ];
  return dialect.map(([purpose, call, sends, reads]) => ({ purpose, call, sends, reads, extensions: [], isInferred: false }));
}

const columnName = (column: string | Column): string => (typeof column === 'string' ? column : column.source);

function listAccount(key: string, list: List): Part {
  return { name: key, says: [`columns ${list.columns.map(columnName).join(', ')}`, ...sayings(list, ['columns', 'call', 'path'])] };
}

function fieldAccount(field: Field): FieldAccount {
  const pages = pageNames.filter(page => isOn(field, page));
  return { source: field.source, kind: field.kind, pages, says: sayings(field, ['source', 'kind', 'in']) };
}

/** The keys of the texts that the screens of a resource ask for. */
function textKeys({ fields, lists, actions }: Resource): string[] {
  const labelled = Object.values(lists).flatMap(({ columns }) => columns.flatMap(column => (typeof column === 'object' && column.label) || []));
  return [
    'name',
    ...fields.filter(({ in: pages }) => pages?.length !== 0).map(({ source }) => `fields.${source}`),
    ...[...new Set(labelled)].map(label => `columns.${label}`),
    ...Object.keys(actions).map(action => `actions.${action}`),
    ...[...new Set(fields.flatMap(({ section }) => section ?? []))].map(section => `sections.${section}`),
  ];
}

/** The account of a completed declaration. Pure; reads nothing but the declaration. */
export function describeResource(resource: Resource): Account {
  const { name, lists, pages, calls, actions, fields } = resource;
  const documented = [
    ...Object.entries(lists).flatMap(([key, { call }]) => (call ? [callAccount(`list ${key}`, call, resource)] : [])),
    ...Object.entries(calls).map(([verb, call]) => callAccount(verb, call, resource)),
    ...Object.entries(actions).flatMap(([key, { call }]) => (call ? [callAccount(`action ${key}`, call, resource)] : [])),
  ];
  return {
    name,
    addresses: [
      ...Object.entries(lists).flatMap(([key, { path }]) => (path ? [{ address: path, screen: `list ${key}` }] : [])),
      ...Object.entries(pages).map(([page, address]) => ({ address, screen: page })),
    ],
    calls: documented.length ? documented : plainCalls(resource),
    lists: Object.entries(lists).map(([key, list]) => listAccount(key, list)),
    fields: fields.map(fieldAccount),
    actions: Object.entries(actions).map(([key, action]) => ({ name: key, says: sayings(action, ['call']) })),
    texts: textKeys(resource),
  };
}
