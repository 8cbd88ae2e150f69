import { Box } from '@mui/material';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { idOf } from '#dataProvider/wire.ts';
import { textId, valueAt } from '#define';
import { useSettings } from '#frame/context/settingsContext.ts';
import { Picture } from '#frame/fields/fields.tsx';
import { useWholeRecord } from '#frame/fields/useChoices.ts';
import { nameOf } from '#frame/format/texts.ts';
import { touchQuery } from '#frame/ui/touch.ts';

interface ProductLinkProps {
  id: unknown;
  /** What holds its names: the product, or an order's item. */
  named: unknown;
  /** Its images, or the address of one. */
  images: unknown;
}

const forFinger = { '& a': { minHeight: 44, alignContent: 'center' } };

/** A product's picture and names as a line of a table, leading to the product. */
export function ProductLink({ id, named, images }: ProductLinkProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { allows } = useSettings();
  const known = textId(id);
  const name = nameOf(named) || known || translate('app.values.none');
  const arabic = allows('multiLanguage', 'show') ? nameOf(valueAt(named, 'secondaryLang.name')) : '';
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 160 }}>
      <Picture of={images} />
      <Box sx={{ display: 'grid', overflowWrap: 'anywhere', [touchQuery]: forFinger }}>
        {known ? <LinkBase to={createPath({ resource: 'products', type: 'show', id: known })}>{name}</LinkBase> : name}
        {arabic && (
          <span lang="ar" dir="rtl">
            {arabic}
          </span>
        )}
      </Box>
    </Box>
  );
}

/** The same of a product that is held whole or as its id alone. */
export function HeldProduct({ held }: { held: unknown }) {
  const product = useWholeRecord('products', held);
  return <ProductLink id={idOf(held)} named={product} images={valueAt(product, 'images')} />;
}
