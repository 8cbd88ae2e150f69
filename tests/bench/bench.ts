/** Runs the bench: both apps built and served, run after run, one app after the other. */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { valueAt } from '#define';
import { type Recording, record } from './answers';
import { type App, bareApp, buildApps, ourApp, refuseUnknown } from './apps';
import { beyond, type Compared, compare, targetOf } from './compare';
import { type Figures, figures, type Line, margin } from './figures';
import { type Grown, growth, growthTable } from './growth';
import { type Long, long, longTable } from './long';
import { type Given, measure, type PhaseName, phases } from './phases';
import { tableOf } from './table';

/** What is to be measured, and how often. */
export interface Wanted {
  runs: number;
  line: Line;
  /** Names of phases, `growth` or `long`. */
  phases: readonly string[];
  trips: number;
  /** Is told how far it is. */
  say: (line: string) => void;
}

export interface Outcome {
  date: string;
  line: Line;
  runs: number;
  /** The share of the processors, 0 to 1, that others took before each run. */
  busy: number[];
  compared: Compared[];
  growth: Grown[];
  long?: Long;
  /** Every run as it was. */
  ours: Figures[];
  bare: Figures[];
}

/** Phases that are measured when none are named. */
export const usual: readonly string[] = ['start', 'repeat', 'page', 'form', 'typing'];

/** Phases that have no bare app beside them. */
const alone: readonly string[] = ['growth', 'long'];

const isPhase = (name: string): name is PhaseName => Object.hasOwn(phases, name);

/** @throws Error for a phase that there is not, a build that fails, a screen that does not come, a call without an answer. */
export async function bench({ phases: names, say, ...wanted }: Wanted): Promise<Outcome> {
  const strange = names.find(name => !alone.includes(name) && !isPhase(name));
  if (strange !== undefined) throw new Error(`There is no phase '${strange}': ${[...Object.keys(phases), ...alone].join(', ')}.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-build-'));
  try {
    say('Building both apps');
    const folders = await buildApps(folder);
    const recording = await record();
    const side = await sideBySide({ ours: await ourApp(folders.ours, recording), bare: await bareApp(folders.bare, recording) }, recording, {
      ...wanted,
      say,
      phases: names.filter(isPhase),
    });
    if (names.includes('growth')) say('Growing');
    const grown = names.includes('growth') ? await growth(folders.ours, recording, wanted) : [];
    const { runs, line } = wanted;
    if (names.includes('long')) say('Long lists and choices');
    const lengths = names.includes('long') ? { long: await long(folders.ours, runs) } : {};
    return { date: new Date().toISOString(), line, runs, ...side, compared: compare(side.ours, side.bare), growth: grown, ...lengths };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures both apps in turn, so that a machine that gets slower is so for both; the first round is not counted. */
async function sideBySide(
  apps: Record<'ours' | 'bare', App>,
  { pages }: Recording,
  { runs, line, trips, say, phases: names }: Omit<Wanted, 'phases'> & { phases: readonly PhaseName[] },
): Promise<Pick<Outcome, 'ours' | 'bare' | 'busy'>> {
  const products = (pages[0] ?? []).map(product => ({ id: String(product._id), name: String(valueAt(product, 'primaryLang.name')) }));
  const outcome = { ours: [] as Figures[], bare: [] as Figures[], busy: [] as number[] };
  const given = (app: App): Given => ({ app, line, products, trips });
  try {
    if (names.length) for (const app of [apps.ours, apps.bare]) await measure('start', given(app));
    for (let run = 1; run <= runs && names.length; run++) {
      say(`Run ${run} of ${runs}`);
      outcome.busy.push(await busyShare());
      for (const key of ['ours', 'bare'] as const) {
        const all: Figures = {};
        for (const name of names) Object.assign(all, await measure(name, given(apps[key])));
        outcome[key].push(all);
      }
    }
    for (const app of Object.values(apps)) refuseUnknown(app);
  } finally {
    for (const app of Object.values(apps)) app.close();
  }
  return outcome;
}

/** The part of all processors that is in use over the next second, when nothing of ours is running. */
async function busyShare(): Promise<number> {
  const read = () => {
    const times = cpus().map(({ times }) => times);
    const sum = times.flatMap(time => Object.values(time)).reduce((total, time) => total + time, 0);
    return { sum, idle: times.reduce((total, { idle }) => total + idle, 0) };
  };
  const before = read();
  await new Promise(resolve => setTimeout(resolve, 1000));
  const after = read();
  return 1 - (after.idle - before.idle) / Math.max(1, after.sum - before.sum);
}

/** The outcome as people read it. */
export function inText({ line, runs, busy, compared, growth: grown, long: lengths }: Outcome): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const heading = `${runs} ${runs === 1 ? 'run' : 'runs'} on a ${line} line, medians (least–most)`;
  const side = compared.length ? [tableOf(compared, line), `Others took of the processors before each run: ${busy.map(percent).join(', ')}.`] : [];
  return [heading, ...side, ...(grown.length ? [growthTable(grown)] : []), ...(lengths ? [longTable(lengths)] : [])].join('\n\n');
}

/** What is beyond its target by more than the margin, in words; also where nothing that has one was measured. */
export function complaints({ compared, line }: Outcome): string[] {
  if (!compared.some(({ name, ratio }) => ratio && targetOf(name, line))) return ['Nothing was measured that has a target.'];
  return beyond(compared, line).map(
    ({ name, ratio }) =>
      `${figures[name].title}: ${ratio?.median.toFixed(2)} of the bare app's, wanted ${targetOf(name, line)?.toFixed(2)} (and ${margin * 100} % more at the most)`,
  );
}
