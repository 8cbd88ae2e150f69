import { Box, Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { idOf } from '#dataProvider/wire.ts';
import { asNumber, type RecordOf, valueAt } from '#define';
import { FollowUp } from '#frame/actions/FollowUp.tsx';
import { useAction } from '#frame/actions/useAction.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { usePathOf } from '#frame/context/resourcesContext.ts';
import { DefinitionList, FieldShown, Line } from '#frame/fields/FieldShown.tsx';
import { MoneyField } from '#frame/fields/fields.tsx';
import { useWholeRecord } from '#frame/fields/useChoices.ts';
import { contactLink, nameOf } from '#frame/format/texts.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { ProductLink, ProductReference } from '#resources/products/ProductLink.tsx';
import { AddressLines } from './AddressLines';
import { itemsOf, type OrderItem } from './items';
import type { orders } from './orders';
import { StatusChoice, statusText, UnsentStatusGuard } from './StatusChoice';
import { sumsOf } from './sums';

type Order = RecordOf<typeof orders>;

const RecordHistory = lazyWithPreload(() => import('#frame/journal/RecordHistory.tsx'), null);

/** An order: address, status, items and sums. */
export default function OrderShow({ record: order }: { record: Order }) {
  const translate = useTranslate();
  const maySetStatus = canAccess('orders', 'setStatus', order);
  return (
    <UnsentStatusGuard>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <TitledCard title={translate('resources.orders.parts.order')}>
            <DefinitionList>
              <FieldShown record={order} source="createdAt" />
              <ReferenceLine order={order} to="shops" reference={order.shop} source="shop.shopName" />
              <ReferenceLine order={order} to="users" reference={order.user} source="user.email" label="resources.orders.customer" />
              <FieldShown record={order} source="paymentType" />
              {!maySetStatus && <FieldShown record={order} source="orderStatus" />}
            </DefinitionList>
            {maySetStatus && <OrderStatus order={order} />}
            <FollowUp action="setStatus" record={order} />
          </TitledCard>
          <TitledCard title={translate('resources.orders.parts.items')}>
            <Items order={order} />
          </TitledCard>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' } }}>
          <TitledCard title={translate('resources.orders.parts.shipping')}>
            <Address order={order} />
          </TitledCard>
          <TitledCard title={translate('resources.orders.parts.sums')}>
            <Sums order={order} />
          </TitledCard>
          <RecordHistory record={order} dates={['createdAt']} />
        </Box>
      </Box>
    </UnsentStatusGuard>
  );
}

/** The order's amounts, their total and the included tax. */
function Sums({ order }: { order: Order }) {
  const translate = useTranslate();
  const { parts, included } = sumsOf(order);
  return (
    <>
      <DefinitionList ofSums>
        {parts.map(([source, value]) => (
          <Line key={source} label={translate(`resources.orders.fields.${source}`)}>
            <MoneyField value={value} />
          </Line>
        ))}
        <Line label={translate('resources.orders.fields.totalPrice')}>
          <b>
            <MoneyField value={order.totalPrice} />
          </b>
        </Line>
      </DefinitionList>
      {included !== undefined && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {translate('resources.orders.includedTax')} <MoneyField value={included} />
        </Typography>
      )}
    </>
  );
}

interface ReferenceLineProps {
  order: Order;
  /** The resource of the linked record. */
  to: string;
  /** The linked record, whole or as an id. */
  reference: unknown;
  source: string;
  /** The key of its label. Default: that of the field. */
  label?: string;
}

/** A field of the order that names another record, and links to it if the user may see it. */
function ReferenceLine({ order, to, reference, source, label = `resources.orders.fields.${source}` }: ReferenceLineProps) {
  const translate = useTranslate();
  const path = usePathOf()(to, reference);
  const [, part = ''] = source.split('.');
  const name = nameOf(valueAt(useWholeRecord(to, reference), part));
  if (!name) return <FieldShown record={order} source={source} />;
  return (
    <Line label={translate(label)}>
      {path ? (
        <LinkBase to={path}>
          <bdi>{name}</bdi>
        </LinkBase>
      ) : (
        <bdi>{name}</bdi>
      )}
    </Line>
  );
}

function Address({ order }: { order: Order }) {
  const translate = useTranslate();
  const phone = nameOf(order.shippingInfo?.contactNumber);
  return (
    <>
      <Box component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
        <AddressLines order={order} />
      </Box>
      <Typography sx={{ mt: 1 }}>
        {translate('resources.orders.phone')}:{' '}
        {phone ? (
          <a href={contactLink('tel', phone)} dir="ltr">
            {phone}
          </a>
        ) : (
          translate('app.values.none')
        )}
      </Typography>
    </>
  );
}

function OrderStatus({ order }: { order: Order }) {
  const translate = useTranslate();
  const { run, isRunning } = useAction('orders', 'setStatus');
  return (
    <Box sx={{ mt: 3 }}>
      <StatusChoice
        isLabelled
        label={translate('resources.orders.fields.orderStatus')}
        status={nameOf(order.orderStatus)}
        button={translate('resources.orders.actions.setStatus')}
        isRunning={isRunning}
        onUpdate={orderStatus => run(order, { orderStatus })}
      />
    </Box>
  );
}

function Items({ order }: { order: Order }) {
  const translate = useTranslate();
  const mayUpdate = canAccess('orders', 'setItemStatus', order);
  const head = (key: string) => translate(`resources.orders.heads.${key}`);
  const heads = [head('product'), ...['price', 'quantity', 'total'].map(key => ({ figure: head(key) })), head('update')];
  return (
    <PlainTable
      heads={heads}
      rows={itemsOf(order).map((item, position) => ({
        key: nameOf(item._id) || String(position),
        cells: [
          nameOf(item) ? (
            <ProductLink key="product" id={idOf(item.product)} names={item} images={item.image} />
          ) : (
            <ProductReference key="product" product={item.product} />
          ),
          <MoneyField key="price" value={item.sellingPrice} />,
          nameOf(item.quantity),
          <MoneyField key="total" value={(asNumber(item.sellingPrice) ?? 0) * (asNumber(item.quantity) ?? 0)} />,
          mayUpdate ? <ItemStatus key="update" order={order} item={item} /> : statusText(translate, nameOf(item.orderItemStatus)),
        ],
      }))}
    />
  );
}

function ItemStatus({ order, item }: { order: Order; item: OrderItem }) {
  const translate = useTranslate();
  const { run, isRunning } = useAction('orders', 'setItemStatus');
  return (
    <StatusChoice
      label={translate('resources.orders.itemStatus', { name: nameOf(item) || nameOf(item._id) })}
      status={nameOf(item.orderItemStatus)}
      button={translate('resources.orders.actions.setItemStatus')}
      isRunning={isRunning}
      onUpdate={orderItemStatus => run(order, { orderItemId: item._id, orderItemStatus })}
    />
  );
}
