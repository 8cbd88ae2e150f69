import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import type { Plain, SettingsCondition, SetupInput } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { asNumber, formatNumber } from '#frame/format/money.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { useRead } from '#frame/page/useRead.ts';
import type { PageProps } from '#frame/slots/slots.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { iconOf } from '#frame/ui/icons.ts';
import { useIsDue } from '#frame/ui/useIsDue.ts';
import type { dashboard } from './dashboard';

const DashboardShares = lazyWithPreload(() => import('./DashboardShares'));
const Sales = lazyWithPreload(() => import('./SalesCard'));
const Inbox = lazyWithPreload(() => import('#frame/list/views/Inbox.tsx'));

interface CountCard {
  /** The counted resource. The card links to its list. */
  resource: string;
  icon: string;
  count: string;
  /** A second count. */
  part?: string;
  when?: SettingsCondition;
}

const classification = (resource: SetupInput<'classificationInputs'>, count: string): CountCard => ({
  resource,
  icon: 'Category',
  count,
  when: { setup: 'classificationInputs', name: resource },
});

const cards: readonly CountCard[] = [
  { resource: 'orders', icon: 'Orders', count: 'ordersCount', part: 'newOrdersCount' },
  { resource: 'products', icon: 'Inventory', count: 'productsCount', part: 'outOfStockProductsCount' },
  classification('category', 'categoriesCount'),
  classification('subcategory', 'subCategoriesCount'),
  classification('brand', 'brandsCount'),
  classification('agegroup', 'ageGroupsCount'),
  classification('gendertype', 'genderTypesCount'),
];

/** Counts of what staff manage, with links, and below them charts, the inbox and sales. */
export default function Dashboard({ page }: PageProps<typeof dashboard>) {
  const translate = useTranslate();
  const { allows, isPending, isError } = useSettings();
  const { data, error, isFetching, refetch } = useRead(page, 'counts');
  const failed = Boolean(error) && !isFetching;
  const shown = cards.filter(({ resource, when }) => canAccess(resource, 'list') && (!when || (!isPending && !isError && allows(when, 'column'))));
  return (
    <>
      <PageHeader title={translate('pages.dashboard.title')} />
      {failed && <ErrorState title={translate('pages.dashboard.unread')} error={error} onRetry={() => void refetch()} />}
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))' }}>
          {shown.map(card => (
            <CountCardView key={card.resource} card={card} data={data} failed={failed} />
          ))}
        </Box>
        {/* On a phone the inbox is above the charts. */}
        <Box sx={{ gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' } }}>
          {(data || failed) && (
            <Deferred>
              <Box sx={{ display: 'grid', gap: 2 }}>
                <Inbox />
                {canAccess('orders', 'list') && <Sales />}
              </Box>
            </Deferred>
          )}
        </Box>
        <div>
          {data && (
            <Deferred>
              <DashboardShares data={data} />
            </Deferred>
          )}
        </div>
      </Box>
    </>
  );
}

interface CountCardProps {
  card: CountCard;
  data: Plain | undefined;
  failed: boolean;
}

function CountCardView({ card: { resource, icon, count, part }, data, failed }: CountCardProps) {
  const translate = useTranslate();
  const Icon = iconOf(icon);
  const number = (key: string) => {
    const value = asNumber(data?.[key]);
    return value === undefined ? translate('app.values.none') : formatNumber(value);
  };
  const isPending = !data && !failed;
  return (
    <Card variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardActionArea component={LinkBase} to={`/${resource}`} sx={{ p: 2, flex: 1 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}>
          <Typography component="h2" variant="subtitle2">
            {translate(`resources.${resource}.name`, { smart_count: 2 })}
          </Typography>
          <Icon fontSize="small" />
        </Box>
        <Typography component="p" variant="h4" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
          {isPending ? <Skeleton width={64} /> : number(count)}
        </Typography>
        {part && (
          <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`pages.dashboard.${part}`)}: <b>{isPending ? '' : number(part)}</b>
          </Typography>
        )}
      </CardActionArea>
    </Card>
  );
}

/** Renders later, so that the cards come first. */
function Deferred({ children }: { children: ReactNode }) {
  const isDue = useIsDue(600);
  return isDue ? <Suspense>{children}</Suspense> : null;
}
