import type { FieldDeclaration, RecordOf, Resource } from '#define';
import type { Behaviour, Row, World } from '#mock-api/behaviourTypes.ts';

type Known<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };
type Fields = { fields: readonly FieldDeclaration[] };

/** The row of a declared resource: its fields as they were declared, each possibly missing, and references as ids. */
export type RowOf<R extends Fields> = Row & Omit<Known<RecordOf<R>>, 'id'>;

/** A body that somebody sent: the keys of the resource, whose values may be anything; each behaviour tests those it needs. */
type BodyOf<R extends Fields> = Record<string, unknown> & Untrusted<Omit<Known<RecordOf<R>>, 'id'>>;
type Untrusted<T> = {
  [K in keyof T]: NonNullable<T[K]> extends readonly unknown[]
    ? unknown
    : NonNullable<T[K]> extends object
      ? Untrusted<NonNullable<T[K]>> | undefined
      : unknown;
};

type BehaviourOf<R extends Resource & Fields> = Omit<Behaviour, 'lists' | 'answer' | 'check' | 'create' | 'remove' | 'actions' | 'asks'> & {
  lists?: { readonly [L in keyof Known<R['lists']>]?: (row: RowOf<R>, asked: Record<string, string>) => boolean };
  answer?: (row: RowOf<R>, world: World) => Record<string, unknown>;
  check?: (body: BodyOf<R>, before: RowOf<R> | undefined, world: World) => void;
  create?: (row: RowOf<R>, world: World) => void;
  remove?: (row: RowOf<R>, world: World) => void;
  actions?: { readonly [A in keyof Known<R['actions']>]?: (row: RowOf<R>, world: World, body: BodyOf<R>) => Row | undefined };
  asks?: { readonly [A in keyof Known<R['actions']>]?: (body: Record<string, unknown>) => string | undefined };
};

/** The behaviour of a resource, checked against its declaration: rows have its fields, and lists and actions are its own. */
export function behaviourOf<R extends Resource & Fields>(behaviour: BehaviourOf<R>): Behaviour;
export function behaviourOf(behaviour: Behaviour): Behaviour {
  return behaviour;
}
