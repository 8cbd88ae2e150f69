/** The worlds of a server: its own, and those that requests ask for by header, each apart from the others. */
import path from 'node:path';
import { Refusal } from './behaviourTypes';
import { openStore } from './rowStore';
import { scenarioOf } from './scenarios/standardScenarios';
import type { Image } from './uploadedImages';
import { type Making, type MockWorld, makeWorld } from './world';

/** As many as are kept beside the server's own, of those that headers name and of those that it was turned to; one more takes the place of the one that was least asked for. */
const most = 4;
const greatestSeed = 2 ** 32 - 1;

/** The worlds that a server has, whose place another takes in the same process when code has changed. */
export interface MockState {
  own: MockWorld;
  asked: ReadonlyMap<string, MockWorld>;
  /** What opened the stores: another function when its code has changed. */
  openedBy: typeof openStore;
}

/** A scenario and its seed. */
export interface Beginning {
  scenario: string;
  seed: number;
}

/** A scenario and a seed, 0 where none is said, as somebody wrote them. @throws Refusal in words when there is no such thing. */
export function beginningOf({ scenario, seed = 0 }: { scenario?: unknown; seed?: unknown }): Beginning {
  const { name } = scenarioOf(scenario);
  const number = typeof seed === 'string' && /^\d+$/.test(seed) ? Number(seed) : seed;
  if (!Number.isInteger(number) || Number(number) < 0 || Number(number) > greatestSeed)
    throw new Refusal(`The seed must be a whole number from 0 to ${greatestSeed}`);
  return { scenario: name, seed: Number(number) };
}

/** The world of these, or one that is made and put there. More than `most` are not kept: the one that was least asked for goes. */
function remembered(worlds: Map<string, MockWorld>, { scenario, seed }: Beginning, make: () => MockWorld): MockWorld {
  const key = `${scenario} ${seed}`;
  const world = worlds.get(key) ?? make();
  worlds.delete(key);
  worlds.set(key, world);
  const [oldest] = worlds.keys();
  if (worlds.size > most && oldest !== undefined) worlds.delete(oldest);
  return world;
}

/** The worlds of a server, which begins with the world `begins`; `keep` is the folder in which its own keep their changes. */
export function openWorlds(begins: Beginning, keep: string | undefined, making: Making, before?: MockState) {
  const goesOn = before?.openedBy === openStore;
  const isHome = ({ scenario, seed }: Beginning) => scenario === 'usual' && seed === 0;
  const isFirst = ({ scenario, seed }: Beginning) => scenario === begins.scenario && seed === begins.seed;
  // One folder within at most: whoever turns the mock to another scenario while it runs makes none.
  const folderOf = (of: Beginning) => {
    if (keep === undefined || isHome(of)) return keep;
    return isFirst(of) ? path.join(keep, `${of.scenario}-${of.seed}`) : undefined;
  };
  const open = (of: Beginning, replaced?: MockWorld) => makeWorld(of, folderOf(of), making, replaced);
  let now: Beginning = before?.own ?? begins;
  let made = goesOn ? before.own : undefined;
  /** A large one is made when it is first asked. */
  const own = (): MockWorld => {
    made ??= open(now, before?.own);
    return made;
  };
  if (!scenarioOf(now.scenario).isLarge) own();
  const asked = new Map<string, MockWorld>(goesOn ? before.asked : []);
  const turnedTo = new Map<string, MockWorld>();
  let home = isHome(now) ? own() : undefined;
  if (goesOn && now.scenario === 'usual') own().store.takeFixtures();
  const all = (): MockWorld[] => [...new Set([own(), ...(home ? [home] : []), ...asked.values()])];
  return {
    all,
    own,
    /** The world that a request asks for by its headers, made when it is first asked; the server's own without any. @throws Refusal of one that cannot be. */
    of: (scenario: string | undefined, seed: string | undefined): MockWorld => {
      if (scenario === undefined && seed === undefined) return own();
      const wanted = beginningOf({ scenario: scenario ?? now.scenario, seed });
      return remembered(asked, wanted, () => makeWorld(wanted, undefined, making));
    },
    /** Puts the server's own into another scenario; what was changed in the one before is there again on the way back. */
    turnTo: (wanted: Beginning): MockWorld => {
      if (wanted.scenario === now.scenario && wanted.seed === now.seed) return own();
      made = remembered(turnedTo, wanted, () => (isHome(wanted) && home ? home : open(wanted)));
      now = made;
      if (isHome(made)) home = made;
      return made;
    },
    /** An image of whichever world has it, as pictures are asked for without headers. */
    image: (name: string): Image | undefined => {
      for (const { store } of all()) {
        const image = store.readImage(name);
        if (image) return image;
      }
      return undefined;
    },
    state: (): MockState => ({ own: own(), asked, openedBy: openStore }),
  };
}
