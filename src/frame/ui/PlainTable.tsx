import { Box } from '@mui/material';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';

const Pages = lazyWithPreload(() => import('./Pages'), null);

/** A column header; `figure` aligns the column's numbers at its end, as in lists. */
export type TableHead = string | { figure: string };

const textOf = (head: TableHead | undefined) => (typeof head === 'object' ? head.figure : head);
const classOf = (head: TableHead | undefined) => (typeof head === 'object' ? 'figure' : undefined);

interface PlainTableProps {
  heads: readonly TableHead[];
  /** Cells in the order of `heads`. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Default: 100, and no page buttons up to that. Every added row makes the browser lay out the whole table again. */
  perPage?: number;
}

/**
 * A read-only table. On a phone each row is a card with labelled values. Long tables have pages; on paper all rows are printed.
 */
export function PlainTable({ heads, rows, perPage }: PlainTableProps) {
  const { pages, shown, box } = useRowPages(rows, perPage);
  const isOnPaper = useIsPrinting();
  return (
    <>
      <Box ref={box} sx={{ overflowX: 'auto', scrollMarginTop: 20 }}>
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
            {(isOnPaper ? rows : shown).map(({ key, cells }) => (
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
      {pages && <Pages {...pages} />}
    </>
  );
}

/** The rows of the current page, and the paging props. Turning the page scrolls to the table's head. */
function useRowPages(rows: PlainTableProps['rows'], chosen: number | undefined) {
  const perPage = chosen ?? 100;
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(1);
  const last = Math.ceil(rows.length / perPage);
  if (last < 2 && !chosen) return { box, shown: rows };
  const page = Math.min(wanted, last);
  const from = (page - 1) * perPage;
  const shown = rows.slice(from, from + perPage);
  const onPage = (next: number) => {
    startTransition(() => setWanted(next));
    box.current?.scrollIntoView();
  };
  return { box, shown, pages: { page, last, from: from + 1, to: from + shown.length, total: rows.length, onPage } };
}

/** Whether the page is being printed. It renders synchronously before the browser prints. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}
