/** The parts of a scenario. */
import type { FieldDeclaration, Plain, Resource } from '#define';
import { type Account, Refusal } from '#mock-api/engine/behaviourTypes.ts';
import type { Fault } from '#mock-api/engine/faults.ts';
import type { Tables } from '#mock-api/engine/fixtures.ts';

/** One call, as a scenario gets it. Calls that need no token are left out, so that signing in works in every scenario. */
export interface ScenarioCall {
  method: string;
  /** The path of its route, `/shop/:id`. */
  path: string;
  /** The resource whose call it is; none for a call of a page. */
  resource: Resource | undefined;
  /** The request's body. */
  body: Plain;
  /** How often this call was made before. Each call has a count of its own, so that parallel calls do not change the order. */
  turn: number;
  /** From 0 to below 1: follows from the seed, the call and its turn. */
  chance: number;
  /** From 0 to below 1: follows from the seed and the call. */
  start: number;
}

/** What a scenario makes its rows from. */
export interface ScenarioParts {
  seed: number;
  resources: readonly Resource[];
  /** Fields of answers that no resource declares, by resource. */
  answers: Readonly<Record<string, readonly FieldDeclaration[]>>;
  account: Account | undefined;
}

/** A scenario: how its rows, answers and failures differ from the usual ones. */
export interface Scenario {
  name: string;
  /** A description of one line. */
  line: string;
  /** The first rows, made from the fixtures. */
  rows?: (fixtures: Tables, parts: ScenarioParts) => Tables;
  /** A failure or delay of a call, if any. */
  fault?: (call: ScenarioCall) => Omit<Fault, 'call'> | undefined;
  /** Changes an answer. A returned text is sent as it is. */
  changeAnswer?: (answer: unknown, call: ScenarioCall) => unknown;
  /** Changed answers break the contract, so that nothing is checked against it. */
  isWrong?: true;
  /** Takes only documented parameters. It notes all others, and does not send the header that announces extensions. */
  isDocumented?: true;
  /** Has too many rows to write them to a file at each change: they are kept in memory only. */
  isLarge?: true;
}

/** The scenario of a name. @throws Refusal that lists the known names. */
export function scenarioOf(scenarios: readonly Scenario[], name: unknown): Scenario {
  const match = scenarios.find(scenario => scenario.name === name);
  if (!match) throw new Refusal(`There is no scenario '${name}', only ${scenarios.map(known => known.name).join(', ')}`);
  return match;
}
