/** Fetches the code of other screens while nothing else is to be done. */
import type { FreePage, Resource } from '#define';
import { imagesInput, searchReference, searchReferences } from '#frame/inputs/lazyInputs.ts';
import { createPage, editPage, showPage } from '#frame/lazyPages.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { prefersReducedData } from '#frame/loading/prefersReducedData.ts';
import { matchPath } from '#frame/routing/matchPath.ts';

/** What a list leads to. */
const next = [editPage, showPage, imagesInput];

/** What more screens want. */
const common = [createPage, searchReference, searchReferences];

/** So many that a key pressed meanwhile is not kept waiting. */
const fewAtOnce = 4;

/** In milliseconds: not before may the views of single resources be fetched, of which there are many. */
const pauseBeforeViews = 3000;

/** In milliseconds: whoever has pressed something goes on for a moment, and code that comes meanwhile would hold a key or a page back. */
const pauseAfterPress = 1000;

const presses = ['keydown', 'pointerdown', 'wheel'] as const;

/** Tells how long ago somebody last pressed or turned something, in milliseconds, until it is `ended`. */
function watchPresses(ended: AbortSignal): () => number {
  let last = Number.NEGATIVE_INFINITY;
  const note = () => {
    last = performance.now();
  };
  for (const press of presses) window.addEventListener(press, note, { capture: true, passive: true, signal: ended });
  return () => performance.now() - last;
}

const idle = () => new Promise<unknown>(resolve => (window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200)))(resolve));

/** Where nothing is to be done, the line and whoever works here included. */
async function quiet(reads: Reads, sincePress: () => number): Promise<void> {
  do await idle();
  while ((reads.isFetching() || sincePress() < pauseAfterPress) && (await new Promise(resolve => setTimeout(resolve, 100, true))));
}

const viewsOf = (those: readonly Resource[]) => those.flatMap(({ views }) => Object.values(views)).filter(view => view !== undefined);

const isListedAt = (path: string, { lists }: Resource): boolean => Object.values(lists).some(list => list.path && matchPath(list.path, path));

/** Whoever knows how many reads are under way. */
interface Reads {
  isFetching: () => number;
}

/**
 * Fetches the code of the other screens while nothing else is to be done, so that they open at once: first what the open list leads to,
 * in turn; later the rest. Whoever asked for little to be sent is sent what they open.
 */
export async function prefetch(resources: readonly Resource[], pages: readonly FreePage[], reads: Reads): Promise<void> {
  const fetched = async (load: () => Promise<unknown>) => navigator.onLine && importWithRetry(load).catch(() => {});
  if (prefersReducedData()) return;
  const ended = new AbortController();
  const sincePress = watchPresses(ended.signal);
  const inTurn = async (loads: readonly (() => Promise<unknown>)[], atOnce: number) => {
    for (let at = 0; at < loads.length; at += atOnce) {
      await quiet(reads, sincePress);
      await Promise.all(loads.slice(at, at + atOnce).map(fetched));
    }
  };
  const here = resources.filter(resource => isListedAt(location.pathname, resource));
  await inTurn([...next, ...viewsOf(here)], 1);
  await new Promise(resolve => setTimeout(resolve, pauseBeforeViews));
  await inTurn([...common, ...viewsOf(resources), ...pages.flatMap(({ view }) => view ?? [])], fewAtOnce);
  ended.abort();
}
