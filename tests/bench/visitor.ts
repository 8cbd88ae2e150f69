/** A browser with an empty profile, somebody signed in before one app. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import standard from '../../playwright.config';
import type { App } from './apps';
import type { Line } from './figures';
import { type Sign, watchPage } from './pageWatch';
import { followTraffic, type Traffic } from './traffic';

const mostWait = 90_000;
const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** What came of opening an address. */
export interface Opened {
  /** From the navigation to the frame that shows what was waited for. */
  time: number;
  longestTask: number;
  codeBytes: number;
}

export interface Visitor {
  page: Page;
  /** Opens an address as a visit of its own, waits for the signs that this visitor was made for, and until the page is quiet. */
  open: (address: string) => Promise<Opened>;
  /** Does something; from its last click or key to the frame that shows the signs, in milliseconds. */
  timed: (act: () => Promise<unknown>, signs: readonly Sign[]) => Promise<number>;
  /** The same of several that come one after the other. */
  timedEach: (act: () => Promise<unknown>, wanted: readonly (readonly Sign[])[]) => Promise<number[]>;
  /** Waits until nothing is asked or worked on for half a second, eight at most. */
  quiet: () => Promise<void>;
  /** Milliseconds that the page's own thread has worked. */
  worked: () => Promise<number>;
  /** What the page holds, after its garbage is collected. */
  memory: () => Promise<{ heap: number; nodes: number; listeners: number }>;
  leave: () => Promise<void>;
}

/** A browser of one's own before an app, on a line, or with nothing slow but a quarter of the processor; `first` is what its addresses are opened for. */
export async function visitor(app: App, line: Line | 'slowProcessor', first: readonly Sign[]): Promise<Visitor> {
  const { context, profile } = await emptyBrowser();
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(mostWait);
  await page.addInitScript(watchPage, { first, storage: app.storage });
  const browser = await context.newCDPSession(page);
  const traffic = await followTraffic(browser);
  await browser.send('Performance.enable');
  if (line === 'slow') await slowLine(browser);
  if (line !== 'plain') await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const quiet = () => untilQuiet(page, traffic);
  const timedEach: Visitor['timedEach'] = async (act, wanted) => {
    const seen = inTime(
      page.evaluate(all => Promise.all(all.map(signs => window.bench.shown(signs))), wanted),
      `${app.name} ${JSON.stringify(wanted)}`,
    );
    // Told where it is waited for.
    seen.catch(() => {});
    await act();
    const moments = await seen;
    const began = await page.evaluate(() => window.bench.lastInput);
    return moments.map(moment => moment - began);
  };
  return {
    page,
    quiet,
    open: async address => {
      await page.goto('about:blank');
      traffic.forget();
      await page.goto(app.origin + address, { waitUntil: 'commit' });
      const time = await inTime(
        page.evaluate(() => window.bench.first),
        `${app.name} ${address}`,
      );
      await quiet();
      const { began, long } = await page.evaluate(() => ({ began: performance.timeOrigin, long: window.bench.long }));
      const starting = long.filter(([start]) => start < time + 500).map(([, duration]) => duration);
      return { time, longestTask: Math.max(0, ...starting), codeBytes: traffic.codeUntil(began + time) };
    },
    timed: async (act, signs) => (await timedEach(act, [signs]))[0] ?? Number.NaN,
    timedEach,
    worked: async () => {
      const { metrics } = await browser.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    },
    memory: () => memoryOf(browser),
    leave: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** A browser that has been nowhere, and the folder it keeps things in. */
async function emptyBrowser() {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const { executablePath, args = [] } = standard.use?.launchOptions ?? {};
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    // Nothing is asked of the world outside, whose answers take what they take.
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    viewport: { width: 1280, height: 900 },
  });
  return { context, profile };
}

/** 1.6 Mbit/s, 150 ms there and back. */
async function slowLine(browser: CDPSession): Promise<void> {
  const bytes = (kilobits: number) => kilobits * 125;
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes(1600),
    uploadThroughput: bytes(750),
  });
}

async function untilQuiet(page: Page, traffic: Traffic): Promise<void> {
  const end = Date.now() + 8000;
  let calm = 0;
  let before = -1;
  while (calm < 5 && Date.now() < end) {
    await pause(100);
    const tasks = await page.evaluate(() => window.bench.long.length);
    calm = tasks === before && !traffic.pending() ? calm + 1 : 0;
    before = tasks;
  }
}

async function memoryOf(browser: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }> {
  await browser.send('HeapProfiler.enable');
  // What one round lets go may hold something that only the next one finds.
  for (let round = 0; round < 3; round++) await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters');
  await browser.send('HeapProfiler.disable');
  return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners };
}

/** The answer of the page, or in words what it did not show in time. */
async function inTime<T>(answer: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not seen in ${mostWait / 1000} s: ${what}`)), mostWait);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
