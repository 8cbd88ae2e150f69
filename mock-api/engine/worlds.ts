/** The worlds of a server: its main one, and those that requests choose by header. */
import { Refusal } from './behaviourTypes';
import { openStore } from './rowStore';
import { type Scenario, scenarioOf } from './scenarios/scenario';
import type { Image } from './uploadedImages';
import { type MockWorld, makeWorld, type WorldParts } from './world';

/** At most this many worlds are kept beside the main one; the one that was used least recently is dropped. */
const maxWorlds = 4;
const maxSeed = 2 ** 32 - 1;

/** The worlds of a mock, for the mock that replaces it in the same process when code has changed. */
export interface MockState {
  main: MockWorld;
  byHeader: ReadonlyMap<string, MockWorld>;
  /** The function that opened the stores: another one when its code has changed. */
  openedBy: typeof openStore;
}

/** A scenario, by its name, and its seed. */
export interface Beginning {
  scenario: string;
  seed: number;
}

/** Reads a scenario and a seed from outside; the seed is 0 when unset. @throws Refusal of an unknown scenario or a bad seed. */
export function beginningOf(scenarios: readonly Scenario[], { scenario, seed = 0 }: { scenario?: unknown; seed?: unknown }): Beginning {
  const { name } = scenarioOf(scenarios, scenario);
  const number = typeof seed === 'string' && /^\d+$/.test(seed) ? Number(seed) : seed;
  if (!Number.isInteger(number) || Number(number) < 0 || Number(number) > maxSeed)
    throw new Refusal(`The seed must be a whole number from 0 to ${maxSeed}`);
  return { scenario: name, seed: Number(number) };
}

const isSame = (one: Beginning, other: Beginning): boolean => one.scenario === other.scenario && one.seed === other.seed;

/** The world of a scenario and a seed, made and stored when it is new. Drops the least recently used one beyond `maxWorlds`. */
function cachedWorld(worlds: Map<string, MockWorld>, { scenario, seed }: Beginning, make: () => MockWorld): MockWorld {
  const key = `${scenario} ${seed}`;
  const world = worlds.get(key) ?? make();
  worlds.delete(key);
  worlds.set(key, world);
  const [oldest] = worlds.keys();
  if (worlds.size > maxWorlds && oldest !== undefined) worlds.delete(oldest);
  return world;
}

/** The worlds of a mock, which begins with the scenario and seed `begins`. @param before the mock that this one replaces: its worlds go on. */
export function openWorlds(begins: Beginning, before: MockState | undefined, parts: WorldParts) {
  const isTakenOver = before?.openedBy === openStore;
  const isUsual = (beginning: Beginning) => isSame(beginning, { scenario: 'usual', seed: 0 });
  // Only the usual world and the one of the start keep their changes in files, so that switching scenarios makes no folders.
  const partOf = (beginning: Beginning): string | undefined => {
    if (!parts.storage.isLasting) return undefined;
    if (isUsual(beginning)) return '';
    return isSame(beginning, begins) ? `${beginning.scenario}-${beginning.seed}` : undefined;
  };
  const open = (beginning: Beginning, replaced?: MockWorld) => makeWorld(beginning, partOf(beginning), parts, replaced);
  let current: Beginning = before?.main ?? begins;
  let opened = isTakenOver ? before.main : undefined;
  const main = (): MockWorld => {
    opened ??= open(current, before?.main);
    return opened;
  };
  // Making a large world takes seconds: it waits for the first request.
  if (!scenarioOf(parts.scenarios, current.scenario).isLarge) main();
  const byHeader = new Map<string, MockWorld>(isTakenOver ? before.byHeader : []);
  const bySwitch = new Map<string, MockWorld>();
  let usual = isUsual(current) ? main() : undefined;
  if (isTakenOver && current.scenario === 'usual') main().store.takeFixtures();
  const all = (): MockWorld[] => [...new Set([main(), ...(usual ? [usual] : []), ...byHeader.values()])];
  const beginningFrom = (input: { scenario?: unknown; seed?: unknown }) => beginningOf(parts.scenarios, input);
  return {
    all,
    main,
    scenarios: parts.scenarios.map(({ name, line }) => ({ name, line })),
    beginningFrom,
    /** The world of a request's headers; the main one without headers. @throws Refusal of an unknown scenario or a bad seed. */
    of: (scenario: string | undefined, seed: string | undefined): MockWorld => {
      if (scenario === undefined && seed === undefined) return main();
      const wanted = beginningFrom({ scenario: scenario ?? current.scenario, seed });
      return cachedWorld(byHeader, wanted, () => makeWorld(wanted, undefined, parts));
    },
    /** Switches the server to another scenario. Switching back brings back what was changed there. */
    switchTo: (wanted: Beginning): MockWorld => {
      if (isSame(wanted, current)) return main();
      const world = cachedWorld(bySwitch, wanted, () => (isUsual(wanted) && usual ? usual : open(wanted)));
      opened = world;
      current = world;
      if (isUsual(world)) usual = world;
      return world;
    },
    /** An image of any world: browsers request images without the headers. */
    image: (name: string): Image | undefined => {
      for (const { store } of all()) {
        const image = store.readImage(name);
        if (image) return image;
      }
      return undefined;
    },
    state: (): MockState => ({ main: main(), byHeader, openedBy: openStore }),
  };
}
