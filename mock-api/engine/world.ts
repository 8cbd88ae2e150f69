/** A world: the rows, faults and clock of a scenario and a seed. */
import { isPlain, type Resource } from '#define';
import type { ContractCheck } from '#define/openapi/contractCheck.ts';
import { type Watch, watchBy } from './contractWatch';
import { type Faults, faultsOf } from './faults';
import { type Clock, clockOf } from './mockClock';
import { openStore, type Store, type Tables } from './rowStore';
import { chanceOf } from './scenarios/chance';
import type { Told } from './scenarios/scenario';
import { scenarioOf } from './scenarios/standardScenarios';

/** What a world holds, beside the code that answers. */
export interface MockWorld {
  /** The name of its scenario. */
  scenario: string;
  seed: number;
  store: Store;
  faults: Faults;
  clock: Clock;
  watch: Watch;
  /** Says of a call what its scenario is told, and counts it. */
  tell: (call: Pick<Told, 'method' | 'path' | 'resource' | 'body'>) => Told;
  /** As it began: rows, faults, clock and what happens in turn. */
  reset: () => void;
}

/** What worlds are made of. */
export interface Making {
  resources: readonly Resource[];
  /** Makes the rows of the fixtures. */
  fixtures: () => Tables;
  check: ContractCheck | undefined;
  say: (line: string) => void;
  resetCommand: string;
}

/** What is laid over the fixtures by a scenario: its rows, then its settings. */
function beginning(name: string, seed: number, { fixtures, resources }: Making): Tables {
  const { rows, settings } = scenarioOf(name);
  const tables = rows ? rows(fixtures(), { seed, resources }) : fixtures();
  if (!settings) return tables;
  const [held] = [tables.settings].flat();
  return { ...tables, settings: settings(isPlain(held) ? held : {}) };
}

/**
 * Makes a world as it begins, in the folder `keep` what is kept of it.
 * @param went on of the one before, whose place it takes.
 * @throws Refusal when there is no such scenario.
 */
export function makeWorld(
  { scenario, seed }: Pick<MockWorld, 'scenario' | 'seed'>,
  keep: string | undefined,
  making: Making,
  before?: MockWorld,
): MockWorld {
  const { isLarge = false, isWrong } = scenarioOf(scenario);
  const { check, say, resetCommand } = making;
  const clock = before?.clock ?? clockOf();
  const faults = before?.faults ?? faultsOf();
  const watch = watchBy(isWrong ? undefined : check);
  const begin = () => beginning(scenario, seed, making);
  const store = openStore({ keep, begin, isLarge, now: clock.now, say, resetCommand });
  const turns = new Map<string, number>();
  if (isLarge && keep !== undefined) say(`What is changed in the scenario '${scenario}' is kept in memory only.`);
  return {
    scenario,
    seed,
    store,
    faults,
    clock,
    watch,
    tell: call => {
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
