import { Box } from '@mui/material';
import { type ReactNode, Suspense, startTransition, useRef, useState } from 'react';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { useStagedMount } from '#frame/loading/useStagedMount.ts';
import { useIsPrinting } from './useIsPrinting';

const Pages = lazyWithPreload(() => import('./PageButtons'));

/** The head of a column; one of figures stands at the end of its column, as in lists. */
export type TableHead = string | { figure: string };

const textOf = (head: TableHead | undefined) => (typeof head === 'object' ? head.figure : head);
const classOf = (head: TableHead | undefined) => (typeof head === 'object' ? 'figure' : undefined);

interface PlainTableProps {
  heads: readonly TableHead[];
  /** Each row's cells, in the order of the heads. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** So many rows are mounted together: about what fills a screen, and no task that holds up a key. */
const atOnce = 10;

/** More rows than so many come in pages of so many: the browser lays all rows of a table out again with each that is added. */
const perPage = 100;

/**
 * A table that is only read, as on a detail screen; on a phone each row is a card that names its values. Many rows come one
 * screenful after the other, and very many in pages; on paper all are there.
 */
export function PlainTable({ heads, rows }: PlainTableProps) {
  const { pages, shown, box } = useRowPages(rows);
  const mounted = useStagedMount(Math.ceil(Math.min(rows.length, perPage) / atOnce), 1) * atOnce;
  const isOnPaper = useIsPrinting();
  return (
    <>
      <Box ref={box} sx={{ overflowX: 'auto', scrollMarginTop: 80 }}>
        <table className="rows">
          <thead>
            <tr>
              {heads.map(head => (
                <th key={textOf(head)} scope="col" className={classOf(head)}>
                  {textOf(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isOnPaper ? rows : shown.slice(0, mounted)).map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, position) => (
                  <td key={textOf(heads[position])} data-label={textOf(heads[position])} className={classOf(heads[position])}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {/* Once the rows are there: React would hold them back for what is waited for beside them. */}
      {pages && mounted >= shown.length && (
        <Suspense>
          <Pages {...pages} />
        </Suspense>
      )}
    </>
  );
}

/** The rows of one page, and what leads to the others where there are any. Whoever turns over is led to the head of the table. */
function useRowPages(rows: PlainTableProps['rows']) {
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(1);
  const last = Math.ceil(rows.length / perPage);
  if (last < 2) return { box, shown: rows };
  const page = Math.min(wanted, last);
  const from = (page - 1) * perPage;
  const shown = rows.slice(from, from + perPage);
  const onPage = (next: number) => {
    startTransition(() => setWanted(next));
    box.current?.scrollIntoView();
  };
  return { box, shown, pages: { page, last, from: from + 1, to: from + shown.length, total: rows.length, onPage } };
}
