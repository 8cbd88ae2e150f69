import { Card } from '@mui/material';
import { useContext, useEffect, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { findInterruptedRuns, type InterruptedRun } from '#frame/actions/runs/storedRuns.ts';
import { useBulk } from '#frame/actions/runs/useBulk.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { BulkOutcome } from './BulkOutcome';
import { useBulkTexts } from './useBulkTexts';

/** The outcomes of bulk runs that were interrupted because their session ended or their tab closed. */
export default function InterruptedRuns() {
  const resources = useContext(ResourcesContext);
  const [runs, setRuns] = useState<readonly InterruptedRun[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const onRun = (run: InterruptedRun) =>
      resources.some(({ name }) => name === run.resource) ? setRuns(others => [...others, run]) : run.discard();
    void findInterruptedRuns(onRun, controller.signal).catch(() => {});
    return () => controller.abort();
  }, [resources]);
  return runs.map(run => (
    <ResourceContextProvider key={run.id} value={run.resource}>
      <InterruptedOutcome run={run} onClose={() => setRuns(others => others.filter(other => other !== run))} />
    </ResourceContextProvider>
  ));
}

function InterruptedOutcome({ run, onClose }: { run: InterruptedRun; onClose: () => void }) {
  const { notifyOutcome } = useBulkTexts();
  const { outcome = run.outcome, progress, run: onRun } = useBulk(notifyOutcome);
  const close = () => {
    run.discard();
    onClose();
  };
  return (
    <Card variant="outlined" sx={{ mb: 2, pt: 2, pb: 1 }}>
      <BulkOutcome outcome={outcome} isInterrupted isRunning={Boolean(progress)} onRun={job => void onRun(job)} onClose={close} />
    </Card>
  );
}
