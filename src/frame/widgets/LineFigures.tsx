import { Box, useTheme } from '@mui/material';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

interface Line {
  /** Its name in the legend. */
  name?: string;
  /** A figure for each point; none leaves a gap. */
  figures: readonly (number | undefined)[];
}

interface LineFiguresProps {
  /** The names of the points. */
  points: readonly string[];
  /** The second one is dashed. Several have a legend. */
  lines: readonly Line[];
  textOf: (figure: number) => string;
}

/** Figures as lines over the same points, hidden from screen readers: a table says the same. */
export function LineFigures({ points, lines, textOf }: LineFiguresProps) {
  const { palette, direction } = useTheme();
  const textOfPoint = (figure: number | undefined | null) => (typeof figure === 'number' ? textOf(figure) : '');
  const least = Math.min(0, ...lines.flatMap(({ figures }) => figures.map(figure => figure ?? 0)));
  return (
    <Box aria-hidden sx={{ minHeight: 240, [`& .${lineClasses.line}[data-series="1"]`]: { strokeDasharray: '5 4' } }}>
      <LineChart
        hideLegend={lines.length < 2}
        skipAnimation
        disableKeyboardNavigation
        height={240}
        margin={{ left: 24, right: 40 }}
        xAxis={[
          {
            scaleType: 'point',
            data: points.map((_, position) => position),
            valueFormatter: at => points[Number(at)] ?? '',
            reverse: direction === 'rtl',
          },
        ]}
        yAxis={[{ width: 'auto', min: least, valueFormatter: textOfPoint, position: direction === 'rtl' ? 'right' : 'left' }]}
        series={lines.map(({ name, figures }, position) => ({
          id: String(position),
          curve: 'linear',
          showMark: true,
          data: figures.map(figure => figure ?? null),
          ...(name === undefined ? {} : { label: name }),
          color: position === 0 ? palette.primary.main : palette.text.secondary,
          valueFormatter: textOfPoint,
        }))}
      />
    </Box>
  );
}
