/** A resource, as it is declared and as its readers take it, and `defineResource()`, which completes one. */

import type { Action } from './actions';
import type { Call } from './call';
import type { Related, Shown } from './details';
import type { FilterDeclaration, ViewDeclaration } from './filters';
import type { AskedOf, BodyKey, ConditionOn, Faults, Field, FieldDeclaration, Page, RecordOfFields, SectionOf, SourceOf } from './kinds';
import type { ColumnDeclaration, List, ListOf } from './lists';
import type { ShopRecord } from './records';
import type { SectionOptions, Sections } from './sections';
import type { PlaceOf, View, Views } from './views';
import type { IconName, MenuGroup } from './vocabulary';

/** The calls every entity has; `all` loads every record, for the choices of a select. */
export type Verb = 'all' | 'one' | 'create' | 'update' | 'delete';

/** What a developer writes. Everything but `name` and `fields` has a default. */
export interface Declaration<
  N extends string,
  F extends readonly FieldDeclaration[],
  A extends string,
  L extends string,
  Q extends string,
  P extends string,
  B extends string,
> {
  name: N;
  fields: F & { readonly [I in keyof F]: Faults<F[I], NoInfer<F>> };
  /** What is particular to blocks of the form: tabs, columns, folded ones. */
  sections?: Partial<Record<SectionOf<NoInfer<F>>, SectionOptions<ConditionOn<NoInfer<F>>>>>;
  /** Source of the text that names a record in titles and questions. Default: the first text field. */
  represent?: SourceOf<NoInfer<F>>;
  icon?: IconName;
  /** Group of the menu; none when not in the menu. */
  menu?: MenuGroup;
  lists?: {
    readonly [K in L]: Partial<
      ListOf<
        ColumnDeclaration<NoInfer<F>, NoInfer<A>>,
        NoInfer<A>,
        SourceOf<NoInfer<F>> | 'id',
        FilterDeclaration<NoInfer<F>, Q>,
        ViewDeclaration<NoInfer<F>, NoInfer<Q>>
      >
    >;
  };
  /** Documented addresses; `false` for a page it has not. */
  pages?: Partial<Record<Page, string | false>>;
  calls?: {
    all?: Call;
    one?: Call;
    create?: Call<BodyKey<NoInfer<F>>>;
    update?: Call<BodyKey<NoInfer<F>>>;
    delete?: Call;
  };
  actions?: {
    readonly [K in A]: Action<
      RecordOfFields<NoInfer<F>>,
      ConditionOn<NoInfer<F>>,
      NoInfer<A>,
      SourceOf<NoInfer<F>> | FieldDeclaration,
      AskedOf<NoInfer<F>>,
      SourceOf<NoInfer<F>> | `${SourceOf<NoInfer<F>>}.${string}`
    >;
  };
  /** What the server looks into for the words of a search, as far as known; staff are told. */
  searches?: readonly SourceOf<NoInfer<F>>[];
  /** Whether a record has been deleted, so that its screen offers neither Update nor Delete. */
  isGone?: (record: RecordOfFields<NoInfer<F>>) => boolean;
  /** Makes what is sent of what the form holds, where that is more than the kinds do: dates that do not apply, constants. Pure. */
  send?: (values: Record<string, unknown>, verb: 'create' | 'update') => Record<string, unknown>;
  /** Create and edit in a dialog over the list, so staff stay on the screen. */
  modal?: boolean;
  /** Where create and update lead: `'list'` to the list, wherever the form was opened. Without it: back. */
  redirect?: 'list';
  show?: Shown<SourceOf<NoInfer<F>>, P>;
  /** What other resources hold of a record, on its detail screen. */
  related?: { readonly [K in B]: Related<SourceOf<NoInfer<F>>> };
  /** Sheets that its records are printed on, one of them a page: `resources.<name>.prints.<key>`. */
  prints?: Readonly<Record<string, View>>;
  /** Components of its own: `'form/price'` for one input, `'show#prices'` for a part, `show` for what stands below title and buttons. Each is given what stands there without it. */
  views?: Views<PlaceOf<NoInfer<F>, NoInfer<P> | NoInfer<B>>>;
}

/** A completed declaration, as the data provider, the mock, the address book, the menu, the screens and the tests take it. */
export interface Resource {
  name: string;
  fields: readonly Field[];
  sections?: Sections | undefined;
  represent: string;
  icon: IconName;
  menu?: MenuGroup | undefined;
  lists: Readonly<Record<string, List>>;
  /** Documented address of each page, `undefined` where there is none. */
  pages: Partial<Record<Page, string>>;
  calls: Partial<Record<Verb, Call>>;
  actions: Readonly<Record<string, Action>>;
  searches?: readonly string[] | undefined;
  isGone?: ((record: ShopRecord) => boolean) | undefined;
  send?: ((values: Record<string, unknown>, verb: 'create' | 'update') => Record<string, unknown>) | undefined;
  modal?: boolean | undefined;
  redirect?: 'list' | undefined;
  show?: Shown | undefined;
  related: Readonly<Record<string, Related>>;
  prints: Readonly<Record<string, View>>;
  views: Views;
}

/** A declaration as its defaults are filled in. */
type Undefaulted = Pick<Resource, 'name' | 'fields'> &
  Partial<Omit<Resource, 'lists' | 'pages' | 'sections'>> & {
    lists?: Record<string, Partial<List>>;
    pages?: Partial<Record<Page, string | false>>;
    sections?: object;
  };

/** A resource with what its own views, rules and tests know of it: its name, its fields, its actions and its lists. */
export type Declared<
  N extends string,
  F extends readonly FieldDeclaration[],
  A extends string,
  L extends string,
  P extends string = string,
> = Resource & {
  readonly name: N;
  readonly fields: F;
  readonly actions: Readonly<Record<A, Action>>;
  readonly lists: Readonly<Record<L, List>>;
  /** Never there: its type says the parts of the detail screen. */
  readonly parts?: P;
};

/**
 * Completes a declaration: addresses after the documented pattern (`/x`, `/x/{id}`, `/x/create/new`,
 * `/x/update/{id}`), a list of all fields, the first text field as the name of a record.
 */
export function defineResource<
  const N extends string,
  const F extends readonly FieldDeclaration[],
  A extends string = never,
  L extends string = 'all',
  Q extends string = never,
  P extends string = never,
  B extends string = never,
>(declared: Declaration<N, F, A, L, Q, P, B>): Declared<N, F, A, L, P | B>;

export function defineResource(declared: Undefaulted): Resource {
  const { name, fields } = declared;
  const modal = declared.modal ?? false;
  const standard: Record<Page, string> = { show: `/${name}/{id}`, create: `/${name}/create/new`, edit: `/${name}/update/{id}` };
  const pages: Partial<Record<Page, string>> = {};
  for (const page of ['show', 'create', 'edit'] as const) {
    const path = declared.pages?.[page] ?? (modal ? false : standard[page]);
    if (path) pages[page] = path;
  }
  const all = fields.filter(field => !field.lang && !field.unsent).map(({ source }) => source);
  const row = [...(pages.show ? ['show'] : []), 'edit', 'delete'];
  const lists = Object.entries(declared.lists ?? { all: {} }).map(([key, list]): [string, List] => [
    key,
    { path: `/${name}`, columns: all, row, create: true, ...list },
  ]);
  return {
    ...declared,
    // Its keys depend on the fields, which the compiler has compared above and cannot follow here.
    sections: declared.sections as Sections | undefined,
    icon: declared.icon ?? 'Category',
    represent: declared.represent ?? fields.find(field => field.kind === 'text')?.source ?? 'id',
    lists: Object.fromEntries(lists),
    pages,
    calls: declared.calls ?? {},
    actions: declared.actions ?? {},
    related: declared.related ?? {},
    prints: declared.prints ?? {},
    views: declared.views ?? {},
  };
}

/** The resources that the fields of a resource point to. */
type ReferencesOf<R> = R extends { fields: readonly (infer X)[] } ? (X extends { reference: infer T } ? T : never) : never;

/** Resources that know each other: one that points to a resource which is not among them is not taken. */
type KnowingEachOther<R extends readonly Resource[]> = {
  readonly [I in keyof R]: [Exclude<ReferencesOf<R[I]>, R[number]['name']>] extends [never]
    ? unknown
    : { error: `'${R[I]['name']}' refers to '${Extract<Exclude<ReferencesOf<R[I]>, R[number]['name']>, string>}', which is no resource` };
};

/** The list of all resources. What one refers to must be in it. */
export const listResources = <const R extends readonly Resource[]>(...resources: R & KnowingEachOther<R>): R => resources;

/** What a resource can say. */
export const resourceKeys: readonly string[] =
  'name fields sections represent icon menu lists pages calls actions searches isGone send modal redirect show related prints views'.split(' ');
