import { useTranslate } from 'react-admin';
import type { Plain } from '#define';
import ShareChart from '#frame/ui/ShareChart.tsx';
import { round2 } from '#resources/products/prices.ts';
import { outcomes } from './figureGroups';
import { figureOf, figureRows } from './RevenueFigures';

const charts: Record<string, { keys: readonly string[]; kind?: 'money' }> = {
  payments: { keys: ['totalCodPaymentValue', 'totalOnlinePaymentValue'], kind: 'money' },
  products: { keys: Object.keys(outcomes) },
  rupee: { keys: ['totalCost', 'totalTaxValue', 'totalShippingPrice', 'profitAfterTax'], kind: 'money' },
};

const toneOf = (key: string) => Object.entries(outcomes).find(([outcome]) => outcome === key)?.[1];

/** A figure; NaN if missing. `profitAfterTax` is the selling price minus cost and tax, because the price includes the tax. */
function shareOf(record: Plain, key: string): number {
  const figure = (name: string) => figureOf(record, name) ?? Number.NaN;
  if (key !== 'profitAfterTax') return figure(key);
  return round2(figure('totalSellingPrice') - figure('totalCost') - figure('totalTaxValue'));
}

/** Charts: payment types, product outcomes, and the parts of the revenue; none of those that lack a figure. */
export default function RevenueShares({ record }: { record: Plain }) {
  const translate = useTranslate();
  const drawn = Object.entries(charts).map(([name, { keys, kind }]) => ({
    title: translate(`pages.revenue.charts.${name}`),
    kind,
    shares: keys.map(key => ({
      label: translate(`pages.revenue.figures.${key}`),
      value: shareOf(record, key),
      to: figureRows(key),
      tone: toneOf(key),
    })),
  }));
  return <ShareChart charts={drawn.filter(({ shares }) => shares.every(({ value }) => !Number.isNaN(value)))} />;
}
