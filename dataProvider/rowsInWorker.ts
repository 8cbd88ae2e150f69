/** The rows of a long answer inside the worker. Pure: one question in, one answer out. */
import type { GetListParams } from 'react-admin';
import { type ShopRecord, setLanguageSections } from '#define';
import { type Bytes, textOf } from './bytes';
import { pageOfRows } from './pageOfRows';
import { listIn } from './rowsInReply';

/** A question: read these bytes, of a shop with these languages of texts; give the rows from one position to another; give a page of the rows. */
export type WorkerQuery =
  | { read: Bytes; key: string | undefined; languages: readonly string[] }
  | { from: number; to: number }
  /** `matches` says of each row whether it passes the filters. `undefined`: all rows pass. */
  | { params: GetListParams; matches: readonly boolean[] | undefined };

/** The answer to a question. */
export type WorkerAnswer =
  | { count: number; total: number | undefined }
  | { isNoList: true }
  | { rows: ShopRecord[] }
  | { page: { data: ShopRecord[]; total: number } };

/** Creates the function that answers questions about one long answer and keeps its rows. */
export function rowsInWorker(): (query: WorkerQuery) => WorkerAnswer {
  let rows: ShopRecord[] = [];
  return query => {
    if ('from' in query) return { rows: rows.slice(query.from, query.to) };
    if ('params' in query) {
      const { params, matches } = query;
      return { page: pageOfRows(matches ? rows.filter((_, at) => matches[at]) : rows, params) };
    }
    setLanguageSections(query.languages);
    const list = listFrom(query.read, query.key);
    if (!list) return { isNoList: true };
    rows = list.rows;
    return { count: rows.length, total: list.total };
  };
}

function listFrom(bytes: Bytes, key: string | undefined) {
  try {
    return listIn(JSON.parse(textOf(bytes)), key);
  } catch {
    return undefined;
  }
}
