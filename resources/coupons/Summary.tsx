import { Card, CardContent, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FieldList } from '#frame/fields/FieldShown.tsx';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { coupons } from './coupons';

const summary = [
  'name',
  'couponType',
  'couponCode',
  'discountPercentage',
  'discountValue',
  'deductionCount',
  'deductedUsersList',
  'totalDeductionAmount',
  'maxValue',
  'totalUserLimit',
  'perUserLimit',
];

/** The stored coupon. Unsaved input does not change it. */
export default function Summary({ record }: SlotProps<typeof coupons, 'form:before'>) {
  const translate = useTranslate();
  if (!record) return null;
  return (
    <Card variant="outlined" component="section" aria-labelledby="coupon-summary">
      <CardContent>
        <Typography id="coupon-summary" component="h2" variant="h6" sx={{ mb: 2 }}>
          {translate('resources.coupons.summary')}
        </Typography>
        <FieldList record={record} sources={summary} />
      </CardContent>
    </Card>
  );
}
