/** Long answers of lists: a worker reads them, searches and sorts, so that the page is not held up. What is asked for next ends it. */
import type { GetListParams } from 'react-admin';
import type { Call, List, Resource, ShopRecord } from '#define';
import { type Bytes, sizeOf } from './bytes';
import { RequestError } from './http';
import { countsIn, isWanted, type ListQuery } from './listQuery';
import type { IsWhole, KeptAnswers, ListAnswer } from './lists';
import type { WorkerAnswer, WorkerQuery } from './rowsInWorker';

/** What a list is asked for. */
export interface AskedOfList {
  resource: Resource;
  list: List | undefined;
  query: ListQuery;
  params: GetListParams;
  answers: KeptAnswers | undefined;
}

/** In bytes of the answer: so much of the rows is handed over at once. */
const slice = 100_000;

/**
 * What a long answer holds of a list: what was asked for, `found` where it came whole, else every row.
 * @returns `undefined` where there is no worker here, or no list in the answer.
 * @throws DOMException 'AbortError' when `signal` was aborted. RequestError when the worker fails.
 */
export async function longList(
  bytes: Bytes,
  call: Call,
  isWhole: IsWhole,
  asked: AskedOfList | undefined,
  signal: AbortSignal | undefined,
): Promise<ListAnswer | undefined> {
  const worker = await startWorker(signal);
  if (!worker) return undefined;
  const size = sizeOf(bytes);
  try {
    const told = await worker.ask({ read: bytes, key: call.rows });
    if (!('count' in told)) return undefined;
    const { count, total } = told;
    const each = (visit: (rows: ShopRecord[]) => void) => inSlices(worker, count, Math.max(1, Math.floor((slice * count) / size)), visit);
    if (asked && isWhole(count, total)) return { rows: [], total, isWhole: true, found: await foundIn(worker, asked, each) };
    const rows: ShopRecord[] = [];
    await each(some => rows.push(...some));
    return { rows, total, isWhole: isWhole(count, total) };
  } finally {
    worker.end();
  }
}

async function inSlices({ ask }: Begun, count: number, size: number, visit: (rows: ShopRecord[]) => void): Promise<void> {
  for (let from = 0; from < count; from += size) {
    const told = await ask({ from, to: from + size });
    if ('rows' in told) visit(told.rows);
  }
}

/** A page of a list that came whole. Whether filters leave a row is asked here, slice after slice: they may be functions, which no worker can be given. */
async function foundIn({ ask }: Begun, { resource, list, query, params }: AskedOfList, each: (visit: (rows: ShopRecord[]) => void) => Promise<void>) {
  const isCounted = countsIn([], list, resource, query) !== undefined;
  const isFiltered = query.tests.length > 0;
  const isLeft: boolean[] = [];
  const counts: Record<string, number> = {};
  if (isCounted || isFiltered)
    await each(rows => {
      for (const [view, count] of Object.entries(countsIn(rows, list, resource, query) ?? {})) counts[view] = (counts[view] ?? 0) + count;
      isLeft.push(...rows.map(row => isWanted(row, query.tests)));
    });
  const { pagination, sort, filter } = params;
  const told = await ask({ params: { pagination, sort, filter: { q: filter?.q } }, isLeft: isFiltered ? isLeft : undefined });
  if (!('page' in told)) throw unreadable();
  return { ...told.page, ...(isCounted ? { meta: { counts } } : {}) };
}

const unreadable = () => new RequestError('app.errors.unreadable', 200);

/** A worker that has begun. */
interface Begun {
  ask: (asked: WorkerQuery) => Promise<WorkerAnswer>;
  end: () => void;
}

/** Starts a worker for one answer; nothing where none can be started. */
async function startWorker(signal: AbortSignal | undefined): Promise<Begun | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  const worker = new Worker(new URL('./longListWorker.ts', import.meta.url), { type: 'module' });
  let settle: { resolve?: (told: WorkerAnswer) => void; reject?: (reason: unknown) => void } = {};
  const answered = () =>
    new Promise<WorkerAnswer>((resolve, reject) => {
      settle = { resolve, reject };
    });
  const stop = () => {
    worker.terminate();
    settle.reject?.(signal?.reason);
  };
  const end = () => {
    worker.terminate();
    signal?.removeEventListener('abort', stop);
  };
  const ask: Begun['ask'] = asked => {
    signal?.throwIfAborted();
    worker.postMessage(asked);
    return answered();
  };
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => settle.resolve?.(data);
  worker.onerror = () => settle.reject?.(unreadable());
  signal?.addEventListener('abort', stop);
  try {
    await answered();
    return { ask, end };
  } catch (error) {
    end();
    if (signal?.aborted) throw error;
    return undefined;
  }
}
