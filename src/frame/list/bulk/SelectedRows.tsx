import { useCallback, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import type { ActionInput, List, ShopRecord } from '#define';
import { planBulkUndo, type RunOutcome } from '#frame/actions/runOutcome.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { ProgressWithStop } from '#frame/ui/ProgressWithStop.tsx';
import { BulkOutcome } from './BulkOutcome';
import { BulkQuestion } from './BulkQuestion';
import { SelectionBar } from './SelectionBar';
import { useBulk } from './useBulk';
import { useBulkTexts } from './useBulkTexts';
import { useSelectAllMatching } from './useSelectAllMatching';

/** So many are under way at once, and done in a moment: to show how far it has come would be a flash. */
const few = 4;

/** The rows that have been on the screen: those that were ticked on another page, or before a search, are no longer in the list. */
function useSeenRows(data: readonly ShopRecord[] | undefined) {
  const [seen] = useState(() => new Map<string, ShopRecord>());
  const remember = useCallback(
    (rows: readonly ShopRecord[]) => {
      for (const row of rows) seen.set(row.id, row);
    },
    [seen],
  );
  useEffect(() => remember(data ?? []), [data, remember]);
  return { find: (id: string): ShopRecord => seen.get(id) ?? { id }, remember };
}

/** Gives the title the focus where what had it has gone with the question, or with the last ticked row. */
function useTitleAfter(isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) document.querySelector<HTMLElement>('.page-title')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
}

/** What can be done to the rows that staff have ticked: after a question, call by call; then what became of each. What was not done stays ticked. */
export default function SelectedRows({ list, listKey }: { list: List; listKey: string }) {
  const resource = useResource();
  const { data, selectedIds, onSelect } = useListContext<ShopRecord>();
  const { titleOf, tell } = useBulkTexts();
  const { find, remember } = useSeenRows(data);
  const ticked = useRef(selectedIds);
  ticked.current = selectedIds;
  const settle = (outcome: RunOutcome) => {
    const done = new Set<unknown>(outcome.done.map(({ record }) => record.id));
    onSelect(ticked.current.filter(id => !done.has(id)));
    tell(outcome);
  };
  const { progress, outcome, begin, retry, putBack, follow, stop, forget } = useBulk(settle);
  const matching = useSelectAllMatching(resource.name, list, listKey, remember);
  const [asked, setAsked] = useState<{ action: string; records: ShopRecord[]; isAll: boolean }>();
  const records = () => selectedIds.map(id => find(String(id)));
  const ask = (action: string) => setAsked({ action, records: records(), isAll: matching.isAll });
  const confirm = async ({ action, records }: { action: string; records: ShopRecord[] }, values: ActionInput) => {
    forget();
    await begin(action, records, values);
    setAsked(undefined);
  };
  const isLong = progress !== undefined && progress.total > few;
  useEffect(() => {
    if (isLong) setAsked(undefined);
  }, [isLong]);
  const isNews = outcome && (outcome.refused.length || outcome.left.length || outcome.rest.length || planBulkUndo(resource, outcome));
  const isOpen = Boolean(isNews || asked || progress);
  useTitleAfter(isOpen);
  return (
    <>
      {selectedIds.length > 0 && <SelectionBar list={list} matching={matching} ticked={records} onAsk={ask} onClear={forget} />}
      {isNews ? (
        <BulkOutcome
          outcome={outcome}
          isRunning={Boolean(progress)}
          onRetry={() => void retry(outcome)}
          onPutBack={() => void putBack(outcome)}
          onFollow={(action, tasks) => void follow(action, tasks)}
          onClose={forget}
        />
      ) : null}
      {asked && !isLong && (
        <BulkQuestion
          {...asked}
          isRunning={Boolean(progress)}
          onConfirm={values => void confirm(asked, values)}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {isLong && <ProgressWithStop title={titleOf(progress)} progress={progress} onStop={stop} />}
    </>
  );
}
