import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { dayOf, type Plain, type ShopRecord } from '#define';
import { readKey } from '#frame/context/queryCache.ts';
import { useSharedDataProvider } from '#frame/context/sharedDataProvider.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import { MoneyField } from '#frame/fields/fields.tsx';
import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { formatNumber } from '#frame/format/money.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { type Sold, salesBegin, salesIn } from './sales';

/** Orders are read in so many calls at most, one after another. */
const mostCalls = 5;
const rowsEach = 100;
const freshFor = 300_000;

/** The orders since the month before began, the newest first, as many as a few calls bring. `isAll`: they are all. */
async function readOrders(provider: ShopDataProvider, now: Date, signal: AbortSignal) {
  const from = salesBegin(now);
  const orders: ShopRecord[] = [];
  for (let page = 1; page <= mostCalls; page++) {
    const { data, total, pageInfo } = await provider.getList<ShopRecord>('orders', {
      pagination: { page, perPage: rowsEach },
      sort: { field: '', order: 'ASC' },
      filter: { createdAt: { from: dayOf(from) } },
      meta: { list: 'all' },
      signal,
    });
    orders.push(...data);
    const isMore = total === undefined ? pageInfo?.hasNextPage : orders.length < total;
    if (!isMore || !data.length) return { orders, now, isAll: true };
  }
  return { orders, now, isAll: false };
}

/**
 * What was sold today and this month, against as much of the day and the month before; of the orders that were read, and that is said. Orders
 * since a day are an extension: where the API does not say that it knows it, they are read when staff press for them.
 */
export default function Sales() {
  const translate = useTranslate();
  const id = useId();
  const provider = useSharedDataProvider();
  const [isPressed, setPressed] = useState(false);
  const isAsked = useExtensions() || isPressed;
  const { data, error, isFetching, refetch } = useQuery({
    enabled: isAsked,
    queryKey: readKey('orders', 'sales', {}),
    queryFn: ({ signal }) => readOrders(provider, new Date(), signal),
    staleTime: freshFor,
    retry: false,
  });
  const words = (key: string, values: Plain = {}) => translate(`pages.dashboard.sales.${key}`, values);
  const sales = data && salesIn(data.orders, data.now, data.isAll);
  const told = { count: formatNumber(data?.orders.length ?? 0), time: formatDate(data?.now.getTime(), formats.time) };
  return (
    <Card variant="outlined" component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ px: 2, pt: 1.5, fontWeight: 600 }}>
        {words('title')}
      </Typography>
      {error && !isFetching ? <ErrorState inCard title={words('unread')} error={error} onRetry={() => void refetch()} /> : null}
      {!data && isFetching && <Loading label={words('title')} />}
      {sales && (
        <Box sx={{ px: 2, py: 1, display: 'grid', gap: 1.5 }}>
          <Compared label={words('today')} sold={sales.today} before={words('yesterday')} soldBefore={sales.yesterday} />
          <Compared label={words('month')} sold={sales.month} before={words('lastMonth')} soldBefore={sales.lastMonth} />
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 0.5, borderTop: 1, borderColor: 'divider', fontSize: 13 }}>
        <Box role="status" sx={{ flex: 1, color: 'text.secondary' }}>
          {data ? words(data.isAll ? 'of' : 'ofSome', told) : !isAsked && translate('app.inbox.onPress')}
        </Box>
        <Button size="small" onClick={isAsked ? () => void refetch() : () => setPressed(true)}>
          {translate(isAsked ? 'app.inbox.refresh' : 'app.inbox.count')}
        </Button>
      </Box>
    </Card>
  );
}

interface ComparedProps {
  label: string;
  sold: Sold | undefined;
  /** What it is compared with. */
  before: string;
  soldBefore: Sold | undefined;
}

function Compared({ label, sold, before, soldBefore }: ComparedProps) {
  const change = sold && soldBefore?.sum ? Math.round((sold.sum / soldBefore.sum - 1) * 100) : undefined;
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
        <span>{label}</span>
        <b>
          <MoneyField value={sold?.sum} />
        </b>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: 13, color: 'text.secondary' }}>
        <span>{before}</span>
        <span>
          <MoneyField value={soldBefore?.sum} />
          {change !== undefined && ` (${change > 0 ? '+' : ''}${formatNumber(change)} %)`}
        </span>
      </Box>
    </div>
  );
}
