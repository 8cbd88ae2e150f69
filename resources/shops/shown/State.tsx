import { Button, Chip } from '@mui/material';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import type { Slot } from '../../../src/frame/views/bespoke';
import type { shops } from '../shops';
import { type ShopState, stateOf } from '../states';

const colors = { unapproved: 'warning', active: 'success', banned: 'error' } as const satisfies Record<ShopState, string>;

/** A shop's state above what it is, and the way to its figures below. */
export default function State({ record: shop, Default }: Slot<typeof shops, 'show#shop'>) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const state = stateOf(shop);
  return (
    <>
      <Chip size="small" variant="outlined" color={colors[state]} label={translate(`resources.shops.states.${state}`)} sx={{ mb: 2 }} />
      <Default />
      <Button component={LinkBase} to={createPath({ resource: 'shoprevenue', type: 'show', id: shop.id })} size="small" sx={{ mt: 1.5 }}>
        {translate('resources.revenue.title')}
      </Button>
    </>
  );
}
