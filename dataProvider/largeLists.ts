/** Code that only large lists need. It is imported with the first one. */
import type { GetListParams, GetListResult } from 'react-admin';
import { type Call, type List, languageSections, type Resource, type ShopRecord } from '#define';
import { type Bytes, sizeOf } from './bytes';
import { RequestError } from './http';
import { countsIn, isWanted, type ListQuery } from './listQuery';
import type { Rows } from './rowsInReply';
import type { WorkerAnswer, WorkerQuery } from './rowsInWorker';

/** The list that is read, and with which parameters. */
export interface ListRequest {
  resource: Resource;
  list: List | undefined;
  query: ListQuery;
  params: GetListParams;
}

/** Rows as they came: the whole list, or a page that the server made. A worker that got a whole list gives the wanted rows as `result`. */
export type ListAnswer = Rows & { isWhole: boolean; result?: GetListResult<ShopRecord> };

/** Whether `count` rows are the whole list, given the `total` of the answer. */
export type IsWhole = (count: number, total: number | undefined) => boolean;

/** In bytes of the answer. The worker hands over about this much of the rows at a time. */
const slice = 100_000;

/**
 * Reads a long answer in a worker, which parses, searches and sorts it without blocking the page.
 * @returns `result` for a list that came whole, otherwise every row; `undefined` when no worker can start or the answer holds no list.
 * @throws DOMException 'AbortError' when `signal` was aborted. RequestError when the worker fails.
 */
export async function longList(
  bytes: Bytes,
  call: Call,
  isWhole: IsWhole,
  request: ListRequest | undefined,
  signal: AbortSignal | undefined,
): Promise<ListAnswer | undefined> {
  const worker = await startWorker(signal);
  if (!worker) return undefined;
  const size = sizeOf(bytes);
  try {
    const answer = await worker.ask({ read: bytes, key: call.rows, languages: languageSections() });
    if (!('count' in answer)) return undefined;
    const { count, total } = answer;
    const each = (visit: (rows: ShopRecord[]) => void) => inSlices(worker, count, Math.max(1, Math.floor((slice * count) / size)), visit);
    if (request && isWhole(count, total)) return { rows: [], total, isWhole: true, result: await wantedRows(worker, request, each) };
    const rows: ShopRecord[] = [];
    await each(some => rows.push(...some));
    return { rows, total, isWhole: isWhole(count, total) };
  } finally {
    worker.end();
  }
}

async function inSlices({ ask }: RowsWorker, count: number, size: number, visit: (rows: ShopRecord[]) => void): Promise<void> {
  for (let from = 0; from < count; from += size) {
    const answer = await ask({ from, to: from + size });
    if ('rows' in answer) visit(answer.rows);
  }
}

/** A page of a list that came whole. Filters run here, slice by slice: they may be functions, which cannot be sent to a worker. */
async function wantedRows(
  { ask }: RowsWorker,
  { resource, list, query, params }: ListRequest,
  each: (visit: (rows: ShopRecord[]) => void) => Promise<void>,
) {
  const isCounted = countsIn([], list, resource, query) !== undefined;
  const isFiltered = query.tests.length > 0;
  const matches: boolean[] = [];
  const counts: Record<string, number> = {};
  if (isCounted || isFiltered)
    await each(rows => {
      for (const [view, count] of Object.entries(countsIn(rows, list, resource, query) ?? {})) counts[view] = (counts[view] ?? 0) + count;
      matches.push(...rows.map(row => isWanted(row, query.tests)));
    });
  const { pagination, sort, filter } = params;
  const answer = await ask({ params: { pagination, sort, filter: { q: filter?.q } }, matches: isFiltered ? matches : undefined });
  if (!('page' in answer)) throw unreadable();
  return { ...answer.page, ...(isCounted ? { meta: { counts } } : {}) };
}

const unreadable = () => new RequestError('app.errors.unreadable', 200);

/** A running worker. It answers one question at a time. */
interface RowsWorker {
  ask: (query: WorkerQuery) => Promise<WorkerAnswer>;
  end: () => void;
}

/** Starts a worker for one answer; `undefined` when none can be started. */
async function startWorker(signal: AbortSignal | undefined): Promise<RowsWorker | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  const worker = new Worker(new URL('./longListWorker.ts', import.meta.url), { type: 'module' });
  let settle: { resolve?: (answer: WorkerAnswer) => void; reject?: (reason: unknown) => void } = {};
  const nextAnswer = () =>
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
  const ask: RowsWorker['ask'] = query => {
    signal?.throwIfAborted();
    worker.postMessage(query);
    return nextAnswer();
  };
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => settle.resolve?.(data);
  worker.onerror = () => settle.reject?.(unreadable());
  signal?.addEventListener('abort', stop);
  try {
    await nextAnswer();
    return { ask, end };
  } catch (error) {
    end();
    if (signal?.aborted) throw error;
    return undefined;
  }
}

/** The most records that a select loads whole. */
const mostChoices = 300;

type ReadPage = (page: number) => Promise<{ rows: ShopRecord[] }>;

/**
 * Every row of a list that the server pages, for choices, given the rows of its first page. A list of more than 300 rows gives only that
 * page; `total`, or `pageInfo` when the server does not count, then says that there are more.
 */
export async function allPages(first: ShopRecord[], total: number | undefined, read: ReadPage): Promise<GetListResult<ShopRecord>> {
  if (total === undefined) return allUncounted(first, read);
  if (total > mostChoices) return { data: first, total };
  const others = Array.from({ length: Math.ceil(total / first.length) - 1 }, (_, index) => read(index + 2));
  const data = withoutRepeats([...first, ...(await Promise.all(others)).flatMap(({ rows }) => rows)]);
  return { data, total: data.length };
}

/** Reads page after page of a list without a total, until one brings nothing new or there are too many rows. */
async function allUncounted(first: ShopRecord[], read: ReadPage): Promise<GetListResult<ShopRecord>> {
  let data = first;
  for (let page = 2; data.length <= mostChoices; page++) {
    const { rows } = await read(page);
    const { length } = data;
    data = withoutRepeats([...data, ...rows]);
    if (data.length === length) return { data, total: length };
  }
  return { data, pageInfo: { hasNextPage: true, hasPreviousPage: false } };
}

const withoutRepeats = (rows: readonly ShopRecord[]): ShopRecord[] => [...new Map(rows.map(row => [row.id, row])).values()];
