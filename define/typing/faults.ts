/** What the compiler finds wrong in fields, with its message: keys that a kind does not have, values of another type, names of what is no field. */
import type { SettingsCondition, Test } from '#define/conditions.ts';
import type { ConditionOn, FieldDeclaration, FieldOf, Fields, SourceOf, ValidationOf, ValueOf } from '#define/fieldTypes.ts';
import type { Kind } from '#define/kinds.ts';
import type { SettingsFlag, SetupInput, SetupList } from '#define/vocabulary.ts';
import type { Hint } from './names';

/**
 * The type that a wrong part of a declaration should have, so that the compiler prints the message and what is right. It lacks the wrong
 * keys: the compiler blames them at their own line.
 */
export interface Mistake<Message, Right = never> {
  readonly error: Message;
  readonly right: Right;
}

/**
 * Refuses the keys `Key` that are not among `Right`, also where they were spread into an object. A text beside the objects, as among columns,
 * adds the names of its methods to `Key`. Keys that are not known may be any.
 */
export type OnlyKeys<Key extends PropertyKey, Right> = {
  readonly [K in Key]?: K extends Right | keyof string ? unknown : K extends string ? WrongKeyNamed<K, Right> : unknown;
};

type WrongKeyNamed<K extends string, Right> = string extends K ? unknown : Mistake<`There is no key '${K}'.${Hint<K, Right>}`, Right>;

/** The name of what is no field. */
type NoField<W, Right> = W extends string ? Mistake<`'${W}' is no field.${Hint<W, Right>}`, Right> : never;

/** The mistake of a name `W`; `never` when it is right. */
type WrongName<W, Right> = W extends Right ? never : NoField<W, Right>;

/** The mistakes of a condition on the record. `C` has a test for each field. */
type WrongTests<W, C> = {
  [K in keyof W]-?: K extends keyof C
    ? Exclude<W[K], undefined> extends C[K]
      ? never
      : Mistake<`'${K & string}' cannot have this value.`, C[K]>
    : NoField<K, keyof C>;
}[keyof W];

/** The mistakes of a condition on the settings. */
type WrongSetup<L, W> = L extends SetupList
  ? W extends SetupInput<L>
    ? never
    : Mistake<`'${W & string}' is not in the setup's '${L}'.${Hint<W, SetupInput<L>>}`, SetupInput<L>>
  : Mistake<`'${L & string}' is no list of the setup.${Hint<L, SetupList>}`, SetupList>;

/** The mistakes of a condition `W`, or of each in a list; `never` when it is right. */
type WrongCondition<W, C> = W extends boolean | 'changed' | undefined | SettingsFlag
  ? never
  : W extends string
    ? Mistake<`'${W}' is no setting.${Hint<W, SettingsFlag>}`, SettingsFlag>
    : W extends readonly (infer E)[]
      ? WrongCondition<E, C>
      : W extends { setup: infer L; name: infer I }
        ? W extends SettingsCondition
          ? never
          : WrongSetup<L, I>
        : W extends C
          ? [Exclude<keyof W, keyof C>] extends [never]
            ? never
            : WrongTests<W, C>
          : WrongTests<W, C>;

/** The mistakes of `required` and `readOnly`, which may also be pages. */
type WrongDepending<W, C> = W extends readonly unknown[] ? never : WrongCondition<W, C>;

/** A key that an object, or each object in a list, does not have; `never` when there is none. */
type WrongKey<V, Right> = V extends readonly (infer E)[]
  ? WrongKey<E, Right>
  : V extends object
    ? [Exclude<keyof V, keyof Right>] extends [never]
      ? never
      : Mistake<`There is no key '${Exclude<keyof V, keyof Right> & string}'.${Hint<Exclude<keyof V, keyof Right>, keyof Right>}`, keyof Right>
    : never;

/** The values in a reference's `filter` that name what is no field of the form. */
type WrongFilter<W, F extends Fields> = WrongName<Extract<W[keyof W], `/${string}`>, `/${SourceOf<F>}`>;

/** The sources that a computed value follows and that are none. */
type WrongDerivation<D, S> = D extends { from: readonly (infer I)[]; rule: unknown }
  ? WrongName<I, S> | WrongKey<D, { from: 1; rule: 1; until: 1 }>
  : never;

/** A name among the choices of a field. */
type WrongChoice<W, Choices> = W extends Choices ? never : Mistake<`'${W & (string | number)}' is no choice.${Hint<W, Choices>}`, Choices>;

/** The mistakes in the names that one key of a field uses. `C` has a test for each field, `S` are the sources that `derive` may name. */
type WrongNames<X, Key, C, S, F extends Fields> = X extends { [K in Key & string]: infer V }
  ? Key extends 'when'
    ? WrongCondition<V, C>
    : Key extends 'required' | 'readOnly'
      ? WrongDepending<V, C>
      : Key extends 'derive'
        ? WrongDerivation<V, S>
        : Key extends 'filter'
          ? WrongFilter<V, F>
          : Key extends 'validate'
            ? X extends { kind: infer K extends Kind }
              ? WrongKey<V, ValidationOf<K>>
              : never
            : X extends { kind: 'choice' | 'badge'; choices: readonly (infer Choice)[] }
              ? Key extends 'tones'
                ? WrongChoice<keyof V, Choice>
                : Key extends 'initial'
                  ? WrongChoice<V, Choice>
                  : never
              : never
  : never;

/** The mistake of one key of a field of the kind `K`; `never` when it is right. The fields of rows are checked one by one. */
type WrongAt<X, Key extends keyof X, K extends Kind, C, S, F extends Fields> = Key extends 'source' | 'fields'
  ? never
  : X[Key] extends undefined
    ? never
    : Key extends keyof FieldOf<K>
      ? [WrongNames<X, Key, C, S, F>] extends [never]
        ? X[Key] extends FieldOf<K>[Key] | undefined
          ? never
          : Mistake<`'${Key & string}' of a field of kind '${K}' has another type.`, FieldOf<K>[Key]>
        : WrongNames<X, Key, C, S, F>
      : Mistake<`A field of kind '${K}' has no key '${Key & string}'.${Hint<Key, keyof FieldOf<K>>}`, keyof FieldOf<K>>;

/** The mistakes of a field by their keys. */
type WrongKeys<X, K extends Kind, C, S, F extends Fields> = {
  [Key in keyof X as [WrongAt<X, Key, K, C, S, F>] extends [never] ? never : Key]: WrongAt<X, Key, K, C, S, F>;
};

/** What is left of a field without its wrong keys. */
type Rest<X, Wrong> = { readonly [Key in Exclude<keyof X, Wrong>]: X[Key] } & {
  readonly [Key in Exclude<keyof FieldOf<'text'> | 'fields' | 'choices', Wrong | keyof X>]?: unknown;
};

/** The fields of rows, checked. In a row, sources are of the row, with a slash of the record. */
type CheckedRows<X, R extends Fields, F extends Fields> =
  CheckedList<
    R,
    ConditionOn<R> & { readonly [Y in F[number] as `/${Y['source']}`]?: Test<ValueOf<Y>> },
    SourceOf<R> | `/${SourceOf<F>}`,
    F
  > extends infer Checked
    ? R extends Checked
      ? X
      : Omit<X, 'fields'> & { readonly fields: Checked }
    : never;

/** The keys that a field must have beside its source. */
type Needed<K extends Kind> = 'kind' | Extract<keyof FieldOf<K>, 'reference' | 'choices'>;

/** A field of a known kind: itself when it is right. */
type CheckedOfKind<X, K extends Kind, C, S, F extends Fields> =
  WrongKeys<X, K, C, S, F> extends infer Wrong
    ? [keyof Wrong] extends [never]
      ? X extends { kind: 'rows'; fields: infer R extends Fields }
        ? CheckedRows<X, R, F>
        : X extends Pick<FieldOf<K>, 'source' | Needed<K>>
          ? X
          : Pick<FieldOf<K>, Needed<K>> & Pick<X, keyof X & 'source'>
      : Wrong[keyof Wrong] & Rest<X, keyof Wrong>
    : never;

type CheckedField<X, C, S, F extends Fields> = string extends X['source' & keyof X]
  ? FieldDeclaration
  : X extends { kind: infer K }
    ? K extends Kind
      ? CheckedOfKind<X, K, C, S, F>
      : Mistake<`'${K & string}' is no kind.${Hint<K, Kind>}`, Kind> & Rest<X, 'kind'>
    : X & { kind: Kind };

type CheckedList<L extends Fields, C, S, F extends Fields> = readonly CheckedField<L[number], C, S, F>[];

/** Fields, themselves when all are right; else each wrong one is replaced by what it should be, with a message. */
export type Checked<F extends Fields> = CheckedList<F, ConditionOn<F>, SourceOf<F>, F>;

/** The same for fields that are only a part of a resource's fields: names are not checked. */
export type CheckedAlone<F extends Fields> = CheckedList<F, Readonly<Record<string, unknown>>, string, Fields>;
