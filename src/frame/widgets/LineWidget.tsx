import { Box, useTheme } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslate } from 'react-admin';
import { asNumber, valueAt } from '#define';
import { useFigureText } from '#frame/context/useFigureText.ts';
import { EmptyField } from '#frame/fields/fields.tsx';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import { type ChartProps, rowName } from './chartRows';

/** Rows as the points of a line, in their order, and as a table that can be opened. */
export default function LineWidget({ page, widget: { label, value, kind }, rows }: ChartProps) {
  const translate = useTranslate();
  const textOf = useFigureText(kind);
  const { palette, direction } = useTheme();
  const points = rows.map(row => ({ name: rowName(row, label), figure: asNumber(valueAt(row, value)) }));
  const textOfPoint = (figure: number | undefined | null) => (typeof figure === 'number' ? textOf(figure) : '');
  const least = Math.min(0, ...points.map(({ figure }) => figure ?? 0));
  return (
    <>
      <Box aria-hidden dir="ltr" sx={{ height: 240 }}>
        <LineChart
          hideLegend
          skipAnimation
          disableKeyboardNavigation
          height={240}
          margin={{ left: 24, right: 40 }}
          xAxis={[
            {
              scaleType: 'point',
              data: points.map((_, position) => position),
              valueFormatter: at => points[Number(at)]?.name ?? '',
              reverse: direction === 'rtl',
            },
          ]}
          yAxis={[{ width: 'auto', min: least, valueFormatter: textOfPoint, position: direction === 'rtl' ? 'right' : 'left' }]}
          series={[
            {
              curve: 'linear',
              showMark: true,
              data: points.map(({ figure }) => figure ?? null),
              color: palette.primary.main,
              valueFormatter: textOfPoint,
            },
          ]}
        />
      </Box>
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
