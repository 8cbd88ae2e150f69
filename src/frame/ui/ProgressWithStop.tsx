import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

/** How many of the tasks have ended. */
export interface Progress {
  settled: number;
  total: number;
  isStopping: boolean;
}

/** A dialog with the progress of a task over many records, and a Stop button. */
export function ProgressWithStop({ title, progress, onStop }: { title: string; progress: Progress; onStop: () => void }) {
  const translate = useTranslate();
  const { settled, total, isStopping } = progress;
  const count = translate('app.selection.progress', { done: settled, total });
  return (
    <Dialog open maxWidth="xs" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>{isStopping ? translate('app.selection.stopping') : count}</Box>
        <LinearProgress variant="determinate" value={total ? (settled / total) * 100 : 0} aria-label={title} aria-valuetext={count} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onStop} aria-disabled={isStopping} autoFocus>
          {translate('app.selection.stop')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
