import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { asNumber, type Plain, type SettingsCondition, type SetupInput } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import { formatNumber } from '#frame/format/money.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { useRead } from '#frame/page/useRead.ts';
import type { PageProps } from '#frame/slots/slots.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { iconOf } from '#frame/ui/icons.ts';
import { useIsDue } from '#frame/ui/useIsDue.ts';
import type { dashboard } from './dashboard';

const DashboardShares = lazyWithPreload(() => import('./DashboardShares'));
/** As high as the loaded card beside another on a wide screen. */
const placeholder = <Box sx={{ minHeight: 216 }} />;
const Sales = lazyWithPreload(() => import('./SalesCard'), placeholder);
const Inbox = lazyWithPreload(() => import('#frame/inbox/Inbox.tsx'), placeholder);

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

/**
 * What waits and what is sold, counts of what staff manage, with links, and below them charts. The counts are first where the API is not known to
 * have the extensions that the others need.
 */
export default function Dashboard({ page }: PageProps<typeof dashboard>) {
  const translate = useTranslate();
  const { allows, isPending, isError } = useSettings();
  const { data, error, isFetching, refetch } = useRead(page, 'counts');
  const failed = Boolean(error) && !isFetching;
  const knowsExtensions = useExtensions();
  const shown = cards.filter(({ resource, when }) => canAccess(resource, 'list') && (!when || (!isPending && !isError && allows(when, 'column'))));
  const counts = (
    <Box key="counts" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))' }}>
      {shown.map(card => (
        <CountCardView key={card.resource} card={card} data={data} failed={failed} />
      ))}
    </Box>
  );
  const work = <Work key="work" isDue={useIsDue(data || failed ? 600 : undefined)} />;
  return (
    <>
      <PageHeader title={translate('pages.dashboard.title')} />
      {failed && <ErrorState title={translate('pages.dashboard.unread')} error={error} onRetry={() => void refetch()} />}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {knowsExtensions ? [work, counts] : [counts, work]}
        {data && (
          <Deferred>
            <DashboardShares data={data} />
          </Deferred>
        )}
      </Box>
    </>
  );
}

/** The inbox and sales. They read once they are due, after the counts. */
function Work({ isDue }: { isDue: boolean }) {
  const canSeeSales = canAccess('orders', 'list');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: canSeeSales ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)' } }}>
      <Inbox isDue={isDue} />
      {canSeeSales && <Sales isDue={isDue} />}
    </Box>
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
      <CardActionArea component={LinkBase} to={`/${resource}`} sx={{ px: 1.5, py: 1, flex: 1 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}>
          <Typography component="h2" variant="subtitle2">
            {translate(`resources.${resource}.name`, { smart_count: 2 })}
          </Typography>
          <Icon fontSize="small" />
        </Box>
        <Typography component="p" variant="h5" sx={{ fontVariantNumeric: 'tabular-nums' }}>
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
