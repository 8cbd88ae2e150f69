import { Box, Card } from '@mui/material';
import { valueAt } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { cellComponents } from '#frame/list/columns/cellComponents.tsx';
import { useDeclaredColumns } from '#frame/list/columns/useColumns.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { products } from '#resources/products/products.ts';

const sources = ['sellingPrice', 'stockValue', 'isActive'];

/** Price, stock and status of a product, as in its list. A column that the settings hide there is hidden here too. */
export default function KeyFigures({ record }: SlotProps<typeof products, 'show:before'>) {
  const { name, lists } = useResource();
  const { declared } = useDeclaredColumns(lists.all ?? { columns: [] });
  const columns = declared.filter(({ source }) => sources.includes(source));
  if (!columns.length) return null;
  return (
    <Card
      variant="outlined"
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1.5, m: 0, mb: 2, px: 2, py: 1.5, listStyle: 'none' }}
    >
      {columns.map(column => {
        const { source, header, kind } = column;
        const Value = cellComponents[kind];
        return (
          <Box component="li" key={source} sx={{ fontSize: 18, fontWeight: 600, minHeight: 30, fontVariantNumeric: 'tabular-nums' }}>
            <Box component="span" sx={{ display: 'block', mb: '2px', fontSize: 13, fontWeight: 400, color: 'text.secondary' }}>
              {header}
            </Box>
            <Value value={valueAt(record, source)} record={record} resource={name} column={column} />
          </Box>
        );
      })}
    </Card>
  );
}
