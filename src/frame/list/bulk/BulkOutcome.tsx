import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { actionOf } from '#define';
import { type Job, planBulkUndo, type RunOutcome } from '#frame/actions/runs/runOutcome.ts';
import { useFollowOf, useFollowTexts } from '#frame/actions/useFollow.ts';
import { reasonText } from '#frame/actions/whyNot.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { NamedRecords } from '#frame/fields/NamedRecords.tsx';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { useBulkTexts } from './useBulkTexts';

/** At most this many records are listed in each part; the rest are counted. */
const maxListed = 50;

interface BulkOutcomeProps {
  outcome: RunOutcome;
  /** The run is of a closed tab: the records' former values are unknown, so it is neither undone nor followed up. */
  isInterrupted?: boolean;
  isRunning: boolean;
  onRun: (job: Job) => void;
  onClose: () => void;
}

/** Which records were done, refused, skipped or not reached, and why. Shown above the rows, which stay usable. */
export function BulkOutcome({ outcome, isInterrupted = false, isRunning, onRun, onClose }: BulkOutcomeProps) {
  const resource = useResource();
  const translate = useTranslate();
  const { summaryOf } = useBulkTexts();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // A new outcome takes the focus. An interrupted run does so only if nothing else has it.
  useEffect(() => {
    if (outcome && (!isInterrupted || document.activeElement === document.body)) section.current?.focus();
  }, [outcome, isInterrupted]);
  const { action, isUndo, refused } = outcome;
  const undo = isInterrupted ? undefined : planBulkUndo(resource, outcome);
  const retry = () => onRun({ action, isUndo, skipped: [], tasks: refused.map(({ item }) => item), retryOf: outcome });
  return (
    <Box
      component="section"
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      sx={{
        mx: 2,
        my: 1,
        p: 2,
        border: 1,
        borderColor: refused.length ? 'error.main' : 'divider',
        borderRadius: 1,
        outline: 'none',
        // The bar of selected rows does not cover it.
        scrollMarginTop: 'calc(12px + var(--bulk, 0px))',
      }}
    >
      <Typography component="h2" id={id} variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {summaryOf(outcome)}
      </Typography>
      <OutcomeParts outcome={outcome} />
      {!isInterrupted && <FollowUpNote outcome={outcome} isRunning={isRunning} onRun={onRun} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {refused.length > 0 && (
          <BusyButton size="small" variant="outlined" isBusy={isRunning} onClick={retry}>
            {translate('app.selection.retry')}
          </BusyButton>
        )}
        {undo && (
          <BusyButton size="small" variant="outlined" isBusy={isRunning} onClick={() => onRun(undo)}>
            {translate('app.selection.undoAll')}
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
    refused: refused.map(({ item, error }) => ({ ...item, why: errorText(error) })),
    skipped: skipped.map(({ record, why }) => ({ record, why: reasonText(translate, name, action, why) })),
    notStarted,
    done,
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

/** The follow-up of an action: how many records still need it, and a button that does it for all of them. Empty if none does. */
function FollowUpNote({ outcome, isRunning, onRun }: Pick<BulkOutcomeProps, 'outcome' | 'isRunning' | 'onRun'>) {
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
        <BusyButton
          size="small"
          variant="outlined"
          color="inherit"
          isBusy={isRunning}
          onClick={() => onRun({ action: follow.action, isUndo: false, skipped: [], tasks })}
        >
          {textOf('set', first.record)}
        </BusyButton>
      }
    >
      {textOf('several', first.record, { count, smart_count: count })}
    </Alert>
  );
}
