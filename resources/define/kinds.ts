/** Kinds of values and the fields that have them, and the record that follows from fields. */
import type { SettingsConditions, Test } from './conditions';
import type { Plain, ShopRecord } from './records';

/** Where staff can meet a field besides a list's columns. */
export type Page = 'show' | 'create' | 'edit';

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
  when?: SettingsConditions;
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

/** What is wrong with a field in itself: keys that its kind does not have, colours and first values that are no choices. */
export type Faults<X> = X extends { kind: infer K extends Kind }
  ? { [Key in Exclude<keyof X, keyof FieldOf<K>>]: never } & (X extends { choices: readonly (infer C)[] }
      ? (X extends { tones: infer T } ? { tones: { [Key in Exclude<keyof T, C>]: never } } : unknown) &
          (X extends { initial: infer I } ? (I extends C ? unknown : { initial: C }) : unknown)
      : unknown)
  : unknown;

/** The sources of some fields, as a union. */
export type SourceOf<F extends readonly FieldDeclaration[]> = F[number]['source'];

type FirstStep<S extends string> = S extends `${infer First}.${string}` ? First : S;

/** What a create or update can send: the first steps of the fields, the record's id, the ids of images that were taken away. */
export type BodyKey<F extends readonly FieldDeclaration[]> = FirstStep<SourceOf<F>> | 'id' | 'removedImageIds';

type ValueOf<X> = X extends { choices: readonly (infer C)[] } ? C : X extends { kind: infer K extends Kind } ? Kinds[K] : never;

type Nested<S extends string, V> = S extends `${infer First}.${infer Rest}` ? { [K in First]?: Nested<Rest, V> } : { [K in S]?: V };

type All<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;

type ValuesOf<F extends readonly FieldDeclaration[]> = All<
  F[number] extends infer X ? (X extends { source: infer S extends string } ? Nested<S, ValueOf<X>> : never) : never
>;

export type RecordOfFields<F extends readonly FieldDeclaration[]> = ShopRecord & ValuesOf<F>;

/** What an action is asked with: values of the fields, each possibly missing; other keys are `unknown`. */
export type AskedOf<F extends readonly FieldDeclaration[]> = Readonly<Plain> & ValuesOf<F>;

/** A condition on the values of some fields, by their sources. */
export type ConditionOn<F extends readonly FieldDeclaration[]> = { readonly [X in F[number] as X['source']]?: Test<ValueOf<X>> };

/** The record of a declared resource, `RecordOf<typeof orders>`: its fields typed, each possibly missing; other keys are `unknown`. */
export type RecordOf<R extends { fields: readonly FieldDeclaration[] }> = RecordOfFields<R['fields']>;

/** What a field can say, whatever its kind. */
export const fieldKeys: readonly string[] =
  'source kind required readOnly in when section lang initial choices tones format as reference within search min max most empty typed'.split(' ');
