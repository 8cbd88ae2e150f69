/** Finds the collections of a document: paths such as `/suppliers` whose records can be listed or named. Pure. */
import { nearest } from '#define/typing/nearest.ts';
import { type ApiDocument, type ApiOperation, operationText, plainOf, textsOf, Unreadable } from './apiDocument';

/** A path without parameters, and the operations on it and below it. */
export interface Collection {
  path: string;
  name: string;
  operations: readonly ApiOperation[];
}

/** `carrierAccounts` of `carrier_accounts`, `process-labels`, `process/labels`. */
export function camel(text: string): string {
  const joined = text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word, at) => (at ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join('');
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

const singular = (text: string) =>
  text
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** A name without its number and its way of writing: `carrier_accounts` and `CarrierAccount` are alike. */
const plainName = (name: string): string => singular(name.replace(/[^A-Za-z0-9]/g, '').toLowerCase());

/** Whether two names mean the same: `pets` and `Pet`. */
export const isAlike = (one: string, other: string): boolean => plainName(one) === plainName(other);

/** The path of an operation below a collection, without the first slash: `{petId}/uploadImage`. `undefined` when it is elsewhere. */
export function below({ path }: Pick<Collection, 'path'>, operation: ApiOperation): string | undefined {
  if (operation.path === path) return '';
  return operation.path.startsWith(`${path}/`) ? operation.path.slice(path.length + 1) : undefined;
}

/** The rows in the answer of a list: their key, and their schema. A plain list has no key. */
export function rowsOf({ schemaOf }: ApiDocument, { answer }: ApiOperation, name = ''): { key?: string; row: unknown } | undefined {
  const schema = schemaOf(answer);
  if (schema.type === 'array') return { row: schema.items };
  const lists = Object.entries(plainOf(schema.properties)).filter(([, value]) => {
    const list = schemaOf(value);
    const items = schemaOf(list.items);
    return list.type === 'array' && (items.properties !== undefined || items.type === undefined);
  });
  const named = lists.find(([key]) => isAlike(key, name) || ['data', 'items', 'results', 'value'].includes(key)) ?? lists[0];
  return named && { key: named[0], row: schemaOf(named[1]).items };
}

const withoutEnd = (path: string) => path.replace(/\/$/, '');

/** The collections of a document, in its order. */
export function collectionsOf(document: ApiDocument): Collection[] {
  const { operations } = document;
  const heads = operations.map(({ path }) => withoutEnd(path.split('{')[0] ?? ''));
  const plain = operations.filter(one => one.method === 'GET' && !one.path.includes('{') && rowsOf(document, one)).map(({ path }) => path);
  const inner = new Set(heads.filter((head, at) => head !== operations[at]?.path).map(String));
  const paths = [...new Set([...heads.filter(head => inner.has(head)), ...plain])].filter(Boolean);
  // `/pet/findByStatus` answers pets: it is no collection of its own beside `/pet`.
  const outer = paths.filter(path => inner.has(path) || ![...inner].some(other => path.startsWith(`${other}/`)));
  return outer.map(path => {
    const ofPath = operations.filter(one => below({ path }, one) !== undefined);
    return { path, name: camel(path.split('/').at(-1) ?? ''), operations: ofPath };
  });
}

/**
 * The collection of a name: of the last step of its path, else of a tag that all its operations have.
 * @throws Unreadable when there is none, with the nearest name.
 */
export function collectionNamed(document: ApiDocument, name: string, file: string): Collection {
  const all = collectionsOf(document);
  const canList = ({ path }: Collection) => Number(document.operations.some(one => one.method === 'GET' && one.path === path));
  const [match] = all
    .filter(one => isAlike(one.name, name) || one.operations.every(({ tags }) => textsOf(tags).some(tag => isAlike(tag, name))))
    .sort((a, b) => Number(isAlike(b.name, name)) - Number(isAlike(a.name, name)) || canList(b) - canList(a) || a.path.length - b.path.length);
  if (match) return match;
  const names = [...new Set(all.map(one => one.name))];
  const hint = nearest(name, names);
  throw new Unreadable(`${file} has no collection '${name}'. ${hint || `It has ${names.join(', ') || 'none'}.`}`);
}

/** The operation of a collection with this method, and this path below it; a step `{}` is any parameter. */
export const operationAt = (collection: Collection, method: string, path: string): ApiOperation | undefined =>
  collection.operations.find(one => one.method === method && below(collection, one)?.replace(/\{[^}]*\}/g, '{}') === path);

/** What cannot be shown: a collection of which no operation answers records. */
export const noList = ({ path, operations }: Collection, file: string): Unreadable =>
  new Unreadable(`${file} lists no records of ${path}: it has only ${operations.map(operationText).join(', ')}. A resource needs a list.`);
