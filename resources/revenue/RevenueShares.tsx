import { useTranslate } from 'react-admin';
import type { Plain } from '#define';
import ShareChart from '#frame/ui/ShareChart.tsx';
import { round2 } from '#resources/products/prices.ts';
import { figureOf } from './Figures';
import { outcomes } from './outcomes';

const charts: Record<string, { keys: readonly string[]; isMoney?: boolean }> = {
  payments: { keys: ['totalCodPaymentValue', 'totalOnlinePaymentValue'], isMoney: true },
  products: { keys: Object.keys(outcomes) },
  rupee: { keys: ['totalCost', 'totalTaxValue', 'totalShippingPrice', 'profitAfterTax'], isMoney: true },
};

const toneOf = (key: string) => {
  const tone = Object.entries(outcomes).find(([outcome]) => outcome === key)?.[1];
  return tone ? { tone } : {};
};

/** A figure, or what is left of the selling price after cost and tax: the tax is within the price. */
function shareOf(record: Plain, key: string): number {
  const figure = (name: string) => figureOf(record, name) ?? 0;
  if (key !== 'profitAfterTax') return figure(key);
  return Math.max(0, round2(figure('totalSellingPrice') - figure('totalCost') - figure('totalTaxValue')));
}

/** How people pay, what has become of the products, and what a rupee of revenue is made of. */
export default function RevenueShares({ record }: { record: Plain }) {
  const translate = useTranslate();
  return (
    <ShareChart
      charts={Object.entries(charts).map(([name, { keys, isMoney }]) => ({
        title: translate(`pages.revenue.charts.${name}`),
        isMoney,
        shares: keys.map(key => ({ label: translate(`pages.revenue.figures.${key}`), value: shareOf(record, key), ...toneOf(key) })),
      }))}
    />
  );
}
