import { Box } from '@mui/material';
import { imageUrl, withPlaceholder } from '#frame/format/imageFiles.ts';
import { nameOf } from '#frame/format/texts.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import { itemsOf } from '#resources/orders/items.ts';
import type { orders } from '#resources/orders/orders.ts';
import { ItemName, Sheet, SheetTable } from './Sheet';

/** The content of a parcel: images, quantities and a box to tick, without prices. */
export default function PackingSlip({ record: order }: SlotProps<typeof orders, 'print/packingSlip'>) {
  return (
    <Sheet order={order} title="resources.orders.prints.packingSlip">
      <SheetTable
        heads={['product', 'quantity', 'packed']}
        rows={itemsOf(order).map(item => [
          <Box key="name" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            {imageUrl(item.image) && <img src={imageUrl(item.image)} alt="" width={40} height={40} onError={withPlaceholder} />}
            <Box sx={{ flex: 1 }}>
              <ItemName item={item} />
            </Box>
          </Box>,
          <b key="quantity">{nameOf(item.quantity)}</b>,
          <Box key="box" component="span" sx={{ display: 'inline-block', width: 16, height: 16, border: '1.5px solid #000' }} />,
        ])}
      />
    </Sheet>
  );
}
