import { useTranslate } from 'react-admin';
import { asNumber, type Plain, valueAt } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import type { ToneName } from '#frame/format/tones.ts';
import { useRead } from '#frame/page/useRead.ts';
import { listAddress } from '#frame/routing/listAddress.ts';
import ShareChart from '#frame/ui/ShareChart.tsx';
import { products } from '#resources/products/products.ts';
import { outcomes } from '#resources/revenue/figureGroups.ts';
import { revenue as revenuePage } from '#resources/revenue/revenue.ts';

/** NaN where the answer does not say: then there is no chart. */
const count = (record: Plain | undefined, key: string): number => asNumber(valueAt(record, key)) ?? Number.NaN;

/** The list of products with an amount in stock. */
const productsWith = (stockValue: Plain): string => listAddress(products, 'all', { filter: { stockValue } });

/** Charts of new and other orders, the stock, and product outcomes. */
export default function DashboardShares({ data }: { data: Plain }) {
  const translate = useTranslate();
  const { data: revenue } = useRead(revenuePage, 'summary', { page: 1 }, { enabled: canAccess(revenuePage.name, 'show') });
  const share = (label: string, value: number, tone?: ToneName, to?: string) => ({ label: translate(label), value: Math.max(0, value), tone, to });
  const orders = count(data, 'ordersCount');
  const newOrders = count(data, 'newOrdersCount');
  const all = count(data, 'productsCount');
  const outOfStock = count(data, 'outOfStockProductsCount');
  const ofResources = [
    {
      resource: 'orders',
      title: translate('pages.dashboard.orders'),
      shares: [share('pages.dashboard.newOrdersCount', newOrders), share('pages.dashboard.otherOrders', orders - newOrders)],
    },
    {
      resource: 'products',
      title: translate('pages.dashboard.stock'),
      shares: [
        share('pages.dashboard.inStock', all - outOfStock, 'success', productsWith({ from: 1 })),
        share('pages.dashboard.outOfStockProductsCount', outOfStock, 'error', productsWith({ to: 0 })),
      ],
    },
  ];
  const charts = [
    ...ofResources.filter(({ resource }) => canAccess(resource, 'list')),
    ...(revenue
      ? [
          {
            title: translate('pages.revenue.charts.products'),
            shares: Object.entries(outcomes).map(([key, tone]) => share(`pages.revenue.figures.${key}`, count(revenue, key), tone)),
          },
        ]
      : []),
  ];
  return <ShareChart charts={charts.filter(({ shares }) => shares.every(({ value }) => !Number.isNaN(value)))} />;
}
