import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { actionOf } from '#define';
import { reasonText } from '#frame/actions/reasonText.ts';
import { planBulkUndo, type RunOutcome, type Task } from '#frame/actions/runOutcome.ts';
import { useFollowOf, useFollowTexts } from '#frame/actions/useFollow.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { NamedRecords } from '#frame/fields/NamedRecords.tsx';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { useBulkTexts } from './useBulkTexts';

/** At most this many records are listed in each part; the rest are counted. */
const maxListed = 50;

interface BulkOutcomeProps {
  outcome: RunOutcome;
  isRunning: boolean;
  onRetry: () => void;
  /** Undefined for an interrupted run, whose records' former values are unknown. */
  onUndo?: () => void;
  /** Undefined for an interrupted run. */
  onFollow?: (action: string, tasks: readonly Task[]) => void;
  onClose: () => void;
}

/** Which records were done, refused, skipped or not reached, and why. Shown above the rows, which stay usable. */
export function BulkOutcome({ outcome, isRunning, onRetry, onUndo, onFollow, onClose }: BulkOutcomeProps) {
  const resource = useResource();
  const translate = useTranslate();
  const { summaryOf } = useBulkTexts();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // A new outcome takes the focus. An interrupted run does so only if nothing else has it.
  useEffect(() => {
    if (outcome && (onFollow || document.activeElement === document.body)) section.current?.focus();
  }, [outcome, onFollow]);
  const { refused } = outcome;
  return (
    <Box
      component="section"
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      sx={{ mx: 2, mb: 1, p: 2, border: 1, borderColor: refused.length ? 'error.main' : 'divider', borderRadius: 1, outline: 'none' }}
    >
      <Typography component="h2" id={id} variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {summaryOf(outcome)}
      </Typography>
      <OutcomeParts outcome={outcome} />
      {onFollow && <FollowUpNote outcome={outcome} isRunning={isRunning} onFollow={onFollow} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {refused.length > 0 && (
          <BusyButton size="small" variant="outlined" isBusy={isRunning} onClick={onRetry}>
            {translate('app.selection.retry')}
          </BusyButton>
        )}
        {onUndo && planBulkUndo(resource, outcome) && (
          <BusyButton size="small" variant="outlined" isBusy={isRunning} onClick={onUndo}>
            {translate('app.selection.putBack')}
          </BusyButton>
        )}
        <Button size="small" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </Box>
    </Box>
  );
}

/** The records of each part: first those that need attention, done ones last and closed. */
function OutcomeParts({ outcome: { action, done, refused, skipped, notStarted } }: Pick<BulkOutcomeProps, 'outcome'>) {
  const { name } = useResource();
  const translate = useTranslate();
  const errorText = useErrorText();
  const parts = {
    refused: refused.map(({ item: { record, part }, error }) => ({ record, part, why: errorText(error) })),
    skipped: skipped.map(({ record, why }) => ({ record, why: reasonText(translate, name, action, why) })),
    notStarted: notStarted.map(({ record, part }) => ({ record, part })),
    done: done.map(({ record, part }) => ({ record, part })),
  };
  return (['refused', 'skipped', 'notStarted', 'done'] as const).map(part =>
    parts[part].length ? (
      <Box key={part} component="details" open={part !== 'done'} sx={{ mb: 1, color: part === 'refused' ? 'error.main' : undefined }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
          {translate(`app.selection.titles.${part}`)} ({parts[part].length})
        </Box>
        <Box sx={{ maxHeight: 200, overflowY: 'auto' }}>
          <NamedRecords records={parts[part]} most={maxListed} />
        </Box>
      </Box>
    ) : null,
  );
}

interface FollowUpNoteProps extends Pick<BulkOutcomeProps, 'outcome' | 'isRunning'> {
  onFollow: (action: string, tasks: readonly Task[]) => void;
}

/** The follow-up of an action: how many records still need it, and a button that does it for all of them. Empty if none does. */
function FollowUpNote({ outcome, isRunning, onFollow }: FollowUpNoteProps) {
  const resource = useResource();
  const { action } = outcome;
  const textOf = useFollowTexts(action);
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
          {textOf('set', first.record)}
        </BusyButton>
      }
    >
      {textOf('several', first.record, { count, smart_count: count })}
    </Alert>
  );
}
