import { Box } from '@mui/material';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { widgetName } from '#define/widgets/widgets.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import type { PageProps } from '#frame/slots/slots.ts';
import { WidgetCard } from './WidgetCard';

const PageFilters = lazyWithPreload(() => import('./PageFilters'));

/** The screen of a page without a component: its filters, and its reads as widgets. */
export default function WidgetsPage({ page }: PageProps) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate(`pages.${page.name}.title`)} />
      {page.filters && (
        <Suspense fallback={<Box sx={{ height: 56 }} />}>
          <PageFilters page={page} />
        </Suspense>
      )}
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' }}>
        {page.widgets?.map(widget => (
          <WidgetCard key={widgetName(widget)} page={page} widget={widget} />
        ))}
      </Box>
    </>
  );
}
