/** The types of a behaviour, and what behaviours use: refusing a request, reading a body. */
import type { FieldDeclaration, RecordOf, Resource } from '#define';

/** A row of the store: the record as a server keeps it, references as ids. */
export type Row = Record<string, unknown> & { _id: string };

/** The part of a request that a behaviour reads. */
export interface ApiRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  /** The same parameters as they came: one may come several times. */
  all: URLSearchParams;
  body: Record<string, unknown>;
  /** The user the token belongs to; empty where a call needs no token. */
  userId: string;
  /** The role of that user; users without one may do everything. */
  role?: string | undefined;
}

/** What a behaviour may read and create. */
export interface World {
  /** The live rows of a resource: changing one changes the store. */
  rows: (resource: string) => Row[];
  /** The row of a resource with this id. */
  row: (resource: string, id: unknown) => Row | undefined;
  newId: () => string;
  now: () => string;
}

/** Refuses a request; the mock answers with `status` and `{ message }`. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

/** How the API knows its callers. */
export interface Account {
  /** The account that the sign-in page shows. */
  demo?: { email: string; password: string };
  /** The id of the user whose token a request has. @throws Refusal 401 where the token belongs to nobody. */
  userIdOf: (token: string | undefined, world: World) => string;
  /** The role of a user; without it nobody has one. */
  roleOf?: (userId: string) => string | undefined;
  /** The values that the demo account needs to sign in; `undefined` for all other rows. Scenarios that replace rows keep them. */
  signInValues: (resource: string, row: Row) => Record<string, unknown> | undefined;
}

/** What only a server knows of a resource. */
export interface Behaviour {
  /** Which rows each list holds; a list without an entry holds all. `params` has the path and query parameters. */
  lists?: Record<string, (row: Row, params: Record<string, string>) => boolean>;
  /** The row that `calls.one` reads, where its `_id` is not the id of the path; undefined when there is none. */
  one?: (id: string, world: World, params: Record<string, string>) => Row | undefined;
  /** What an answer carries beside the row: whole references, sums. */
  answer?: (row: Row, world: World) => Record<string, unknown>;
  /** Key of a list answer's total; default `total`. */
  totalKey?: string;
  /** @throws Refusal when a body may not be written. `before` is the row as it was, undefined on create. */
  check?: (body: Record<string, unknown>, before: Row | undefined, world: World) => void;
  /** What a server adds to a new row. */
  create?: (row: Row, world: World) => void;
  /** The rows that a delete removes, where they are not the one with this `_id`. */
  removes?: (id: string, world: World) => Row[];
  /** What deleting does to a row; by default the row is removed. */
  remove?: (row: Row, world: World) => void;
  /** What each action does to its row, given the body of the request; the returned row is the answer. */
  actions?: Record<string, (row: Row, world: World, body: Record<string, unknown>) => Row | undefined>;
  /** What each action that belongs to no record does; what it returns is the answer. */
  listActions?: Record<string, (world: World, body: Record<string, unknown>) => object | undefined>;
  /** What the calls of checks (`validate`) answer, by the source of their field; in rows by the source in the row. `id` is the record's, if any. */
  answers?: Record<string, (value: string, world: World, id: string | undefined) => object>;
  /** Tells actions apart that share one call, and names the record of a call that has no `{id}`. */
  asks?: Record<string, (body: Record<string, unknown>) => string | undefined>;
}

/** What a call of a page answers. */
type PageAnswer = (request: ApiRequest, world: World) => unknown;

/** What each call of a page that is no entity answers, by the call's name. `open`: the call needs no token. */
export type PageBehaviour = Readonly<Record<string, PageAnswer | { open: true; answer: PageAnswer }>>;

/** A text without its outer blanks; empty for anything else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** @throws Refusal unless the condition holds. */
export const demand = (condition: boolean, message: string, status = 400): void => {
  if (!condition) throw new Refusal(message, status);
};

type Known<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };
type Fields = { fields: readonly FieldDeclaration[] };

/** The row of a declared resource: its declared fields, each possibly missing, and references as ids. */
export type RowOf<R extends Fields> = Row & Omit<Known<RecordOf<R>>, 'id'>;

/** A request body: the keys of the resource with values of any type. Each behaviour tests the values that it needs. */
type BodyOf<R extends Fields> = Record<string, unknown> & Untrusted<Omit<Known<RecordOf<R>>, 'id'>>;
type Untrusted<T> = {
  [K in keyof T]: NonNullable<T[K]> extends readonly unknown[]
    ? unknown
    : NonNullable<T[K]> extends object
      ? Untrusted<NonNullable<T[K]>> | undefined
      : unknown;
};

type BehaviourOf<R extends Resource & Fields> = Omit<
  Behaviour,
  'lists' | 'answer' | 'check' | 'create' | 'remove' | 'actions' | 'listActions' | 'asks'
> & {
  lists?: { readonly [L in keyof Known<R['lists']>]?: (row: RowOf<R>, params: Record<string, string>) => boolean };
  answer?: (row: RowOf<R>, world: World) => Record<string, unknown>;
  check?: (body: BodyOf<R>, before: RowOf<R> | undefined, world: World) => void;
  create?: (row: RowOf<R>, world: World) => void;
  remove?: (row: RowOf<R>, world: World) => void;
  actions?: { readonly [A in keyof Known<R['actions']>]?: (row: RowOf<R>, world: World, body: BodyOf<R>) => Row | undefined };
  listActions?: { readonly [A in keyof Known<R['actions']>]?: (world: World, body: BodyOf<R>) => object | undefined };
  asks?: { readonly [A in keyof Known<R['actions']>]?: (body: Record<string, unknown>) => string | undefined };
};

/** The behaviour of a resource, checked by the compiler: rows have the declared fields, lists and actions are declared. */
export function behaviourOf<R extends Resource & Fields>(behaviour: BehaviourOf<R>): Behaviour;
export function behaviourOf(behaviour: Behaviour): Behaviour {
  return behaviour;
}
