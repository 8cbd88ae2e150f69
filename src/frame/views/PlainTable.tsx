import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useOneByOne } from './useOneByOne';

/** The head of a column; one of figures stands at the end of its column, as in lists. */
export type Head = string | { figure: string };

const textOf = (head: Head | undefined) => (typeof head === 'object' ? head.figure : head);
const classOf = (head: Head | undefined) => (typeof head === 'object' ? 'figure' : undefined);

interface PlainTableProps {
  heads: readonly Head[];
  /** Each row's cells, in the order of the heads. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** So many rows are mounted together: about what fills a screen, and no task that holds up a key. */
const atOnce = 10;

/** A table that is only read, as on a detail screen; on a phone each row is a card that names its values. Many rows come one screenful after the other. */
export function PlainTable({ heads, rows }: PlainTableProps) {
  const mounted = useOneByOne(Math.ceil(rows.length / atOnce), 1) * atOnce;
  return (
    <Box sx={{ overflowX: 'auto' }}>
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
          {rows.slice(0, mounted).map(({ key, cells }) => (
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
  );
}
