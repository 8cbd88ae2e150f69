import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LinkBase, useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { dayOf, type Plain } from '#define';
import { readKey } from '#frame/context/queryCache.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import { MoneyField } from '#frame/fields/fields.tsx';
import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { changeInPercent, formatNumber } from '#frame/format/money.ts';
import { readPages } from '#frame/list/readPages.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { listAddress } from '#frame/routing/listAddress.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { touchQuery } from '#frame/ui/touch.ts';
import { orders } from '#resources/orders/orders.ts';
import { type Sales, salesBegin, salesByDay, salesIn, soldFilter } from './sales';

const SalesChart = lazyWithPreload(() => import('./SalesChart'), <Box sx={{ minHeight: 240 }} />);

/** Orders are read in at most this many calls, one after the other. */
const maxCalls = 5;
const rowsPerCall = 100;
const freshFor = 300_000;

/** Reads the orders since the previous month began, newest first, in a few calls, once `enabled`. */
function useOrders(enabled: boolean) {
  const provider = useDataProvider<ShopDataProvider>();
  return useQuery({
    enabled,
    queryKey: readKey('orders', 'sales', {}),
    queryFn: async ({ signal }) => {
      const now = new Date();
      const filter = { createdAt: { from: dayOf(salesBegin(now)) } };
      return { ...(await readPages(provider, { resource: 'orders', filter, perPage: rowsPerCall, most: maxCalls, signal })), now };
    },
    staleTime: freshFor,
    retry: false,
  });
}

/**
 * Sales of today and this month, compared with the same part of the previous day and month, and how many orders were read. Filtering orders by
 * date is an extension: if the API is not known to have it, orders are read when the user asks for it. Each figure leads to its orders.
 * On request the same orders are shown by day in a chart below.
 */
export default function SalesCard({ isDue }: { isDue: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const [isPressed, setPressed] = useState(false);
  const [isChart, setChart] = useState(false);
  const canRead = useExtensions() || isPressed;
  const { data, error, isFetching, refetch } = useOrders(isDue && canRead);
  const text = (key: string, values: Plain = {}) => translate(`pages.dashboard.sales.${key}`, values);
  const sales = data && salesIn(data.rows, data.now, data.isAll);
  const counts = { count: formatNumber(data?.rows.length ?? 0), time: formatDate(data?.now.getTime(), formats.time) };
  const toggleChart = () => {
    setPressed(true);
    setChart(!isChart);
  };
  return (
    <>
      <Card variant="outlined" component="section" aria-labelledby={id} sx={{ display: 'flex', flexDirection: 'column' }}>
        <Typography id={id} component="h2" variant="subtitle1" sx={{ px: 2, pt: 1.5, fontWeight: 600 }}>
          {text('title')}
        </Typography>
        {error && !isFetching ? <ErrorState inCard title={text('unread')} error={error} onRetry={() => void refetch()} /> : null}
        {!data && (isFetching || !isDue) && <Loading label={text('title')} />}
        {sales && <Figures sales={sales} now={data.now} />}
        <Box sx={footerStyles}>
          <Box role="status" sx={{ flex: '1 1 120px', color: 'text.secondary' }}>
            {data ? text(data.isAll ? 'of' : 'ofSome', counts) : isDue && !canRead && translate('app.inbox.onPress')}
          </Box>
          <Button size="small" onClick={toggleChart}>
            {text(isChart ? 'hideChart' : 'chart')}
          </Button>
          <Button size="small" onClick={canRead ? () => void refetch() : () => setPressed(true)}>
            {translate(canRead ? 'app.inbox.refresh' : 'app.inbox.count')}
          </Button>
        </Box>
      </Card>
      {isChart && data && (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <SalesChart days={salesByDay(data.rows, data.now, data.isAll)} now={data.now} />
        </Box>
      )}
    </>
  );
}

function Figures({ sales, now }: Omit<FigureProps, 'period'>) {
  return (
    <Box sx={{ flex: 1, px: 1, py: 0.5, display: 'grid', alignContent: 'start' }}>
      {(['today', 'yesterday', 'month', 'lastMonth'] as const).map(period => (
        <Figure key={period} period={period} sales={sales} now={now} />
      ))}
    </Box>
  );
}

/** The compared period of each. */
const comparedWith = { yesterday: 'today', lastMonth: 'month' } as const;

interface FigureProps {
  period: keyof Sales;
  sales: Sales;
  now: Date;
}

/** The sales of a period, with a link to its orders. A compared period is smaller and shows the change. */
function Figure({ period, sales, now }: FigureProps) {
  const translate = useTranslate();
  const sum = sales[period]?.sum;
  const change = period === 'yesterday' || period === 'lastMonth' ? changeInPercent(sales[comparedWith[period]]?.sum, sum) : undefined;
  const isCompared = period in comparedWith;
  return (
    <Box component={LinkBase} to={listAddress(orders, 'all', { filter: soldFilter(period, now) })} sx={isCompared ? comparedStyles : figureStyles}>
      <span>{translate(`pages.dashboard.sales.${period}`)}</span>
      <span>
        <MoneyField value={sum} /> {change && <bdi dir="ltr">({change})</bdi>}
      </span>
    </Box>
  );
}

const footerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 0.5,
  mt: 'auto',
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 13,
} as const;

const figureStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  px: 1,
  minHeight: 36,
  [touchQuery]: { minHeight: 44 },
  borderRadius: 2,
  color: 'text.primary',
  textDecoration: 'none',
  '& :last-child': { fontWeight: 600 },
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const;

const comparedStyles = { ...figureStyles, minHeight: 30, fontSize: 13, color: 'text.secondary', '& :last-child': {} } as const;
