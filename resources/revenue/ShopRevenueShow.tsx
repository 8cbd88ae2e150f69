import { Box, Button } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { FieldList } from '../../src/frame/views/FieldShown';
import type { RecordOf } from '../define';
import { Figures } from './Figures';
import { shopGroups } from './figureGroups';
import type { shopRevenue } from './revenue';

/** Which shop it is, and all its figures. */
export default function ShopRevenueShow({ record }: { record: RecordOf<typeof shopRevenue> }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FieldList record={record} sources={['shopId']} />
      <Figures record={record} groups={shopGroups} />
      <Button component={LinkBase} to="/revenue" variant="outlined" sx={{ justifySelf: 'start' }}>
        {translate('resources.revenue.back')}
      </Button>
    </Box>
  );
}
