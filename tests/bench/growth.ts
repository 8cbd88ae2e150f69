/** Our app with ten, a thousand and a hundred thousand products, and as many colours, which come whole: what a larger shop costs the browser. */
import { isPlain, valueAt } from '#define';
import { type Answers, json, listCall, type Product, type Recording, recordCall } from './answers';
import { type App, nextPage, ourApp, refuseUnknown, rows } from './apps';
import { median, type Spread, spreadOf } from './compare';
import type { Line } from './figures';
import { aligned, inWords } from './table';
import { type Visitor, visitor } from './visitor';

/** How many products and colours there are. */
export const sizes = [10, 1000, 100_000] as const;

const tasks = ['list', 'page', 'record', 'search', 'whole', 'wholeSort', 'wholeSearch', 'wholeTask'] as const;

const titles: Record<(typeof tasks)[number], string> = {
  list: 'first row, cold, signed in, ms',
  page: 'next page, ms',
  record: 'list to detail, ms',
  search: 'last letter of a search to its row, ms',
  whole: 'colours, all in one answer: first row, cold, ms',
  wholeSort: 'sorted by name, ms',
  wholeSearch: 'last letter of a search to its row, ms',
  wholeTask: 'longest task since the first row, ms',
};

/** The times of one run; none of the next page where there is only one. */
type Times = Partial<Record<(typeof tasks)[number], number>>;

/** What one size took over all runs. */
export interface Grown {
  size: number;
  times: Partial<Record<(typeof tasks)[number], Spread>>;
}

const idOf = (nth: number): string => nth.toString(16).padStart(24, '0');
const nameOf = (nth: number): string => `Product ${nth}`;
const shadeOf = (nth: number): string => `Shade ${nth}`;

/**
 * A server of so many products, the recorded ones under other names: it answers a page of ten, one, or those whose name has a text.
 * It has as many colours, which it always tells all.
 */
export function grownAnswers({ answers, pages }: Recording, size: number): Answers {
  const samples = pages.flat();
  const names = Array.from({ length: size }, (_, nth) => nameOf(nth));
  const reply: unknown = JSON.parse(String(answers('GET', `/api${listCall(1)}`)?.body));
  const whole: unknown = JSON.parse(String(answers('GET', `/api${recordCall(samples[0]?._id)}`)?.body));
  const made = (nth: number): Product => {
    const sample: Product = samples[nth % samples.length] ?? {};
    return { ...sample, _id: idOf(nth), primaryLang: { ...(isPlain(sample.primaryLang) ? sample.primaryLang : {}), name: nameOf(nth) } };
  };
  const colors = json({ colors: names.map((_, nth) => ({ _id: idOf(nth), name: shadeOf(nth), value: `#${idOf(nth).slice(-6)}` })) });
  const listed = (found: number[], page: number) => ({
    ...(isPlain(reply) ? reply : {}),
    products: found.slice((page - 1) * 10, page * 10).map(made),
    total: found.length,
  });
  return (method, url) => {
    const { pathname, searchParams } = new URL(url, 'http://bench');
    if (pathname === `/api${recordCall('')}${pathname.slice(-24)}`) {
      const nth = Number.parseInt(pathname.slice(-24), 16);
      const product = made(nth);
      return json(isPlain(valueAt(whole, 'product')) ? { product } : product);
    }
    if (pathname === '/api/color/all') return colors;
    if (pathname !== '/api/product/admin/custom/all') return answers(method, url);
    const search = (searchParams.get('search') ?? '').toLowerCase();
    const found = names.flatMap((name, nth) => (name.toLowerCase().includes(search) ? [nth] : []));
    return json(listed(found, Number(searchParams.get('page') ?? 1)));
  };
}

const firstRow = (name: string) => [{ selector: `${rows}:first-child`, contains: name }];

/** One run: what people wait for, less what making the answers took. */
async function timesOf(app: App, line: Line, size: number): Promise<Times> {
  const one = await visitor(app, line, firstRow(nameOf(0)));
  const own = async (wait: () => Promise<number>) => {
    const before = app.spent();
    const time = await wait();
    return time - (app.spent() - before);
  };
  try {
    const list = await own(async () => (await one.open('/products')).time);
    const page = size > 10 ? { page: await nextPages(one, own) } : {};
    const { page: tab, timed, quiet } = one;
    await tab.locator('input[type="search"], [role="searchbox"]').first().click();
    const last = nameOf(size - 1);
    const search = await own(() => timed(() => tab.keyboard.type(last, { delay: 20 }), firstRow(last)));
    await quiet();
    const record = await own(() => timed(() => tab.click(`${rows}:first-child a`), [{ selector: 'main h1', contains: last }]));
    return { list, ...page, search, record };
  } finally {
    await one.leave();
  }
}

/** One run through a list that comes whole, the newest first. */
async function timesOfWhole(app: App, line: Line, size: number): Promise<Times> {
  const last = shadeOf(size - 1);
  const one = await visitor(app, line, firstRow(last));
  const { page, open, timed, quiet } = one;
  try {
    const whole = (await open('/colors')).time;
    await page.evaluate(() => window.bench.long.splice(0));
    const wholeSort = await timed(() => page.click('main thead th[aria-sort] button'), firstRow(shadeOf(0)));
    await quiet();
    await page.locator('input[type="search"], [role="searchbox"]').first().click();
    const wholeSearch = await timed(() => page.keyboard.type(last, { delay: 20 }), firstRow(last));
    await quiet();
    const wholeTask = await page.evaluate(() => Math.max(0, ...window.bench.long.map(([, duration]) => duration)));
    return { whole, wholeSort, wholeSearch, wholeTask };
  } finally {
    await one.leave();
  }
}

/** The median of five pages on. */
async function nextPages({ page, timed, quiet }: Visitor, own: (wait: () => Promise<number>) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let click = 1; click <= 5; click++) {
    times.push(await own(() => timed(() => page.click(nextPage), firstRow(nameOf(click * 10)))));
    await quiet();
  }
  return median(times);
}

/** All sizes, one after the other in each run. */
export async function growth(folder: string, recording: Recording, { runs, line }: { runs: number; line: Line }): Promise<Grown[]> {
  const all = sizes.map(size => ({ size, times: [] as Times[] }));
  for (let run = 0; run < runs; run++) {
    for (const { size, times } of all) {
      const app = await ourApp(folder, recording, grownAnswers(recording, size));
      try {
        times.push({ ...(await timesOf(app, line, size)), ...(await timesOfWhole(app, line, size)) });
        refuseUnknown(app);
      } finally {
        app.close();
      }
    }
  }
  return all.map(({ size, times }) => ({
    size,
    times: Object.fromEntries(
      tasks.flatMap(task => {
        const values = times.flatMap(({ [task]: time }) => time ?? []);
        return values.length ? [[task, spreadOf(values)]] : [];
      }),
    ),
  }));
}

/** Each task in a line, a column a size. */
export function growthTable(grown: readonly Grown[]): string {
  const cell = (spread: Spread | undefined) => (spread ? inWords(spread) : '');
  return aligned([
    ['', ...grown.map(({ size }) => size.toLocaleString('en'))],
    ...tasks.map(task => [titles[task], ...grown.map(({ times }) => cell(times[task]))]),
  ]);
}
