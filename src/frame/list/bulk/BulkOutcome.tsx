import { Box, Button, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { planBulkUndo, type RunOutcome } from '#frame/actions/runOutcome.ts';
import { reasonText } from '#frame/actions/whyNot.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { NamedRecords } from '#frame/fields/NamedRecords.tsx';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { BulkFollow, type BulkFollowProps } from './BulkFollow';
import { useBulkTexts } from './useBulkTexts';

const mostNamed = 50;

interface BulkOutcomeProps {
  outcome: RunOutcome;
  isRunning: boolean;
  onRetry: () => void;
  /** None where it is not known any more how the records were before. */
  onPutBack?: () => void;
  onFollow?: BulkFollowProps['onFollow'];
  onClose: () => void;
}

/** What became of several records: done, refused with the server's words, left out and why, not reached. It lies beside the rows, which can be worked with meanwhile. */
export function BulkOutcome({ outcome, isRunning, onRetry, onPutBack, onFollow, onClose }: BulkOutcomeProps) {
  const resource = useResource();
  const translate = useTranslate();
  const { summaryOf } = useBulkTexts();
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  // Each outcome is news: what led to it, a dialog or a button, may be gone. It takes the focus from nothing that is still there.
  useEffect(() => {
    if (outcome && (onFollow || document.activeElement === document.body)) sheet.current?.focus();
  }, [outcome, onFollow]);
  const { refused } = outcome;
  return (
    <Box
      component="section"
      ref={sheet}
      tabIndex={-1}
      aria-labelledby={id}
      sx={{ mx: 2, mb: 1, p: 2, border: 1, borderColor: refused.length ? 'error.main' : 'divider', borderRadius: 1, outline: 'none' }}
    >
      <Typography component="h2" id={id} variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {summaryOf(outcome)}
      </Typography>
      <Parts outcome={outcome} />
      {onFollow && <BulkFollow outcome={outcome} isRunning={isRunning} onFollow={onFollow} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {refused.length > 0 && (
          <BusyButton size="small" variant="outlined" isBusy={isRunning} onClick={onRetry}>
            {translate('app.selection.retry')}
          </BusyButton>
        )}
        {onPutBack && planBulkUndo(resource, outcome) && (
          <BusyButton size="small" variant="outlined" isBusy={isRunning} onClick={onPutBack}>
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

/** The records by what became of them, those that staff have still to see to first. */
function Parts({ outcome: { action, done, refused, left, rest } }: Pick<BulkOutcomeProps, 'outcome'>) {
  const { name } = useResource();
  const translate = useTranslate();
  const errorText = useErrorText();
  const parts = {
    refused: refused.map(({ item: { record, part }, error }) => ({ record, part, why: errorText(error) })),
    left: left.map(({ record, why }) => ({ record, why: reasonText(translate, name, action, why) })),
    rest: rest.map(({ record, part }) => ({ record, part })),
    done: done.map(({ record, part }) => ({ record, part })),
  };
  return (['refused', 'left', 'rest', 'done'] as const).map(part =>
    parts[part].length ? (
      <Box key={part} component="details" open={part !== 'done'} sx={{ mb: 1, color: part === 'refused' ? 'error.main' : undefined }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
          {translate(`app.selection.titles.${part}`)} ({parts[part].length})
        </Box>
        <Box sx={{ maxHeight: 200, overflowY: 'auto' }}>
          <NamedRecords records={parts[part]} most={mostNamed} />
        </Box>
      </Box>
    ) : null,
  );
}
