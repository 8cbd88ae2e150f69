import { Button } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { usePathOf } from '#frame/context/resourcesContext.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { shops } from '#resources/shops/shops.ts';

/** The dealer of a shop, with a link to the user for those who may see it. */
export default function Dealer({ record: shop, Default }: SlotProps<typeof shops, 'show#dealer'>) {
  const translate = useTranslate();
  const path = usePathOf()('users', shop.dealer);
  return (
    <>
      <Default />
      {path && (
        <Button component={LinkBase} to={path} size="small" sx={{ mt: 1.5 }}>
          {translate('resources.users.show')}
        </Button>
      )}
    </>
  );
}
