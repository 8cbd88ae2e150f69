import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useField } from '../../src/frame/kinds/resources';
import { shown } from '../../src/frame/kinds/shown';
import { Sections } from '../../src/frame/views/Sections';
import type { Page, RecordOf } from '../define';
import type { enquiries } from './enquiries';

/** The form of an enquiry, which names the product it is about. */
export default function EnquiryForm({ page }: { page: Page }) {
  const translate = useTranslate();
  const record = useRecordContext<RecordOf<typeof enquiries>>();
  const field = useField('product');
  const Product = shown[field.kind];
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      {page === 'edit' && record?.product ? (
        <Typography component="p" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
          {translate('resources.enquiries.about')}{' '}
          <b>
            <Product value={record.product} record={record} resource="enquiries" column={field} />
          </b>
        </Typography>
      ) : null}
      <Sections page={page} />
    </Box>
  );
}
