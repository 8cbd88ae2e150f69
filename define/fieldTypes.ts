/** Fields, and the type of the record that they describe. `typing/faults.ts` checks them. */
import type { Call } from './call';
import type { Conditions, RecordCondition, Test } from './conditions';
import type { Derivation } from './derive';
import type { Kind, Kinds, Page, TextKind, TextLanguage, Tone } from './kinds';
import type { Plain, ShopRecord } from './records';
import type { TextValidation, Validation } from './validation/validation';

export * from './kinds';

/** Keys of every field. */
interface AnyField {
  /** Path in the record, with dots: `address.street`. */
  source: string;
  /**
   * Must be filled: always (`true`), on some pages (`['create']`), or under a condition on the record (`{ size: 'large' }`). `'changed'`:
   * always, but an existing record without the value can be saved while staff do not touch this field. The message is
   * `resources.<name>.required.<source>`, by default react-admin's 'Required'.
   */
  required?: true | 'changed' | readonly Page[] | RecordCondition;
  /** Shown but not editable: everywhere, on some pages, or under a condition on the record. `resources.<name>.reasons.<source>` says why. */
  readOnly?: true | readonly Page[] | RecordCondition;
  /** The pages that show it. Default: all three. */
  in?: readonly Page[];
  /**
   * Conditions on the settings and the record under which it is shown. The setup hides no field that the form requires.
   * A hidden field keeps its stored or typed value.
   */
  when?: Conditions;
  /** The language of the text, if it is not the first. */
  lang?: TextLanguage;
  /** The value in an empty create form, or in a new row. Images send it where there are none. */
  initial?: unknown;
  /** Computes the value from other values of the form while staff type. */
  derive?: Derivation;
  /**
   * A text below its input. `true`: the text `resources.<name>.help.<source>`. A text of the declaration is used where no language has that
   * text: `help: 'As printed on the box'`.
   */
  help?: true | string;
  /** Whether it holds personal data, which the journal masks. Default: e-mail addresses and telephone numbers (`keyboard`). */
  personal?: boolean;
  /**
   * An input that belongs to the form only: it is never sent, and filling it is no change of the record. A function gives its first value,
   * from the record.
   */
  unsent?: true | ((record: ShopRecord) => unknown);
}

interface OfLengths {
  /** The smallest number of characters. An empty text passes. */
  min?: number;
  /** The largest number of characters. */
  max?: number;
}

interface OfTexts extends OfLengths {
  /** Chooses the keyboard of a phone. An e-mail address or telephone number is shown as a link. */
  keyboard?: 'tel' | 'email' | 'number';
  /** Corrects what was typed: `name => name.trim()`. Pure; runs on every key. */
  typed?: (value: string) => string;
}

interface OfNumbers {
  /** Chooses the keyboard of a phone. */
  keyboard?: 'tel' | 'number';
  /** The smallest value. */
  min?: number;
  /** The largest value. */
  max?: number;
  /** The only values that can be entered. */
  choices?: readonly number[];
}

interface OfChoices {
  /** The values. Each is shown as the text `resources.<name>.choices.<source>.<value>`, or as it is. A badge that nobody edits needs none. */
  choices?: readonly (string | number)[];
}

interface OfReferences {
  /** The name of the resource that it refers to. Choices that share a reference with the form come first. */
  reference: string;
  /**
   * Which records can be chosen, by the fields of the other resource: `{ isActive: true }`. A text with a slash names a value of the form:
   * `{ shop: '/shop' }` offers the products of the form's shop, and all while none is chosen. A stored record that does not pass stays.
   */
  filter?: RecordCondition;
  /** The choices end with “Create …”, which opens the other resource's form in a dialog and picks the new record. */
  create?: true;
  /** Choose by searching on the server, for resources too large to load whole. The form then holds whole records, and sends their ids. */
  search?: boolean;
}

interface OfFlags {
  /**
   * Staff switch it in lists. A call toggles it: `call('POST /crate/status/{id}')`; `true`: the changed record goes through the update. Its
   * columns are switches, and the resource has the actions `status`, `activate` and `deactivate`. A list that declares no columns has the
   * filter and the two bulk actions too. One flag of a resource can be switched.
   */
  switch?: true | Call;
}

interface OfRows {
  /**
   * The fields of a row, with sources inside the row. The first text is its title. Staff cannot add rows that have a read-only field. Without
   * fields, only views and rules read the rows. Other keys of a row are kept. Conditions name the record with a slash: `{ '/state': 'open' }`.
   */
  fields?: readonly FieldDeclaration[];
  /** The smallest number of rows. */
  min?: number;
  /** The largest number of rows. */
  max?: number;
  /** A table with one line for each row on a wide screen, for rows of short values. */
  shape?: 'table';
}

/** Keys of the fields of some kinds. */
interface OfKind {
  text: OfTexts;
  longText: OfTexts & {
    /** The value may be a list of texts. It is then edited with one line for each, and stays a list. */
    orList?: true;
  };
  number: OfNumbers;
  integer: OfNumbers;
  money: OfNumbers;
  percent: OfNumbers;
  flag: OfFlags;
  choice: Required<OfChoices>;
  badge: OfChoices & {
    /** The colour of each value: `{ open: 'success' }`. Default: `neutral`. */
    tones?: Readonly<Record<string, Tone>>;
  };
  date: {
    /** How it is shown, as a format of dayjs. Default: `DD/MM/YYYY - h:mm a`. */
    format?: string;
  };
  reference: OfReferences;
  references: OfReferences;
  rows: OfRows;
  secret: OfLengths;
  images: {
    /** The largest number of images. One more replaces the last. */
    max?: number;
    /** The images are wider than high, as banners are, and are shown so. */
    shape?: 'wide';
  };
}

/** A check of a value of a kind. */
export type ValidationOf<K extends Kind> = K extends TextKind ? TextValidation : Validation;

interface Validated<V> {
  /** Checks of its value, in order. A value that was stored wrong may stay as it is. */
  validate?: V | readonly V[];
}

interface OfOneKind<K extends Kind> {
  /** How the value is shown and edited. */
  kind: K;
}

/** A field of one kind. */
export type FieldOf<K extends Kind> = AnyField & OfOneKind<K> & Validated<ValidationOf<K>> & (K extends keyof OfKind ? OfKind[K] : unknown);

/** One value of an entity, as a developer declares it. A function in a field must type its parameter: `(row: Plain) => …`. */
export type FieldDeclaration = { [K in Kind]: FieldOf<K> }[Kind];

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** A field without the keys that a helper adds: its source or its language. */
export type FieldDraft<K extends 'source' | 'lang' = never> = Without<FieldDeclaration, K>;

/** The keys of all kinds together, each optional. */
type KeysOfKinds = Partial<
  Omit<
    OfKind['longText'] & OfNumbers & OfFlags & Pick<OfKind['badge'], 'tones'> & OfKind['date'] & OfReferences & OfRows,
    'keyboard' | 'choices' | 'fields' | 'shape'
  >
> &
  OfChoices;

/** A field as generic code reads it: the keys of every kind are optional. */
export interface Field extends AnyField, KeysOfKinds, Validated<TextValidation> {
  kind: Kind;
  keyboard?: 'tel' | 'email' | 'number';
  shape?: 'table' | 'wide';
  fields?: readonly Field[];
  /** Key of its texts when the source contains the number of a row: `sizes.stock` for `sizes.3.stock`. */
  textKey?: string;
  /** The row that contains it: `sizes.3`. */
  row?: string;
}

/**
 * A field that may still hold mistakes: `typing/faults.ts` checks all but its functions, whose result the compiler must know before.
 */
interface FieldInput extends Pick<AnyField, 'source' | 'unsent'>, Pick<OfTexts, 'typed'> {
  derive?: object & { rule: Derivation['rule'] };
  validate?: readonly (object & Pick<TextValidation, 'rule'>)[] | (object & Pick<TextValidation, 'rule'>);
  fields?: Fields;
}

/** Fields that may still hold mistakes. */
export type Fields = readonly FieldInput[];

/** The sources of fields, as a union. */
export type SourceOf<F extends Fields> = F[number]['source'];

/** The source of a field, column or filter that is declared by its source alone or with options. */
export const sourceOf = (part: string | { source: string }): string => (typeof part === 'string' ? part : part.source);

type FirstStep<S extends string> = S extends `${infer First}.${string}` ? First : S;

type SentSource<X> = X extends { unsent: unknown } ? never : X extends { source: infer S extends string } ? S : never;

/** The keys that a create or update can send: the first steps of the sources, `id`, and `removedImageIds`. */
export type BodyKey<F extends Fields> = FirstStep<SentSource<F[number]>> | 'id' | 'removedImageIds';

/** The type of the value of a field. */
export type ValueOf<X> = X extends { choices: readonly (infer C)[] }
  ? C
  : X extends { kind: 'rows'; fields: infer R extends Fields }
    ? RowOf<R>[]
    : X extends { kind: infer K extends Kind }
      ? Kinds[K]
      : never;

type Nested<S extends string, V> = S extends `${infer First}.${infer Rest}` ? { [K in First]?: Nested<Rest, V> } : { [K in S]?: V };
type All<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;
type ValuesOf<F extends Fields> = All<
  F[number] extends infer X ? (X extends { source: infer S extends string } ? Nested<S, ValueOf<X>> : never) : never
>;

/** The record that fields describe. Each value may be missing; there are no other keys. */
export type RecordOfFields<F extends Fields> = { id: string } & ValuesOf<F>;

/** The values that an action gets. Each may be missing; other keys are `unknown`. */
export type AskedOf<F extends Fields> = Readonly<Plain> & ValuesOf<F>;

/** A row of a field of kind `rows`. Unlike a record it has no id. */
type RowOf<F extends Fields> = Plain & ValuesOf<F>;

/** A condition on the values of these fields. */
export type ConditionOn<F extends Fields> = { readonly [X in F[number] as X['source']]?: Test<ValueOf<X>> };

/** The record of a resource: `RecordOf<typeof orders>`. Each value may be missing; there are no other keys. */
export type RecordOf<R extends { fields: Fields }> = RecordOfFields<R['fields']>;

/** The keys of a field of any kind. */
export const fieldKeys: readonly string[] =
  'source kind required readOnly in when lang initial derive help validate personal unsent choices tones format keyboard reference filter create search'
    .concat(' min max typed fields shape orList switch')
    .split(' ');
