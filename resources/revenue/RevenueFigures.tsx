import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Plain, recordsIn } from '#define';
import { MoneyField } from '#frame/fields/fields.tsx';
import { asNumber, formatNumber } from '#frame/format/money.ts';

const isMoney = (key: string): boolean => /(Price|Value|Cost|Profit|Decrement|WithoutTax)$/.test(key);

/** A number in a reply or in an object inside it; `undefined` if missing or not a number. */
export function figureOf(record: Record<string, unknown>, key: string): number | undefined {
  const objects = [record, ...recordsIn(Object.values(record))];
  return asNumber(objects.map(object => object[key]).find(value => value !== undefined));
}

/** A formatted figure, an amount with its currency; a dash if missing. */
export function Figure({ record, of: key }: { record: Record<string, unknown>; of: string }) {
  const figure = figureOf(record, key);
  if (figure !== undefined && !isMoney(key)) return formatNumber(figure);
  return <MoneyField value={figure} />;
}

/** Figures as cards in titled groups. */
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
