import { Box, Card, Pagination, Typography } from '@mui/material';
import { Suspense, useEffect } from 'react';
import { LinkBase, useLocation, useNavigate, useTranslate } from 'react-admin';
import { type Plain, recordsIn, tolerated } from '#define';
import { usePageAddress } from '#frame/context/pagesContext.ts';
import { nameOf } from '#frame/format/texts.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { useRead } from '#frame/page/useRead.ts';
import type { PageProps } from '#frame/slots/slots.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import { summaryGroups } from './figureGroups';
import { Figure, Figures, figureOf } from './RevenueFigures';
import type { revenue } from './revenue';

const RevenueShares = lazyWithPreload(() => import('./RevenueShares'));
const pageSize = 10;

/** All figures of the summary, charts, and the shops. */
export default function Revenue({ page }: PageProps<typeof revenue>) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const number = Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page'))) || 1);
  const { data, error, isPending, isPlaceholderData, refetch } = useRead(page, 'summary', { page: number }, { placeholderData: before => before });
  const last = data && !isPlaceholderData ? lastPageOf(data, number) : undefined;
  const isBehindEnd = last !== undefined && number > last;
  useEffect(() => {
    if (isBehindEnd) navigate(`${pathname}?page=${last}`, { replace: true });
  }, [isBehindEnd, navigate, pathname, last]);
  return (
    <>
      <PageHeader title={translate('pages.revenue.title')} />
      {error && <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <Loading label={translate('pages.revenue.title')} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Figures record={data} groups={summaryGroups} />
          {/* Together: charts that come later would push the shops away from a press. */}
          <Suspense fallback={<Loading />}>
            <RevenueShares record={data} />
            <Shops record={data} page={number} onPage={next => navigate(`${pathname}?page=${next}`)} />
          </Suspense>
        </Box>
      )}
    </>
  );
}

const shopsIn = (record: Plain): Plain[] => recordsIn(Object.values(record).find(Array.isArray));

/** The last page of the shops. Without a total, a full page may have a next one. */
function lastPageOf(record: Plain, page: number): number {
  const shown = shopsIn(record).length;
  const total = tolerated.totals.map(key => figureOf(record, key)).find(figure => figure !== undefined);
  if (total !== undefined) return Math.max(1, Math.ceil(total / pageSize));
  if (shown === pageSize) return page + 1;
  return shown && shown < pageSize ? page : 1;
}

const shopColumns = ['totalOrders', 'totalProductItemsSold', 'totalOrderPrice', 'totalShopProfit'];

/** The shops of the summary with links to their own figures; nothing if the reply has none. */
function Shops({ record, page, onPage }: { record: Plain; page: number; onPage: (page: number) => void }) {
  const translate = useTranslate();
  const addressOf = usePageAddress();
  const rows = shopsIn(record);
  if (!rows.length) return null;
  const availableColumns = shopColumns.filter(key => rows.some(row => figureOf(row, key) !== undefined));
  const last = lastPageOf(record, page);
  const label = (key: string) => translate(`pages.revenue.figures.${key}`);
  return (
    <Card variant="outlined" component="section" aria-label={translate('pages.revenue.shops')}>
      <Typography component="h2" variant="h6" sx={{ p: 2, pb: 1 }}>
        {translate('pages.revenue.shops')}
      </Typography>
      <PlainTable
        {...(rows.length > pageSize && { perPage: pageSize })}
        heads={[translate('pages.revenue.shopName'), ...availableColumns.map(key => ({ figure: label(key) }))]}
        rows={rows.map((row, position) => {
          const id = nameOf(row._id ?? row.shopId) || String(position);
          const name = nameOf(row.shopName ?? row) || id;
          const link = (
            <LinkBase key="shop" to={addressOf('shopRevenue', { id })}>
              {name}
            </LinkBase>
          );
          return { key: id, cells: [link, ...availableColumns.map(key => <Figure key={key} record={row} of={key} />)] };
        })}
      />
      {last > 1 && rows.length <= pageSize && (
        <Box sx={{ p: 1.5, display: 'flex', justifyContent: 'end' }}>
          <Pagination count={last} page={page} onChange={(_, next) => onPage(next)} color="primary" aria-label={translate('app.actions.pages')} />
        </Box>
      )}
    </Card>
  );
}
