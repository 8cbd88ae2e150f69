import { Alert, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { runEach, type Settled } from '../../src/frame/actions/runEach';
import { nameOf } from '../../src/frame/format/texts';
import { useShopData } from '../../src/frame/kinds/shopData';
import { useErrorText } from '../../src/frame/kinds/useNotices';
import { ConfirmDialog } from '../../src/frame/views/laterConfirm';
import type { RecordOf } from '../define';
import { itemsApart, itemsOf, type OrderItem } from './items';
import type { orders } from './orders';

type Order = RecordOf<typeof orders>;

/** Gives the items of an order its status, one call after the other, each of which says the order's status too. */
function useItemsToo(order: Order) {
  const dataProvider = useShopData();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [isRunning, setRunning] = useState(false);
  const [refused, setRefused] = useState<Settled<OrderItem>['refused']>([]);
  const run = async (items: readonly OrderItem[]) => {
    setRunning(true);
    const { orderStatus } = order;
    const act = ({ _id: orderItemId }: OrderItem) =>
      dataProvider.act('orders', 'setItemStatus', order, { orderItemId, orderItemStatus: orderStatus });
    const settled = await runEach(items, act, { atOnce: 1, isStopped: () => false, isTheEnd: () => false, onStep: () => {} });
    setRefused(settled.refused);
    const text = translate('resources.orders.itemsToo.done', { smart_count: settled.done.length });
    if (settled.done.length) notify(text, { type: settled.refused.length ? 'warning' : 'success', messageArgs: { _: text } });
    await queries.invalidateQueries({ queryKey: ['orders'] });
    setRunning(false);
  };
  return { run, isRunning, refused };
}

/** Says where an order and its items disagree, and gives the items the order's status on request. */
export function ItemsToo({ order }: { order: Order }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { run, isRunning, refused } = useItemsToo(order);
  const [isAsking, setAsking] = useState(false);
  const apart = itemsApart(order);
  const { orderStatus } = order;
  if (!apart.length || !orderStatus) return null;
  const status = translate(`resources.orders.choices.orderStatus.${orderStatus}`, { _: nameOf(orderStatus) });
  const words = { count: apart.length, all: itemsOf(order).length, status, smart_count: apart.length };
  const confirm = async () => {
    await run(apart);
    setAsking(false);
  };
  return (
    <Alert severity="warning" role="status" sx={{ mt: 2 }}>
      {translate('resources.orders.itemsToo.apart', words)}
      {refused.map(({ item, error }) => (
        <Box key={nameOf(item._id)} dir="auto" sx={{ color: 'error.main' }}>
          {nameOf(item)}: {errorText(error)}
        </Box>
      ))}
      <Box sx={{ mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => setAsking(true)}>
          {translate('resources.orders.itemsToo.set', words)}
        </Button>
      </Box>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isHarmless
            title={translate('resources.orders.itemsToo.question', words)}
            text={apart.map(item => nameOf(item) || nameOf(item._id)).join(', ')}
            confirm={translate('resources.orders.itemsToo.set', words)}
            isRunning={isRunning}
            onConfirm={() => void confirm()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Alert>
  );
}
