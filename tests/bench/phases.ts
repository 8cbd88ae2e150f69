/** What is done with an app, and what of it is measured. Each phase has a browser with an empty profile of its own. */
import { type App, nextPage, rows } from './apps';
import { median, percentile } from './compare';
import type { Figures, Line } from './figures';
import type { Sign } from './pageWatch';
import { type Visitor, visitor } from './visitor';

/** What a phase is given: an app, a line, what the first list holds, and how many trips there are. */
export interface Given {
  app: App;
  line: Line;
  products: readonly { id: string; name: string }[];
  trips: number;
}

type Phase = (visitor: Visitor, given: Given) => Promise<Figures>;

/** Ten rows, the first product among them: no bones of rows that are still to come. */
const listShown = ({ products }: Given): Sign[] => [
  { selector: rows, least: 10 },
  { selector: rows, contains: products[0]?.name ?? '' },
];

const list = '/products';
const text = 'The quick brown fox jumps over the lazy dog and naps. '.repeat(2).slice(0, 100);

/** The first visit ever, signed in. */
const start: Phase = async ({ open }) => {
  const { time, codeBytes, longestTask } = await open(list);
  return { firstRow: time, firstRowCode: codeBytes / 1000, longestTask };
};

/** The third visit: the second still compiles what the browser only now finds worth keeping compiled. */
const repeat: Phase = async ({ open }) => {
  await open(list);
  await open(list);
  return { repeatRow: (await open(list)).time };
};

/** Five pages on; the first click is not counted. */
const page: Phase = async ({ open, page, timed, quiet }) => {
  await open(list);
  const times: number[] = [];
  for (let click = 0; click < 6; click++) {
    const before = (await page.textContent(`${rows}:first-child`)) ?? '';
    times.push(await timed(() => page.click(nextPage), [{ selector: `${rows}:first-child`, differs: before }]));
    await quiet();
  }
  return { nextPage: median(times.slice(1)) };
};

/** To the form of one product after the other, each for the first time; the first finds its code fetched and not yet run. */
const form: Phase = async (visitor, given) => {
  await visitor.open(list);
  const [ready, whole]: [number[], number[]] = [[], []];
  for (let row = 3; row <= 8; row++) {
    const [isReady = Number.NaN, isWhole = Number.NaN] = await toForm(visitor, given.app, row);
    ready.push(isReady);
    whole.push(isWhole);
    await visitor.quiet();
    await toList(visitor, given);
    await visitor.quiet();
  }
  const [formCold = Number.NaN, ...warm] = ready;
  const [wholeCold = Number.NaN, ...wholeWarm] = whole;
  return { formCold, formWarm: median(warm), wholeCold, wholeWarm: median(wholeWarm) };
};

const toForm = ({ page, timedEach }: Visitor, app: App, row: number) => timedEach(() => page.click(app.toForm(row)), [app.formReady, app.formWhole]);

const toList = ({ page, timed }: Visitor, given: Given) => timed(() => page.click(given.app.toList), listShown(given));

/** A hundred characters more in the name of a product. */
const typing: Phase = async ({ open, page, quiet, worked }, { app, products }) => {
  await open(app.form(products[2]?.id ?? ''));
  await page.click(app.nameInput);
  await page.press(app.nameInput, 'End');
  await quiet();
  await page.evaluate(() => window.bench.keys.splice(0));
  const before = await worked();
  await page.keyboard.type(text, { delay: 40 });
  await quiet();
  const after = await worked();
  const typed = await page.inputValue(app.nameInput);
  if (!typed.endsWith(text)) throw new Error(`What was typed into ${app.name} is not there: ${typed}`);
  return { key95: percentile(await page.evaluate(() => window.bench.keys), 0.95), keyTime: (after - before) / text.length };
};

/** List, form, list, again and again: what is not let go. */
const trips: Phase = async (visitor, given) => {
  await visitor.open(list);
  const memoryAfter = async (count: number) => {
    for (let trip = 0; trip < count; trip++) {
      await toForm(visitor, given.app, 3);
      await toList(visitor, given);
    }
    await visitor.quiet();
    return visitor.memory();
  };
  const warmUp = Math.ceil(given.trips / 5);
  const before = await memoryAfter(warmUp);
  const { heap, nodes, listeners } = await memoryAfter(given.trips - warmUp);
  return {
    heap,
    heapGrown: heap - before.heap,
    nodes,
    nodesGrown: nodes - before.nodes,
    listeners,
    listenersGrown: listeners - before.listeners,
  };
};

/** What can be measured beside the bare app; those but the trips are measured unless others are named. */
export const phases = { start, repeat, page, form, typing, trips } satisfies Record<string, Phase>;

export type PhaseName = keyof typeof phases;

/** Does one phase of one app. */
export async function measure(name: PhaseName, given: Given): Promise<Figures> {
  const one = await visitor(given.app, given.line, name === 'typing' ? [...given.app.formReady, ...given.app.formWhole] : listShown(given));
  try {
    return await phases[name](one, given);
  } catch (error) {
    throw new Error(`${given.app.name}, ${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    await one.leave();
  }
}
