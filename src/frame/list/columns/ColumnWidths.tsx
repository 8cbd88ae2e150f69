import { GlobalStyles } from '@mui/material';
import type { FullColumn } from './useColumns';

interface ColumnWidthsProps {
  /** The `data-list` of its table: a screen may have several lists. */
  list: string;
  /** In pixels, by the sources of the columns. */
  widths: Readonly<Record<string, number>>;
  columns: readonly FullColumn[];
  /** How many cells a row has before them. */
  before: number;
}

/** Gives columns of the list the widths that the person has chosen. A phone has no columns. */
export default function ColumnWidths({ list, widths, columns, before }: ColumnWidthsProps) {
  const styles = columns.flatMap(({ source }, at) => {
    const width = widths[source];
    const cell = `[data-list="${list}"] tr > :nth-child(${at + before + 1}):not([colspan])`;
    return width ? [[cell, { width, minWidth: width, maxWidth: width, overflow: 'hidden', overflowWrap: 'anywhere' }]] : [];
  });
  return <GlobalStyles styles={{ '@media (min-width: 600px)': Object.fromEntries(styles) }} />;
}
