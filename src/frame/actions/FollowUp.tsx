import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { actionOf, recordsIn, type ShopRecord, valueAt } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { ConfirmDialog } from '#frame/ui/ConfirmDialog.tsx';
import { useBulk } from './runs/useBulk';
import { followTasks, useFollowTexts } from './useFollow';

/** Says which follow-up tasks an action leaves in a record (`follow` of the action), and runs them on request. Renders nothing without tasks. */
export function FollowUp({ action, record }: { action: string; record: ShopRecord }) {
  const errorText = useErrorText();
  const notify = useNotify();
  const resource = useResource();
  const { follow } = actionOf(resource, action) ?? {};
  const textOf = useFollowTexts(action);
  const { progress, outcome, run } = useBulk(({ done: { length: count }, refused }) => {
    const text = textOf('done', record, { count, smart_count: count });
    if (count) notify(text, { type: refused.length ? 'warning' : 'success', messageArgs: { _: text } });
  });
  const [isAsking, setAsking] = useState(false);
  const tasks = followTasks(resource, action, [record]);
  if (!follow || !tasks.length) return null;
  const all = recordsIn(valueAt(record, follow.source));
  const count = tasks.length;
  const translateKey = (key: string) => textOf(key, record, { count, smart_count: count, all: all.length || count });
  const confirm = async () => {
    await run({ action: follow.action, isUndo: false, skipped: [], tasks });
    setAsking(false);
  };
  return (
    <Alert severity="warning" role="status" sx={{ mt: 2 }}>
      {translateKey('apart')}
      {outcome?.refused.map(({ item: { part }, error }, at) => (
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
          title={translateKey('question')}
          text={tasks.map(({ part }) => part).join(', ')}
          confirm={translateKey('set')}
          isRunning={Boolean(progress)}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        />
      )}
    </Alert>
  );
}
