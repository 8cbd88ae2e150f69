/** What the reference says: its pages, the parts of a declaration on each, and the types that hold their options. */
import type {
  Block,
  Call,
  CallOptions,
  ChartWidget,
  Column,
  DeclaredAction,
  Dialect,
  FieldOf,
  Filter,
  Follow,
  Kind,
  Kinds,
  Layout,
  ListDraft,
  ListView,
  ListWidget,
  Mark,
  NumberWidget,
  PageDeclaration,
  PageFilter,
  Related,
  ResourceDraft,
  RowLink,
  ScreenLayout,
  TestParts,
  TextValidation,
  WidgetColumn,
} from '#define';
import type { Derivation } from '#define/derive.ts';
import type { Field } from '#define/fieldTypes.ts';
import type { Declaration, DeclarationTypes } from '#define/typing/declaration.ts';
import type { PropsBySlot } from '#frame/slots/slots.ts';

type Calls = Readonly<Record<string, Call>>;

/** The type of each part. The options of a part with kinds depend on the kind, so it has a type for each. */
export interface Parts {
  resource: Declaration<DeclarationTypes, never>;
  call: CallOptions;
  list: ListDraft;
  link: RowLink;
  column: Column;
  mark: Mark;
  filter: Filter;
  test: TestParts;
  action: DeclaredAction;
  follow: Follow;
  kind: Kinds;
  field: { [K in Kind]: FieldOf<K> };
  derive: Derivation;
  validation: TextValidation;
  layout: ScreenLayout;
  block: Block;
  related: Related;
  slot: PropsBySlot;
  page: PageDeclaration<string, Calls, Calls>;
  widget: { number: NumberWidget; ring: ChartWidget; line: ChartWidget; list: ListWidget };
  widgetColumn: WidgetColumn;
  pageFilter: { [K in PageFilter['kind']]: Extract<PageFilter, { kind: K }> };
  dialect: Dialect;
}

/**
 * The types that are printed where those that the compiler infers are no help to a reader.
 * @public
 */
export interface PrintedAs {
  resource: Omit<ResourceDraft, 'layout'> & { layout?: Layout };
  field: Field;
  list: { views?: Record<string, ListView> };
}

export type PartName = keyof Parts;

/** A part on its page. */
export interface PartPlace {
  name: PartName;
  /** The heading of its options, where the page has several parts. */
  title?: string;
  /** What `defineResource()`, or another root of the examples, has around its objects: the keys on the way, with a space between them. */
  root: 'resource' | 'page' | 'call' | 'dialect' | 'access';
  at: RegExp;
  /** The key by whose value its kinds are told apart. */
  by?: 'kind' | 'as';
  /** Its options are names to choose from, none of which is required. */
  isChoice?: true;
}

/** A page of the reference. `about` are the exports of `define/` whose comments say what its parts have in common. */
export interface ReferencePage {
  file: string;
  title: string;
  about: readonly string[];
  /** The types that it explains, to which others link. */
  types?: readonly string[];
  parts: readonly PartPlace[];
  /** The example that is shown whole: the first of a root. */
  whole?: PartPlace['root'];
}

const inResource = (name: PartName, at: RegExp, more: Partial<PartPlace> = {}): PartPlace => ({ name, root: 'resource', at, ...more });

/** Fields of a resource, in rows, and in the question of an action. */
const fieldPlace = /^((fields \d+ )*fields|actions \S+ ask) \d+$/;

/** The pages, in the order in which a declaration grows. */
export const referencePages: readonly ReferencePage[] = [
  { file: 'resource', title: 'Resource', about: ['defineResource'], parts: [inResource('resource', /^$/)] },
  {
    file: 'field',
    title: 'Field',
    types: ['Field', 'FieldDeclaration'],
    about: ['FieldDeclaration'],
    parts: [
      inResource('field', fieldPlace, { by: 'kind' }),
      inResource('derive', / derive$/, { title: 'derive' }),
      inResource('validation', / validate( \d+)?$/, { title: 'validate' }),
    ],
  },
  {
    file: 'kind',
    title: 'Kind',
    types: ['Kind', 'WidgetKind'],
    about: ['Kind'],
    parts: [inResource('kind', fieldPlace, { isChoice: true })],
  },
  {
    file: 'list',
    title: 'List',
    types: ['ListDraft'],
    about: ['ListOf'],
    parts: [inResource('list', /^lists \S+$/), inResource('link', /^lists \S+ row \d+$/, { title: 'Link in a row' })],
  },
  {
    file: 'column',
    title: 'Column',
    types: ['Column'],
    about: ['Column'],
    parts: [inResource('column', /^lists \S+ columns \d+$/), inResource('mark', /^lists \S+ columns \d+ mark$/, { title: 'mark' })],
  },
  { file: 'filter', title: 'Filter', types: ['Filter'], about: ['Filter'], parts: [inResource('filter', /^lists \S+ filters \d+$/)] },
  {
    file: 'condition',
    title: 'Condition',
    types: ['Conditions', 'RecordCondition', 'SettingsCondition', 'ListView'],
    about: ['RecordCondition', 'Test', 'SettingsCondition', 'Conditions'],
    parts: [inResource('test', / (when|readOnly|filter|views \S+) \S+$/)],
  },
  { file: 'call', title: 'Call', types: ['Call'], about: ['call'], parts: [{ name: 'call', root: 'call', at: /^$/ }] },
  {
    file: 'action',
    title: 'Action',
    types: ['DeclaredAction'],
    about: ['DeclaredAction'],
    parts: [inResource('action', /^actions \S+$/), inResource('follow', /^actions \S+ follow$/, { title: 'follow' })],
  },
  { file: 'states', title: 'States', types: ['DeclaredStates'], about: ['DeclaredStates'], parts: [] },
  {
    file: 'layout',
    title: 'Layout',
    types: ['Layout', 'Block'],
    about: ['Layout'],
    parts: [inResource('layout', /^layout$/), inResource('block', /^layout (form |show )?\d+$/, { title: 'Block' })],
  },
  { file: 'related', title: 'Related list', types: ['Related'], about: ['Related'], parts: [inResource('related', /^related \S+$/)] },
  {
    file: 'slot',
    title: 'Slot',
    types: ['Slots', 'LazyComponent'],
    about: ['Slots', 'LazyComponent'],
    parts: [inResource('slot', /^slots$/, { isChoice: true })],
  },
  {
    file: 'page',
    title: 'Page',
    about: ['definePage', 'PageFilter'],
    parts: [
      { name: 'page', root: 'page', at: /^$/ },
      { name: 'pageFilter', title: 'Filter of a page', root: 'page', at: /^filters \d+$/, by: 'kind' },
    ],
  },
  {
    file: 'widget',
    title: 'Widget',
    types: ['Widget', 'WidgetColumn'],
    about: ['Widget'],
    parts: [
      { name: 'widget', root: 'page', at: /^widgets \d+$/, by: 'as' },
      { name: 'widgetColumn', title: 'Column of a widget', root: 'page', at: /^widgets \d+ columns \d+$/ },
    ],
  },
  { file: 'dialect', title: 'Dialect', about: ['Dialect', 'dialects'], parts: [{ name: 'dialect', root: 'dialect', at: /^$/ }] },
  { file: 'access', title: 'Access', about: ['AccessTable', 'AccessKey', 'AccessLevel', 'accessRule'], parts: [], whole: 'access' },
];
