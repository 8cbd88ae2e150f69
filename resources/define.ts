/**
 * The types of a declaration and `defineResource()`, which completes one.
 * Everything here is plain data: the data provider, the mock API, the address
 * book, the menu and the tests read the same object. No React, no DOM.
 */

/** A record as the app holds it: what the server sent, with `id` made from `_id` (rulings, 19). */
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
export interface CallOptions<P extends string = string> {
  /** The key that holds the rows of a list answer, `shops` in `{ shops, total }`. */
  rows?: string;
  /** The documented keys of the body; nothing else is sent. Default: the editable fields of the resource. */
  body?: readonly string[];
  /** Constant path parameters: `{ sort: 'active' }`. */
  with?: Partial<Record<P, string>>;
  /** Calls that go out after this one has succeeded, in order, with the same record. */
  followedBy?: Call;
  /** Query parameters the specification does not document; sent only when the user gave a value (rulings, 21). */
  extension?: readonly string[];
  /** The path is inferred from its neighbours (rulings, 22). */
  inferred?: boolean;
  /** A delete that asks nothing, but can be undone for five seconds before it is sent (rulings, 6). */
  undoable?: boolean;
  /** An answer with `message` and no record is a refusal, although its status is a success (part 1, section 8). */
  messageIsRefusal?: boolean;
}

/** One documented HTTP request. `text` is how the specification writes it. */
export interface Call extends CallOptions {
  text: string;
  method: Method;
  /** Path with its `{parameters}`, always with a leading slash (rulings, 23). */
  path: string;
  query: QueryParam[];
}

/**
 * Reads a call as the specification writes it, `'GET /product/admin/custom/{sort}?page&limit[&search]'`.
 * Parameters in square brackets are optional, `limit=10` is a constant.
 * @throws Error when the text is not `METHOD /path…`.
 */
export function call<T extends string>(text: T, options: CallOptions<PathParams<T>> = {}): Call {
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

/**
 * What the settings must say for something to be shown: multi-language mode is on,
 * or a name is among the inputs of the shop's setup (part 2, section 3, Settings).
 */
export type Condition = 'multiLanguage' | { setup: 'productInputs' | 'classificationInputs' | 'shippingInputs'; name: string };

/** One condition, or several that must all hold. */
export type Conditions = Condition | readonly Condition[];

/** How a type of value is shown and edited. Each has its component in `src/kinds` and, where it travels changed, its rule in `dataProvider/wire.ts`. */
export type Kind =
  | 'text'
  | 'longText'
  | 'number'
  | 'integer'
  | 'money'
  | 'percent'
  | 'flag'
  | 'choice'
  | 'badge'
  | 'date'
  | 'reference'
  | 'references'
  | 'chips'
  | 'pairs'
  | 'images'
  | 'color'
  | 'mapPoint'
  | 'secret'
  | 'richText';

/** The colour of a badge, by what it means. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'primary' | 'secondary' | 'neutral';

/** One value of an entity. */
export interface Field {
  /** Dotted path in the record, `primaryLang.name`. */
  source: string;
  kind: Kind;
  /** Must be filled; the message is `resources.<name>.required.<source>`, react-admin's 'Required' when there is none. Names pages when only there. */
  required?: true | readonly Page[];
  /** Shown but not editable: everywhere, or on these pages. */
  readOnly?: true | readonly Page[];
  /** The pages that have it; all three when unset. */
  in?: readonly Page[];
  /** What the settings must say for it to be shown. Its stored value is kept either way (rulings, 16). */
  when?: Conditions;
  /** The block of the form it stands in, titled `resources.<name>.sections.<section>`. */
  section?: string;
  /** The language the value is written in; `ar` is edited and shown right to left. */
  lang?: 'ar';
  /** Value in an empty create form. */
  initial?: unknown;
  /** Values of a `choice` or `badge`; each shows as `resources.<name>.choices.<source>.<value>` or itself. */
  choices?: readonly (string | number)[];
  /** The colour of each value of a `badge`; `neutral` for one that is not named. */
  tones?: Readonly<Record<string, Tone>>;
  /** How a `date` is shown, in dayjs's letters; default `DD/MM/YYYY - h:mm a` (part 1, section 9). */
  format?: string;
  /** What the keyboard of a phone is told about a text or number. */
  as?: 'tel' | 'email' | 'number';
  /** The resource a `reference` or `references` points to. */
  reference?: string;
  /** Chosen by searching on the server, for resources too large to load whole. The form then holds whole records; their ids are sent. */
  search?: boolean;
  /** Least value of a number. */
  min?: number;
  /** Greatest value of a number. */
  max?: number;
  /** Most images; one more takes the place of the last. */
  most?: number;
  /** What is sent where there is nothing: `''` for images (part 2, section 7, Categories). */
  empty?: unknown;
  /** Makes the value of the input from what was typed. Pure; runs on every key. */
  typed?: (value: string) => string;
}

/** A column of a list: a field's source, or one with what is special to the column. */
export interface Column {
  source: string;
  kind?: Kind | 'status' | 'thumbnail';
  when?: Condition;
  /** The action an Active/Inactive switch runs; without one it is disabled. */
  action?: string;
  /** What is shown, where it is not what stands at the source. `position` counts from 1 over all pages. */
  value?: (record: ShopRecord, position: number) => unknown;
  /** Texts longer than this are cut to one character less and an ellipsis. */
  cut?: number;
  /** Key of the header, `resources.<name>.columns.<label>`; default the source. */
  label?: string;
}

/** One documented list screen: one address and one call. */
export interface List {
  /** Documented address, which may carry a query: `/classifications?type=brand`. None for a list that is only read by other screens. */
  path?: string;
  /** None for a resource that speaks plain REST. */
  call?: Call;
  columns: readonly (string | Column)[];
  /** Has a create button. */
  create?: boolean;
  /** Staff may choose the page size in a number box. */
  pageSize?: boolean;
  /** Names the view in a toggle above the table; lists with one toggle to each other. */
  view?: string;
  /** Has a menu entry of its own, `resources.<name>.menu.<list>`; the first list of a resource with a `menu` has one anyway. */
  menu?: boolean;
  /** Has a range of dates above the table, sent as `from` and `to` (rulings, 21). */
  dateRange?: boolean;
  /** Row buttons, in order: `show`, `edit`, `delete`, an action's name, or a link to the record that stands at a source. */
  row?: readonly (string | { show: string; source: string })[];
  /** Rows can be ticked, to delete several at once. */
  selectable?: boolean;
  /** Order of a list that is received whole, `{ field, order }`. */
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

/** A call react-admin has no verb for: restore, hard delete, duplicate, toggle status. */
export interface Action {
  /** None: the whole record goes through the resource's update, changed to what `expect` makes of it (rulings, 8). */
  call?: Call;
  /** Body, of keys named in the call. Default: none. `current` is the record as the server holds it, where the action is `fresh`. */
  send?: (record: ShopRecord, current: ShopRecord) => Record<string, unknown>;
  /** Reads the record again right before, so that nothing is sent as it was when the screen was opened. So without a call anyway. */
  fresh?: boolean;
  /** Whether the record as it is now has this action. */
  when?: (record: ShopRecord) => boolean;
  /** The record as it will be; shown at once and taken back when the server refuses. */
  expect?: (record: ShopRecord) => ShopRecord;
  /** Asks first, in a dialog that names the record (rulings, 7). */
  confirm?: boolean;
  /** The record is gone from its list afterwards: red button, red notice (rulings, 2). */
  removes?: boolean;
  /** Also a button of the detail screen; of a record that is there, or of one that is `gone`. */
  page?: true | 'gone';
  /** Material icon, by its name in `src/views/icons.ts`. */
  icon?: string;
}

/** The calls every entity has; `all` loads every record, for the choices of a select. */
export type Verb = 'all' | 'one' | 'create' | 'update' | 'delete';

/** A bespoke screen, imported when first opened. */
export type View = () => Promise<{ default: unknown }>;

/** What a developer writes. Everything but `name` and `fields` has a default. */
export interface Declaration {
  name: string;
  fields: readonly Field[];
  /** Source of the text that names a record in titles and questions. Default: the first text field. */
  represent?: string;
  icon?: string;
  /** Group of the sidebar, titled `app.menu.<group>`; none when not in the menu. */
  menu?: string;
  lists?: Record<string, Partial<List>>;
  pages?: Partial<Record<Page, string | false>>;
  calls?: Partial<Record<Verb, Call>>;
  actions?: Record<string, Action>;
  /** Whether a record has been deleted, so that its screen offers neither Update nor Delete. */
  isGone?: (record: ShopRecord) => boolean;
  /** Makes what is sent of what the form holds, where that is more than the kinds do: dates that do not apply, constants. Pure. */
  send?: (values: Record<string, unknown>, verb: 'create' | 'update') => Record<string, unknown>;
  /** Create and edit in a dialog over the list, so staff stay on the screen. */
  modal?: boolean;
  views?: Partial<Record<Page | 'form' | 'list', View>>;
}

/** A completed declaration, as the five readers take it. */
export interface Resource extends Declaration {
  represent: string;
  icon: string;
  lists: Record<string, List>;
  /** Documented address of each page, `undefined` where there is none. */
  pages: Partial<Record<Page, string>>;
  calls: Partial<Record<Verb, Call>>;
  actions: Record<string, Action>;
  views: Partial<Record<Page | 'form' | 'list', View>>;
}

/**
 * Completes a declaration: addresses after the documented pattern (`/x`, `/x/{id}`, `/x/create/new`,
 * `/x/update/{id}`), a list of all fields, the first text field as the name of a record.
 */
export function defineResource(declared: Declaration): Resource {
  const { name, fields } = declared;
  const modal = declared.modal ?? false;
  const standard: Record<Page, string> = { show: `/${name}/{id}`, create: `/${name}/create/new`, edit: `/${name}/update/{id}` };
  const pages: Partial<Record<Page, string>> = {};
  for (const page of ['show', 'create', 'edit'] as const) {
    const path = declared.pages?.[page] ?? (modal ? false : standard[page]);
    if (path) pages[page] = path;
  }
  const lists: Record<string, List> = {};
  for (const [key, list] of Object.entries(declared.lists ?? { all: {} })) {
    lists[key] = {
      ...('path' in list ? {} : { path: `/${name}` }),
      columns: list.columns ?? fields.filter(field => !field.lang).map(field => field.source),
      row: list.row ?? [...(pages.show ? ['show'] : []), 'edit', 'delete'],
      create: list.create ?? true,
      ...list,
    } as List;
  }
  const text = fields.find(field => field.kind === 'text');
  return {
    ...declared,
    icon: declared.icon ?? 'Category',
    represent: declared.represent ?? text?.source ?? 'id',
    lists,
    pages,
    calls: declared.calls ?? {},
    actions: declared.actions ?? {},
    views: declared.views ?? {},
  };
}

/**
 * The primary and the secondary field of one value: `bilingual('name', …)` gives `primaryLang.name` and,
 * when multi-language mode is on, `secondaryLang.name` in Arabic, right to left (part 1, section 1).
 */
export function bilingual(name: string, field: Omit<Field, 'source'>): Field[] {
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

/** Whether a field stands on a page and, if so, whether it can be edited there. */
export const isOn = (field: Field, page: Page): boolean => !field.in || field.in.includes(page);

/** Whether a page-dependent property (`required`, `readOnly`) holds on a page. */
export const holdsOn = (property: true | readonly Page[] | undefined, page: Page): boolean =>
  property === true || (property?.includes(page) ?? false);

/**
 * The keys a create or update sends: those its call names, else the first step of every field that can be
 * edited; an update of something with images adds the ids of the removed ones (rulings, 18).
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
