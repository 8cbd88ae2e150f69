/** Resources: `defineResource()` completes a declaration, `listResources()` makes the list of all resources. */

import { type Action, type OutcomeOf, withOutcomes } from './actions';
import { type Call, extended } from './call';
import type { Related, Shown } from './details';
import { sortNames } from './dialect';
import { type FilterDeclaration, filtersOf, type ViewDeclaration } from './filters';
import type { AskedOf, BodyKey, ConditionOn, Field, FieldDeclaration, Fields, Page, RecordOfFields, SectionOf, SourceOf } from './kinds';
import { alikeLists, type ColumnDeclaration, type List, type ListDraft, type ListOf } from './lists';
import { isPaged } from './paging';
import type { ShopRecord } from './records';
import type { SectionOptions, Sections } from './sections';
import type { LazyComponent, PlaceOf, Slots } from './slots';
import { type StateOf, type StateSource, type States, type StatesOf, withStateField, withSteps } from './states/states';
import { type SwitchAction, switchActions, withSwitch } from './switches/switches';
import type { Checked } from './typing/faults';
import type { IconName, MenuGroup } from './vocabulary';

/** The calls of a resource beside its lists. `all` loads every record, for the choices of a select. */
export type Verb = 'all' | 'one' | 'create' | 'update' | 'delete';

/**
 * What a developer passes to `defineResource()`. Everything but `name` and `fields` has a default. `resources/README.md` explains each key.
 * Type parameters: `N` the name, `F` the fields, `A` the names of the actions, `L` of the lists, `Q` of filters on computed values, `P` of the
 * parts of the detail screen, `B` of the related lists, `S`, `O` and `T` of the states (`StatesOf`).
 */
export interface Declaration<
  N extends string,
  F extends Fields,
  A extends string,
  L extends string,
  Q extends string,
  P extends string,
  B extends string,
  S extends StateSource<F>,
  O extends StateOf<F, S> | `${StateOf<F, S>}`,
  T extends string,
> {
  name: N;
  fields: [F] extends [Checked<NoInfer<F>>] ? F : Checked<NoInfer<F>>;
  /** Options of the form's sections: tab, columns, folded. */
  sections?: Partial<Record<SectionOf<NoInfer<F>>, SectionOptions<ConditionOn<NoInfer<F>>>>>;
  /** The field that names a record in titles and questions. Default: the first text field. */
  represent?: SourceOf<NoInfer<F>>;
  icon?: IconName;
  /** Its group in the menu. Without one it is not in the menu. */
  menu?: MenuGroup;
  lists?: {
    readonly [K in L]: Partial<
      ListOf<
        ColumnDeclaration<NoInfer<F>, NoInfer<A | T> | SwitchAction<F>>,
        NoInfer<A | T> | SwitchAction<F>,
        SourceOf<NoInfer<F>> | 'id',
        FilterDeclaration<NoInfer<F>, Q>,
        ViewDeclaration<NoInfer<F>, NoInfer<Q>>
      >
    > & {
      /** Another list of the resource, from which it takes every key but `path`, `toggle`, `views` and `inbox` that it does not have itself. */
      like?: NoInfer<L>;
    };
  };
  /** The documented addresses of its pages; `false` for a page that it does not have. */
  pages?: Partial<Record<Page, string | false>>;
  calls?: {
    all?: Call;
    one?: Call;
    create?: Call<BodyKey<NoInfer<F>>>;
    update?: Call<BodyKey<NoInfer<F>>>;
    delete?: Call;
  };
  actions?: {
    readonly [K in A]: Action<{
      record: RecordOfFields<NoInfer<F>>;
      condition: ConditionOn<NoInfer<F>>;
      action: NoInfer<A | T> | SwitchAction<F>;
      input: SourceOf<NoInfer<F>> | FieldDeclaration;
      values: AskedOf<NoInfer<F>>;
      sets: OutcomeOf<NoInfer<F>>;
      source: SourceOf<NoInfer<F>> | `${SourceOf<NoInfer<F>>}.${string}`;
    }>;
  };
  /** Which state may follow which. Each step is an action. */
  states?: StatesOf<NoInfer<F>, NoInfer<A>, S, O, T>;
  /** The fields that the server searches, as far as known. The search box names them. */
  searches?: readonly SourceOf<NoInfer<F>>[];
  /** Whether a record is deleted. Its screen then has neither Update nor Delete. */
  isGone?: (record: RecordOfFields<NoInfer<F>>) => boolean;
  /** Changes the values of the form before they are sent: adds constants, removes dates that do not apply. Pure. */
  send?: (values: Record<string, unknown>, verb: 'create' | 'update') => Record<string, unknown>;
  /** Create and edit in a dialog over the list instead of on a page. */
  modal?: boolean;
  /** Where create and update return to: `'list'` always to the list. Default: to the screen where the form was opened. */
  redirect?: 'list';
  show?: Shown<SourceOf<NoInfer<F>>, P>;
  /** Lists of related records on the detail screen. */
  related?: { readonly [K in B]: Related<SourceOf<NoInfer<F>>> };
  /** Print layouts for its records, one page for each record. Titled `resources.<name>.prints.<key>`. */
  prints?: Readonly<Record<string, LazyComponent>>;
  /**
   * Components by place: `{ 'form/price': () => import('./Price.tsx') }`. `'form/price'` is an input, `'show#prices'` a part of the detail
   * screen, `show` everything below title and buttons. Each component also gets the default content of its place.
   */
  slots?: Slots<PlaceOf<NoInfer<F>, NoInfer<P> | NoInfer<B>>>;
}

/** A completed declaration, as all other code reads it. */
export interface Resource {
  name: string;
  fields: readonly Field[];
  sections?: Sections | undefined;
  represent: string;
  icon: IconName;
  menu?: MenuGroup | undefined;
  lists: Readonly<Record<string, List>>;
  /** The documented address of each page that it has. */
  pages: Partial<Record<Page, string>>;
  calls: Partial<Record<Verb, Call>>;
  actions: Readonly<Record<string, Action>>;
  states?: States | undefined;
  searches?: readonly string[] | undefined;
  isGone?: ((record: ShopRecord) => boolean) | undefined;
  send?: ((values: Record<string, unknown>, verb: 'create' | 'update') => Record<string, unknown>) | undefined;
  modal?: boolean | undefined;
  redirect?: 'list' | undefined;
  show?: Shown | undefined;
  related: Readonly<Record<string, Related>>;
  prints: Readonly<Record<string, LazyComponent>>;
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
type Incomplete = Pick<Resource, 'name' | 'fields'> &
  Partial<Omit<Resource, 'lists' | 'pages' | 'sections' | 'denied'>> & {
    lists?: Record<string, ListDraft>;
    pages?: Partial<Record<Page, string | false>>;
    sections?: object;
  };

/** A resource with its exact names and fields, for its views, rules and tests. */
export type Declared<N extends string, F extends Fields, A extends string, L extends string, P extends string = string> = Resource & {
  readonly name: N;
  readonly fields: F;
  readonly actions: Readonly<Record<A, Action>>;
  readonly lists: Readonly<Record<L, List>>;
  /** Has no value. Its type carries the names of the parts of the detail screen. */
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
  T extends string = never,
>(declared: Declaration<N, F, A, L, Q, P, B, S, O, T>): Declared<N, F, A | T | SwitchAction<F>, L, P | B>;

export function defineResource(declared: Incomplete): Resource {
  const { name, states, modal = false } = declared;
  const fields = withStateField(declared.fields, states);
  const standard: Record<Page, string> = { show: `/${name}/{id}`, create: `/${name}/create/new`, edit: `/${name}/update/{id}` };
  const pages: Partial<Record<Page, string>> = {};
  for (const page of ['show', 'create', 'edit'] as const) {
    const path = declared.pages?.[page] ?? (modal ? false : standard[page]);
    if (path) pages[page] = path;
  }
  const all = fields.filter(field => !field.lang && !field.unsent).map(({ source }) => source);
  const row = [...(pages.show ? ['show'] : []), 'edit', 'delete'];
  const lists = Object.entries(alikeLists(declared.lists ?? { all: {} })).map(([key, list]): [string, List] => [
    key,
    withAllParams(withSwitch({ path: `/${name}`, columns: all, row, create: true, ...list }, fields, list.columns !== undefined), fields),
  ]);
  return {
    ...declared,
    fields,
    // The overload above has checked that the keys are sections of the fields.
    sections: declared.sections as Sections | undefined,
    icon: declared.icon ?? 'Category',
    represent: declared.represent ?? fields.find(field => field.kind === 'text')?.source ?? 'id',
    lists: Object.fromEntries(lists),
    pages,
    calls: declared.calls ?? {},
    actions: withOutcomes({ fields, actions: { ...switchActions(fields), ...withSteps(declared.actions ?? {}, states) } }),
    related: declared.related ?? {},
    prints: declared.prints ?? {},
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
  'name fields sections represent icon menu lists pages calls actions states searches isGone send modal redirect show related prints slots'.split(
    ' ',
  );
