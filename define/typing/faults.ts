/** What the compiler refuses in a field: keys of another kind, and names of what is no field. */
import type { SettingsCondition, Test } from '#define/conditions.ts';
import type { ConditionOn, FieldDeclaration, FieldOf, SourceOf, ValidationOf, ValueOf } from '#define/kinds.ts';
import type { Kind } from '#define/values.ts';

type Fields = readonly FieldDeclaration[];

/** The compiler's message for a wrong condition. */
type RightCondition<C> = { error: 'a condition on what is no field, or on a value that the field cannot have'; right: C };

/** The errors of a condition `W`, `never` when it is right: sources that are no fields, values that a field cannot have, unknown inputs of the setup. */
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

/** A condition of a field in a row: sources of the row, and with a slash sources of the record. */
type ConditionInRow<R extends Fields, F extends Fields> = ConditionOn<R> & { readonly [X in F[number] as `/${X['source']}`]?: Test<ValueOf<X>> };

type KindFaults<X> = X extends { kind: infer K extends Kind }
  ? { [Key in Exclude<keyof X, keyof FieldOf<K>>]: never } & (X extends { kind: 'choice' | 'badge'; choices: readonly (infer C)[] }
      ? (X extends { tones: infer T } ? { tones: { [Key in Exclude<keyof T, C>]: never } } : unknown) &
          (X extends { initial: infer I } ? (I extends C ? unknown : { initial: C }) : unknown)
      : unknown)
  : unknown;

/** The error of one key; `unknown` when there is none. */
type FaultOf<K extends string, Wrong> = [Wrong] extends [never] ? unknown : { [Key in K]: Wrong };

/** The keys of one object, or of each object in a list. */
type KeysIn<T> = T extends readonly (infer E)[] ? KeysIn<E> : keyof T;

/** The error of checks with a key that checks of this kind do not have; `never` when there is none. */
type WrongValidation<V, K extends Kind> = [Exclude<KeysIn<V>, keyof ValidationOf<K>>] extends [never]
  ? never
  : { error: 'a check of this kind has no such key'; right: ValidationOf<K> };

/** The sources in the values of a reference's `filter` that are no fields of the form; `never` when there are none. */
type WrongFilter<W, F extends Fields> = [Exclude<Extract<W[keyof W], `/${string}`>, `/${SourceOf<F>}`>] extends [never]
  ? never
  : { error: 'a value of what is no field of the form'; right: `/${SourceOf<F>}` };

/** The errors in the names that a field uses. `C` is the type of right conditions, `S` the sources that `derive` may name. */
type NamingFaults<X, C, S, F extends Fields> = FaultOf<'when', X extends { when: infer W } ? WrongCondition<W, C> : never> &
  FaultOf<'required', X extends { required: infer W } ? WrongCondition<W, C> : never> &
  FaultOf<'readOnly', X extends { readOnly: infer W } ? WrongCondition<W, C> : never> &
  FaultOf<'filter', X extends { filter: infer W } ? WrongFilter<W, F> : never> &
  FaultOf<'validate', X extends { validate: infer V; kind: infer K extends Kind } ? WrongValidation<V, K> : never> &
  FaultOf<'derive', X extends { derive: { from: readonly (infer I)[] } } ? (I extends S ? never : { from: readonly S[] }) : never>;

/** The wrong fields of a row; `never` when all are right. */
type WrongInRow<X, R extends Fields, F extends Fields> = X extends KindFaults<X> &
  NamingFaults<X, ConditionInRow<R, F>, SourceOf<R> | `/${SourceOf<F>}`, F> &
  RowsFaults<X, F>
  ? never
  : KindFaults<X> & NamingFaults<X, ConditionInRow<R, F>, SourceOf<R> | `/${SourceOf<F>}`, F>;

type WrongRows<X, F extends Fields> = X extends { kind: 'rows'; fields: infer R extends Fields }
  ? R[number] extends infer Y
    ? WrongInRow<Y, R, F>
    : never
  : never;

type RowsFaults<X, F extends Fields> = [WrongRows<X, F>] extends [never] ? unknown : { fields: readonly WrongRows<X, F>[] };

/**
 * The errors of a field `X` among the fields `F`: keys that its kind does not have, tones and initial values that are no choices, names
 * that are no fields. A field without errors is assignable to it.
 */
export type Faults<X, F extends Fields> = KindFaults<X> & NamingFaults<X, ConditionOn<F>, SourceOf<F>, F> & RowsFaults<X, F>;
