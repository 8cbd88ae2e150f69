import { Box } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { isNotFound } from '#dataProvider/http.ts';
import { asNumber, type RecordOf, valueAt } from '#define';
import { MoneyField } from '#frame/fields/fields.tsx';
import { nameOf } from '#frame/format/texts.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { itemsIn } from '#resources/orders/items.ts';
import { ProductReference } from '#resources/products/ProductLink.tsx';
import type { carts } from '#resources/users/carts.ts';
import type { users } from '#resources/users/users.ts';

type Cart = RecordOf<typeof carts>;

/** A user's cart with its sums; nothing if it is empty or missing. */
export default function Cart({ record: { id } }: SlotProps<typeof users, 'show:after'>) {
  const translate = useTranslate();
  const { data: cart, error, refetch } = useGetOne<Cart>('carts', { id });
  // The server answers 404 for a user without a cart.
  const isMissing = isNotFound(error);
  const isEmpty = !itemsIn(cart?.cartItems).length;
  if (isMissing || (isEmpty && !error)) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <TitledCard title={translate('resources.carts.name', { smart_count: 1 })} id="cart">
        {error && <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={() => void refetch()} />}
        {cart && !isEmpty && <Content cart={cart} />}
      </TitledCard>
    </Box>
  );
}

const sums = { itemsPrice: 'itemsPrice', shippingPrice: 'shippingPrice', taxValue: 'vat', totalPrice: 'totalPrice' };

function Content({ cart }: { cart: Cart }) {
  const translate = useTranslate();
  const head = (key: string) => translate(`resources.users.heads.${key}`);
  const figure = (key: string) => ({ figure: head(key) });
  return (
    <>
      <PlainTable
        heads={[head('product'), ...['price', 'quantity', 'total'].map(figure)]}
        rows={itemsIn(cart.cartItems).map((item, position) => ({
          key: String(position),
          cells: [
            <ProductReference key="product" product={item.product} />,
            <MoneyField key="price" value={item.sellingPrice} />,
            nameOf(item.quantity),
            <MoneyField key="total" value={(asNumber(item.sellingPrice) ?? 0) * (asNumber(item.quantity) ?? 0)} />,
          ],
        }))}
      />
      <Box sx={{ mt: 2 }}>
        <PlainTable
          heads={Object.values(sums).map(figure)}
          rows={[{ key: 'sum', cells: Object.keys(sums).map(key => <MoneyField key={key} value={valueAt(cart, key)} />) }]}
        />
      </Box>
    </>
  );
}
