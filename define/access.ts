/** Who may do what: a rule, or a table of roles that becomes one. */

import { actionOf, keysTouched } from './actions';
import type { Fields, SourceOf } from './fieldTypes';
import type { FreePage } from './pages';
import type { Resource } from './resource';

/** What a user wants to do. */
export interface AccessRequest {
  /** The name of a resource or page, or a field: `products.cost`. */
  resource: string;
  /**
   * Of a resource `list`, `show`, `create`, `edit`, `delete`, `export`, `print`, or one of its actions. Of a page `show`, and `edit` for
   * what it sends. Of a field `read` or `write`.
   */
  action: string;
  /** The record it is done to; none for a field, a list, a create page, or a record that has not been read. */
  record?: Readonly<Record<string, unknown>> | undefined;
  /** The role of the user; none where the session names none. */
  role?: string | undefined;
}

/** Whether a request is granted. Pure and quick: a list asks for every button of every row. */
export type AccessRule = (request: AccessRequest) => boolean;

/**
 * What a role may do with what a key names.
 *
 * level| of a resource or page| of a field| of an action
 * ---|---|---|---
 * `'none'`| not shown| nowhere: list, filter, form, export, print, journal| no button
 * `'read'`| no buttons that change| shown, read-only, not sent, not in a new record| no button
 * `'write'`| everything| everything| offered
 */
export type AccessLevel = 'none' | 'read' | 'write';

export const accessLevels: readonly AccessLevel[] = ['none', 'read', 'write'];

/** What every resource has beside its declared actions. */
export const accessVerbs = ['list', 'show', 'create', 'edit', 'delete', 'export', 'print'] as const;

/**
 * The levels of each role. The menu, the buttons, forms, filters, exports and prints follow them, and so does the mock. The role is the `role`
 * in the token, else in the answer of the sign-in. A user without a role, or with a role that is not in the table, may do everything.
 *
 * key| what it names
 * ---|---
 * `orders`, `dashboard`| a resource, a page
 * `'products.cost'`| a field, and the fields below it
 * `'orders.cancel'`| an action, or `list`, `show`, `create`, `edit`, `delete`, `export`, `print`
 * `'*'`| resources and pages without a key of their own
 *
 * What has no key is as its resource is, and a resource without one may be written. To try a role, sign in as one of the mock's accounts
 * (`mock-api/README.md`), or take one in the developer bar.
 */
export type AccessTable<K extends string = string> = Readonly<Record<string, { readonly [Key in K | '*']?: AccessLevel }>>;

type Levels = AccessTable[string];

type Known<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] } & string;
type KeyOf<R> = R extends { name: infer N extends string; fields: infer F extends Fields; actions: infer A }
  ? N | `${N}.${SourceOf<F> | Known<A> | (typeof accessVerbs)[number]}`
  : never;

/** The keys that a table of these resources and pages may have: `AccessTable<AccessKey<typeof resources, typeof pages>>`. */
export type AccessKey<R extends readonly Resource[], P extends readonly FreePage[] = []> = KeyOf<R[number]> | P[number]['name'];

/** What is granted from the level `read` on. */
const reading: ReadonlySet<string> = new Set(['read', 'list', 'show', 'export', 'print']);

/** The level that a table gives to a key. A key such as `toString` has none. */
const levelAt = (levels: Levels, key: string): AccessLevel | undefined => (Object.hasOwn(levels, key) ? levels[key] : undefined);

/** The level of a role for a name: its own, else that of what it belongs to (`orders.user.email`, `orders.user`, `orders`), else `*`. */
function levelOf(levels: Levels, name: string): AccessLevel {
  for (let known = name; known; known = known.slice(0, Math.max(0, known.lastIndexOf('.')))) {
    const level = levelAt(levels, known);
    if (level) return level;
  }
  return levels['*'] ?? 'write';
}

/**
 * The rule of a table: `({ resource, action, record, role }) => boolean`. Wrap it where the record decides. A view asks
 * `canAccess('products.cost', 'read')`, and stock parts ask `useCanAccess({ resource: 'products.cost', action: 'write' })`. It is no security:
 * the server has the last word.
 *
 * An action is refused, unless the table names it, where it asks for or sets a field that the role may not write. An action without a call
 * needs what it sends through the update. A resource that may only be read can be edited where the table lets the role write one of its
 * fields: its form then opens with that field alone.
 * @param resources the resources that the table is about
 */
export function accessRule(table: AccessTable, resources: readonly Resource[]): AccessRule {
  const byName = new Map(resources.map(resource => [resource.name, resource]));
  const touched = new Map<string, readonly string[]>();
  const fieldsTouched = (resource: Resource, action: string): readonly string[] => {
    const key = `${resource.name}.${action}`;
    const known = touched.get(key) ?? keysTouched(resource, action);
    touched.set(key, known);
    return known;
  };
  const may = (levels: Levels, name: string, action: string): boolean => {
    const override = levelAt(levels, `${name}.${action}`);
    const level = override ?? levelOf(levels, name);
    if (reading.has(action)) return level !== 'none';
    const resource = byName.get(name);
    if (action === 'edit' && !override && level === 'read')
      return resource?.fields.some(({ source }) => levelAt(levels, `${name}.${source}`) === 'write') ?? false;
    const declared = resource && actionOf(resource, action);
    if (level !== 'write' || !declared) return level === 'write';
    if (declared.of !== undefined && !may(levels, name, declared.of)) return false;
    if (!declared.call && !may(levels, name, 'edit')) return false;
    return (
      (override !== undefined && declared.call !== undefined) ||
      fieldsTouched(resource, action).every(source => levelOf(levels, `${name}.${source}`) === 'write')
    );
  };
  return ({ resource, action, role }) => role === undefined || !Object.hasOwn(table, role) || may(table[role] ?? {}, resource, action);
}
