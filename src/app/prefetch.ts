/** Prefetches the code of other screens while the app is idle. */
import type { FreePage, Resource } from '#define';
import { imagesInput, searchReference, searchReferences } from '#frame/inputs/lazyInputs.ts';
import { createPage, editPage, showPage } from '#frame/lazyPages.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { prefersReducedData } from '#frame/loading/prefersReducedData.ts';
import { matchPath } from '#frame/routing/matchPath.ts';

/** Opened from a list. */
const listTargets = [editPage, showPage, imagesInput];

/** Used by several screens. */
const sharedCode = [createPage, searchReference, searchReferences];

/** Small enough not to delay a key press. */
const batchSize = 4;

/** In milliseconds. The many views of single resources are prefetched after this pause. */
const pauseBeforeViews = 3000;

/** In milliseconds. Compiling code right after a press could delay the next key or page. */
const pauseAfterPress = 1000;

const pressEvents = ['keydown', 'pointerdown', 'wheel'] as const;

/** Measures the milliseconds since the last key press, click or scroll, until `ended` is aborted. */
function watchPresses(ended: AbortSignal): () => number {
  let last = Number.NEGATIVE_INFINITY;
  const note = () => {
    last = performance.now();
  };
  for (const press of pressEvents) window.addEventListener(press, note, { capture: true, passive: true, signal: ended });
  return () => performance.now() - last;
}

const idle = () => new Promise<unknown>(resolve => (window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200)))(resolve));

/** Waits until the browser is idle, no read is running and the user has paused. */
async function untilIdle(reads: Reads, sincePress: () => number): Promise<void> {
  do await idle();
  while ((reads.isFetching() || sincePress() < pauseAfterPress) && (await new Promise(resolve => setTimeout(resolve, 100, true))));
}

const viewsOf = (resources: readonly Resource[]) => resources.flatMap(({ views }) => Object.values(views)).filter(view => view !== undefined);

const isListedAt = (path: string, { lists }: Resource): boolean => Object.values(lists).some(list => list.path && matchPath(list.path, path));

/** Counts the running reads. */
interface Reads {
  isFetching: () => number;
}

/**
 * Prefetches the code of the other screens so that they open at once: first the targets of the open list one by one, later the rest. Does nothing
 * if the browser's data saver is on.
 */
export async function prefetch(resources: readonly Resource[], pages: readonly FreePage[], reads: Reads): Promise<void> {
  const fetchQuietly = async (load: () => Promise<unknown>) => navigator.onLine && importWithRetry(load).catch(() => {});
  if (prefersReducedData()) return;
  const ended = new AbortController();
  const sincePress = watchPresses(ended.signal);
  const fetchInBatches = async (loads: readonly (() => Promise<unknown>)[], atOnce: number) => {
    for (let at = 0; at < loads.length; at += atOnce) {
      await untilIdle(reads, sincePress);
      await Promise.all(loads.slice(at, at + atOnce).map(fetchQuietly));
    }
  };
  const openResources = resources.filter(resource => isListedAt(location.pathname, resource));
  await fetchInBatches([...listTargets, ...viewsOf(openResources)], 1);
  await new Promise(resolve => setTimeout(resolve, pauseBeforeViews));
  await fetchInBatches([...sharedCode, ...viewsOf(resources), ...pages.flatMap(({ view }) => view ?? [])], batchSize);
  ended.abort();
}
