import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Field, Page } from '../../../resources/define';
import { FieldInput } from '../kinds/inputs';

const wide = new Set(['longText', 'pairs', 'chips', 'images', 'references', 'mapPoint', 'richText']);

/** A grid for inputs: three columns, two, and one on a phone. */
export function InputGrid({ children }: { children: ReactNode }) {
  const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' };
  return <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>{children}</Box>;
}

/** Inputs in a grid; single texts take a line each in `lines`. */
export function Inputs({ page, fields, lines = false }: { page: Page; fields: readonly Field[]; lines?: boolean }) {
  return (
    <InputGrid>
      {fields.map(({ source, kind }) => (
        <Box key={source} sx={lines || wide.has(kind) ? { gridColumn: '1 / -1' } : { display: 'grid' }}>
          <FieldInput source={source} page={page} />
        </Box>
      ))}
    </InputGrid>
  );
}
