/** Our app on a quarter of the processor, with much of a thing and with little of it: long lists, long choices, a long order, many pictures. */
import { crc32, deflateSync } from 'node:zlib';
import { isPlain } from '#define';
import { rowsOf } from '#tests/support/declared.ts';
import { type Answers, json, record } from './answers';
import { type App, nextPage, ourApp, refuseUnknown, rows } from './apps';
import { percentile, type Spread, spreadOf } from './compare';
import type { Sign } from './pageWatch';
import { aligned, inWords } from './table';
import { type Visitor, visitor } from './visitor';

/** How many there are of what can be long. */
const sizes = {
  little: { rows: 12, items: 3, pictures: 0 },
  much: { rows: 5000, items: 300, pictures: 12 },
};

type SizeName = keyof typeof sizes;
type Size = (typeof sizes)[SizeName];

const titles = {
  opened: 'categories: the list opened',
  paged: 'its next page',

  searched: 'searched',
  sorted: 'colours: sorted by name',
  form: 'a product: its form opened',
  choices: 'its choices of a category opened',
  choiceSearched: 'searched',
  chosen: 'one chosen',
  order: 'an order opened',
  orderRow: 'from the click to its first item, ms',
  key95: 'key to paint in a product with new pictures, 95th percentile, ms',
  keyTask: 'longest task of such a key',
};

type Step = keyof typeof titles;
const steps = Object.keys(titles) as Step[];
type Times = Partial<Record<Step, number>>;

/** What each step took with little and with much, over all runs: its longest task in milliseconds where no unit is said, 0 where none was above 50. */
export type Long = Record<SizeName, Partial<Record<Step, Spread>>>;

const listOfCategories = '/static/admin/classifications/category';
const allCategories = '/category/admin/all';
const allColors = '/color/all';
const listOfOrders = '/order/admin/all?page=1&limit=10';
const orderCall = (id: unknown): string => `/order/admin/single/${id}`;

const idOf = (nth: number): string => nth.toString(16).padStart(24, '0');
const nameOf = (nth: number): string => `Category ${nth}`;

/** An answer with other rows, and nothing beside them: a server that knows no pages. */
const withRows = (reply: object, made: (sample: Record<string, unknown>) => unknown[]): object =>
  Object.fromEntries(Object.entries(reply).flatMap(([key, value]) => (Array.isArray(value) ? [[key, made(value[0])]] : [])));

/** What was recorded, with so many categories, always all of them, and so many items in each order. */
function longAnswers(answers: Answers, { rows, items }: Size): Answers {
  const read = (url: string): object => JSON.parse(String(answers('GET', `/api${url}`)?.body));
  const ofEach = (made: (nth: number) => object) => Array.from({ length: rows }, (_, nth) => ({ ...made(nth), _id: idOf(nth) }));
  const categories = (sample: object) => ofEach(nth => ({ ...sample, primaryLang: { name: nameOf(nth), description: 'All of its kind.' } }));
  const colors = () => ofEach(nth => ({ name: nameOf(nth), value: `#${idOf(nth).slice(-6)}` }));
  const order = (reply: unknown): unknown => {
    if (Array.isArray(reply)) return reply.map(order);
    if (!isPlain(reply)) return reply;
    const of = Object.entries(reply).map(([key, value]) => {
      if (key !== 'orderItems' || !Array.isArray(value)) return [key, order(value)];
      return [key, Array.from({ length: items }, (_, nth) => ({ ...value[nth % value.length], _id: idOf(nth) }))];
    });
    return Object.fromEntries(of);
  };
  const made = new Map([
    [listOfCategories, json(withRows(read(`${listOfCategories}?page=1&limit=10`), categories))],
    [allCategories, json(withRows(read(allCategories), categories))],
    [allColors, json(withRows(read(allColors), colors))],
    [listOfOrders.split('?')[0], json(order(read(listOfOrders)))],
    ...rowsOf(read(listOfOrders)).map(({ _id }) => [orderCall(_id), json(order(read(orderCall(_id))))] as const),
  ]);
  return (method, url) => made.get(new URL(url, 'http://bench').pathname.replace('/api', '')) ?? answers(method, url);
}

const firstRow = (nth: number): Sign[] => [{ selector: `${rows}:first-child`, contains: nameOf(nth) }];

/** Does something, until it shows and the page is quiet: how long that took, and its longest task. */
async function done({ page, timed, quiet }: Visitor, act: () => Promise<unknown>, signs: readonly Sign[]): Promise<{ time: number; task: number }> {
  await page.evaluate(() => window.bench.long.splice(0));
  const time = await timed(act, signs);
  await quiet();
  return { time, task: await page.evaluate(() => Math.max(0, ...window.bench.long.map(([, duration]) => duration))) };
}

const taskOf = async (...given: Parameters<typeof done>) => (await done(...given)).task;

interface Given {
  app: App;
  size: Size;
}

async function listed(one: Visitor): Promise<Times> {
  const { page, quiet } = one;
  const task = (act: () => Promise<unknown>, first: number) => taskOf(one, act, firstRow(first));
  const opened = await task(() => page.click('nav a[href^="/classifications"]'), 0);
  const paged = await task(() => page.click(nextPage), 10);
  await page.locator('main input[type="search"], main [role="searchbox"]').first().click();
  await quiet();
  const searched = await task(() => page.keyboard.type(nameOf(7), { delay: 40 }), 7);
  await page.click('nav a[href="/colors"]');
  await page.waitForSelector('main thead th[aria-sort] button');
  await quiet();
  const sorted = await taskOf(one, () => page.click('main thead th[aria-sort] button'), firstRow(0));
  return { opened, paged, searched, sorted };
}

async function chosen(one: Visitor, { app: { toForm, formReady } }: Given): Promise<Times> {
  const { page } = one;
  const form = await taskOf(one, () => page.click(toForm(3)), formReady);
  const option = (nth: number): Sign[] => [{ selector: '[role="option"]', contains: nameOf(nth) }];
  const input = page.getByRole('combobox', { name: 'Category', exact: true });
  await input.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await input.boundingBox()) ?? {};
  await one.quiet();
  // By its place: finding it by its name is long work in the page itself.
  const choices = await taskOf(one, () => page.mouse.click(x + 20, y + 10), [{ selector: '[role="option"]' }]);
  const choiceSearched = await taskOf(one, () => page.keyboard.type(nameOf(7), { delay: 40 }), option(7));
  const last = await taskOf(one, () => page.click('[role="option"]'), [{ selector: 'main' }]);
  return { form, choices, choiceSearched, chosen: last };
}

async function ordered(one: Visitor): Promise<Times> {
  const { page, quiet } = one;
  await page.click('nav a[href="/orders"]');
  await page.waitForSelector(`${rows} a[href^="/order/"]`);
  await quiet();
  const item: Sign = { selector: `${rows} a[href^="/product/"]` };
  const { time: orderRow, task: order } = await done(one, () => page.click(`${rows}:first-child a[href^="/order/"]`), [item]);
  return { order, orderRow };
}

const text = 'The quick brown fox jumps over it.';

async function typed(one: Visitor, { app: { nameInput }, size: { pictures } }: Given): Promise<Times> {
  const { page, quiet } = one;
  if (pictures) {
    const files = Array.from({ length: pictures }, (_, nth) => ({ name: `${nth}.png`, mimeType: 'image/png', buffer: picture(nth) }));
    await page.locator('main input[type="file"]').first().setInputFiles(files);
    await page
      .locator('main img[src^="blob:"], main img[src^="data:"]')
      .nth(pictures - 1)
      .waitFor();
  }
  await page.click(nameInput);
  await page.press(nameInput, 'End');
  await quiet();
  await page.evaluate(() => window.bench.keys.splice(0));
  const keyTask = await taskOf(one, () => page.keyboard.type(text, { delay: 60 }), [{ selector: 'main' }]);
  return { key95: percentile(await page.evaluate(() => window.bench.keys), 0.95), keyTask };
}

/** A picture of 1.9 MB that is none of the others. */
function picture(nth: number): Buffer {
  const side = 796;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  // A line is a byte that says how it is told, and three a dot.
  const dots = Buffer.alloc(side * (1 + side * 3), 0).map((_, place) => (place % (1 + side * 3) ? (place * (nth + 7)) % 251 : 0));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(dots, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One run with one size, each kind of thing before a browser of its own. */
async function timesOf(app: App, size: Size, product: string): Promise<Times> {
  const list = [{ selector: rows, least: 10 }];
  const form = [...app.formReady, ...app.formWhole];
  const parts: [address: string, first: Sign[], part: (one: Visitor, given: Given) => Promise<Times>][] = [
    ['/products', list, listed],
    ['/products', list, chosen],
    ['/products', list, ordered],
    [app.form(product), form, typed],
  ];
  const times: Times = {};
  for (const [address, first, part] of parts) {
    const one = await visitor(app, 'slowProcessor', first);
    try {
      await one.open(address);
      Object.assign(times, await part(one, { app, size }));
    } finally {
      await one.leave();
    }
  }
  return times;
}

/** Little and much, one after the other in each run. */
export async function long(folder: string, runs: number): Promise<Long> {
  const recording = await record(async read => {
    await read(`${listOfCategories}?page=1&limit=10`);
    for (const { _id } of rowsOf(await read(listOfOrders))) await read(orderCall(_id));
  });
  const all: Record<SizeName, Times[]> = { little: [], much: [] };
  for (let run = 0; run < runs; run++) {
    for (const name of ['little', 'much'] as const) {
      const app = await ourApp(folder, recording, longAnswers(recording.answers, sizes[name]));
      try {
        all[name].push(await timesOf(app, sizes[name], String(recording.pages[0]?.[2]?._id)));
        refuseUnknown(app);
      } finally {
        app.close();
      }
    }
  }
  const spreads = (times: readonly Times[]) =>
    Object.fromEntries(steps.map(step => [step, spreadOf(times.map(({ [step]: time }) => time ?? Number.NaN))]));
  return { little: spreads(all.little), much: spreads(all.much) };
}

/** Each step in a line, little and much beside each other. */
export function longTable({ little, much }: Long): string {
  const cell = (spread: Spread | undefined) => (spread ? inWords(spread) : '');
  const { rows, items, pictures } = sizes.much;
  return aligned([
    ['longest task, ms, on a quarter of the processor', 'little', `${rows.toLocaleString('en')} rows, ${items} items, ${pictures} pictures`],
    ...steps.map(step => [titles[step], cell(little[step]), cell(much[step])]),
  ]);
}
