import { Alert, Box, Button } from '@mui/material';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { actionOf, type List, type ShopRecord } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { useBulkTexts } from './useBulkTexts';
import { isNotFiltered, type Matching } from './useSelectAllMatching';

const PrintButton = lazyWithPreload(() => import('#frame/actions/print/PrintButton.tsx'));

interface SelectionBarProps {
  list: List;
  matching: Matching;
  /** Is given the action, or `delete`. */
  onAsk: (action: string) => void;
  /** The ticked rows. */
  ticked: () => readonly ShopRecord[];
  onClear: () => void;
}

/** How many rows are ticked, and what can be done to them. */
export function SelectionBar({ list, matching, onAsk, ticked, onClear }: SelectionBarProps) {
  const resource = useResource();
  const { onUnselectItems } = useListContext<ShopRecord>();
  const translate = useTranslate();
  const { labelOf } = useBulkTexts();
  const actions = (list.bulk ?? []).filter(action => canAccess(resource.name, action));
  const bar = useHeightTold();
  // Whatever is pressed meanwhile would be done to those that were ticked before.
  const isReading = matching.read !== undefined;
  return (
    <Alert
      ref={bar}
      severity="info"
      icon={false}
      // In sight of whoever ticks rows further down.
      sx={{ py: 0, borderRadius: 0, position: 'sticky', top: 56, zIndex: 3, '& .MuiAlert-message': { flex: 1 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Count matching={matching} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: 'auto' }}>
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              onUnselectItems();
              onClear();
            }}
          >
            {translate('app.selection.none')}
          </Button>
          {Object.keys(resource.prints).length > 0 && (
            <Suspense>
              <PrintButton records={ticked} size="small" disabled={isReading} />
            </Suspense>
          )}
          {actions.map(action => (
            <Button
              key={action}
              size="small"
              color={action === 'delete' || actionOf(resource, action)?.removes ? 'error' : 'inherit'}
              disabled={isReading}
              onClick={() => onAsk(action)}
            >
              {action === 'delete' ? translate('app.selection.delete') : labelOf(action)}
            </Button>
          ))}
        </Box>
      </Box>
    </Alert>
  );
}

/** Says to what stands beside the bar how high it is: the head of the table stays in sight below it. */
function useHeightTold() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const around = bar.current?.parentElement;
    if (!bar.current || !around || !window.ResizeObserver) return undefined;
    const observer = new ResizeObserver(() => around.style.setProperty('--bulk', `${bar.current?.offsetHeight ?? 0}px`));
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      around.style.removeProperty('--bulk');
    };
  }, []);
  return bar;
}

/** How many are ticked, also those that are not on the screen, and the way to all that match. */
function Count({ matching }: Pick<SelectionBarProps, 'matching'>) {
  const { data = [], selectedIds, total, hasNextPage, meta } = useListContext<ShopRecord>();
  const translate = useTranslate();
  const words = useRef<HTMLSpanElement>(null);
  const { isAll } = matching;
  // The button that led here has gone.
  useEffect(() => {
    if (isAll) words.current?.focus();
  }, [isAll]);
  const ticked = new Set<unknown>(selectedIds);
  const count = selectedIds.length;
  const hidden = count - data.filter(({ id }) => ticked.has(id)).length;
  const hasMore = total === undefined ? hasNextPage : total > data.length;
  const isWhole = data.every(({ id }) => ticked.has(id));
  const isOffered = !isAll && hasMore && data.length > 0 && isWhole && !isNotFiltered(meta);
  return (
    <>
      <span ref={words} tabIndex={-1} style={{ outline: 'none' }}>
        {isAll
          ? translate('app.selection.matching', { count })
          : hidden
            ? translate('app.selection.hidden', { count, hidden })
            : translate('app.selection.count', { count })}
      </span>
      {(isOffered || matching.read !== undefined) && <MatchingButton matching={matching} />}
    </>
  );
}

/** Ticks all that match; while they are being read, says how many have been, and can be stopped. */
function MatchingButton({ matching: { read, select, stop } }: Pick<SelectionBarProps, 'matching'>) {
  const { total } = useListContext();
  const translate = useTranslate();
  const isCounted = total !== undefined;
  return (
    <>
      <BusyButton size="small" variant="outlined" isBusy={read !== undefined} onClick={() => void select()}>
        {isCounted ? translate('app.selection.selectMatching', { total }) : translate('app.selection.selectUncounted')}
      </BusyButton>
      {read !== undefined && (
        <>
          <span>{translate(isCounted ? 'app.selection.reading' : 'app.selection.readingSome', { count: read, total })}</span>
          <Button size="small" color="inherit" onClick={stop}>
            {translate('app.selection.stop')}
          </Button>
        </>
      )}
    </>
  );
}
