import { Box, Button } from '@mui/material';
import { LinkBase, useParams, useTranslate } from 'react-admin';
import { nameOf } from '#frame/format/texts.ts';
import { usePageAddress } from '#frame/kinds/pages.ts';
import { ErrorState } from '#frame/views/ErrorState.tsx';
import { DefinitionList, Line } from '#frame/views/FieldShown.tsx';
import type { OnPage } from '#frame/views/onPage.ts';
import { PageHeader } from '#frame/views/PageHeader.tsx';
import { useRead } from '#frame/views/useRead.ts';
import { Waiting } from '#frame/views/Waiting.tsx';
import { Figures } from './Figures';
import { shopGroups } from './figureGroups';
import type { shopRevenue } from './revenue';

/** Which shop it is, and all its figures. */
export default function ShopRevenue({ page }: OnPage<typeof shopRevenue>) {
  const translate = useTranslate();
  const addressOf = usePageAddress();
  const { id = '' } = useParams<{ id: string }>();
  const { data, error, refetch } = useRead(page, 'figures', { revenueId: id });
  const title = translate('pages.shopRevenue.title');
  return (
    <>
      <PageHeader title={nameOf(data?.shopName) || title} />
      {error && <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting label={title} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <DefinitionList>
            <Line label={translate('pages.shopRevenue.shopId')}>{nameOf(data.shopId) || translate('app.values.none')}</Line>
          </DefinitionList>
          <Figures record={data} groups={shopGroups} />
          <Button component={LinkBase} to={addressOf('revenue')} variant="outlined" sx={{ justifySelf: 'start' }}>
            {translate('pages.revenue.back')}
          </Button>
        </Box>
      )}
    </>
  );
}
