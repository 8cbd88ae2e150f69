import { Box } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { type ShopRecord, valueAt } from '../../../resources/define';
import { asNumber } from '../../frame/format/money';
import Shares from '../../frame/views/Shares';

const count = (record: ShopRecord | undefined, key: string): number => asNumber(valueAt(record, key)) ?? 0;
const states = [
  'totalPendingProducts',
  'totalShippedProductsCount',
  'totalDeliveredProductsCount',
  'totalReturnedProductsCount',
  'totalCancelledProductsCount',
];

/** Pictures below the cards: new and other orders, the stock, and what has become of the products that were sold. */
export default function DashboardShares({ data }: { data: ShopRecord }) {
  const translate = useTranslate();
  const { data: revenue } = useGetOne<ShopRecord>('revenue', { id: 'all', meta: { page: 1 } }, { onError: () => {} });
  const share = (label: string, value: number) => ({ label: translate(label), value: Math.max(0, value) });
  const orders = count(data, 'ordersCount');
  const fresh = count(data, 'newOrdersCount');
  const products = count(data, 'productsCount');
  const out = count(data, 'outOfStockProductsCount');
  const charts = [
    {
      title: translate('app.dashboard.orders'),
      shares: [share('app.dashboard.newOrdersCount', fresh), share('app.dashboard.otherOrders', orders - fresh)],
    },
    {
      title: translate('app.dashboard.stock'),
      shares: [share('app.dashboard.inStock', products - out), share('app.dashboard.outOfStockProductsCount', out)],
    },
    ...(revenue
      ? [
          {
            title: translate('resources.revenue.charts.products'),
            shares: states.map(key => share(`resources.revenue.figures.${key}`, count(revenue, key))),
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
