/** A world: the rows, faults and clock of a scenario and a seed. */
import type { ContractCheck } from '#define/openapi/contractCheck.ts';
import { type ContractWatch, watchBy } from './contractWatch';
import { createFaults, type Faults } from './faults';
import type { Tables } from './fixtures';
import { type Clock, createClock } from './mockClock';
import { type MockStorage, openStore, type Store } from './rowStore';
import { chanceOf } from './scenarios/chance';
import { type Scenario, type ScenarioCall, type ScenarioParts, scenarioOf } from './scenarios/scenario';

/** The state of a world, without the routes that answer from it. */
export interface MockWorld {
  /** The name of its scenario. */
  scenario: string;
  seed: number;
  store: Store;
  faults: Faults;
  clock: Clock;
  watch: ContractWatch;
  /** Describes a call for the scenario, and counts it. */
  scenarioCall: (call: Pick<ScenarioCall, 'method' | 'path' | 'resource' | 'body'>) => ScenarioCall;
  /** Goes back to the first rows, no faults, the machine's clock and uncounted calls. */
  reset: () => void;
}

/** What all worlds of a mock are made of. */
export interface WorldParts {
  parts: Omit<ScenarioParts, 'seed'>;
  scenarios: readonly Scenario[];
  /** Reads the rows of the fixtures. */
  fixtures: () => Tables;
  storage: MockStorage;
  check: ContractCheck | undefined;
  log: (line: string) => void;
  resetCommand: string;
}

/**
 * Makes a world as it begins, or as it was kept in a part of the storage.
 * @param before the world that this one replaces: its clock and faults go on.
 * @throws Refusal when there is no such scenario.
 */
export function makeWorld(
  { scenario, seed }: Pick<MockWorld, 'scenario' | 'seed'>,
  part: string | undefined,
  { parts, scenarios, fixtures, storage, check, log, resetCommand }: WorldParts,
  before?: MockWorld,
): MockWorld {
  const { isLarge = false, isWrong, rows } = scenarioOf(scenarios, scenario);
  const clock = before?.clock ?? createClock();
  const faults = before?.faults ?? createFaults();
  const watch = watchBy(isWrong ? undefined : check);
  const begin = () => (rows ? rows(fixtures(), { ...parts, seed }) : fixtures());
  const store = openStore({ storage, part, begin, isLarge, now: clock.now, log, resetCommand });
  const turns = new Map<string, number>();
  if (isLarge && part !== undefined) log(`What is changed in the scenario '${scenario}' is kept in memory only.`);
  return {
    scenario,
    seed,
    store,
    faults,
    clock,
    watch,
    scenarioCall: call => {
      const key = `${call.method} ${call.path}`;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return { ...call, turn, chance: chanceOf(seed, key, turn), start: chanceOf(seed, key) };
    },
    reset: () => {
      faults.set([]);
      clock.set(undefined);
      turns.clear();
      watch.reset();
      store.reset();
    },
  };
}
