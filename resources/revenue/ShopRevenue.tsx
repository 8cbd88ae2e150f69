import { Box, Button } from '@mui/material';
import { LinkBase, useParams, useTranslate } from 'react-admin';
import { nameOf } from '../../src/frame/format/texts';
import { usePageAddress } from '../../src/frame/kinds/pages';
import { ErrorState } from '../../src/frame/views/ErrorState';
import { DefinitionList, Line } from '../../src/frame/views/FieldShown';
import type { OnPage } from '../../src/frame/views/onPage';
import { PageHeader } from '../../src/frame/views/PageHeader';
import { useRead } from '../../src/frame/views/useRead';
import { Waiting } from '../../src/frame/views/Waiting';
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
