import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useField } from '../../src/frame/kinds/resources';
import { shown } from '../../src/frame/kinds/shown';
import type { Slot } from '../../src/frame/views/bespoke';
import type { enquiries } from './enquiries';

/** The product that an enquiry is about. */
export default function About({ record }: Slot<typeof enquiries, 'form:before'>) {
  const translate = useTranslate();
  const field = useField('product');
  const Product = shown[field.kind];
  if (!record?.product) return null;
  return (
    <Typography component="p" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
      {translate('resources.enquiries.about')}{' '}
      <b>
        <Product value={record.product} record={record} resource="enquiries" column={field} />
      </b>
    </Typography>
  );
}
