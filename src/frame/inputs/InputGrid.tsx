import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Field, Page } from '#define';
import { FieldInput } from './inputs';
import { wholeLineKinds } from './rows/RowItem';

const columnsOf = {
  1: 'minmax(0, 1fr)',
  2: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  3: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;

/** A grid for inputs. Narrow screens have fewer columns than `columns`, phones one. */
export function InputGrid({ columns = 3, children }: { columns?: 1 | 2 | 3 | undefined; children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columnsOf[columns] }}>{children}</Box>;
}

/** The cell of an input in a grid. An empty cell takes no space. */
function InputCell({ isWide = false, source, children }: { isWide?: boolean; source?: string; children: ReactNode }) {
  return (
    <Box data-field={source} sx={{ ...(isWide ? { gridColumn: '1 / -1' } : { display: 'grid' }), '&:empty': { display: 'none' } }}>
      {children}
    </Box>
  );
}

interface InputsProps {
  page: Page;
  fields: readonly Field[];
  /** Whether each input takes a line of its own. */
  lines?: boolean;
  columns?: 1 | 2 | 3 | undefined;
  /** Whether there is a title above. A single field of rows then needs no label. */
  isTitled?: boolean;
  below?: ((source: string) => ReactNode) | undefined;
}

/** The inputs of some fields in a grid. Long texts, lists and images take a whole line. */
export function Inputs({ page, fields, lines = false, columns, isTitled = false, below }: InputsProps) {
  return (
    <InputGrid columns={columns}>
      {fields.map(({ source, kind }) => (
        <InputCell key={source} source={source} isWide={lines || wholeLineKinds.has(kind)}>
          <FieldInput source={source} page={page} isLabelHidden={isTitled && kind === 'rows' && fields.length === 1} />
          {below?.(source)}
        </InputCell>
      ))}
    </InputGrid>
  );
}
