import { Alert, Box, Button, Card, GlobalStyles, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useDataProvider, useGetOne, useParams, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { dayOf, type ShopRecord } from '#define';
import { printStyles } from '#frame/actions/print/printStyles.ts';
import { usePageAddress } from '#frame/context/pagesContext.ts';
import { readKey } from '#frame/context/queryCache.ts';
import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { nameOf } from '#frame/format/texts.ts';
import { isDay } from '#frame/format/typedDays.ts';
import { DayField } from '#frame/inputs/DayField.tsx';
import { readPages } from '#frame/list/readPages.ts';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { StatementTables } from './StatementTables';
import { statementOf } from './statement';

/** Orders are read in at most this many calls, one after the other. */
const maxCalls = 20;
const rowsPerCall = 100;

interface Period {
  from: string;
  to: string;
}

function lastMonth(): Period {
  const now = new Date();
  return { from: dayOf(new Date(now.getFullYear(), now.getMonth() - 1, 1)), to: dayOf(new Date(now.getFullYear(), now.getMonth(), 0)) };
}

/** What the orders of a shop in a period add up to, to print and as CSV. The period stands in the address; orders are read once it does. */
export default function StatementView() {
  const translate = useTranslate();
  const addressOf = usePageAddress();
  const { id = '' } = useParams<{ id: string }>();
  const [query, setQuery] = useSearchParams();
  const period = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const { data: shop } = useGetOne<ShopRecord>('shops', { id });
  const { data, error, isFetching, refetch } = useStatement(id, period);
  const title = translate('pages.statement.title');
  const name = nameOf(shop?.shopName) || id;
  const between = isPeriod(period) ? `${formatDate(period.from, formats.day)} – ${formatDate(period.to, formats.day)}` : '';
  return (
    <>
      <GlobalStyles styles={printStyles} />
      <PageHeader title={title} recordTitle={[name, between].filter(Boolean).join(' · ')} recordTo={addressOf('shopRevenue', { id })} />
      <PeriodForm
        start={isPeriod(period) ? period : lastMonth()}
        isBusy={isFetching}
        onShow={next => (next.from === period.from && next.to === period.to ? void refetch() : setQuery({ ...next }))}
      />
      {error && !isFetching && <ErrorState title={translate('app.errors.listTitle')} error={error} onRetry={() => void refetch()} />}
      {isFetching && !data && <Loading label={title} />}
      {data && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {!data.isAll && <Alert severity="warning">{translate('pages.statement.tooMany', { count: data.count })}</Alert>}
          <StatementTables statement={data.statement} fileName={`${title}-${name}-${period.from}-${period.to}`} />
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720 }}>
            {translate('pages.statement.unknown')}
          </Typography>
        </Box>
      )}
    </>
  );
}

const isPeriod = ({ from, to }: Period): boolean => isDay(from) && isDay(to) && from <= to;

function useStatement(shop: string, period: Period) {
  const provider = useDataProvider<ShopDataProvider>();
  return useQuery({
    enabled: isPeriod(period),
    queryKey: readKey('orders', 'statement', { shop, ...period }),
    queryFn: async ({ signal }) => {
      const filter = { shop, createdAt: period };
      const { rows, isAll } = await readPages(provider, { resource: 'orders', filter, perPage: rowsPerCall, most: maxCalls, signal });
      return { statement: statementOf(rows, { shop, ...period }), count: rows.length, isAll };
    },
    retry: false,
  });
}

interface PeriodFormProps {
  start: Period;
  isBusy: boolean;
  onShow: (period: Period) => void;
}

function PeriodForm({ start, isBusy, onShow }: PeriodFormProps) {
  const translate = useTranslate();
  const [period, setPeriod] = useState(start);
  const isReversed = isDay(period.from) && isDay(period.to) && period.from > period.to;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPeriod(period)) onShow(period);
  };
  return (
    <Card variant="outlined" component="form" onSubmit={submit} noValidate sx={{ p: 2, mb: 2, '@media print': { display: 'none' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        {(['from', 'to'] as const).map(end => (
          <DayField
            key={end}
            label={translate(`pages.journal.filters.${end}`)}
            day={period[end]}
            onDay={day => setPeriod({ ...period, [end]: day })}
            error={isReversed && end === 'to'}
            helperText={isReversed && end === 'to' ? translate('pages.statement.reversed') : undefined}
          />
        ))}
        <Button type="submit" variant="contained" disabled={isBusy || !isPeriod(period)}>
          {translate('pages.statement.show')}
        </Button>
      </Box>
    </Card>
  );
}
