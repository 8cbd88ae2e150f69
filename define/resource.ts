/** Resources: `defineResource()` completes a declaration, `listResources()` makes the list of all resources. */

import { type Action, withOutcomes } from './actions';
import { type Call, extended } from './call';
import { hasCall, sortNames, type Verb } from './dialect';
import type { ConditionOn, Field, Fields, Page, SourceOf } from './fieldTypes';
import { filtersOf } from './filters';
import { type Layout, type ScreenLayout, screenLayout } from './layout';
import { alikeLists, type List, type ListDraft, type Related } from './lists';
import { isPaged } from './paging';
import type { Plain } from './records';
import type { Slots } from './slots';
import { type DeclaredStates, type StateOf, type StateSource, type States, statesFrom, withStateField, withSteps } from './states/states';
import { type SwitchAction, switchActions, withSwitch } from './switches/switches';
import type { Declaration } from './typing/declaration';
import { demandParts } from './typing/demandParts';
import type { IconName, MenuGroup } from './vocabulary';

/** A value that names a record. */
export interface NameSource {
  source: string;
  /** Gives the value, or a record with a name. Default: the value of the source. */
  value?: (record: Plain) => unknown;
}

/** A completed declaration, as all other code reads it. */
export interface Resource {
  name: string;
  fields: readonly Field[];
  represent: string;
  /** What names a record in which that field is empty, in order. */
  representElse: readonly NameSource[];
  icon: IconName;
  menu?: MenuGroup | undefined;
  lists: Readonly<Record<string, List>>;
  /** The documented address of each page that it has. */
  pages: Partial<Record<Page, string>>;
  calls: Partial<Record<Verb, Call>>;
  actions: Readonly<Record<string, Action>>;
  states?: States | undefined;
  searches?: readonly string[] | undefined;
  send?: ((values: Record<string, unknown>, verb: 'create' | 'update') => Record<string, unknown>) | undefined;
  /** Create and edit in a dialog over the list. Not declared: it follows from `pages`. */
  inDialog?: boolean | undefined;
  layout: ScreenLayout;
  related: Readonly<Record<string, Related>>;
  slots: Slots;
  /** What the role of the user may not do, where it may not do everything. Not declared: `allowedResources()` adds it. */
  denied?: DeniedFields | undefined;
}

/** The fields that a role may not read (`hidden`), and the sources that it may not send, those of the hidden fields among them. */
export interface DeniedFields {
  hidden: readonly Field[];
  unsent: readonly string[];
}

/** A declaration before its defaults are added. */
export type ResourceDraft = Pick<Resource, 'name' | 'fields'> &
  Partial<Omit<Resource, 'represent' | 'representElse' | 'lists' | 'pages' | 'inDialog' | 'states' | 'layout' | 'denied'>> & {
    represent?: string | readonly [string, ...(string | NameSource)[]];
    lists?: Record<string, ListDraft>;
    pages?: 'dialog' | Partial<Record<Page, string | false>>;
    states?: DeclaredStates;
    layout?: object;
  };

/** A resource with its exact names and fields, for its views, rules and tests. */
export type Declared<N extends string, F extends Fields, A extends string, L extends string, P extends string = string> = Resource & {
  readonly name: N;
  readonly fields: F;
  readonly actions: Readonly<Record<A, Action>>;
  readonly lists: Readonly<Record<L, List>>;
  /** Has no value. Its type carries the names of the blocks and related lists. */
  readonly parts?: P;
};

/**
 * Declares a resource:
 *
 *     export const colors = defineResource({ name: 'colors', fields: [{ source: 'name', kind: 'text', required: true }] });
 *
 * Adds the defaults: addresses after the documented pattern (`/x`, `/x/{id}`, `/x/create/new`, `/x/update/{id}`), one list of all fields,
 * the first text field as the name of a record.
 */
export function defineResource<
  const N extends string,
  const F extends Fields,
  A extends string = never,
  L extends string = 'all',
  Q extends string = never,
  P extends string = never,
  B extends string = never,
  S extends StateSource<F> = never,
  O extends StateOf<F, S> | `${StateOf<F, S>}` = never,
  Step extends string = never,
  ActionKey extends PropertyKey = never,
  ListKey extends PropertyKey = never,
  ColumnKey extends PropertyKey = never,
  Slot extends PropertyKey = never,
  Expected extends PropertyKey = never,
>(
  declared: Declaration<
    {
      name: N;
      fields: F;
      action: A;
      step: Step;
      list: L;
      filter: Q;
      part: P;
      related: B;
      source: S;
      state: O;
      keys: { action: ActionKey; list: ListKey; column: ColumnKey; slot: Slot };
    },
    Expected
  >,
): Declared<N, F, A | Step | SwitchAction<F>, L, P | B>;

export function defineResource(declared: ResourceDraft): Resource {
  const { name } = declared;
  demandParts(declared, resourceKeys);
  const states = statesFrom(declared.states);
  const inDialog = declared.pages === 'dialog';
  const fields = withStateField(declared.fields, states);
  const names: NameSource[] = [declared.represent ?? []].flat().map(name => (typeof name === 'string' ? { source: name } : name));
  const [represent = { source: fields.find(({ kind }) => kind === 'text')?.source ?? 'id' }, ...representElse] = names;
  const standard: Record<Page, string> = { show: `/${name}/{id}`, create: `/${name}/create/new`, edit: `/${name}/update/{id}` };
  const pages: Partial<Record<Page, string>> = {};
  for (const page of ['show', 'create', 'edit'] as const) {
    const path = declared.pages === 'dialog' ? false : (declared.pages?.[page] ?? standard[page]);
    if (path) pages[page] = path;
  }
  const all = fields.filter(field => !field.lang && !field.unsent).map(({ source }) => source);
  const calls = declared.calls ?? {};
  const drafts = alikeLists(name, declared.lists ?? { all: {} });
  const remove = hasCall({ calls, lists: drafts }, 'delete') ? ['delete'] : [];
  const row = [...(pages.show ? ['show'] : []), ...(pages.edit || inDialog ? ['edit'] : []), ...remove];
  const lists = Object.entries(drafts).map(([key, list]): [string, List] => [
    key,
    withAllParams(
      withSwitch(
        { path: `/${name}`, columns: all, row, actions: inDialog || pages.create ? ['create'] : [], ...list },
        fields,
        list.columns !== undefined,
      ),
      fields,
    ),
  ]);
  return {
    ...declared,
    fields,
    states,
    // The overload above has checked its conditions.
    layout: screenLayout((declared.layout ?? {}) as Layout),
    icon: declared.icon ?? 'Category',
    represent: represent.source,
    representElse,
    lists: Object.fromEntries(lists),
    pages,
    ...(inDialog ? { inDialog } : {}),
    calls,
    actions: withOutcomes({ fields, actions: { ...switchActions(fields), ...withSteps(declared.actions ?? {}, states) } }),
    related: declared.related ?? {},
    slots: declared.slots ?? {},
  };
}

/** The list with the parameters of its filters and orders in its call. A list that comes whole is filtered by the app, so its call needs none. */
function withAllParams(list: List, fields: readonly Field[]): List {
  const { call } = list;
  if (!call) return list;
  const filters = isPaged(call) ? filtersOf(list, fields) : [];
  const { field, order } = sortNames(call);
  return { ...list, call: extended(call, [...filters.flatMap(({ params }) => params), ...(call.sorts ? [field, order] : [])]) };
}

/** The names of the resources that a resource refers to. */
type ReferencesOf<R> = R extends { fields: readonly (infer X)[] } ? (X extends { reference: infer T } ? T : never) : never;

/** Refuses a resource that refers to a resource outside the list. */
type WithAllReferences<R extends readonly Resource[]> = {
  readonly [I in keyof R]: [Exclude<ReferencesOf<R[I]>, R[number]['name']>] extends [never]
    ? unknown
    : { error: `'${R[I]['name']}' refers to '${Extract<Exclude<ReferencesOf<R[I]>, R[number]['name']>, string>}', which is no resource` };
};

/** The tests of a `filter` on values, without those that name a value of the form. */
type OwnTests<W> = { [K in keyof W as W[K] extends `/${string}` ? never : K]: W[K] };

/** The names of the references of `R` whose `filter` names what is no field of the other resource, or a value that it cannot have. */
type WrongFilters<R, All extends readonly Resource[]> = R extends { fields: readonly (infer X)[] }
  ? X extends { source: infer S; reference: infer T; filter: infer W }
    ? Extract<All[number], { name: T }> extends { fields: infer F extends Fields }
      ? [Exclude<keyof W, SourceOf<F>>] extends [never]
        ? OwnTests<W> extends ConditionOn<F>
          ? never
          : S
        : S
      : never
    : never
  : never;

/** Refuses a reference whose choices are filtered by what the other resource does not have. */
type WithRightFilters<R extends readonly Resource[]> = {
  readonly [I in keyof R]: [WrongFilters<R[I], R>] extends [never]
    ? unknown
    : { error: `'${Extract<WrongFilters<R[I], R>, string>}' of '${R[I]['name']}' filters by what its records do not have` };
};

/** The list of all resources. Every resource that is referred to must be in it. */
export const listResources = <const R extends readonly Resource[]>(...resources: R & WithAllReferences<R> & WithRightFilters<R>): R => resources;

/** The keys of a resource. */
export const resourceKeys: readonly string[] =
  'name fields represent icon menu lists pages calls actions states searches send layout related slots'.split(' ');
