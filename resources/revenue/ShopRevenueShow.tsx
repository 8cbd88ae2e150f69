import { Box, Button } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import type { ShopRecord } from '../define';
import { Figures } from './Figures';
import { shopGroups } from './revenue';

/** All figures of one shop (part 2, section 2, Revenue). */
export default function ShopRevenueShow({ record }: { record: ShopRecord }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Figures record={record} groups={shopGroups} />
      <Button component={LinkBase} to="/revenue" variant="outlined" sx={{ justifySelf: 'start' }}>
        {translate('resources.revenue.back')}
      </Button>
    </Box>
  );
}
