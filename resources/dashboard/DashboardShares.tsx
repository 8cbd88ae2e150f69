import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Plain, valueAt } from '#define';
import { asNumber } from '#frame/format/money.ts';
import type { ToneName } from '#frame/format/tones.ts';
import { useRead } from '#frame/page/useRead.ts';
import ShareChart from '#frame/ui/ShareChart.tsx';
import { outcomes } from '#resources/revenue/outcomes.ts';
import { revenue as revenuePage } from '#resources/revenue/revenue.ts';

const count = (record: Plain | undefined, key: string): number => asNumber(valueAt(record, key)) ?? 0;

/** Pictures below the cards: new and other orders, the stock, and what has become of the products that were sold. */
export default function DashboardShares({ data }: { data: Plain }) {
  const translate = useTranslate();
  const { data: revenue } = useRead(revenuePage, 'summary', { page: 1 });
  const share = (label: string, value: number, tone?: ToneName) => ({
    label: translate(label),
    value: Math.max(0, value),
    ...(tone ? { tone } : {}),
  });
  const orders = count(data, 'ordersCount');
  const fresh = count(data, 'newOrdersCount');
  const products = count(data, 'productsCount');
  const out = count(data, 'outOfStockProductsCount');
  const charts = [
    {
      title: translate('pages.dashboard.orders'),
      shares: [share('pages.dashboard.newOrdersCount', fresh), share('pages.dashboard.otherOrders', orders - fresh)],
    },
    {
      title: translate('pages.dashboard.stock'),
      shares: [share('pages.dashboard.inStock', products - out, 'success'), share('pages.dashboard.outOfStockProductsCount', out, 'error')],
    },
    ...(revenue
      ? [
          {
            title: translate('pages.revenue.charts.products'),
            shares: Object.entries(outcomes).map(([key, tone]) => share(`pages.revenue.figures.${key}`, count(revenue, key), tone)),
          },
        ]
      : []),
  ];
  return (
    <Box sx={{ mt: 3 }}>
      <ShareChart charts={charts} />
    </Box>
  );
}
