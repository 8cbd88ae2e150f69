import { useTranslate } from 'react-admin';
import Shares from '../../src/views/Shares';
import type { ShopRecord } from '../define';
import { figureOf } from './Figures';

const charts: Record<string, { keys: readonly string[]; isMoney?: boolean }> = {
  payments: { keys: ['totalCodPaymentValue', 'totalOnlinePaymentValue'], isMoney: true },
  products: {
    keys: [
      'totalPendingProducts',
      'totalShippedProductsCount',
      'totalDeliveredProductsCount',
      'totalReturnedProductsCount',
      'totalCancelledProductsCount',
    ],
  },
  rupee: { keys: ['totalCost', 'totalTaxValue', 'totalShippingPrice', 'totalProfit'], isMoney: true },
};

/** How people pay, what has become of the products, and what a rupee of revenue is made of. */
export default function RevenueShares({ record }: { record: ShopRecord }) {
  const translate = useTranslate();
  return (
    <Shares
      charts={Object.entries(charts).map(([name, { keys, isMoney }]) => ({
        title: translate(`resources.revenue.charts.${name}`),
        isMoney,
        shares: keys.map(key => ({ label: translate(`resources.revenue.figures.${key}`), value: figureOf(record, key) ?? 0 })),
      }))}
    />
  );
}
