import { Card } from '@mui/material';
import { useContext, useEffect, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { BulkOutcome } from './BulkOutcome';
import { findInterruptedRuns, type InterruptedRun } from './bulkRuns';
import { useBulk } from './useBulk';
import { useBulkTexts } from './useBulkTexts';

/** What was done and what was not in bulk runs that were cut off: their session ended, or their tab went. */
export default function InterruptedRuns() {
  const resources = useContext(ResourcesContext);
  const [runs, setRuns] = useState<readonly InterruptedRun[]>([]);
  useEffect(() => {
    const closing = new AbortController();
    const found = (run: InterruptedRun) =>
      resources.some(({ name }) => name === run.resource) ? setRuns(others => [...others, run]) : run.decided();
    void findInterruptedRuns(found, closing.signal).catch(() => {});
    return () => closing.abort();
  }, [resources]);
  return runs.map(run => (
    <ResourceContextProvider key={run.id} value={run.resource}>
      <CutOffRun run={run} onClose={() => setRuns(others => others.filter(other => other !== run))} />
    </ResourceContextProvider>
  ));
}

function CutOffRun({ run: { outcome: cutOff, decided }, onClose }: { run: InterruptedRun; onClose: () => void }) {
  const { tell } = useBulkTexts();
  const { outcome = cutOff, progress, retry } = useBulk(tell);
  const close = () => {
    decided();
    onClose();
  };
  return (
    <Card variant="outlined" sx={{ mb: 2, pt: 2, pb: 1 }}>
      <BulkOutcome outcome={outcome} isRunning={Boolean(progress)} onRetry={() => void retry(outcome)} onClose={close} />
    </Card>
  );
}
