/** Fields, what is wrong with them in themselves, and the record that follows from them. */
import type { Conditions, RecordCondition, SettingsCondition, Test } from './conditions';
import type { Derivation } from './derive';
import type { Plain, ShopRecord } from './records';
import type { Kind, Kinds, Page, Tone } from './values';

export type * from './values';

/** What every field can say. */
interface AnyField {
  /** Dotted path in the record, `primaryLang.name`. */
  source: string;
  /**
   * Must be filled: always, on these pages, or while the record is so. The message is `resources.<name>.required.<source>`, react-admin's
   * 'Required' when there is none. `'changed'`: always, but a stored record that lacks it can be saved while staff leave that alone.
   */
  required?: true | 'changed' | readonly Page[] | RecordCondition;
  /** Shown but not editable: everywhere, on these pages, or while the record is so; `resources.<name>.reasons.<source>` then says why. */
  readOnly?: true | readonly Page[] | RecordCondition;
  /** The pages that have it; all three when unset. */
  in?: readonly Page[];
  /**
   * What the settings must say, and what the record must be, for it to be shown. The setup hides none from a form that requires it.
   * What is stored, and what was typed, is kept either way.
   */
  when?: Conditions;
  /** The block of the form it stands in, titled `resources.<name>.sections.<section>`. */
  section?: string;
  /** The language the value is written in; `ar` is edited and shown right to left. */
  lang?: 'ar';
  /** Value in an empty create form; of a field of `rows`, in a new row. */
  initial?: unknown;
  /** Follows from other values of the form while staff type. */
  derive?: Derivation;
  /** Whether it says something about a person: the journal then masks it. Default: texts that are an e-mail address or a telephone number (`as`). */
  personal?: boolean;
  /**
   * Of the form and not of the record: never sent, on no page but the form, and no change by itself. As a function it says what it
   * begins with, given the record as it was read.
   */
  unsent?: true | ((record: ShopRecord) => unknown);
}

interface OfTexts {
  /** What the keyboard of a phone is told; where it is shown, an address or a number to call is a link. */
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
  /** The values on offer, where others cannot be typed. */
  choices?: readonly number[];
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

interface OfRows {
  /** What a row holds, sources within the row. Without any, only views and rules read the rows. A row's other keys are kept. */
  fields?: readonly FieldDeclaration[];
  /** Fewest rows. */
  least?: number;
  /** Most rows. */
  most?: number;
  /** Staff may move rows up and down. */
  order?: true;
  /** `false`: no row can be added by hand. */
  add?: false;
  /** A line a row below one head on a wide screen, for rows of short values. */
  as?: 'table';
  /** What a row is called, `Grade`; else by its number. */
  title?: (row: Plain) => string;
}

/** What the fields of some kinds can say beside. */
interface OfKind {
  text: OfTexts;
  longText: OfTexts & {
    /** May be stored as a list of texts, which is edited one line each and stays a list. */
    orList?: true;
  };
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
  rows: OfRows;
  images: {
    /** Most images; one more takes the place of the last. */
    most?: number;
    /** Wider than high, as a banner is: shown so in a table and in the form. */
    shape?: 'wide';
    /** What is sent where there is nothing: `''` where that is what the server takes for none. */
    empty?: unknown;
  };
}

type FieldOf<K extends Kind> = AnyField & { kind: K } & (K extends keyof OfKind ? OfKind[K] : unknown);

/** One value of an entity, as a developer declares it. */
export type FieldDeclaration = { [K in Kind]: FieldOf<K> }[Kind];

/** What some kinds say beside, of whichever kind. */
type Beside = Partial<
  Omit<
    OfKind['longText'] & OfNumbers & Pick<OfKind['badge'], 'tones'> & OfKind['date'] & OfReferences & OfRows & OfKind['images'],
    'as' | 'choices' | 'fields'
  >
> &
  OfChoices;

/** A field as its readers take it: what some kinds say beside may be there. */
export interface Field extends AnyField, Beside {
  kind: Kind;
  as?: 'tel' | 'email' | 'number' | 'table';
  fields?: readonly Field[];
  /** What it is called in the texts, where its source has the number of a row in it: `sizes.stock` of `sizes.3.stock`. */
  textKey?: string;
  /** The row it stands in, `sizes.3`. */
  row?: string;
}

type Fields = readonly FieldDeclaration[];

/** What a wrong condition would have to be, as the compiler tells it. */
type RightCondition<C> = { error: 'a condition on what is no field, or on a value that the field cannot have'; right: C };

/** The mistakes of a condition, none where it is right: sources that are no fields, values that a field cannot have, inputs that the setup has not. */
type WrongCondition<W, C> = W extends string | true
  ? never
  : W extends readonly (infer E)[]
    ? WrongCondition<E, C>
    : W extends { setup: unknown; name: unknown }
      ? W extends SettingsCondition
        ? never
        : SettingsCondition
      : W extends C
        ? [Exclude<keyof W, keyof C>] extends [never]
          ? never
          : RightCondition<C>
        : RightCondition<C>;

/** What a field of a row can name: what stands in the row, and with a slash what stands in the record. */
type ConditionInRow<R extends Fields, F extends Fields> = ConditionOn<R> & { readonly [X in F[number] as `/${X['source']}`]?: Test<ValueOf<X>> };

type OwnFaults<X> = X extends { kind: infer K extends Kind }
  ? { [Key in Exclude<keyof X, keyof FieldOf<K>>]: never } & (X extends { kind: 'choice' | 'badge'; choices: readonly (infer C)[] }
      ? (X extends { tones: infer T } ? { tones: { [Key in Exclude<keyof T, C>]: never } } : unknown) &
          (X extends { initial: infer I } ? (I extends C ? unknown : { initial: C }) : unknown)
      : unknown)
  : unknown;

/** A fault of one key, nothing where there is none. */
type FaultOf<K extends string, Wrong> = [Wrong] extends [never] ? unknown : { [Key in K]: Wrong };

/** What is wrong with what a field names; `C` is what a condition can be, `S` the sources it may follow. */
type NamingFaults<X, C, S> = FaultOf<'when', X extends { when: infer W } ? WrongCondition<W, C> : never> &
  FaultOf<'required', X extends { required: infer W } ? WrongCondition<W, C> : never> &
  FaultOf<'readOnly', X extends { readOnly: infer W } ? WrongCondition<W, C> : never> &
  FaultOf<'derive', X extends { derive: { from: readonly (infer I)[] } } ? (I extends S ? never : { from: readonly S[] }) : never>;

/** The fields of rows that are wrong; none where all are right. */
type WrongInRow<X, R extends Fields, F extends Fields> = X extends OwnFaults<X> &
  NamingFaults<X, ConditionInRow<R, F>, SourceOf<R> | `/${SourceOf<F>}`> &
  RowsFaults<X, F>
  ? never
  : OwnFaults<X> & NamingFaults<X, ConditionInRow<R, F>, SourceOf<R> | `/${SourceOf<F>}`>;

type WrongRows<X, F extends Fields> = X extends { kind: 'rows'; fields: infer R extends Fields }
  ? R[number] extends infer Y
    ? WrongInRow<Y, R, F>
    : never
  : never;

type RowsFaults<X, F extends Fields> = [WrongRows<X, F>] extends [never] ? unknown : { fields: readonly WrongRows<X, F>[] };

/**
 * What is wrong with a field among others: keys that its kind does not have, colours and first values that are no choices, and naming
 * what is no field beside it.
 */
export type Faults<X, F extends Fields> = OwnFaults<X> & NamingFaults<X, ConditionOn<F>, SourceOf<F>> & RowsFaults<X, F>;

/** The sources of some fields, as a union. */
export type SourceOf<F extends readonly FieldDeclaration[]> = F[number]['source'];

type FirstStep<S extends string> = S extends `${infer First}.${string}` ? First : S;

/** The blocks of the form that some fields name. */
export type SectionOf<F extends readonly FieldDeclaration[]> = F[number] extends infer X
  ? X extends { section: infer S extends string }
    ? S
    : never
  : never;

type SentSource<X> = X extends { unsent: unknown } ? never : X extends { source: infer S extends string } ? S : never;

/** What a create or update can send: the first steps of the fields, the record's id, the ids of images that were taken away. */
export type BodyKey<F extends readonly FieldDeclaration[]> = FirstStep<SentSource<F[number]>> | 'id' | 'removedImageIds';

type ValueOf<X> = X extends { choices: readonly (infer C)[] }
  ? C
  : X extends { kind: 'rows'; fields: infer R extends readonly FieldDeclaration[] }
    ? RowOf<R>[]
    : X extends { kind: infer K extends Kind }
      ? Kinds[K]
      : never;

type Nested<S extends string, V> = S extends `${infer First}.${infer Rest}` ? { [K in First]?: Nested<Rest, V> } : { [K in S]?: V };
type All<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;
type ValuesOf<F extends readonly FieldDeclaration[]> = All<
  F[number] extends infer X ? (X extends { source: infer S extends string } ? Nested<S, ValueOf<X>> : never) : never
>;

export type RecordOfFields<F extends readonly FieldDeclaration[]> = ShopRecord & ValuesOf<F>;

/** What an action is asked with: values of the fields, each possibly missing; other keys are `unknown`. */
export type AskedOf<F extends readonly FieldDeclaration[]> = Readonly<Plain> & ValuesOf<F>;

/** A row of `rows`: its fields typed, each possibly missing. A row has no id of its own. */
type RowOf<F extends readonly FieldDeclaration[]> = Plain & ValuesOf<F>;

/** A condition on the values of some fields, by their sources. */
export type ConditionOn<F extends readonly FieldDeclaration[]> = { readonly [X in F[number] as X['source']]?: Test<ValueOf<X>> };

/** The record of a declared resource, `RecordOf<typeof orders>`: its fields typed, each possibly missing; other keys are `unknown`. */
export type RecordOf<R extends { fields: readonly FieldDeclaration[] }> = RecordOfFields<R['fields']>;

/** What a field can say, whatever its kind. */
export const fieldKeys: readonly string[] =
  'source kind required readOnly in when section lang initial derive personal unsent choices tones format as reference within search'
    .concat(' min max typed fields least most order add title empty shape orList')
    .split(' ');
