import { Box } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';
import { Picture } from '../../src/kinds/shown';
import { nameOf } from '../../src/rules/texts';
import { useSettings } from '../../src/settings/useSettings';
import { valueAt } from '../define';

interface ProductLinkProps {
  id: unknown;
  /** What holds its names: the product, or an order's item. */
  named: unknown;
  /** Its images, or the address of one. */
  images: unknown;
}

/** A product's picture and names as a line of a table, leading to the product. */
export function ProductLink({ id, named, images }: ProductLinkProps) {
  const createPath = useCreatePath();
  const { allows } = useSettings();
  const name = nameOf(named) || nameOf(id);
  const arabic = allows('multiLanguage', 'show') ? nameOf(valueAt(named, 'secondaryLang.name')) : '';
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 160 }}>
      <Picture of={images} />
      <Box sx={{ display: 'grid', overflowWrap: 'anywhere' }}>
        {id ? <LinkBase to={createPath({ resource: 'products', type: 'show', id: String(id) })}>{name}</LinkBase> : name}
        {arabic && (
          <span lang="ar" dir="rtl">
            {arabic}
          </span>
        )}
      </Box>
    </Box>
  );
}
