import { Box } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useParams, useTranslate } from 'react-admin';
import { type FreePage, type Plain, recordsIn, type Widget } from '#define';
import { readParams } from '#define/widgets/pageFilters.ts';
import { rowsPath, valueIn, widgetName } from '#define/widgets/widgets.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { useRead } from '#frame/page/useRead.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading, LoadingBar } from '#frame/ui/Loading.tsx';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { NumberFigure } from './NumberFigure';

const WidgetList = lazyWithPreload(() => import('./WidgetList'));
const charts = { ring: lazyWithPreload(() => import('./RingWidget')), line: lazyWithPreload(() => import('./LineWidget')) };

interface WidgetProps {
  page: FreePage;
  widget: Widget;
}

/** A widget with its title. While another choice of the filters is read, the figures of the earlier one stay. */
export function WidgetCard({ page, widget }: WidgetProps) {
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
