/** What a developer writes, checked by the compiler. */
import type { DeclaredAction, OutcomeOf } from '#define/actions.ts';
import type { Call } from '#define/call.ts';
import type { AskedOf, BodyKey, ConditionOn, FieldDeclaration, Fields, Page, RecordOfFields, SourceOf } from '#define/fieldTypes.ts';
import type { FilterDeclaration, ViewDeclaration } from '#define/filters.ts';
import type { Layout } from '#define/layout.ts';
import type { Column, ColumnDeclaration, Like, ListDraft, ListOf, Related } from '#define/lists.ts';
import type { PlaceOf, Slots } from '#define/slots.ts';
import type { StatesOf } from '#define/states/states.ts';
import type { SwitchAction } from '#define/switches/switches.ts';
import type { IconName, MenuGroup } from '#define/vocabulary.ts';
import type { Checked, OnlyKeys } from './faults';

/** What the compiler infers from a declaration. */
export interface DeclarationTypes {
  name: string;
  fields: Fields;
  /** The names of the actions, and of the steps between states. */
  action: string;
  step: string;
  /** The names of the lists, of the filters on computed values, of the blocks of its screens, of the related lists. */
  list: string;
  filter: string;
  part: string;
  related: string;
  /** The source of the states, and the states. */
  source: PropertyKey;
  state: PropertyKey;
  /** The keys that its actions, lists, columns and slots have. */
  keys: Record<'action' | 'list' | 'column' | 'slot', PropertyKey>;
}

/** The names of everything that a button can run. */
type ActionOf<T extends DeclarationTypes> = NoInfer<T['action'] | T['step']> | SwitchAction<T['fields']>;

/** What names a record: a field, or a value made of it. */
type NameOf<F extends Fields> = SourceOf<F> | { source: SourceOf<F>; value: (record: RecordOfFields<F>) => unknown };

/**
 * What a developer passes to `defineResource()`. Everything but `name` and `fields` has a default. `docs/reference/` explains each key.
 * `Expected` are the keys in the results of `expect`. They stand apart, since the compiler infers them last.
 */
export interface Declaration<T extends DeclarationTypes, Expected extends PropertyKey> {
  /** Its name: a letter first, then letters and digits. Its texts are below `resources.<name>`. */
  name: T['name'];
  /** The values of a record. Screens show them in this order, unless `columns` or `layout` says another. */
  fields: [T['fields']] extends [Checked<NoInfer<T['fields']>>] ? T['fields'] : Checked<NoInfer<T['fields']>>;
  /**
   * The field that names a record in titles and questions. A list says what does where that field is empty, in order: fields, or values made
   * of them, `{ source, value }`. Default: the first text field.
   */
  represent?: SourceOf<NoInfer<T['fields']>> | readonly [SourceOf<NoInfer<T['fields']>>, ...NameOf<NoInfer<T['fields']>>[]];
  /** Its icon, in the menu and wherever it is offered. Default: `Category`. */
  icon?: IconName;
  /** Its group in the menu. Without one it is not in the menu. */
  menu?: MenuGroup;
  /** Its lists, by name. Default: one list, `all`, with all fields. */
  lists?: {
    readonly [K in T['list']]: Partial<
      ListOf<
        SourceOf<NoInfer<T['fields']>> | (ColumnDeclaration<NoInfer<T['fields']>> & OnlyKeys<T['keys']['column'], keyof Column>),
        ActionOf<T>,
        SourceOf<NoInfer<T['fields']>> | 'id',
        SourceOf<NoInfer<T['fields']>> | FilterDeclaration<NoInfer<T['fields']>, T['filter']>,
        ViewDeclaration<NoInfer<T['fields']>, NoInfer<T['filter']>>
      >
    > &
      Like<NoInfer<T['list']>> &
      OnlyKeys<T['keys']['list'], keyof ListDraft>;
  };
  /**
   * The addresses of its pages `show`, `create` and `edit`; `false` for a page that it does not have. `'dialog'`: create and edit open in a
   * dialog over the list, and there is no detail screen. Default: `/<name>/{id}`, `/<name>/create/new` and `/<name>/update/{id}`.
   */
  pages?: 'dialog' | Partial<Record<Page, string | false>>;
  /**
   * The calls that read one record, create, update and delete it. `all` reads every record, for choices. A resource without calls, here and
   * in its lists, speaks plain REST in the shop's dialect.
   */
  calls?: {
    all?: Call;
    one?: Call;
    create?: Call<BodyKey<NoInfer<T['fields']>>>;
    update?: Call<BodyKey<NoInfer<T['fields']>>>;
    delete?: Call;
  };
  /** Calls that react-admin has no verb for, by name: restore, cancel, duplicate. */
  actions?: {
    readonly [K in T['action']]: DeclaredAction<
      {
        record: RecordOfFields<NoInfer<T['fields']>>;
        condition: ConditionOn<NoInfer<T['fields']>>;
        action: ActionOf<T>;
        input: SourceOf<NoInfer<T['fields']>> | FieldDeclaration;
        values: AskedOf<NoInfer<T['fields']>>;
        sets: OutcomeOf<NoInfer<T['fields']>>;
        source: SourceOf<NoInfer<T['fields']>> | `${SourceOf<NoInfer<T['fields']>>}.${string}`;
      },
      { id: string } & OnlyKeys<Expected, keyof RecordOfFields<NoInfer<T['fields']>>>
    > &
      OnlyKeys<T['keys']['action'], keyof DeclaredAction>;
  };
  /** Which state of a field may follow which. Each step is an action. */
  states?: StatesOf<NoInfer<T['fields']>, T['source'], T['state'], T['step']>;
  /** The fields that the server searches, as far as known. The search box names them. */
  searches?: readonly SourceOf<NoInfer<T['fields']>>[];
  /** Changes the values of the form before they are sent: adds constants, removes dates that do not apply. Pure. */
  send?: (values: Record<string, unknown>, verb: 'create' | 'update') => Record<string, unknown>;
  /** The blocks of form and detail screen. Default: one block of all fields. */
  layout?: Layout<SourceOf<NoInfer<T['fields']>>, T['part']>;
  /** Lists of related records on the detail screen. */
  related?: { readonly [K in T['related']]: Related<SourceOf<NoInfer<T['fields']>>> };
  /**
   * Components by place: `{ 'form/price': () => import('./Price.tsx') }`. `'form/price'` is an input, `'show#prices'` a block of the detail
   * screen, `show` everything below title and buttons, `'print/label'` a sheet to print. Each component also gets the default content of
   * its place.
   */
  slots?: Slots<PlaceOf<NoInfer<T['fields']>, NoInfer<T['part'] | T['related']>>> &
    OnlyKeys<T['keys']['slot'], PlaceOf<NoInfer<T['fields']>, NoInfer<T['part'] | T['related']>>>;
}
