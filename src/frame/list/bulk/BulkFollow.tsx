import { Alert } from '@mui/material';
import { actionOf } from '#define';
import type { RunOutcome, Task } from '#frame/actions/runOutcome.ts';
import { useFollowOf, useFollowTexts } from '#frame/actions/useFollow.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';

export interface BulkFollowProps {
  outcome: RunOutcome;
  isRunning: boolean;
  onFollow: (action: string, tasks: readonly Task[]) => void;
}

/** In how many of the records something is left to be done after an action, and a button that does it in all of them. Nothing where nothing is. */
export function BulkFollow({ outcome, isRunning, onFollow }: BulkFollowProps) {
  const resource = useResource();
  const { action } = outcome;
  const wordsOf = useFollowTexts(action);
  const { follow } = actionOf(resource, action) ?? {};
  const tasks = useFollowOf(outcome);
  const [first] = tasks;
  if (!follow || !first) return null;
  const count = new Set(tasks.map(({ record }) => record.id)).size;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 1, flexWrap: 'wrap' }}
      action={
        <BusyButton size="small" variant="outlined" color="inherit" isBusy={isRunning} onClick={() => onFollow(follow.action, tasks)}>
          {wordsOf('set', first.record)}
        </BusyButton>
      }
    >
      {wordsOf('several', first.record, { count, smart_count: count })}
    </Alert>
  );
}
