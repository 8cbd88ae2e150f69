import type { Call, ShopRecord } from '#define';
import { runEach } from './runEach';

/** The most rows that can be ticked by one press: what is done to them is a request each. */
export const maxMatching = 1000;

interface Page {
  data: ShopRecord[];
  /** Unset where the server does not count. */
  total?: number | undefined;
}

interface ReadOptions {
  isStopped: () => boolean;
  /** More rows than this are not read; default as many as can be ticked. */
  most?: number;
  /** Is told how many have been read. */
  onStep: (read: number) => void;
}

/** More than any list that comes whole. */
const wholeList = 1_000_000;

/** How many rows to ask for at a time: many where the call says how many, all of a list that comes whole, else as many as the screen does. */
export function rowsPerRead(call: Call | undefined, onScreen: number, isCounted: boolean): number {
  if (call && !call.query.some(({ name }) => name === 'page')) return wholeList;
  const isChosen = !call || call.query.some(({ name, fixed }) => name === 'limit' && fixed === undefined);
  return isCounted && isChosen ? Math.max(onScreen, 100) : onScreen;
}

/**
 * Every row of a list, page after page, each once.
 * @returns `undefined` where it was stopped, `'tooMany'` where there are more than `most`.
 * @throws what `ask` throws.
 */
export async function readAll(
  ask: (page: number) => Promise<Page>,
  { isStopped, most = maxMatching, onStep }: ReadOptions,
): Promise<ShopRecord[] | 'tooMany' | undefined> {
  const known = new Map<string, ShopRecord>();
  const read = async (page: number): Promise<Page> => {
    const answer = await ask(page);
    for (const row of answer.data) known.set(row.id, row);
    onStep(known.size);
    return answer;
  };
  const { data, total } = await read(1);
  if (total !== undefined && total > most) return 'tooMany';
  if (total !== undefined && data.length) {
    const pages = Array.from({ length: Math.ceil(total / data.length) - 1 }, (_, place) => place + 2);
    const { refused } = await runEach(pages, read, { isStopped, isTheEnd: () => true, onStep: () => {} });
    if (refused[0]) throw refused[0].error;
  } else {
    for (let page = 2, before = 0; known.size > before && known.size <= most && !isStopped(); page++) {
      before = known.size;
      await read(page);
    }
  }
  if (isStopped()) return undefined;
  return known.size > most ? 'tooMany' : [...known.values()];
}
