import { useTranslate } from 'react-admin';
import { asNumber, valueAt } from '#define';
import { useFigureText } from '#frame/context/useFigureText.ts';
import { EmptyField } from '#frame/fields/fields.tsx';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import { type ChartProps, rowName } from './chartRows';
import { LineFigures } from './LineFigures';

/** Rows as the points of a line, in their order, and as a table that can be opened. */
export default function LineWidget({ page, widget: { label, value, kind }, rows }: ChartProps) {
  const translate = useTranslate();
  const textOf = useFigureText(kind);
  const points = rows.map(row => ({ name: rowName(row, label), figure: asNumber(valueAt(row, value)) }));
  return (
    <>
      <LineFigures points={points.map(({ name }) => name)} lines={[{ figures: points.map(({ figure }) => figure) }]} textOf={textOf} />
      <details>
        <summary>{translate('app.charts.table')}</summary>
        <PlainTable
          heads={[translate(`pages.${page.name}.columns.${label}`), { figure: translate(`pages.${page.name}.columns.${value}`) }]}
          rows={points.map(({ name, figure }, position) => ({
            key: String(position),
            cells: [name, figure === undefined ? <EmptyField key="figure" /> : <bdi key="figure">{textOf(figure)}</bdi>],
          }))}
        />
      </details>
    </>
  );
}
