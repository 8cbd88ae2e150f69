import { Alert, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { actionOf, type ShopRecord, valueAt } from '#define';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { ConfirmDialog } from '#frame/ui/ConfirmDialogLazy.ts';
import { runEach, type Settled } from './runEach';
import type { Task } from './runOutcome';
import { useFollow, useFollowTexts } from './useFollow';

/** Runs the follow-up tasks one after the other. */
function useRunTasks(action: string, record: ShopRecord) {
  const resource = useResource();
  const { name } = resource;
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const textOf = useFollowTexts(action);
  const [isRunning, setRunning] = useState(false);
  const [refused, setRefused] = useState<Settled<Task>['refused']>([]);
  const run = async (tasks: readonly Task[]) => {
    const { follow } = actionOf(resource, action) ?? {};
    if (!follow) return;
    setRunning(true);
    const act = ({ record, input }: Task) => dataProvider.act(name, follow.action, record, input);
    const settled = await runEach(tasks, act, { atOnce: 1, isStopped: () => false, isTheEnd: () => false, onStep: () => {} });
    setRefused(settled.refused);
    const count = settled.done.length;
    const text = textOf('done', record, { count, smart_count: count });
    if (count) notify(text, { type: settled.refused.length ? 'warning' : 'success', messageArgs: { _: text } });
    await queries.invalidateQueries(staleAfterWrite(name));
    setRunning(false);
  };
  return { run, isRunning, refused };
}

/** Says which follow-up tasks an action leaves in a record (`follow` of the action), and runs them on request. Renders nothing without tasks. */
export function FollowUp({ action, record }: { action: string; record: ShopRecord }) {
  const errorText = useErrorText();
  const { follow } = actionOf(useResource(), action) ?? {};
  const textOf = useFollowTexts(action);
  const { run, isRunning, refused } = useRunTasks(action, record);
  const [isAsking, setAsking] = useState(false);
  const tasks = useFollow(action, record);
  if (!follow || !tasks.length) return null;
  const all = valueAt(record, follow.source);
  const count = tasks.length;
  const translateKey = (key: string) => textOf(key, record, { count, smart_count: count, all: Array.isArray(all) ? all.length : count });
  const confirm = async () => {
    await run(tasks);
    setAsking(false);
  };
  return (
    <Alert severity="warning" role="status" sx={{ mt: 2 }}>
      {translateKey('apart')}
      {refused.map(({ item: { part }, error }, at) => (
        <Box key={at} dir="auto" sx={{ color: 'error.main' }}>
          {part}: {errorText(error)}
        </Box>
      ))}
      <Box sx={{ mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => setAsking(true)}>
          {translateKey('set')}
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDialog
          isHarmless
          title={translateKey('question')}
          text={tasks.map(({ part }) => part).join(', ')}
          confirm={translateKey('set')}
          isRunning={isRunning}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        />
      )}
    </Alert>
  );
}
