import { LinkBase, useTranslate } from 'react-admin';
import { useFigureText } from '#frame/context/useFigureText.ts';
import { EmptyField } from '#frame/fields/fields.tsx';
import { listAddress } from '#frame/routing/listAddress.ts';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { LineFigures } from '#frame/widgets/LineFigures.tsx';
import { orders } from '#resources/orders/orders.ts';
import { type DaySales, soldOnDayFilter } from './sales';

const months = ['month', 'lastMonth'] as const;

interface SalesChartProps {
  days: readonly DaySales[];
  now: Date;
}

/** The sales of this month and of the previous one by day, as lines, and as a table that can be opened. Each figure in it leads to its orders. */
export default function SalesChart({ days, now }: SalesChartProps) {
  const translate = useTranslate();
  const textOf = useFigureText('money');
  const text = (key: string) => translate(`pages.dashboard.sales.${key}`);
  const names = { month: text('month'), lastMonth: text('wholeLastMonth') };
  const cell = (month: (typeof months)[number], day: DaySales) => {
    const sales = day[month];
    if (!sales) return <EmptyField key={month} />;
    if (!sales.count) return textOf(sales.sum);
    return (
      <LinkBase key={month} to={listAddress(orders, 'all', { filter: soldOnDayFilter(month, day.day, now) })}>
        <bdi>{textOf(sales.sum)}</bdi>
      </LinkBase>
    );
  };
  return (
    <TitledCard title={text('byDay')}>
      <LineFigures
        points={days.map(({ day }) => String(day))}
        lines={months.map(month => ({ name: names[month], figures: days.map(day => day[month]?.sum) }))}
        textOf={textOf}
      />
      <details>
        <summary>{translate('app.charts.table')}</summary>
        <PlainTable
          heads={[text('day'), ...months.map(month => ({ figure: names[month] }))]}
          rows={days.map(day => ({ key: String(day.day), cells: [day.day, ...months.map(month => cell(month, day))] }))}
        />
      </details>
    </TitledCard>
  );
}
