import { Button } from '@mui/material';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { idOf } from '#dataProvider/wire.ts';
import { textId } from '#define';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { shops } from '#resources/shops/shops.ts';

/** The dealer of a shop, with a link to the user. */
export default function Dealer({ record: shop, Default }: SlotProps<typeof shops, 'show#dealer'>) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const dealer = textId(idOf(shop.dealer));
  return (
    <>
      <Default />
      {dealer && (
        <Button component={LinkBase} to={createPath({ resource: 'users', type: 'show', id: dealer })} size="small" sx={{ mt: 1.5 }}>
          {translate('resources.users.show')}
        </Button>
      )}
    </>
  );
}
