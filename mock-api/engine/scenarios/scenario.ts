/** What a scenario is made of. */
import type { Plain, Resource } from '#define';
import type { Fault } from '#mock-api/engine/faults.ts';
import type { Tables } from '#mock-api/engine/rowStore.ts';

/** One call as a scenario sees it. Calls that need no token are not shown to it, so that signing in works in each. */
export interface Told {
  method: string;
  /** The path of its route, `/shop/:id`. */
  path: string;
  /** The resource whose call it is; none of a page's. */
  resource: Resource | undefined;
  /** What was sent. */
  body: Plain;
  /** How often this call was asked before, each for itself, so that what is asked at the same time does not change the order. */
  turn: number;
  /** From 0 to below 1: follows from the seed, the call and its turn. */
  chance: number;
  /** The same for every turn of the call. */
  start: number;
}

/** What the rows of a scenario are made with. */
export interface Making {
  seed: number;
  resources: readonly Resource[];
}

/** One declaration: what is different from the fixtures and from right answers. */
export interface Scenario {
  name: string;
  /** What it is, in a line. */
  line: string;
  /** The rows at the beginning, made of the fixtures. */
  rows?: (fixtures: Tables, making: Making) => Tables;
  /** The settings at the beginning, made of the fixture. */
  settings?: (settings: Plain) => Plain;
  /** What happens to a call before it is answered, or in place of that. */
  fault?: (call: Told) => Omit<Fault, 'call'> | undefined;
  /** What becomes of an answer; a text is sent as it is. */
  bends?: (answer: unknown, call: Told) => unknown;
  /** What is bent is no longer what the contract says, so that nothing is held against it. */
  isWrong?: true;
  /** Of each call it takes the documented parameters alone. It notes which others it was sent, and says by no header that it knows extensions. */
  isDocumented?: true;
  /** Its rows are too many to be written to a file at each change: they are kept in memory only. */
  isLarge?: true;
}
