/** Widgets: figures, charts and lists on pages that are no entity. This folder has the page, its filters and its widgets. */
import { Box, Typography } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useParams, useTranslate } from 'react-admin';
import { asNumber, type FreePage, type NumberWidget, type Plain, recordsIn, type Widget } from '#define';
import { readParams } from '#define/widgets/pageFilters.ts';
import { rowsPath, valueIn, widgetName } from '#define/widgets/widgets.ts';
import { useFigureText } from '#frame/context/useFigureText.ts';
import { EmptyField } from '#frame/fields/fields.tsx';
import { changeInPercent } from '#frame/format/money.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { useRead } from '#frame/page/useRead.ts';
import type { PageProps } from '#frame/slots/slots.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading, LoadingBar } from '#frame/ui/Loading.tsx';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { PageFilters } from './PageFilters';
import { WidgetList } from './WidgetList';

const charts = { ring: lazyWithPreload(() => import('./RingWidget')), line: lazyWithPreload(() => import('./LineWidget')) };

/** The screen of a page without a component: its filters, and its reads as widgets. */
export default function WidgetsPage({ page }: PageProps) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate(`pages.${page.name}.title`)} />
      {page.filters && <PageFilters page={page} />}
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' }}>
        {page.widgets?.map(widget => (
          <WidgetCard key={widgetName(widget)} page={page} widget={widget} />
        ))}
      </Box>
    </>
  );
}

interface WidgetProps<W = Widget> {
  page: FreePage;
  widget: W;
}

/** A widget with its title. While another choice of the filters is read, the figures of the earlier one stay. */
function WidgetCard({ page, widget }: WidgetProps) {
  const translate = useTranslate();
  const { data, error, isFetching, isPlaceholderData, refetch } = useWidgetRead(page, widget.read);
  const title = translate(`pages.${page.name}.widgets.${widgetName(widget)}`);
  const failed = Boolean(error) && !isFetching;
  return (
    <Box sx={{ minWidth: 0, gridColumn: widget.as === 'list' || widget.as === 'line' ? '1 / -1' : undefined }} aria-busy={isPlaceholderData}>
      <TitledCard title={title}>
        {isPlaceholderData && <LoadingBar />}
        {failed && <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={() => void refetch()} />}
        {!data && !failed && <Loading label={title} />}
        {data && !failed && (
          <Suspense fallback={<Loading label={title} />}>
            <Content page={page} widget={widget} answer={data} />
          </Suspense>
        )}
      </TitledCard>
    </Box>
  );
}

/** The answer of a read with the parameters in the address. Widgets with the same parameters share a request. */
function useWidgetRead(page: FreePage, read: string) {
  const inPath = useParams();
  const chosen = Object.fromEntries(new URLSearchParams(useLocation().search));
  return useRead(page, read, readParams(page.filters ?? [], page.reads, read, inPath, chosen), { placeholderData: before => before });
}

function Content({ page, widget, answer }: WidgetProps & { answer: Plain }): ReactNode {
  const translate = useTranslate();
  if (widget.as === 'number') return <NumberFigure page={page} widget={widget} answer={answer} />;
  const rows = recordsIn(valueIn(answer, rowsPath(widget, page.reads) ?? ''));
  if (!rows.length) return <Box sx={{ color: 'text.secondary' }}>{translate('app.charts.none')}</Box>;
  if (widget.as === 'list') return <WidgetList page={page} widget={widget} rows={rows} />;
  const Chart = charts[widget.as];
  return <Chart page={page} widget={widget} rows={rows} />;
}

/** A figure, and below it the one that it is compared with. */
function NumberFigure({ page, widget: { value, kind, compare }, answer }: WidgetProps<NumberWidget> & { answer: Plain }) {
  const translate = useTranslate();
  const textOf = useFigureText(kind);
  const figure = asNumber(valueIn(answer, value));
  const before = compare === undefined ? undefined : asNumber(valueIn(answer, compare));
  const change = changeInPercent(figure, before);
  return (
    <>
      <Typography component="p" variant="h4" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        {figure === undefined ? <EmptyField /> : <bdi>{textOf(figure)}</bdi>}
      </Typography>
      {compare !== undefined && (
        <Box sx={{ mt: 0.5, fontSize: 14, color: 'text.secondary' }}>
          {translate(`pages.${page.name}.columns.${compare}`)}: {before === undefined ? <EmptyField /> : <bdi>{textOf(before)}</bdi>}
          {change && <bdi> ({change})</bdi>}
        </Box>
      )}
    </>
  );
}
