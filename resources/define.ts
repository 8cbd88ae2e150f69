/**
 * The types of a declaration and `defineResource()`, which completes one.
 * Everything here is plain data: the data provider, the mock API, the address
 * book, the menu and the tests read the same object. No React, no DOM.
 * A declaration is checked against itself: what names a field, an action or a body key must be one.
 */
import type { IconName, MenuGroup, SetupInput, SetupList } from './vocabulary';

/** A record as the app holds it: what the server sent, with `id` made from `_id`. */
export type ShopRecord = { id: string; [key: string]: unknown };

/** HTTP methods that occur in the specification. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The `{names}` in a call's text, as a union: `'GET /a/{id}/{sort}'` gives `'id' | 'sort'`. */
export type PathParams<T extends string> = T extends `${string}{${infer P}}${infer Rest}` ? P | PathParams<Rest> : never;

/** One query parameter of a call. `fixed` is the constant of `limit=10`; `optional` is sent only when it has a value. */
export interface QueryParam {
  name: string;
  fixed?: string;
  optional: boolean;
}

/** What a call says beside its text. */
export interface CallOptions<P extends string = string, B extends string = string> {
  /** The key that holds the rows of a list answer, `shops` in `{ shops, total }`. */
  rows?: string;
  /** The documented keys of the body; nothing else is sent. Default: the editable fields of the resource. */
  body?: readonly B[];
  /** Constant path parameters: `{ sort: 'active' }`. */
  with?: Partial<Record<P, string>>;
  /** Calls that go out after this one has succeeded, in order, with the same record. */
  followedBy?: Call;
  /** Query parameters the specification does not document; sent only when the user gave a value. */
  extension?: readonly string[];
  /** The path is inferred from its neighbours. */
  inferred?: boolean;
  /** A delete that asks nothing, but can be undone for five seconds before it is sent. */
  undoable?: boolean;
  /** An answer with `message` and no record is a refusal, although its status is a success. So documented for the create of a product alone. */
  messageIsRefusal?: boolean;
  /** A success without what was asked for, as words, `null` or `{ cart: null }`, says that there is none; else it is a failure. */
  mayBeNone?: boolean;
}

/** One documented HTTP request. `text` is how the specification writes it. */
export interface Call<B extends string = string> extends CallOptions<string, B> {
  text: string;
  method: Method;
  /** Path with its `{parameters}`, always with a leading slash. */
  path: string;
  query: QueryParam[];
}

/**
 * Reads a call as the specification writes it, `'GET /product/admin/custom/{sort}?page&limit[&search]'`.
 * Parameters in square brackets are optional, `limit=10` is a constant.
 * @throws Error when the text is not `METHOD /path…`.
 */
export function call<const T extends `${Method} ${string}`, const B extends string = never>(
  text: T,
  options: CallOptions<PathParams<T>, B> = {},
): Call<B> {
  const match = /^(GET|POST|PUT|DELETE) \/?([^?[\s]*)(.*)$/.exec(text);
  if (!match) throw new Error(`Not a call: '${text}'. Write it as 'GET /path/{id}?page[&search]'.`);
  const [, method, path, tail = ''] = match;
  const documented = [...tail.matchAll(/(\[?)[?&]([\w]+)(?:=(\w+))?/g)].map(([, bracket, name, fixed]) => ({
    name: name as string,
    ...(fixed === undefined ? {} : { fixed }),
    optional: bracket === '[',
  }));
  const extensions = (options.extension ?? []).map(name => ({ name, optional: true }));
  return { ...options, text, method: method as Method, path: `/${path}`, query: [...documented, ...extensions] };
}

/** Where staff can meet a field besides a list's columns. */
export type Page = 'show' | 'create' | 'edit';

/** What the settings must say for something to be shown: multi-language mode is on, or a name is among the inputs of the shop's setup. */
export type Condition = 'multiLanguage' | { [L in SetupList]: { setup: L; name: SetupInput<L> } }[SetupList];

/** One condition, or several that must all hold. */
export type Conditions = Condition | readonly Condition[];

/** The colour of a badge, by what it means. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'primary' | 'secondary' | 'neutral';

/** What a reference may come as: the id of a record, or the record. */
export type Referred = string | ({ _id?: string } & Record<string, unknown>) | null;

/** An image as the app holds it: a kept one has the server's `_id`, a new one a data URL. */
export interface ShopImage {
  _id?: string;
  url: string;
  /** File name of a new one, for messages; never sent. */
  title?: string;
}

/**
 * How a type of value is shown and edited, and what such a value is. Each has its component in the frame's `kinds` and,
 * where it travels changed, its line in `dataProvider/wire.ts`. A kind more is a line more here.
 */
export interface Kinds {
  text: string;
  longText: string;
  number: number;
  integer: number;
  money: number;
  percent: number;
  flag: boolean;
  choice: string | number;
  badge: string | number;
  date: string;
  reference: Referred;
  references: Referred[];
  chips: string[];
  pairs: { title?: string; details?: string }[];
  /** Records within the record, with fields of their own. */
  rows: Record<string, unknown>[];
  images: ShopImage[];
  color: string;
  mapPoint: number[];
  secret: string;
  richText: string;
}
export type Kind = keyof Kinds;

/** What every field can say. */
interface AnyField {
  /** Dotted path in the record, `primaryLang.name`. */
  source: string;
  /** Must be filled; the message is `resources.<name>.required.<source>`, react-admin's 'Required' when there is none. Names pages when only there. */
  required?: true | readonly Page[];
  /** Shown but not editable: everywhere, or on these pages. */
  readOnly?: true | readonly Page[];
  /** The pages that have it; all three when unset. */
  in?: readonly Page[];
  /** What the settings must say for it to be shown; the setup hides none from a form that requires it. Its stored value is kept either way. */
  when?: Conditions;
  /** The block of the form it stands in, titled `resources.<name>.sections.<section>`. */
  section?: string;
  /** The language the value is written in; `ar` is edited and shown right to left. */
  lang?: 'ar';
  /** Value in an empty create form. */
  initial?: unknown;
}

interface OfTexts {
  /** What the keyboard of a phone is told. */
  as?: 'tel' | 'email' | 'number';
  /** Makes the value of the input from what was typed. Pure; runs on every key. */
  typed?: (value: string) => string;
}

interface OfNumbers {
  /** What the keyboard of a phone is told. */
  as?: 'tel' | 'number';
  /** Least value. */
  min?: number;
  /** Greatest value. */
  max?: number;
}

interface OfChoices {
  /** The values; each shows as `resources.<name>.choices.<source>.<value>` or itself. */
  choices?: readonly (string | number)[];
}

interface OfReferences {
  /** The resource it points to. */
  reference: string;
  /** Source of another reference of the form. Choices that refer to the same record, at the same source, come first; all by name. */
  within?: string;
  /** Chosen by searching on the server, for resources too large to load whole. The form then holds whole records; their ids are sent. */
  search?: boolean;
}

/** What the fields of some kinds can say beside. */
interface OfKind {
  text: OfTexts;
  longText: OfTexts;
  number: OfNumbers;
  integer: OfNumbers;
  money: OfNumbers;
  percent: OfNumbers;
  choice: OfChoices;
  badge: OfChoices & {
    /** The colour of each value; `neutral` for one that is not named. */
    tones?: Readonly<Record<string, Tone>>;
  };
  date: {
    /** How it is shown, in dayjs's letters; default `DD/MM/YYYY - h:mm a`. */
    format?: string;
  };
  reference: OfReferences;
  references: OfReferences;
  images: {
    /** Most images; one more takes the place of the last. */
    most?: number;
    /** What is sent where there is nothing: `''` where that is what the server takes for none. */
    empty?: unknown;
  };
}

type FieldOf<K extends Kind> = AnyField & { kind: K } & (K extends keyof OfKind ? OfKind[K] : unknown);

/** One value of an entity, as a developer declares it. */
export type FieldDeclaration = { [K in Kind]: FieldOf<K> }[Kind];

/** A field as its readers take it: what some kinds say beside may be there. */
export type Field = AnyField & { kind: Kind } & Partial<
    OfTexts & OfNumbers & OfChoices & Pick<OfKind['badge'], 'tones'> & OfKind['date'] & OfReferences & OfKind['images']
  > & { as?: 'tel' | 'email' | 'number' };

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** What is wrong with a field in itself: keys that its kind does not have, colours and first values that are no choices. */
type Faults<X> = X extends { kind: infer K extends Kind }
  ? { [Key in Exclude<keyof X, keyof FieldOf<K>>]: never } & (X extends { choices: readonly (infer C)[] }
      ? (X extends { tones: infer T } ? { tones: { [Key in Exclude<keyof T, C>]: never } } : unknown) &
          (X extends { initial: infer I } ? (I extends C ? unknown : { initial: C }) : unknown)
      : unknown)
  : unknown;

/** The sources of some fields, as a union. */
export type SourceOf<F extends readonly FieldDeclaration[]> = F[number]['source'];
type FirstStep<S extends string> = S extends `${infer First}.${string}` ? First : S;
/** What a create or update can send: the first steps of the fields, the record's id, the ids of images that were taken away. */
type BodyKey<F extends readonly FieldDeclaration[]> = FirstStep<SourceOf<F>> | 'id' | 'removedImageIds';

type ValueOf<X> = X extends { choices: readonly (infer C)[] } ? C : X extends { kind: infer K extends Kind } ? Kinds[K] : never;
type Nested<S extends string, V> = S extends `${infer First}.${infer Rest}` ? { [K in First]?: Nested<Rest, V> } : { [K in S]?: V };
type All<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;
type RecordOfFields<F extends readonly FieldDeclaration[]> = ShopRecord &
  All<F[number] extends infer X ? (X extends { source: infer S extends string } ? Nested<S, ValueOf<X>> : never) : never>;

/** The record of a declared resource, `RecordOf<typeof orders>`: its fields typed, each possibly missing; other keys are `unknown`. */
export type RecordOf<R extends { fields: readonly FieldDeclaration[] }> = RecordOfFields<R['fields']>;

/** A column of a list, with what is special to it. */
interface ColumnOf<R, A extends string> {
  kind?: Kind | 'status' | 'thumbnail';
  when?: Condition;
  /** The action an Active/Inactive switch runs; without one it is disabled. */
  action?: A;
  /** What is shown, where it is not what stands at the source. `position` counts from 1 over all pages. */
  value?: (record: R, position: number) => unknown;
  /** Texts longer than this are cut to one character less and an ellipsis. */
  cut?: number;
  /** Key of the header, `resources.<name>.columns.<label>`; default the source. */
  label?: string;
}

/** A link from a row to a record of another resource; nothing where the row names none. */
export interface RowLink {
  /** The resource that is led to. */
  show: string;
  source: string;
  /** What is led to, whole or its id, where it is not what stands at the source. */
  value?: (record: ShopRecord) => unknown;
}

/** As its readers take it. */
export type Column = ColumnOf<ShopRecord, string> & { source: string };

/** A field's source, or a column with what is special to it. One that shows what is no field says what its `value` is. */
type ColumnDeclaration<F extends readonly FieldDeclaration[], A extends string> =
  | SourceOf<F>
  | (ColumnOf<RecordOfFields<F>, A> & { source: SourceOf<F> })
  | (ColumnOf<RecordOfFields<F>, A> & { source: string; value: NonNullable<ColumnOf<RecordOfFields<F>, A>['value']> });

/** A button of a row: a page, an action, or a link to the record that stands at a source. */
type RowButton<A extends string> = 'show' | 'edit' | 'delete' | A | RowLink;

/** One documented list screen: one address and one call. */
interface ListOf<C, A extends string, S extends string> {
  /** Documented address, which may carry a query: `/classifications?type=brand`. `undefined` for a list that is only read by other screens. */
  path?: string | undefined;
  /** None for a resource that speaks plain REST. */
  call?: Call;
  /** Default: every field that is not of the second language. */
  columns: readonly C[];
  /** Has a create button; by default it has. */
  create?: boolean;
  /** Staff may choose the page size in a number box. */
  pageSize?: boolean;
  /** Names the view in a toggle above the table; lists with one toggle to each other. */
  view?: string;
  /** Has a menu entry of its own, `resources.<name>.menu.<list>`; the first list of a resource with a `menu` has one anyway. */
  menu?: boolean;
  /** Has a range of dates above the table, sent as `from` and `to`. */
  dateRange?: boolean;
  /** Row buttons, in order. */
  row?: readonly RowButton<A>[];
  /** Rows can be ticked, to delete several at once. */
  selectable?: boolean;
  /** Order of a list that is received whole, `{ field, order }`. */
  sort?: { field: S; order: 'ASC' | 'DESC' };
}

/** As its readers take it. */
export type List = ListOf<string | Column, string, string>;

/** A call react-admin has no verb for: restore, hard delete, duplicate, toggle status. */
export interface Action<R = ShopRecord> {
  /** None: the whole record goes through the resource's update, changed to what `expect` makes of it. */
  call?: Call;
  /** Body, of keys named in the call. Default: none. `current` is the record as the server holds it, where the action is `fresh`. */
  send?: (record: R, current: ShopRecord) => Record<string, unknown>;
  /** Reads the record again right before, so that nothing is sent as it was when the screen was opened. So without a call anyway. */
  fresh?: boolean;
  /** Whether the record as it is now has this action. */
  when?: (record: R) => boolean;
  /** The record as it will be; shown at once and taken back when the server refuses. */
  expect?: (record: R) => ShopRecord;
  /** Asks first, in a dialog that names the record. */
  confirm?: boolean;
  /** The record is gone from its list afterwards: red button, red notice. */
  removes?: boolean;
  /** Also a button of the detail screen; of a record that is there, or of one that is `gone`. */
  page?: true | 'gone';
  icon?: IconName;
}

/** The calls every entity has; `all` loads every record, for the choices of a select. */
export type Verb = 'all' | 'one' | 'create' | 'update' | 'delete';

/** A bespoke screen, imported when first opened. What it is given is said where it is written. */
export type View = () => Promise<{ default: (props: never) => void }>;

/** What can be a screen of one's own: a page, the form of create and edit, or the lists. */
export type ViewName = Page | 'form' | 'list';

/** What a developer writes. Everything but `name` and `fields` has a default. */
export interface Declaration<N extends string, F extends readonly FieldDeclaration[], A extends string, L extends string> {
  name: N;
  fields: F & { readonly [I in keyof F]: Faults<F[I]> };
  /** Source of the text that names a record in titles and questions. Default: the first text field. */
  represent?: SourceOf<NoInfer<F>>;
  icon?: IconName;
  /** Group of the menu; none when not in the menu. */
  menu?: MenuGroup;
  lists?: { readonly [K in L]: Partial<ListOf<ColumnDeclaration<NoInfer<F>, NoInfer<A>>, NoInfer<A>, SourceOf<NoInfer<F>> | 'id'>> };
  /** Documented addresses; `false` for a page it has not. */
  pages?: Partial<Record<Page, string | false>>;
  calls?: {
    all?: Call;
    one?: Call;
    create?: Call<BodyKey<NoInfer<F>>>;
    update?: Call<BodyKey<NoInfer<F>>>;
    delete?: Call;
  };
  actions?: { readonly [K in A]: Action<RecordOfFields<NoInfer<F>>> };
  /** Whether a record has been deleted, so that its screen offers neither Update nor Delete. */
  isGone?: (record: RecordOfFields<NoInfer<F>>) => boolean;
  /** Makes what is sent of what the form holds, where that is more than the kinds do: dates that do not apply, constants. Pure. */
  send?: (values: Record<string, unknown>, verb: 'create' | 'update') => Record<string, unknown>;
  /** Create and edit in a dialog over the list, so staff stay on the screen. */
  modal?: boolean;
  views?: Partial<Record<ViewName, View>>;
}

/** A completed declaration, as the data provider, the mock, the address book, the menu, the screens and the tests take it. */
export interface Resource {
  name: string;
  fields: readonly Field[];
  represent: string;
  icon: IconName;
  menu?: MenuGroup | undefined;
  lists: Readonly<Record<string, List>>;
  /** Documented address of each page, `undefined` where there is none. */
  pages: Partial<Record<Page, string>>;
  calls: Partial<Record<Verb, Call>>;
  actions: Readonly<Record<string, Action>>;
  isGone?: ((record: ShopRecord) => boolean) | undefined;
  send?: ((values: Record<string, unknown>, verb: 'create' | 'update') => Record<string, unknown>) | undefined;
  modal?: boolean | undefined;
  views: Partial<Record<ViewName, View>>;
}

/** A declaration as its defaults are filled in. */
type Undefaulted = Pick<Resource, 'name' | 'fields'> &
  Partial<Omit<Resource, 'lists' | 'pages'>> & { lists?: Record<string, Partial<List>>; pages?: Partial<Record<Page, string | false>> };

/** A resource with what its own views, rules and tests know of it: its name, its fields, its actions and its lists. */
export type Declared<N extends string, F extends readonly FieldDeclaration[], A extends string, L extends string> = Resource & {
  readonly name: N;
  readonly fields: F;
  readonly actions: Readonly<Record<A, Action>>;
  readonly lists: Readonly<Record<L, List>>;
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
>(declared: Declaration<N, F, A, L>): Declared<N, F, A, L>;
export function defineResource(declared: Undefaulted): Resource {
  const { name, fields } = declared;
  const modal = declared.modal ?? false;
  const standard: Record<Page, string> = { show: `/${name}/{id}`, create: `/${name}/create/new`, edit: `/${name}/update/{id}` };
  const pages: Partial<Record<Page, string>> = {};
  for (const page of ['show', 'create', 'edit'] as const) {
    const path = declared.pages?.[page] ?? (modal ? false : standard[page]);
    if (path) pages[page] = path;
  }
  const all = fields.filter(field => !field.lang).map(({ source }) => source);
  const row = [...(pages.show ? ['show'] : []), 'edit', 'delete'];
  const lists = Object.entries(declared.lists ?? { all: {} }).map(([key, list]): [string, List] => [
    key,
    { path: `/${name}`, columns: all, row, create: true, ...list },
  ]);
  return {
    ...declared,
    icon: declared.icon ?? 'Category',
    represent: declared.represent ?? fields.find(field => field.kind === 'text')?.source ?? 'id',
    lists: Object.fromEntries(lists),
    pages,
    calls: declared.calls ?? {},
    actions: declared.actions ?? {},
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

/** A field without what is said of it from outside: its source, or its section. */
export type FieldDraft<K extends 'source' | 'section' | 'lang' = never> = Without<FieldDeclaration, K>;

/** Several fields that are alike but for their source. */
export function alike<const S extends readonly string[], const X extends FieldDraft<'source'>>(
  field: X,
  ...sources: S
): { readonly [I in keyof S]: X & { source: S[I] } };
export function alike(field: FieldDraft<'source'>, ...sources: string[]): unknown {
  return sources.map(source => ({ ...field, source }));
}

/** Fields that stand in one block of the form, and those that need the same of the settings. */
export function inSection<const S extends string, const F extends readonly FieldDeclaration[]>(
  section: S,
  fields: F,
  when?: Condition,
): { readonly [I in keyof F]: F[I] & { section: S } };
export function inSection(section: string, fields: readonly FieldDeclaration[], when?: Condition): unknown {
  return fields.map(field => ({ ...field, section, ...(when ? { when } : {}) }));
}

/** The blocks of the form for the two languages of texts; they stand as tabs of one block. */
export const languageSections = ['primaryLang', 'secondaryLang'] as const;

/**
 * The primary and the secondary field of one value: `bilingual('name', …)` gives `primaryLang.name` and,
 * when multi-language mode is on, `secondaryLang.name` in Arabic, right to left.
 */
export function bilingual<const N extends string, const X extends FieldDraft<'source' | 'section' | 'lang'>>(
  name: N,
  field: X,
): readonly [
  X & { source: `primaryLang.${N}`; section: 'primaryLang' },
  Omit<X, 'required' | 'when'> & { kind: X['kind']; source: `secondaryLang.${N}`; section: 'secondaryLang'; lang: 'ar'; when: readonly Condition[] },
];
export function bilingual(name: string, field: FieldDraft<'source' | 'section' | 'lang'>): unknown {
  const { required: _primaryOnly, when = [], ...secondary } = field;
  return [
    { ...field, source: `primaryLang.${name}`, section: 'primaryLang' },
    { ...secondary, source: `secondaryLang.${name}`, section: 'secondaryLang', lang: 'ar', when: ['multiLanguage', ...[when].flat()] },
  ];
}

/** Reads a dotted path, `'primaryLang.name'`, in any value; `undefined` where a step is missing. */
export function valueAt(record: unknown, source: string): unknown {
  return source.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record);
}

/** An id as addresses and bodies carry it, of what is a text or a number; `undefined` of anything else. */
export const textId = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value) ? String(value) : undefined;

/** The records in a list that a server sent; none where it is no list. What is no record in it, as `null`, is left out. */
export const recordsIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field stands on a page and, if so, whether it can be edited there. */
export const isOn = (field: Field, page: Page): boolean => !field.in || field.in.includes(page);

/** Whether a page-dependent property (`required`, `readOnly`) holds on a page. */
export const holdsOn = (property: true | readonly Page[] | undefined, page: Page): boolean =>
  property === true || (property?.includes(page) ?? false);

/**
 * The keys a create or update sends: those its call names, else the first step of every field that can be
 * edited; an update of something with images adds the ids of the removed ones.
 */
export function bodyKeys(resource: Resource, verb: 'create' | 'update'): readonly string[] {
  const named = resource.calls[verb]?.body;
  if (named) return named;
  const page = verb === 'create' ? 'create' : 'edit';
  const edited = resource.fields.filter(field => field.readOnly !== true && isOn(field, page));
  const keys = new Set(edited.map(field => field.source.split('.')[0] as string));
  if (verb === 'update' && edited.some(field => field.kind === 'images')) keys.add('removedImageIds');
  return [...keys];
}
