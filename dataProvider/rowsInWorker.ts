/** The rows of a long answer as the worker holds them. Pure: what comes in is asked, what goes out is answered. */
import type { GetListParams } from 'react-admin';
import type { ShopRecord } from '#define';
import { type Bytes, textOf } from './bytes';
import { pageOfRows } from './pageOfRows';
import { listIn } from './rowsInReply';

/** What is asked of the rows, one after the other: to be read from an answer, to be given from one position to another, a page of them. */
export type WorkerQuery =
  | { read: Bytes; key: string | undefined }
  | { from: number; to: number }
  /** `isLeft` has for each row whether the filters leave it; all of them where it is not given. */
  | { params: GetListParams; isLeft: readonly boolean[] | undefined };

/** What is answered. */
export type WorkerAnswer =
  | { count: number; total: number | undefined }
  | { isNoList: true }
  | { rows: ShopRecord[] }
  | { page: { data: ShopRecord[]; total: number } };

/** Holds the rows of one answer. */
export function rowsInWorker(): (asked: WorkerQuery) => WorkerAnswer {
  let rows: ShopRecord[] = [];
  return asked => {
    if ('from' in asked) return { rows: rows.slice(asked.from, asked.to) };
    if ('params' in asked) {
      const { params, isLeft } = asked;
      return { page: pageOfRows(isLeft ? rows.filter((_, at) => isLeft[at]) : rows, params) };
    }
    const found = listOf(asked.read, asked.key);
    if (!found) return { isNoList: true };
    rows = found.rows;
    return { count: rows.length, total: found.total };
  };
}

function listOf(bytes: Bytes, key: string | undefined) {
  try {
    return listIn(JSON.parse(textOf(bytes)), key);
  } catch {
    return undefined;
  }
}
