import { Box } from '@mui/material';
import { asNumber } from '#define';
import { MoneyField } from '#frame/fields/fields.tsx';
import { nameOf } from '#frame/format/texts.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import { itemsOf } from '#resources/orders/items.ts';
import type { orders } from '#resources/orders/orders.ts';
import { sumsOf } from '#resources/orders/sums.ts';
import { BilingualText } from './BilingualText';
import { Facts, ItemName, Sheet, SheetTable } from './Sheet';

/** The invoice of an order. */
export default function Invoice({ record: order }: SlotProps<typeof orders, 'print/invoice'>) {
  const { parts, included } = sumsOf(order);
  return (
    <Sheet order={order} title="resources.orders.prints.invoice">
      <SheetTable
        heads={['product', 'price', 'quantity', 'total']}
        rows={itemsOf(order).map(item => [
          <ItemName key="name" item={item} />,
          <MoneyField key="price" value={item.sellingPrice} />,
          nameOf(item.quantity),
          <MoneyField key="total" value={(asNumber(item.sellingPrice) ?? 0) * (asNumber(item.quantity) ?? 0)} />,
        ])}
      />
      <Box sx={{ width: '55%', ml: 'auto' }}>
        <Facts of={parts.map(([source, value]) => [`resources.orders.fields.${source}`, <MoneyField key={source} value={value} />])} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', borderTop: '2px solid #000', mt: 0.5, pt: 0.5, fontWeight: 700 }}>
          <span>
            <BilingualText of="resources.orders.fields.totalPrice" />
          </span>
          <MoneyField value={order.totalPrice} />
        </Box>
        {included !== undefined && <Facts of={[['resources.orders.includedTax', <MoneyField key="tax" value={included} />]]} />}
      </Box>
    </Sheet>
  );
}
