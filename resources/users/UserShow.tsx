import { Avatar, Box, Card, CardContent } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { LinkBase, useCreatePath, useGetManyReference, useGetOne, useTranslate } from 'react-admin';
import { RequestError } from '../../dataProvider/http';
import { idOf } from '../../dataProvider/wire';
import { addressOf } from '../../src/frame/format/images';
import { asNumber } from '../../src/frame/format/money';
import { nameOf } from '../../src/frame/format/texts';
import { useField, useResource } from '../../src/frame/kinds/resources';
import { shown } from '../../src/frame/kinds/shown';
import { Amount, Badge } from '../../src/frame/kinds/values';
import { ErrorState } from '../../src/frame/views/ErrorState';
import { Part } from '../../src/frame/views/Part';
import { PlainTable } from '../../src/frame/views/PlainTable';
import { DefinitionList, FieldShown, Line } from '../../src/frame/views/ShowPage';
import { type RecordOf, valueAt } from '../define';
import { itemsIn } from '../orders/items';
import type { orders } from '../orders/orders';
import { ProductLink } from '../products/ProductLink';
import type { carts } from './carts';
import type { favourites } from './favourites';
import { roleOf } from './roles';
import type { users } from './users';

/** A user, and what they have in the cart, as favourites and in orders, each only where there is something. */
export default function UserShow({ record }: { record: RecordOf<typeof users> }) {
  const translate = useTranslate();
  const role = useField('role');
  const picture = addressOf(record.images);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card variant="outlined">
        <CardContent>
          {picture && (
            <Avatar
              src={picture}
              alt={translate('app.values.image', { number: 1, name: nameOf(record.name) })}
              sx={{ width: 96, height: 96, mb: 2 }}
            />
          )}
          <DefinitionList>
            <FieldShown record={record} source="name" />
            <Line label={translate('resources.users.fields.role')}>
              <Badge value={roleOf(record)} record={record} resource="users" column={role} />
            </Line>
            <FieldShown record={record} source="email" />
            <FieldShown record={record} source="createdAt" />
          </DefinitionList>
        </CardContent>
      </Card>
      <Cart user={record.id} />
      <Favourites user={record.id} />
      <Orders user={record.id} />
    </Box>
  );
}

type Order = RecordOf<typeof orders>;

const quiet = { onError: () => {} };
const ofUser = (id: string) => ({ target: 'ofUser', id, pagination: { page: 1, perPage: 1000 }, sort: { field: '', order: 'ASC' as const } });

interface SomethingProps {
  /** Key of its title. */
  of: string;
  error: unknown;
  retry: () => void;
  isEmpty: boolean;
  children: ReactNode;
}

/** What a user has of something; nothing while it is read or empty, its error where it cannot be read. */
function Something({ of, error, retry, isEmpty, children }: SomethingProps) {
  const translate = useTranslate();
  // A user without a cart has none to read.
  const isMissing = error instanceof RequestError && error.status === 404;
  if ((isEmpty && !error) || isMissing) return null;
  return (
    <Part title={translate(`resources.users.parts.${of}`)}>
      {Boolean(error) && <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={retry} />}
      {!isEmpty && children}
    </Part>
  );
}

/** A table whose heads are named by their keys. */
function Table({ heads, rows }: ComponentProps<typeof PlainTable>) {
  const translate = useTranslate();
  return <PlainTable heads={heads.map(head => translate(`resources.users.heads.${head}`))} rows={rows} />;
}

const productLink = (product: unknown) => <ProductLink key="product" id={idOf(product)} named={product} images={valueAt(product, 'images')} />;

function Cart({ user }: { user: string }) {
  const { data: cart, error, refetch } = useGetOne<RecordOf<typeof carts>>('carts', { id: user }, quiet);
  const items = itemsIn(cart?.cartItems);
  return (
    <Something of="cart" error={error} retry={() => void refetch()} isEmpty={!items.length}>
      <Table
        heads={['product', 'price', 'quantity', 'total']}
        rows={items.map((item, position) => ({
          key: String(position),
          cells: [
            productLink(item.product),
            <Amount key="price" value={item.sellingPrice} />,
            nameOf(item.quantity),
            <Amount key="total" value={(asNumber(item.sellingPrice) ?? 0) * (asNumber(item.quantity) ?? 0)} />,
          ],
        }))}
      />
      <Box sx={{ mt: 2 }}>
        <Table
          heads={['itemsPrice', 'shippingPrice', 'vat', 'totalPrice']}
          rows={[
            { key: 'sum', cells: ['itemsPrice', 'shippingPrice', 'taxValue', 'totalPrice'].map(key => <Amount key={key} value={cart?.[key]} />) },
          ]}
        />
      </Box>
    </Something>
  );
}

function Favourites({ user }: { user: string }) {
  const { data = [], error, refetch } = useGetManyReference<RecordOf<typeof favourites>>('favourites', ofUser(user), quiet);
  return (
    <Something of="favourites" error={error} retry={() => void refetch()} isEmpty={!data.length}>
      <Table
        heads={['product', 'price']}
        rows={data.map(({ id, product }) => ({
          key: id,
          cells: [productLink(product), <Amount key="price" value={valueAt(product, 'sellingPrice')} />],
        }))}
      />
    </Something>
  );
}

function Orders({ user }: { user: string }) {
  const createPath = useCreatePath();
  const { data = [], error, refetch } = useGetManyReference<Order>('orders', ofUser(user), quiet);
  const DateShown = shown.date;
  const status = useOrderStatus();
  return (
    <Something of="orders" error={error} retry={() => void refetch()} isEmpty={!data.length}>
      <Table
        heads={['orderId', 'date', 'itemsPrice', 'shippingPrice', 'vat', 'totalPrice', 'status']}
        rows={data.map(order => ({
          key: order.id,
          cells: [
            <LinkBase key="id" to={createPath({ resource: 'orders', type: 'show', id: order.id })}>
              {nameOf(order.orderId) || order.id}
            </LinkBase>,
            <DateShown key="date" value={order.createdAt} record={order} resource="orders" column={{ source: 'createdAt' }} />,
            ...['itemsPrice', 'shippingPrice', 'taxValue', 'totalPrice'].map(key => <Amount key={key} value={order[key]} />),
            status(order),
          ],
        }))}
      />
    </Something>
  );
}

/** An order's status as it looks everywhere. */
function useOrderStatus(): (order: Order) => ReactNode {
  const field = useResource('orders').fields.find(({ source }) => source === 'orderStatus');
  return order => field && <Badge key="status" value={order.orderStatus} record={order} resource="orders" column={field} />;
}
