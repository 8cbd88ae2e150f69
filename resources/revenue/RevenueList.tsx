import { Box, Card, Pagination, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { LinkBase, useCreatePath, useGetOne, useTranslate } from 'react-admin';
import { nameOf } from '../../src/frame/format/texts';
import { ErrorState } from '../../src/frame/views/ErrorState';
import { lazily } from '../../src/frame/views/lazily';
import { PageHeader } from '../../src/frame/views/PageHeader';
import { PlainTable } from '../../src/frame/views/PlainTable';
import { Waiting } from '../../src/frame/views/Waiting';
import { recordsIn, type ShopRecord } from '../define';
import { Figure, Figures, figureOf } from './Figures';
import { summaryGroups } from './figureGroups';

const RevenueShares = lazily(() => import('./RevenueShares'));
const pageSize = 10;

/** Every statistic of the summary, the shares that matter, and the shops. */
export default function RevenueList() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useGetOne<ShopRecord>(
    'revenue',
    { id: 'all', meta: { page } },
    { onError: () => {}, placeholderData: before => before },
  );
  return (
    <>
      <PageHeader title={translate('resources.revenue.title')} />
      {error && <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <Waiting label={translate('resources.revenue.title')} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Figures record={data} groups={summaryGroups} />
          <Suspense fallback={<Waiting />}>
            <RevenueShares record={data} />
          </Suspense>
          <Shops record={data} page={page} onPage={setPage} />
        </Box>
      )}
    </>
  );
}

const heads = ['totalOrders', 'totalProductItemsSold', 'totalOrderPrice', 'totalShopProfit'];

/** The shops of the answer, each leading to its own figures; nothing where the answer carries none. */
function Shops({ record, page, onPage }: { record: ShopRecord; page: number; onPage: (page: number) => void }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const rows = recordsIn(Object.values(record).find(Array.isArray));
  if (!rows.length) return null;
  const present = heads.filter(key => rows.some(row => figureOf(row, key) !== undefined));
  const last = Math.max(1, Math.ceil((figureOf(record, 'total') ?? rows.length) / pageSize));
  const label = (key: string) => translate(`resources.revenue.figures.${key}`);
  return (
    <Card variant="outlined" component="section" aria-label={translate('resources.revenue.shops')}>
      <Typography component="h2" variant="h6" sx={{ fontSize: 18, p: 2, pb: 1 }}>
        {translate('resources.revenue.shops')}
      </Typography>
      <PlainTable
        heads={[translate('resources.revenue.shopName'), ...present.map(label)]}
        rows={rows.map((row, position) => {
          const id = nameOf(row._id ?? row.shopId) || String(position);
          const name = nameOf(row.shopName ?? row) || id;
          const link = (
            <LinkBase key="shop" to={createPath({ resource: 'shoprevenue', type: 'show', id })}>
              {name}
            </LinkBase>
          );
          return { key: id, cells: [link, ...present.map(key => <Figure key={key} record={row} of={key} />)] };
        })}
      />
      {last > 1 && (
        <Box sx={{ p: 1.5, display: 'flex', justifyContent: 'end' }}>
          <Pagination count={last} page={page} onChange={(_, wanted) => onPage(wanted)} color="primary" aria-label={translate('app.actions.pages')} />
        </Box>
      )}
    </Card>
  );
}
