import { Box, Button, Chip } from '@mui/material';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { idOf } from '../../dataProvider/wire';
import { Part } from '../../src/frame/views/Part';
import { FieldList } from '../../src/frame/views/ShowPage';
import { type RecordOf, textId } from '../define';
import { addressParts } from './address';
import type { shops } from './shops';
import { type ShopState, stateOf } from './states';

const colors = { unapproved: 'warning', active: 'success', banned: 'error' } as const satisfies Record<ShopState, string>;

/** A shop: its state, both addresses, and where it is on the map. */
export default function ShopShow({ record: shop }: { record: RecordOf<typeof shops> }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const dealer = textId(idOf(shop.dealer));
  const state = stateOf(shop);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      <Part title={translate('resources.shops.sections.shop')}>
        <Chip size="small" variant="outlined" color={colors[state]} label={translate(`resources.shops.states.${state}`)} sx={{ mb: 2 }} />
        <FieldList record={shop} sources={['shopNo', 'shopName', 'contactNumber', 'workingTime', 'shippingPrice']} />
        <Button component={LinkBase} to={createPath({ resource: 'shoprevenue', type: 'show', id: shop.id })} size="small" sx={{ mt: 1.5 }}>
          {translate('resources.revenue.title')}
        </Button>
      </Part>
      <Part title={translate('resources.shops.sections.dealer')}>
        <FieldList record={shop} sources={['dealerNo', 'dealerDetails.name', 'dealerDetails.contactNumber']} />
        {dealer && (
          <Button component={LinkBase} to={createPath({ resource: 'users', type: 'show', id: dealer })} size="small" sx={{ mt: 1.5 }}>
            {translate('resources.users.show')}
          </Button>
        )}
      </Part>
      <Part title={translate('resources.shops.sections.shopAddress')}>
        <FieldList record={shop} sources={addressParts.map(part => `shopAddress.${part}`)} />
      </Part>
      <Part title={translate('resources.shops.sections.dealerAddress')}>
        <FieldList record={shop} sources={addressParts.map(part => `dealerDetails.address.${part}`)} />
      </Part>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Part title={translate('resources.shops.sections.location')}>
          <FieldList record={shop} sources={['location.coordinates']} />
        </Part>
      </Box>
    </Box>
  );
}
