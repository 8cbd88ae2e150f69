import { Box, Card, CardContent, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FieldList } from '../../src/views/ShowPage';
import type { ShopRecord } from '../define';
import { addressParts } from './shops';

/** A shop: its state, both addresses, and where it is on the map (part 1, section 2, Shops). */
export default function ShopShow({ record: shop }: { record: ShopRecord }) {
  const translate = useTranslate();
  const state = shop.isApproved !== true ? 'unapproved' : shop.isActive === true ? 'active' : 'banned';
  const colors = { unapproved: 'warning', active: 'success', banned: 'error' } as const;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      <Part title="shop">
        <Chip size="small" variant="outlined" color={colors[state]} label={translate(`resources.shops.states.${state}`)} sx={{ mb: 2 }} />
        <FieldList record={shop} sources={['shopNo', 'shopName', 'contactNumber', 'workingTime', 'shippingPrice']} />
      </Part>
      <Part title="dealer">
        <FieldList record={shop} sources={['dealerNo', 'dealerDetails.name', 'dealerDetails.contactNumber']} />
      </Part>
      <Part title="shopAddress">
        <FieldList record={shop} sources={addressParts.map(part => `shopAddress.${part}`)} />
      </Part>
      <Part title="dealerAddress">
        <FieldList record={shop} sources={addressParts.map(part => `dealerDetails.address.${part}`)} />
      </Part>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Part title="location">
          <FieldList record={shop} sources={['location.coordinates']} />
        </Part>
      </Box>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const name = useTranslate()(`resources.shops.sections.${title}`);
  return (
    <Card variant="outlined" component="section" aria-label={name} sx={{ height: '100%' }}>
      <CardContent>
        <Typography component="h2" variant="h6" sx={{ fontSize: 18, mb: 1.5 }}>
          {name}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
