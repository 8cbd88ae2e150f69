import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { dayOf, type Plain, type ShopRecord } from '#define';
import { readKey } from '#frame/context/queryCache.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import { MoneyField } from '#frame/fields/fields.tsx';
import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { changeInPercent, formatNumber } from '#frame/format/money.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { type Sold, salesBegin, salesIn } from './sales';

/** Orders are read in at most this many calls, one after the other. */
const maxCalls = 5;
const rowsPerCall = 100;
const freshFor = 300_000;

/** Reads the orders since the previous month began, newest first, in a few calls. `isAll`: no order is missing. */
async function readOrders(provider: ShopDataProvider, now: Date, signal: AbortSignal) {
  const from = salesBegin(now);
  const orders: ShopRecord[] = [];
  for (let page = 1; page <= maxCalls; page++) {
    const { data, total, pageInfo } = await provider.getList<ShopRecord>('orders', {
      pagination: { page, perPage: rowsPerCall },
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
 * Sales of today and this month, compared with the same part of the previous day and month, and how many orders were read. Filtering orders by
 * date is an extension: if the API is not known to have it, orders are read when the user asks for it.
 */
export default function Sales() {
  const translate = useTranslate();
  const id = useId();
  const provider = useDataProvider<ShopDataProvider>();
  const [isPressed, setPressed] = useState(false);
  const canRead = useExtensions() || isPressed;
  const { data, error, isFetching, refetch } = useQuery({
    enabled: canRead,
    queryKey: readKey('orders', 'sales', {}),
    queryFn: ({ signal }) => readOrders(provider, new Date(), signal),
    staleTime: freshFor,
    retry: false,
  });
  const text = (key: string, values: Plain = {}) => translate(`pages.dashboard.sales.${key}`, values);
  const sales = data && salesIn(data.orders, data.now, data.isAll);
  const counts = { count: formatNumber(data?.orders.length ?? 0), time: formatDate(data?.now.getTime(), formats.time) };
  return (
    <Card variant="outlined" component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ px: 2, pt: 1.5, fontWeight: 600 }}>
        {text('title')}
      </Typography>
      {error && !isFetching ? <ErrorState inCard title={text('unread')} error={error} onRetry={() => void refetch()} /> : null}
      {!data && isFetching && <Loading label={text('title')} />}
      {sales && (
        <Box sx={{ px: 2, py: 1, display: 'grid', gap: 1.5 }}>
          <Comparison label={text('today')} sold={sales.today} before={text('yesterday')} soldBefore={sales.yesterday} />
          <Comparison label={text('month')} sold={sales.month} before={text('lastMonth')} soldBefore={sales.lastMonth} />
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 0.5, borderTop: 1, borderColor: 'divider', fontSize: 13 }}>
        <Box role="status" sx={{ flex: 1, color: 'text.secondary' }}>
          {data ? text(data.isAll ? 'of' : 'ofSome', counts) : !canRead && translate('app.inbox.onPress')}
        </Box>
        <Button size="small" onClick={canRead ? () => void refetch() : () => setPressed(true)}>
          {translate(canRead ? 'app.inbox.refresh' : 'app.inbox.count')}
        </Button>
      </Box>
    </Card>
  );
}

interface ComparisonProps {
  label: string;
  sold: Sold | undefined;
  /** The label of the compared period. */
  before: string;
  soldBefore: Sold | undefined;
}

function Comparison({ label, sold, before, soldBefore }: ComparisonProps) {
  const change = changeInPercent(sold?.sum, soldBefore?.sum);
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
          {change && ` (${change})`}
        </span>
      </Box>
    </div>
  );
}
