/**
 * What a behaviour is made of: the types, refusing, and reading a body.
 */

/** A row of the store: the record as a server keeps it, references as ids. */
export type Row = Record<string, unknown> & { _id: string };

/** What a behaviour is given of a request. */
export interface Asked {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  /** The user the token belongs to. */
  userId: string;
}

/** What a behaviour may look at and make. */
export interface World {
  /** The rows of a resource, alive: changing one changes the store. */
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

/** What only a server knows of a resource. */
export interface Behaviour {
  /** Which rows each list holds; a list that is not named holds all. `asked` has the path and query parameters. */
  lists?: Record<string, (row: Row, asked: Record<string, string>) => boolean>;
  /** The row that `calls.one` reads, where it is not the one of this `_id`; undefined when there is none. */
  one?: (id: string, world: World, asked: Record<string, string>) => Row | undefined;
  /** What an answer carries beside the row itself: references read, sums. */
  answer?: (row: Row, world: World) => Record<string, unknown>;
  /** Key of a list answer's total; default `total`. */
  totalKey?: string;
  /** @throws Refusal when a body may not be written. `before` is the row as it was, none on create. */
  check?: (body: Record<string, unknown>, before: Row | undefined, world: World) => void;
  /** What a server adds to a new row. */
  create?: (row: Row, world: World) => void;
  /** The rows that a delete takes, where they are not the one of this `_id`. */
  removes?: (id: string, world: World) => Row[];
  /** What deleting does; default the row goes. */
  remove?: (row: Row, world: World) => void;
  /** What each action does to its row, given the body of the request; what it returns is the answer. */
  actions?: Record<string, (row: Row, world: World, body: Record<string, unknown>) => Row | undefined>;
  /** Tells actions apart that share one call, and names the record of a call that has no `{id}`. */
  asks?: Record<string, (body: Record<string, unknown>) => string | undefined>;
}

/** What a call of a page answers to a request; `open`: also to who has no token yet. */
type PageAnswer = (asked: Asked, world: World) => unknown;

/** What only a server knows of a page that is no entity: what each of its calls answers, by its name. */
export type PageBehaviour = Readonly<Record<string, PageAnswer | { open: true; answer: PageAnswer }>>;

/** A text without its outer blanks; empty for anything else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** @throws Refusal unless the condition holds. */
export const demand = (condition: boolean, message: string, status = 400): void => {
  if (!condition) throw new Refusal(message, status);
};
