import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Field, Page } from '#define';
import { FieldInput } from './inputs';
import { wholeLineKinds } from './rows/RowItem';

const gridTemplateColumns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } as const;

/** A grid for inputs: three columns on a wide screen, one on a phone. */
export function InputGrid({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns }}>{children}</Box>;
}

interface InputsProps {
  page: Page;
  fields: readonly Field[];
  /** Whether each input takes a line of its own. */
  lines?: boolean;
  /** Whether there is a title above. A single field of rows then needs no label. */
  isTitled?: boolean;
  below?: ((source: string) => ReactNode) | undefined;
}

/** The inputs of some fields in a grid. Long texts, lists and images take a whole line. */
export function Inputs({ page, fields, lines = false, isTitled = false, below }: InputsProps) {
  return (
    <InputGrid>
      {fields.map(({ source, kind }) => (
        <Box
          key={source}
          data-field={source}
          sx={{ ...(lines || wholeLineKinds.has(kind) ? { gridColumn: '1 / -1' } : { display: 'grid' }), '&:empty': { display: 'none' } }}
        >
          <FieldInput source={source} page={page} isLabelHidden={isTitled && kind === 'rows' && fields.length === 1} />
          {below?.(source)}
        </Box>
      ))}
    </InputGrid>
  );
}
