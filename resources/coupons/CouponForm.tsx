import { Box, Card, CardContent, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldInput } from '../../src/frame/kinds/inputs';
import { FieldList } from '../../src/frame/views/FieldShown';
import { InputGrid } from '../../src/frame/views/Inputs';
import { Section, Sections } from '../../src/frame/views/Sections';
import type { Page, RecordOf } from '../define';
import type { coupons } from './coupons';
import { datesOf, durationTypes } from './durations';

/** The form of a coupon: a summary of what has been redeemed, and the dates that its duration has. */
export default function CouponForm({ page }: { page: Page }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {page === 'edit' && <Summary />}
      <Sections page={page} except={['duration']}>
        {section => (
          <Section key={section} title={section} page={page}>
            <DurationInputs page={page} />
          </Section>
        )}
      </Sections>
    </Box>
  );
}

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

/** The coupon as the server holds it; what is being typed does not change it. */
function Summary() {
  const translate = useTranslate();
  const record = useRecordContext<RecordOf<typeof coupons>>();
  if (!record) return null;
  return (
    <Card variant="outlined" component="section" aria-labelledby="coupon-summary">
      <CardContent>
        <Typography id="coupon-summary" component="h2" variant="h6" sx={{ mb: 2, fontSize: 18 }}>
          {translate('resources.coupons.summary')}
        </Typography>
        <FieldList record={record} sources={summary} />
      </CardContent>
    </Card>
  );
}

function DurationInputs({ page }: { page: Page }) {
  const translate = useTranslate();
  const { field } = useInput({ source: 'durationType', defaultValue: 'Duration' });
  const duration = useWatch({ name: 'durationType' }) || 'Duration';
  return (
    <InputGrid>
      <ToggleButtonGroup
        exclusive
        color="primary"
        size="small"
        aria-label={translate('resources.coupons.fields.durationType')}
        value={duration}
        onChange={(_, chosen: string | null) => chosen && field.onChange(chosen)}
        sx={{ gridColumn: '1 / -1' }}
      >
        {durationTypes.map(type => (
          <ToggleButton key={type} value={type} sx={{ textTransform: 'none', px: 2 }}>
            {translate(`resources.coupons.choices.durationType.${type}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {datesOf(duration).map(date => (
        <FieldInput key={date} source={date} page={page} />
      ))}
    </InputGrid>
  );
}
