import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { isFilterIgnored } from '#dataProvider/listQuery.ts';
import { printsOf, removesRecord, type ShopRecord } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useDeclaredList } from '#frame/list/declaredList.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { useBulkTexts } from './useBulkTexts';
import type { SelectAllMatching } from './useSelectAllMatching';

const PrintButton = lazyWithPreload(() => import('#frame/actions/print/PrintButton.tsx'), null);

interface SelectionBarProps {
  selectAll: SelectAllMatching;
  selectedRecords: () => readonly ShopRecord[];
  /** Gets the action, or `delete`. */
  onAction: (action: string) => void;
  onClearOutcome: () => void;
}

export function SelectionBar({ selectAll, selectedRecords, onAction, onClearOutcome }: SelectionBarProps) {
  const resource = useResource();
  const { onUnselectItems } = useListContext<ShopRecord>();
  const translate = useTranslate();
  const { labelOf } = useBulkTexts();
  const { bulk = [] } = useDeclaredList().list;
  const actions = bulk.filter(action => canAccess(resource.name, action));
  // While rows are being selected, an action would run on the old selection.
  const isReading = selectAll.read !== undefined;
  return (
    <Alert
      ref={publishHeight}
      // The count alone is announced, not the buttons.
      role="group"
      severity="info"
      icon={false}
      // Sticky: it stays in sight while staff select rows further down.
      sx={{ py: 0, borderRadius: 0, position: 'sticky', top: 56, zIndex: 3, '& .MuiAlert-message': { flex: 1 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Count selectAll={selectAll} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              onUnselectItems();
              onClearOutcome();
            }}
          >
            {translate('app.selection.none')}
          </Button>
          {printsOf(resource).length > 0 && canAccess(resource.name, 'print') && (
            <PrintButton records={selectedRecords} size="small" variant="outlined" disabled={isReading} />
          )}
          {actions.map(action => (
            <Button
              key={action}
              size="small"
              variant="outlined"
              color={removesRecord(resource, action) ? 'error' : 'inherit'}
              disabled={isReading}
              onClick={() => onAction(action)}
            >
              {action === 'delete' ? translate('app.selection.delete') : labelOf(action)}
            </Button>
          ))}
        </Box>
      </Box>
    </Alert>
  );
}

/** A `ref` that publishes the height of the bar as the CSS variable `--bulk`, so that the sticky head of the table stays below the bar. */
function publishHeight(bar: HTMLElement | null): (() => void) | undefined {
  const parent = bar?.parentElement;
  if (!parent || !window.ResizeObserver) return undefined;
  const observer = new ResizeObserver(() => parent.style.setProperty('--bulk', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    parent.style.removeProperty('--bulk');
  };
}

/** The number of selected rows, also of those on other pages, and the button to select all matching rows. */
function Count({ selectAll }: Pick<SelectionBarProps, 'selectAll'>) {
  const { data = [], selectedIds, total, hasNextPage, meta } = useListContext<ShopRecord>();
  const translate = useTranslate();
  const text = useRef<HTMLElement>(null);
  const { isAll } = selectAll;
  // The button with the focus is unmounted once all are selected.
  useEffect(() => {
    if (isAll) text.current?.focus();
  }, [isAll]);
  const selected = new Set<unknown>(selectedIds);
  const count = selectedIds.length;
  const hidden = count - data.filter(({ id }) => selected.has(id)).length;
  const hasMore = total === undefined ? hasNextPage : total > data.length;
  const isPageSelected = data.every(({ id }) => selected.has(id));
  const isOffered = !isAll && hasMore && data.length > 0 && isPageSelected && !isFilterIgnored(meta);
  return (
    <>
      <bdi ref={text} role="status" tabIndex={-1} style={{ outline: 'none' }}>
        {isAll
          ? translate('app.selection.matching', { count })
          : hidden
            ? translate('app.selection.hidden', { count, hidden })
            : translate('app.selection.count', { count })}
      </bdi>
      {(isOffered || selectAll.read !== undefined) && <SelectAllButton selectAll={selectAll} />}
    </>
  );
}

/** Selects all matching rows. While they are being read it shows the progress and a Stop button. */
function SelectAllButton({ selectAll: { read, select, stop } }: Pick<SelectionBarProps, 'selectAll'>) {
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
