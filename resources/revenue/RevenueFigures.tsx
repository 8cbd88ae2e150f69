import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { asNumber, type Plain, recordsIn } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { MoneyField } from '#frame/fields/fields.tsx';
import { formatNumber } from '#frame/format/money.ts';
import { listAddress } from '#frame/routing/listAddress.ts';
import { orders } from '#resources/orders/orders.ts';
import { orderFilters } from './figureGroups';

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

/**
 * The address of the orders that a figure is made of, of all shops or of one; `undefined` if no list has its rows, or if the person may not
 * see it.
 */
export function figureRows(key: string, shop?: string): string | undefined {
  const filter = orderFilters[key];
  return filter && canAccess('orders', 'list') ? listAddress(orders, 'all', { filter: { ...filter, ...(shop ? { shop } : {}) } }) : undefined;
}

interface FiguresProps {
  record: Plain;
  groups: Record<string, readonly string[]>;
  /** The shop whose figures they are; by default all. */
  shop?: string;
}

/** Figures as cards in titled groups. */
export function Figures({ groups, ...props }: FiguresProps) {
  const translate = useTranslate();
  return Object.entries(groups).map(([group, keys]) => (
    <Box component="section" key={group} aria-label={translate(`pages.revenue.groups.${group}`)}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {translate(`pages.revenue.groups.${group}`)}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))' }}>
        {keys.map(key => (
          <FigureCard key={key} of={key} {...props} />
        ))}
      </Box>
    </Box>
  ));
}

/** A figure with its name. It leads to the rows it was made of, if a list has them. */
function FigureCard({ record, of: key, shop }: Omit<FiguresProps, 'groups'> & { of: string }) {
  const translate = useTranslate();
  const id = useId();
  const rows = figureOf(record, key) === undefined ? undefined : figureRows(key, shop);
  const figure = <Figure record={record} of={key} />;
  return (
    <Card variant="outlined" sx={{ p: 1.5, display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: 0.5 }}>
      <Typography id={id} component="dt" variant="body2" sx={{ color: 'text.secondary', hyphens: 'auto', overflowWrap: 'anywhere' }}>
        {translate(`pages.revenue.figures.${key}`)}
      </Typography>
      <Typography component="dd" variant="h6" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        {rows ? (
          <LinkBase to={rows} aria-describedby={id}>
            {figure}
          </LinkBase>
        ) : (
          figure
        )}
      </Typography>
    </Card>
  );
}
