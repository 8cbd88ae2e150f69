/**
 * Bulk actions: what staff can do to the selected rows of a list. This folder has the selection bar, the question before a run, the run
 * itself and its outcome.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEvent, useListContext } from 'react-admin';
import { isNotFound } from '#dataProvider/http.ts';
import type { ActionInput, ShopRecord } from '#define';
import { PrintJob } from '#frame/actions/print/PrintJob.tsx';
import { planBulkUndo, type RunOutcome, splitRunnable } from '#frame/actions/runs/runOutcome.ts';
import { useBulk } from '#frame/actions/runs/useBulk.ts';
import { useFollowJob } from '#frame/actions/useFollow.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { ProgressWithStop } from '#frame/ui/ProgressWithStop.tsx';
import { BulkOutcome } from './BulkOutcome';
import { BulkQuestion } from './BulkQuestion';
import type { FollowUpChoices } from './FollowUps';
import { SelectionBar } from './SelectionBar';
import { useBulkTexts } from './useBulkTexts';
import { useSelectAllMatching } from './useSelectAllMatching';

/** A run of up to this many records shows no progress dialog. `runEach` sends that many at once, so the dialog would only flash. */
const shortRun = 4;

/** Remembers all rows that were on the screen, as selected rows of another page or search are no longer in the list context. */
function useSeenRows(data: readonly ShopRecord[] | undefined) {
  const [rows] = useState(() => new Map<unknown, ShopRecord>());
  const remember = (seen: readonly ShopRecord[] = []) => {
    for (const row of seen) rows.set(row.id, row);
  };
  useEffect(() => remember(data));
  return { rowOf: (id: unknown): ShopRecord => rows.get(id) ?? { id: String(id) }, remember };
}

/**
 * Focuses the page title after the question or outcome has closed, if the focus was lost with it. A layout effect, as `useScreenFocus` looks
 * for a lost focus at the next frame and would focus the nearest button.
 */
function useTitleFocus(isOpen: boolean): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) document.querySelector<HTMLElement>('.page-title')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
}

interface Question {
  action: string;
  records: ShopRecord[];
  /** The records are all that match the search and filters. */
  isAll: boolean;
}

/** The selection bar, and the question, progress and outcome of a bulk run. Records that were not done stay selected, unless they are gone. */
export default function SelectedRows() {
  const resource = useResource();
  const { data, selectedIds, onSelect } = useListContext<ShopRecord>();
  const { runTitle, notifyOutcome } = useBulkTexts();
  const { rowOf, remember } = useSeenRows(data);
  const settle = useEvent((settled: RunOutcome) => {
    const gone = settled.refused.flatMap(({ item, error }) => (isNotFound(error) ? [item] : []));
    const over = new Set<unknown>([...settled.done, ...gone].map(({ record }) => record.id));
    onSelect(selectedIds.filter(id => !over.has(id)));
    notifyOutcome(settled);
  });
  const { progress, outcome, run, stop, clearOutcome } = useBulk(settle);
  const selectAll = useSelectAllMatching(remember);
  const [question, setQuestion] = useState<Question>();
  const selectedRecords = () => selectedIds.map(rowOf);
  const followJob = useFollowJob();
  const [prints, setPrints] = useState<{ print: string; records: readonly ShopRecord[] }[]>([]);
  const confirm = async ({ action, records }: Question, input: ActionInput, { follows, prints: sheets }: FollowUpChoices) => {
    clearOutcome();
    const { fit, skipped } = splitRunnable(resource, action, records, input);
    const next = async (settled: RunOutcome) => {
      const printed = settled.done.map(({ record }) => record);
      setPrints(printed.length ? sheets.map(print => ({ print, records: printed })) : []);
      return follows ? followJob(settled) : undefined;
    };
    await run({ action, isUndo: false, skipped, tasks: fit.map(record => ({ record, input })), next });
    setQuestion(undefined);
  };
  const [printJob, ...remainingPrints] = prints;
  const isLong = progress !== undefined && progress.total > shortRun;
  const needsOutcome = outcome && (outcome.refused.length || outcome.skipped.length || outcome.notStarted.length || planBulkUndo(resource, outcome));
  useTitleFocus(Boolean(needsOutcome || question || progress));
  return (
    <>
      {selectedIds.length > 0 && (
        <SelectionBar
          selectAll={selectAll}
          selectedRecords={selectedRecords}
          onAction={action => setQuestion({ action, records: selectedRecords(), isAll: selectAll.isAll })}
          onClearOutcome={clearOutcome}
        />
      )}
      {needsOutcome ? <BulkOutcome outcome={outcome} isRunning={Boolean(progress)} onRun={job => void run(job)} onClose={clearOutcome} /> : null}
      {question && !isLong && (
        <BulkQuestion
          {...question}
          isRunning={Boolean(progress)}
          onConfirm={(input, chosen) => void confirm(question, input, chosen)}
          onCancel={() => setQuestion(undefined)}
        />
      )}
      {printJob && !progress && !question && <PrintJob key={printJob.print} {...printJob} onClose={() => setPrints(remainingPrints)} />}
      {isLong && <ProgressWithStop title={runTitle(progress)} progress={progress} onStop={stop} />}
    </>
  );
}
