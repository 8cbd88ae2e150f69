import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useNameOf } from '../../src/kinds/resources';
import { Sections } from '../../src/views/RecordForm';
import type { Page, ShopRecord } from '../define';

/** The form of an enquiry, which names the product it is about (part 2, section 2, Enquiries). */
export default function EnquiryForm({ page }: { page: Page }) {
  const translate = useTranslate();
  const nameOf = useNameOf('products');
  const product = useRecordContext<ShopRecord>()?.product;
  const name = product && typeof product === 'object' ? nameOf(product as ShopRecord) : '';
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      {page === 'edit' && name && (
        <Typography component="p" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
          {translate('resources.enquiries.about')} <b dir="auto">{name}</b>
        </Typography>
      )}
      <Sections page={page} />
    </Box>
  );
}
