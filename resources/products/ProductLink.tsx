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
  /** The record with the names: the product, or an order's item. */
  names: unknown;
  /** Its images, or the address of one. */
  images: unknown;
}

const forFinger = { '& a': { minHeight: 44, alignContent: 'center' } };

/** A product's picture and names, with a link to the product. */
export function ProductLink({ id, names, images }: ProductLinkProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { allows } = useSettings();
  const productId = textId(id);
  const name = <bdi>{nameOf(names) || productId || translate('app.values.none')}</bdi>;
  const arabic = allows('multiLanguage', 'show') ? nameOf(valueAt(names, 'secondaryLang.name')) : '';
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 160 }}>
      <Picture of={images} />
      <Box sx={{ display: 'grid', overflowWrap: 'anywhere', [touchQuery]: forFinger }}>
        {productId ? <LinkBase to={createPath({ resource: 'products', type: 'show', id: productId })}>{name}</LinkBase> : name}
        {arabic && (
          <span lang="ar" dir="auto">
            {arabic}
          </span>
        )}
      </Box>
    </Box>
  );
}

/** The same for a product given whole or as an id. */
export function ProductReference({ product }: { product: unknown }) {
  const record = useWholeRecord('products', product);
  return <ProductLink id={idOf(product)} names={record} images={valueAt(record, 'images')} />;
}
