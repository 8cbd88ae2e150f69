import { Box, Card, CardContent, Typography, useTheme } from '@mui/material';
import { PieChart } from '@mui/x-charts/PieChart';
import { useId } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import type { FigureKind } from '#define';
import { useFigureText } from '#frame/context/useFigureText.ts';
import { type ToneName, toneColors } from '#frame/format/tones.ts';
import { touchQuery } from './touch';

interface Shares {
  kind?: FigureKind | undefined;
  /** `tone`: the part's colour elsewhere, for example of a status. `to`: the address of the rows that the value was made of. */
  shares: readonly { label: string; value: number; tone?: ToneName | undefined; to?: string | undefined }[];
}

const colors = {
  light: ['#3451b2', '#0f766e', '#b45309', '#7c3aed', '#be185d'],
  dark: ['#9db2ff', '#5eead4', '#fbbf24', '#c4b5fd', '#f9a8d4'],
};

/** Parts of a whole as rings with titles. Loaded as a chunk of its own. */
export default function ShareChart({ charts }: { charts: readonly (Shares & { title: string })[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' }}>
      {charts.map(({ title, ...shares }) => (
        <Card key={title} variant="outlined" component="figure" sx={{ m: 0 }}>
          <CardContent>
            <Typography component="figcaption" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
              {title}
            </Typography>
            <Ring {...shares} />
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}

/** Parts of a whole as a ring, each with its value as text. */
export function Ring({ kind, shares }: Shares) {
  const translate = useTranslate();
  const format = useFigureText(kind);
  const id = useId();
  const { mode } = useTheme().palette;
  const colorOf = (position: number) => {
    const { tone } = shares[position] ?? {};
    return tone ? toneColors[mode][tone] : (colors[mode][position % colors[mode].length] ?? '');
  };
  const whole = shares.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  return (
    <>
      {whole > 0 ? (
        <Box aria-hidden sx={{ height: 180 }}>
          <PieChart
            hideLegend
            skipAnimation
            disableKeyboardNavigation
            height={180}
            series={[
              {
                innerRadius: 48,
                paddingAngle: 1,
                data: shares.map(({ label, value }, id) => ({ id, label, value: Math.max(0, value), color: colorOf(id) })),
                valueFormatter: ({ value }) => format(value),
              },
            ]}
          />
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{translate('app.charts.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 0.5, fontSize: 14 }}>
        {shares.map(({ label, value, to }, position) => (
          <Box component="li" key={position} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Box sx={{ width: 12, height: 12, borderRadius: 0.5, flex: 'none', bgcolor: colorOf(position) }} />
            <Box id={`${id}${position}`} sx={{ flex: 1, minWidth: 0 }}>
              {label}
            </Box>
            <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {to ? (
                <Box component={LinkBase} to={to} aria-describedby={`${id}${position}`} sx={linkStyles}>
                  {format(value)}
                </Box>
              ) : (
                format(value)
              )}
            </Box>
            <Box sx={{ width: 44, textAlign: 'end', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              <bdi dir="ltr">{whole > 0 ? `${Math.round((Math.max(0, value) / whole) * 100)} %` : ''}</bdi>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

const linkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  minHeight: 24,
  color: 'primary.main',
  [touchQuery]: { minWidth: 44, minHeight: 44 },
} as const;
