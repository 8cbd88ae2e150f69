import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Progress } from '#frame/list/bulk/useBulk.ts';

/** How far something that is done to many records has come, and a way to stop it. */
export function ProgressWithStop({ title, progress, onStop }: { title: string; progress: Progress; onStop: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const { settled, total, isStopping } = progress;
  const count = translate('app.selection.progress', { done: settled, total });
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>{isStopping ? translate('app.selection.stopping') : count}</Box>
        <LinearProgress variant="determinate" value={total ? (settled / total) * 100 : 0} aria-labelledby={id} aria-valuetext={count} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onStop} aria-disabled={isStopping} autoFocus>
          {translate('app.selection.stop')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
