import { Box, Button } from '@mui/material';
import { LinkBase, useParams, useTranslate } from 'react-admin';
import { canAccess } from '#frame/context/canAccess.ts';
import { usePageAddress } from '#frame/context/pagesContext.ts';
import { DefinitionList, Line } from '#frame/fields/FieldShown.tsx';
import { nameOf } from '#frame/format/texts.ts';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { useRead } from '#frame/page/useRead.ts';
import type { PageProps } from '#frame/slots/slots.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { shopGroups } from './figureGroups';
import { Figures } from './RevenueFigures';
import type { shopRevenue } from './revenue';

/** A shop and all its figures. */
export default function ShopRevenue({ page }: PageProps<typeof shopRevenue>) {
  const translate = useTranslate();
  const addressOf = usePageAddress();
  const { id = '' } = useParams<{ id: string }>();
  const { data, error, refetch } = useRead(page, 'figures', { revenueId: id });
  const title = translate('pages.shopRevenue.title');
  return (
    <>
      <PageHeader title={nameOf(data?.shopName) || title} />
      {error && <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label={title} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <DefinitionList>
            <Line label={translate('pages.shopRevenue.shopId')}>{nameOf(data.shopId) || translate('app.values.none')}</Line>
          </DefinitionList>
          <Figures record={data} groups={shopGroups} shop={nameOf(data.shopId) || id} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button component={LinkBase} to={addressOf('revenue')} variant="outlined">
              {translate('pages.revenue.back')}
            </Button>
            {canAccess('orders', 'list') && (
              <Button component={LinkBase} to={addressOf('statement', { id: nameOf(data.shopId) || id })} variant="outlined">
                {translate('pages.statement.title')}
              </Button>
            )}
          </Box>
        </Box>
      )}
    </>
  );
}
