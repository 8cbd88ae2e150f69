import { Button, Chip } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { canAccess } from '#frame/context/canAccess.ts';
import { usePageAddress } from '#frame/context/pagesContext.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { shops } from '#resources/shops/shops.ts';
import { type ShopState, stateOf } from '#resources/shops/states.ts';

const colors: Record<ShopState, 'warning' | 'success' | 'error'> = { unapproved: 'warning', active: 'success', banned: 'error' };

/** The state of a shop above its values, and a link to its revenue below. */
export default function State({ record: shop, Default }: SlotProps<typeof shops, 'show#shop'>) {
  const translate = useTranslate();
  const addressOf = usePageAddress();
  const state = stateOf(shop);
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={colors[state]}
        label={translate(`resources.shops.states.${state}`)}
        sx={{ mb: 2, color: 'text.primary' }}
      />
      <Default />
      {canAccess('shopRevenue', 'show') && (
        <Button component={LinkBase} to={addressOf('shopRevenue', { id: shop.id })} size="small" sx={{ mt: 1.5 }}>
          {translate('pages.revenue.title')}
        </Button>
      )}
    </>
  );
}
