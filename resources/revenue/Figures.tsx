import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Plain, recordsIn } from '#define';
import { MoneyField } from '#frame/fields/fields.tsx';
import { asNumber, formatNumber } from '#frame/format/money.ts';

const isMoney = (key: string): boolean => /(Price|Value|Cost|Profit|Decrement|WithoutTax)$/.test(key);

/** A figure of an answer, or of what the answer holds; undefined where there is none, or no number. */
export function figureOf(record: Record<string, unknown>, key: string): number | undefined {
  const holders = [record, ...recordsIn(Object.values(record))];
  return asNumber(holders.map(holder => holder[key]).find(value => value !== undefined));
}

/** A figure as people read it, an amount with its currency; a dash where the record lacks it. */
export function Figure({ record, of: key }: { record: Record<string, unknown>; of: string }) {
  const figure = figureOf(record, key);
  if (figure !== undefined && !isMoney(key)) return formatNumber(figure);
  return <MoneyField value={figure} />;
}

/** Figures as cards, in titled groups; a figure that the answer lacks is a dash. */
export function Figures({ record, groups }: { record: Plain; groups: Record<string, readonly string[]> }) {
  const translate = useTranslate();
  return Object.entries(groups).map(([group, keys]) => (
    <Box component="section" key={group} aria-label={translate(`pages.revenue.groups.${group}`)}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {translate(`pages.revenue.groups.${group}`)}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))' }}>
        {keys.map(key => (
          <Card key={key} variant="outlined" sx={{ p: 1.5, display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: 0.5 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(`pages.revenue.figures.${key}`)}
            </Typography>
            <Typography component="dd" variant="h6" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
              <Figure record={record} of={key} />
            </Typography>
          </Card>
        ))}
      </Box>
    </Box>
  ));
}
