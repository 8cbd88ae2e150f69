import { Box, Card, CardContent, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSettings } from '#frame/context/settingsContext.ts';
import { nameOf } from '#frame/format/texts.ts';
import { useMetaDescription } from '#frame/page/useMetaDescription.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import { Foldable } from '#frame/ui/Foldable.tsx';
import { Gallery } from '#frame/ui/Gallery.tsx';
import type { products } from './products';

/** A product: images beside names and tabs. */
export default function ProductShow({ record, Default }: SlotProps<typeof products, 'show'>) {
  const translate = useTranslate();
  const { allows } = useSettings();
  const arabic = allows('multiLanguage', 'show') ? nameOf(record.secondaryLang?.name) : '';
  useMetaDescription(nameOf(record.primaryLang?.description));
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 360px) minmax(0, 1fr)' }, alignItems: 'start' }}
    >
      <Card variant="outlined">
        <CardContent>
          <Gallery images={record.images} name={nameOf(record)} />
        </CardContent>
      </Card>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Card variant="outlined">
          <CardContent sx={{ '&&': { py: 1.5 } }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('resources.products.fields.itemCode')}: <b>{nameOf(record.itemCode) || translate('app.values.none')}</b>
            </Typography>
            <Foldable value={nameOf(record)}>
              <Typography component="p" variant="h6" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {nameOf(record)}
              </Typography>
            </Foldable>
            <Foldable value={arabic}>
              {arabic && (
                <Typography component="p" variant="h6" lang="ar" dir="rtl" sx={{ overflowWrap: 'anywhere' }}>
                  {arabic}
                </Typography>
              )}
            </Foldable>
          </CardContent>
        </Card>
        <Default />
      </Box>
    </Box>
  );
}
