import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { asNumber } from '../../src/frame/format/money';
import Shares from '../../src/frame/views/Shares';
import { useRead } from '../../src/frame/views/useRead';
import { type Plain, valueAt } from '../define';
import { revenue as revenuePage } from '../revenue/revenue';

const count = (record: Plain | undefined, key: string): number => asNumber(valueAt(record, key)) ?? 0;
const states = [
  'totalPendingProducts',
  'totalShippedProductsCount',
  'totalDeliveredProductsCount',
  'totalReturnedProductsCount',
  'totalCancelledProductsCount',
];

/** Pictures below the cards: new and other orders, the stock, and what has become of the products that were sold. */
export default function DashboardShares({ data }: { data: Plain }) {
  const translate = useTranslate();
  const { data: revenue } = useRead(revenuePage, 'summary', { page: 1 });
  const share = (label: string, value: number) => ({ label: translate(label), value: Math.max(0, value) });
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
      shares: [share('pages.dashboard.inStock', products - out), share('pages.dashboard.outOfStockProductsCount', out)],
    },
    ...(revenue
      ? [
          {
            title: translate('pages.revenue.charts.products'),
            shares: states.map(key => share(`pages.revenue.figures.${key}`, count(revenue, key))),
          },
        ]
      : []),
  ];
  return (
    <Box sx={{ mt: 3 }}>
      <Shares charts={charts} />
    </Box>
  );
}
