import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface PlainTableProps {
  heads: readonly string[];
  /** Each row's cells, in the order of the heads. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table that is only read, as on a detail screen; on a phone each row is a card that names its values. */
export function PlainTable({ heads, rows }: PlainTableProps) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <table className="rows">
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, position) => (
                <td key={heads[position]} data-label={heads[position]}>
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
